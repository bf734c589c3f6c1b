//! Reading requests line by line without trusting their length.

use std::io::{self, BufRead};

/// The longest request line in bytes, its line end not counted.
pub const LONGEST: usize = 1 << 20;

/// One line of input.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Line {
    /// The bytes of the line, without its end.
    Bytes(Vec<u8>),
    /// The line was longer than [`LONGEST`]; it has been skipped.
    TooLong,
}

/// Reads the next line, or `None` at the end of the input. Never keeps more than `longest` bytes.
pub(super) fn read_line(input: &mut impl BufRead, longest: usize) -> io::Result<Option<Line>> {
    let mut line = Vec::new();
    let mut too_long = false;
    let mut any = false;
    loop {
        let buffer = match input.fill_buf() {
            Ok(buffer) => buffer,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if buffer.is_empty() && !any {
            return Ok(None);
        }
        any = true;
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let part = &buffer[..end.unwrap_or(buffer.len())];
        too_long |= line.len() + part.len() > longest;
        if !too_long {
            line.extend_from_slice(part);
        }
        let (is_last, used) =
            (end.is_some() || buffer.is_empty(), end.map_or(part.len(), |at| at + 1));
        input.consume(used);
        if is_last {
            break;
        }
    }
    if line.last() == Some(&b'\r') {
        line.pop();
    }
    Ok(Some(if too_long { Line::TooLong } else { Line::Bytes(line) }))
}

#[cfg(test)]
mod tests {
    use std::io::BufReader;

    use super::*;

    fn lines(input: &[u8], longest: usize) -> Vec<Line> {
        let mut input = BufReader::with_capacity(3, input);
        std::iter::from_fn(|| read_line(&mut input, longest).unwrap()).collect()
    }

    fn bytes(text: &str) -> Line {
        Line::Bytes(text.as_bytes().to_vec())
    }

    #[test]
    fn lines_end_with_either_line_end_or_the_input() {
        assert_eq!(lines(b"one\r\n\ntwo", 99), [bytes("one"), bytes(""), bytes("two")]);
        assert_eq!(lines(b"", 99), []);
    }

    #[test]
    fn a_long_line_is_skipped_and_the_next_one_is_read() {
        assert_eq!(lines(b"12345678\n1234\n", 4), [Line::TooLong, bytes("1234")]);
    }
}
