//! The difference of two JSON texts.
//!
//! | patch | meaning |
//! |---|---|
//! | `{"key": patch}` | the object's value at `key` changes; other keys stay |
//! | `{"$set": value}` | the value is replaced, or the key is new |
//! | `{"$del": true}` | the key vanishes |
//! | `{"$at": {"3": patch}}` | the array keeps its length, and its item 3 changes |
//!
//! It works on the texts themselves, as `serde_json` writes them (no white space, keys in a fixed
//! order), and builds no tree: views are compared after every action, for every onlooker.

/// The patch that turns `old` into `new`; `{}` where they are equal.
pub fn diff(old: &str, new: &str) -> String {
    let mut out = String::with_capacity(128);
    if old == new {
        out.push_str("{}");
    } else {
        write(old, new, &mut out);
    }
    out
}

/// Writes the patch between two different values; the shorter form where there are two.
fn write(old: &str, new: &str, out: &mut String) {
    let mark = out.len();
    let written = match (old.as_bytes().first(), new.as_bytes().first()) {
        (Some(b'{'), Some(b'{')) => {
            write_object(old, new, out);
            true
        }
        (Some(b'['), Some(b'[')) => write_array(old, new, out),
        _ => false,
    };
    if !written || out.len() - mark > new.len() + "{\"$set\":}".len() {
        out.truncate(mark);
        write_set(new, out);
    }
}

fn write_set(new: &str, out: &mut String) {
    out.push_str("{\"$set\":");
    out.push_str(new);
    out.push('}');
}

fn write_object(old: &str, new: &str, out: &mut String) {
    out.push('{');
    let mark = out.len();
    let mut before = Items::new(old);
    let mut after = Items::new(new);
    loop {
        if skip_same(&mut before, &mut after) {
            continue;
        }
        match (before.member(), after.member()) {
            (None, None) => break,
            (Some((key, was)), Some((same, is))) if key == same => {
                if was != is {
                    write_key(key, mark, out);
                    write(was, is, out);
                }
            }
            (was, is) => {
                let rest = std::iter::from_fn(|| before.member());
                let was: Vec<_> = was.into_iter().chain(rest).collect();
                let rest = std::iter::from_fn(|| after.member());
                let is: Vec<_> = is.into_iter().chain(rest).collect();
                write_members(&was, &is, mark, out);
                break;
            }
        }
    }
    out.push('}');
}

/// The rest of two objects whose keys are not the same, or not in the same order.
fn write_members(was: &[(&str, &str)], is: &[(&str, &str)], mark: usize, out: &mut String) {
    for &(key, value) in is {
        match was.iter().find(|(old, _)| *old == key) {
            Some((_, old)) if *old == value => {}
            Some((_, old)) => {
                write_key(key, mark, out);
                write(old, value, out);
            }
            None => {
                write_key(key, mark, out);
                write_set(value, out);
            }
        }
    }
    for &(key, _) in was {
        if !is.iter().any(|(new, _)| *new == key) {
            write_key(key, mark, out);
            out.push_str("{\"$del\":true}");
        }
    }
}

