//! The difference of two JSON texts.
//!
//! | patch | meaning |
//! |---|---|
//! | `{"key": patch}` | the object's value at `key` changes; other keys stay |
//! | `{"$set": value}` | the value is replaced, or the key is new |
//! | `{"$del": true}` | the key vanishes |
//! | `{"$at": {"3": patch}}` | the array keeps its length, and its item 3 changes |
//!
//! Views are compared after every action, for every onlooker. So a [`Noted`] text remembers, from when it
//! was written, where each of its values lies: nothing is parsed, and what is equal is found by comparing
//! whole stretches of text.

use std::cell::Cell;
use std::io;

use serde::Serialize;
use serde_json::ser::Formatter;

/// A JSON text, and where each of its values lies.
#[derive(Clone, Debug)]
pub struct Noted {
    text: String,
    /// All values inside the outermost one, each before those inside it.
    nodes: Vec<Node>,
}

/// A value inside an object or array.
#[derive(Clone, Copy, Debug, Default)]
struct Node {
    /// Where its quoted key lies; empty in an array.
    key: (u32, u32),
    /// Where it lies.
    value: (u32, u32),
    /// The node after it and all inside it.
    next: u32,
}

impl Noted {
    /// Writes `data` and notes where its values lie.
    pub fn of(data: &impl Serialize) -> Noted {
        // Room for the view of a wargame, so that it does not have to move while it is written.
        let mut text = Vec::with_capacity(4096);
        let mut nodes = Vec::with_capacity(512);
        let length = Cell::new(0);
        let notes = Notes { length: &length, nodes: &mut nodes, open: Vec::new(), key: (0, 0) };
        let writer = Counted { text: &mut text, length: &length };
        let mut serializer = serde_json::Serializer::with_formatter(writer, notes);
        data.serialize(&mut serializer).expect("plain data always has a JSON form");
        let text = String::from_utf8(text).expect("JSON is UTF-8");
        Noted { text, nodes }
    }

    /// The text.
    pub fn text(&self) -> &str {
        &self.text
    }

    fn slice(&self, (from, to): (u32, u32)) -> &str {
        &self.text[from as usize..to as usize]
    }

    /// The values directly inside the nodes `from..to`.
    fn children(&self, from: u32, to: u32) -> impl Iterator<Item = (u32, Node)> {
        let mut at = from;
        std::iter::from_fn(move || {
            let node = *self.nodes.get(at as usize).filter(|_| at < to)?;
            let index = at;
            at = node.next;
            Some((index, node))
        })
    }
}

/// The patch that turns `old` into `new`; `{}` where they are equal.
pub fn diff(old: &Noted, new: &Noted) -> String {
    let mut out = String::with_capacity(256);
    if old.text == new.text {
        out.push_str("{}");
    } else {
        let whole = |noted: &Noted| Part {
            value: (0, noted.text.len() as u32),
            inside: (0, noted.nodes.len() as u32),
        };
        write(old, whole(old), new, whole(new), &mut out);
    }
    out
}

/// A value, and the nodes inside it.
#[derive(Clone, Copy)]
struct Part {
    value: (u32, u32),
    inside: (u32, u32),
}

impl Part {
    fn of((index, node): (u32, Node)) -> Part {
        Part { value: node.value, inside: (index + 1, node.next) }
    }
}

/// Writes the patch between two different values; the shorter form where there are two.
fn write(old: &Noted, was: Part, new: &Noted, is: Part, out: &mut String) {
    let mark = out.len();
    let text = new.slice(is.value);
    let written = match (old.slice(was.value).as_bytes().first(), text.as_bytes().first()) {
        (Some(b'{'), Some(b'{')) => {
            write_object(old, was, new, is, out);
            true
        }
        (Some(b'['), Some(b'[')) => write_array(old, was, new, is, out),
        _ => false,
    };
    if !written || out.len() - mark > text.len() + "{\"$set\":}".len() {
        out.truncate(mark);
        write_set(text, out);
    }
}

fn write_set(new: &str, out: &mut String) {
    out.push_str("{\"$set\":");
    out.push_str(new);
    out.push('}');
}

fn write_object(old: &Noted, was: Part, new: &Noted, is: Part, out: &mut String) {
    out.push('{');
    let mark = out.len();
    let mut before = old.children(was.inside.0, was.inside.1);
    let mut after = new.children(is.inside.0, is.inside.1);
    loop {
        match (before.next(), after.next()) {
            (None, None) => break,
            (Some(was), Some(is)) if old.slice(was.1.key) == new.slice(is.1.key) => {
                if old.slice(was.1.value) != new.slice(is.1.value) {
                    write_key(new.slice(is.1.key), mark, out);
                    write(old, Part::of(was), new, Part::of(is), out);
                }
            }
            (was, is) => {
                let was: Vec<_> = was.into_iter().chain(before).collect();
                let is: Vec<_> = is.into_iter().chain(after).collect();
                write_members(old, &was, new, &is, mark, out);
                break;
            }
        }
    }
    out.push('}');
}

