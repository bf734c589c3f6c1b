//! Reading lines without trusting their length.

use std::io::{self, BufRead, Read};

/// Reads the next line without its end, or `None` at the end of the input. Of a line that is longer
/// than `longest` bytes, the first `longest` and one more are kept: enough to see that it is.
pub(crate) fn read_line(input: &mut impl BufRead, longest: usize) -> io::Result<Option<Vec<u8>>> {
    let mut line = Vec::new();
    // A line end may take two bytes more.
    let most = longest as u64 + 2;
    if input.by_ref().take(most).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    if line.last() == Some(&b'\n') {
        line.pop();
        if line.last() == Some(&b'\r') {
            line.pop();
        }
    } else if line.len() > longest {
        input.skip_until(b'\n')?;
        line.truncate(longest + 1);
    }
    Ok(Some(line))
}

#[cfg(test)]
mod tests {
    use std::io::BufReader;

    use super::*;

    fn lines(input: &[u8], longest: usize) -> Vec<String> {
        let mut input = BufReader::with_capacity(3, input);
        let lines = std::iter::from_fn(|| read_line(&mut input, longest).expect("it is memory"));
        lines.map(|line| String::from_utf8(line).expect("it is text")).collect()
    }

    #[test]
    fn lines_end_with_either_line_end_or_the_input() {
        assert_eq!(lines(b"one\r\n\ntwo", 99), ["one", "", "two"]);
        assert!(lines(b"", 99).is_empty());
    }

    #[test]
    fn a_line_end_does_not_count_for_the_length() {
        assert_eq!(lines(b"1234\r\n1234\n1234", 4), ["1234", "1234", "1234"]);
        assert_eq!(lines(b"12345\r\n12345\n12345", 4), ["12345", "12345", "12345"]);
    }

    #[test]
    fn of_a_long_line_the_rest_is_skipped_and_the_next_one_is_read() {
        for long in 5..12 {
            let input = format!("{}\n1234\n", "x".repeat(long));
            assert_eq!(lines(input.as_bytes(), 4), ["xxxxx", "1234"], "{long}");
        }
    }
}