/// Writes the patch of two arrays, or says that their lengths differ.
fn write_array(old: &str, new: &str, out: &mut String) -> bool {
    out.push_str("{\"$at\":{");
    let mark = out.len();
    let mut before = Items::new(old);
    let mut after = Items::new(new);
    for index in 0.. {
        if skip_same(&mut before, &mut after) {
            continue;
        }
        match (before.item(), after.item()) {
            (None, None) => break,
            (Some(was), Some(is)) => {
                if was != is {
                    write_key(&format!("\"{index}\""), mark, out);
                    write(was, is, out);
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

/// Steps over the next member or item of both if they are the same; found with one scan and one
/// comparison, as nearly all are.
fn skip_same(before: &mut Items<'_>, after: &mut Items<'_>) -> bool {
    let (old, new) = (before.text.as_bytes(), after.text.as_bytes());
    let from = before.start();
    let other = after.start();
    if matches!(old.get(from), None | Some(b'}' | b']')) {
        return false;
    }
    let mut to = end_of(old, from);
    if old.get(to) == Some(&b':') {
        to = end_of(old, to + 1);
    }
    let end = other + (to - from);
    let is_same = new.get(other..end) == Some(&old[from..to])
        // The same start of a longer number is not the same value.
        && matches!(new.get(end), Some(b',' | b'}' | b']'));
    if is_same {
        before.at = to;
        after.at = end;
    }
    is_same
}

/// Walks over the members of an object or the items of an array.
struct Items<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Items<'a> {
    fn new(text: &'a str) -> Items<'a> {
        Items { text, at: 1 }
    }

    /// The next quoted key with its value.
    fn member(&mut self) -> Option<(&'a str, &'a str)> {
        let key = self.item()?;
        // Steps over the colon.
        self.at += 1;
        let from = self.at;
        self.at = end_of(self.text.as_bytes(), from);
        Some((key, self.text.get(from..self.at)?))
    }

    /// Where the next member or item starts.
    fn start(&self) -> usize {
        self.at + usize::from(self.text.as_bytes().get(self.at) == Some(&b','))
    }

    /// The next value.
    fn item(&mut self) -> Option<&'a str> {
        let bytes = self.text.as_bytes();
        self.at = self.start();
        if matches!(bytes.get(self.at), None | Some(b'}' | b']')) {
            return None;
        }
        let from = self.at;
        self.at = end_of(bytes, from);
        self.text.get(from..self.at)
    }
}

/// Where the value that starts at `at` ends.
fn end_of(bytes: &[u8], mut at: usize) -> usize {
    match bytes.get(at) {
        Some(b'"') => end_of_string(bytes, at),
        Some(b'{' | b'[') => {
            let mut depth = 0_usize;
            while let Some(&byte) = bytes.get(at) {
                match byte {
                    b'"' => {
                        at = end_of_string(bytes, at);
                        continue;
                    }
                    b'{' | b'[' => depth += 1,
                    b'}' | b']' => {
                        depth -= 1;
                        if depth == 0 {
                            return at + 1;
                        }
                    }
                    _ => {}
                }
                at += 1;
            }
            bytes.len()
        }
        _ => {
            let rest = bytes.get(at..).unwrap_or_default();
            let length = rest.iter().position(|byte| matches!(byte, b',' | b':' | b'}' | b']'));
            at + length.unwrap_or(rest.len())
        }
    }
}

fn end_of_string(bytes: &[u8], mut at: usize) -> usize {
    at += 1;
    while let Some(&byte) = bytes.get(at) {
        match byte {
            b'\\' => at += 2,
            b'"' => return at + 1,
            _ => at += 1,
        }
    }
    bytes.len()
}

#[cfg(test)]
mod tests {
    use serde_json::{Map, Value};

    use super::*;

    /// Both sides are tested with the same cases: this, and the page's `patch.test.ts`.
    const CASES: &str = include_str!("../tests/patch-cases.json");

    fn apply(old: &Value, patch: &Value) -> Value {
        let patch = patch.as_object().expect("a patch is an object");
        if let Some(value) = patch.get("$set") {
            return value.clone();
        }
        if let Some(items) = patch.get("$at").and_then(Value::as_object) {
            let mut array = old.as_array().expect("$at changes an array").clone();
            for (index, patch) in items {
                let index: usize = index.parse().expect("an index");
                array[index] = apply(&array[index], patch);
            }
            return Value::Array(array);
        }
        let mut object = old.as_object().cloned().unwrap_or_else(Map::new);
        for (key, patch) in patch {
            if patch.get("$del").is_some() {
                object.remove(key);
            } else {
                let value = apply(object.get(key).unwrap_or(&Value::Null), patch);
                object.insert(key.clone(), value);
            }
        }
        Value::Object(object)
    }

    #[test]
    fn the_cases_shared_with_the_page_give_these_patches() {
        let cases: Vec<Value> = serde_json::from_str(CASES).expect("the cases are JSON");
        for case in cases {
            let patch = diff(&case["old"].to_string(), &case["new"].to_string());
            let patch: Value = serde_json::from_str(&patch).expect("a patch is JSON");
            assert_eq!(patch, case["patch"], "{case}");
            assert_eq!(apply(&case["old"], &patch), case["new"], "{case}");
        }
    }

    #[test]
    fn a_replaced_value_is_sent_whole_where_that_is_shorter() {
        assert_eq!(diff("{\"a\":[1,2]}", "{\"a\":[2,1]}"), "{\"a\":{\"$set\":[2,1]}}");
    }

    #[test]
    fn text_that_is_cut_off_does_not_panic() {
        for text in ["", "{", "[", "{\"a", "{\"a\":", "[1,", "{\"a\":\"\\"] {
            diff(text, "{\"a\":[1]}");
            diff("{\"a\":[1]}", text);
        }
    }
}