/// The rest of two objects whose keys are not the same, or not in the same order.
fn write_members(
    old: &Noted,
    was: &[(u32, Node)],
    new: &Noted,
    is: &[(u32, Node)],
    mark: usize,
    out: &mut String,
) {
    for &after in is {
        let (key, value) = (new.slice(after.1.key), new.slice(after.1.value));
        match was.iter().find(|before| old.slice(before.1.key) == key) {
            Some(before) if old.slice(before.1.value) == value => {}
            Some(&before) => {
                write_key(key, mark, out);
                write(old, Part::of(before), new, Part::of(after), out);
            }
            None => {
                write_key(key, mark, out);
                write_set(value, out);
            }
        }
    }
    for before in was {
        let key = old.slice(before.1.key);
        if !is.iter().any(|after| new.slice(after.1.key) == key) {
            write_key(key, mark, out);
            out.push_str("{\"$del\":true}");
        }
    }
}

/// Writes the patch of two arrays, or says that their lengths differ.
fn write_array(old: &Noted, was: Part, new: &Noted, is: Part, out: &mut String) -> bool {
    out.push_str("{\"$at\":{");
    let mark = out.len();
    let mut before = old.children(was.inside.0, was.inside.1);
    let mut after = new.children(is.inside.0, is.inside.1);
    for index in 0.. {
        match (before.next(), after.next()) {
            (None, None) => break,
            (Some(was), Some(is)) => {
                if old.slice(was.1.value) != new.slice(is.1.value) {
                    write_key(&format!("\"{index}\""), mark, out);
                    write(old, Part::of(was), new, Part::of(is), out);
                }
            }
            _ => return false,
        }
    }
    out.push_str("}}");
    true
}

/// Writes a quoted key, after a comma unless it is the first behind `mark`.
fn write_key(key: &str, mark: usize, out: &mut String) {
    if out.len() > mark {
        out.push(',');
    }
    out.push_str(key);
    out.push(':');
}

/// Writes to memory and counts.
struct Counted<'a> {
    text: &'a mut Vec<u8>,
    length: &'a Cell<u32>,
}

impl io::Write for Counted<'_> {
    #[inline]
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.write_all(bytes)?;
        Ok(bytes.len())
    }

    #[inline]
    fn write_all(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.text.extend_from_slice(bytes);
        self.length.set(self.text.len() as u32);
        Ok(())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Notes where values begin and end while they are written, in the compact form.
struct Notes<'a> {
    length: &'a Cell<u32>,
    nodes: &'a mut Vec<Node>,
    /// The nodes that have begun and not ended.
    open: Vec<usize>,
    key: (u32, u32),
}

impl Notes<'_> {
    fn begin(&mut self, key: (u32, u32)) {
        self.open.push(self.nodes.len());
        let value = (self.length.get(), 0);
        self.nodes.push(Node { key, value, next: 0 });
    }

    fn end(&mut self) {
        let next = self.nodes.len() as u32;
        if let Some(index) = self.open.pop() {
            self.nodes[index].value.1 = self.length.get();
            self.nodes[index].next = next;
        }
    }
}

impl Formatter for Notes<'_> {
    fn begin_array_value<W: ?Sized + io::Write>(
        &mut self,
        out: &mut W,
        first: bool,
    ) -> io::Result<()> {
        if !first {
            out.write_all(b",")?;
        }
        self.begin((0, 0));
        Ok(())
    }

    fn end_array_value<W: ?Sized + io::Write>(&mut self, _: &mut W) -> io::Result<()> {
        self.end();
        Ok(())
    }

    fn begin_object_key<W: ?Sized + io::Write>(
        &mut self,
        out: &mut W,
        first: bool,
    ) -> io::Result<()> {
        if !first {
            out.write_all(b",")?;
        }
        self.key.0 = self.length.get();
        Ok(())
    }

    fn end_object_key<W: ?Sized + io::Write>(&mut self, _: &mut W) -> io::Result<()> {
        self.key.1 = self.length.get();
        Ok(())
    }

    fn begin_object_value<W: ?Sized + io::Write>(&mut self, out: &mut W) -> io::Result<()> {
        out.write_all(b":")?;
        self.begin(self.key);
        Ok(())
    }

    fn end_object_value<W: ?Sized + io::Write>(&mut self, _: &mut W) -> io::Result<()> {
        self.end();
        Ok(())
    }
}
