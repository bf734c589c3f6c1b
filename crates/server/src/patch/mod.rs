//! The difference of two JSON values.
//!
//! | patch | meaning |
//! |---|---|
//! | `{"key": patch}` | the object's value at `key` changes; other keys stay |
//! | `{"$set": value}` | the value is replaced, or the key is new |
//! | `{"$del": true}` | the key vanishes |
//! | `{"$at": {"3": patch}}` | the array keeps its length, and its item 3 changes |
//!
//! Views are compared after every action, for every onlooker, and little of them changes. So they are
//! [`Noted`] as a list of values and not as text: what is equal is never written.

mod note;
mod noted;

use std::fmt::{Display, Write};

pub use noted::Noted;
use noted::{Json, Part, Value};

/// The patch that turns `old` into `new`; `{}` where they are equal.
pub fn diff(old: &Noted, new: &Noted) -> String {
    let mut out = String::with_capacity(256);
    if !write(old.whole(), new.whole(), &mut out) {
        out.push_str("{}");
    }
    out
}

/// Writes the patch between two values, the shorter form where there are two; or nothing, and says so,
/// where they are equal.
fn write(was: Part<'_>, is: Part<'_>, out: &mut String) -> bool {
    let mark = out.len();
    let written = match (was.value(), is.value()) {
        (Value::Object, Value::Object) => write_object(was, is, out),
        (Value::Array, Value::Array) => write_array(was, is, out),
        _ if was.equals(is) => return false,
        _ => Written::Whole,
    };
    let longest = (out.len() - mark).saturating_sub("{\"$set\":}".len());
    if written == Written::Nothing || written == Written::Whole || is.is_shorter_than(longest) {
        out.truncate(mark);
    }
    if written == Written::Nothing {
        return false;
    }
    if out.len() == mark {
        write_set(is, out);
    }
    true
}

/// What came of comparing the insides of two values.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Written {
    /// They are equal.
    Nothing,
    /// Their difference was written.
    Parts,
    /// They can only be replaced.
    Whole,
}

fn write_set(new: Part<'_>, out: &mut String) {
    out.push_str("{\"$set\":");
    new.write(out);
    out.push('}');
}

/// Writes the patch of two values with the same place behind `mark`, unless they are equal.
fn write_at(place: impl Display, was: Part<'_>, is: Part<'_>, mark: usize, out: &mut String) {
    // What is large is gone through once, and what turns out equal is taken back; to compare it first
    // would be to go through it twice at every level.
    if is.is_small() && was.equals(is) {
        return;
    }
    let before = out.len();
    write_key(place, mark, out);
    if !write(was, is, out) {
        out.truncate(before);
    }
}

fn write_object(was: Part<'_>, is: Part<'_>, out: &mut String) -> Written {
    out.push('{');
    let mark = out.len();
    let (mut before, mut after) = (was.inside(), is.inside());
    loop {
        match (before.next(), after.next()) {
            (None, None) => break,
            (Some(was), Some(is)) if was.key() == is.key() => {
                write_at(Json(is.key()), was, is, mark, out);
            }
            (was, is) => {
                let was: Vec<_> = was.into_iter().chain(before).collect();
                let is: Vec<_> = is.into_iter().chain(after).collect();
                write_members(&was, &is, mark, out);
                break;
            }
        }
    }
    let written = if out.len() > mark { Written::Parts } else { Written::Nothing };
    out.push('}');
    written
}

/// The rest of two objects whose keys are not the same, or not in the same order.
fn write_members(was: &[Part<'_>], is: &[Part<'_>], mark: usize, out: &mut String) {
    for &after in is {
        match was.iter().find(|before| before.key() == after.key()) {
            Some(&before) => write_at(Json(after.key()), before, after, mark, out),
            None => {
                write_key(Json(after.key()), mark, out);
                write_set(after, out);
            }
        }
    }
    for before in was {
        if !is.iter().any(|after| after.key() == before.key()) {
            write_key(Json(before.key()), mark, out);
            out.push_str("{\"$del\":true}");
        }
    }
}

/// Writes the patch of two arrays of the same length.
fn write_array(was: Part<'_>, is: Part<'_>, out: &mut String) -> Written {
    out.push_str("{\"$at\":{");
    let mark = out.len();
    let (mut before, mut after) = (was.inside(), is.inside());
    for index in 0.. {
        match (before.next(), after.next()) {
            (None, None) => break,
            (Some(was), Some(is)) => write_at(format_args!("\"{index}\""), was, is, mark, out),
            _ => return Written::Whole,
        }
    }
    let written = if out.len() > mark { Written::Parts } else { Written::Nothing };
    out.push_str("}}");
    written
}

/// Writes a key that is JSON, after a comma unless it is the first behind `mark`.
fn write_key(key: impl Display, mark: usize, out: &mut String) {
    if out.len() > mark {
        out.push(',');
    }
    // Writing to a text does not fail.
    let _ = write!(out, "{key}:");
}
