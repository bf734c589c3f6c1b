//! The difference of two JSON values.
//!
//! | patch | meaning |
//! |---|---|
//! | `{"key": patch}` | the object's value at `key` changes; other keys stay |
//! | `{"$set": value}` | the value is replaced, or the key is new |
//! | `{"$del": true}` | the key vanishes |
//! | `{"$at": {"3": patch}}` | the array keeps its length, and its item 3 changes |
//!
//! Views are compared after every action, for every onlooker, and little of them changes. So they
//! are [`Noted`] as a list of values and not as text: what is equal is never written.

mod note;
mod noted;

pub use noted::Noted;
use noted::{Part, Value};

/// The patch that turns `old` into `new`; `{}` where they are equal.
pub fn diff(old: &Noted, new: &Noted) -> String {
    let mut out = String::with_capacity(256);
    let (was, is) = (old.whole(), new.whole());
    if was.equals(is) {
        out.push_str("{}");
    } else {
        write(was, is, &mut out);
    }
    out
}

/// Writes the patch between two different values; the shorter form where there are two.
fn write(was: Part<'_>, is: Part<'_>, out: &mut String) {
    let mark = out.len();
    let written = match (was.value(), is.value()) {
        (Value::Object, Value::Object) => {
            write_object(was, is, out);
            true
        }
        (Value::Array, Value::Array) => write_array(was, is, out),
        _ => false,
    };
    let longest = (out.len() - mark).saturating_sub("{\"$set\":}".len());
    if !written || is.is_shorter_than(longest) {
        out.truncate(mark);
        write_set(is, out);
    }
}

fn write_set(new: Part<'_>, out: &mut String) {
    out.push_str("{\"$set\":");
    new.write(out);
    out.push('}');
}

fn write_object(was: Part<'_>, is: Part<'_>, out: &mut String) {
    out.push('{');
    let mark = out.len();
    let (mut before, mut after) = (was.inside(), is.inside());
    loop {
        match (before.next(), after.next()) {
            (None, None) => break,
            (Some(was), Some(is)) if was.key() == is.key() => {
                if !was.equals(is) {
                    write_key(is.key(), mark, out);
                    write(was, is, out);
                }
            }
            (was, is) => {
                let was: Vec<_> = was.into_iter().chain(before).collect();
                let is: Vec<_> = is.into_iter().chain(after).collect();
                write_members(&was, &is, mark, out);
                break;
            }
        }
    }
    out.push('}');
}

/// The rest of two objects whose keys are not the same, or not in the same order.
fn write_members(was: &[Part<'_>], is: &[Part<'_>], mark: usize, out: &mut String) {
    for &after in is {
        match was.iter().find(|before| before.key() == after.key()) {
            Some(before) if before.equals(after) => {}
            Some(&before) => {
                write_key(after.key(), mark, out);
                write(before, after, out);
            }
            None => {
                write_key(after.key(), mark, out);
                write_set(after, out);
            }
        }
    }
    for before in was {
        if !is.iter().any(|after| after.key() == before.key()) {
            write_key(before.key(), mark, out);
            out.push_str("{\"$del\":true}");
        }
    }
}

/// Writes the patch of two arrays, or says that their lengths differ.
fn write_array(was: Part<'_>, is: Part<'_>, out: &mut String) -> bool {
    out.push_str("{\"$at\":{");
    let mark = out.len();
    let (mut before, mut after) = (was.inside(), is.inside());
    for index in 0.. {
        match (before.next(), after.next()) {
            (None, None) => break,
            (Some(was), Some(is)) => {
                if !was.equals(is) {
                    write_key(&index.to_string(), mark, out);
                    write(was, is, out);
                }
            }
            _ => return false,
        }
    }
    out.push_str("}}");
    true
}

/// Writes a key, after a comma unless it is the first behind `mark`.
fn write_key(key: &str, mark: usize, out: &mut String) {
    if out.len() > mark {
        out.push(',');
    }
    noted::write_text(key, out);
    out.push(':');
}
