//! The id of a rule, such as `OP-3.2`: the game's letters, the chapter, the number in it.

use std::fmt;
use std::str::FromStr;

/// The id of a rule. Ids sort as they stand in the document.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct RuleId {
    /// The game's letters.
    pub(crate) prefix: String,
    /// The chapter, from 1.
    pub(crate) chapter: u16,
    /// The number within the chapter, from 1.
    pub(crate) number: u16,
}

impl RuleId {
    /// Whether `next` may stand directly behind this id: the next number, or the next chapter's
    /// first.
    pub(crate) fn is_followed_by(&self, next: &RuleId) -> bool {
        let step = (next.chapter.wrapping_sub(self.chapter), next.number);
        self.prefix == next.prefix && (step == (0, self.number + 1) || step == (1, 1))
    }

    /// Every id in a text, in order. Longer numbers (`OP-3.2.1`) and longer words are no ids.
    pub(crate) fn all_in(text: &str) -> Vec<RuleId> {
        let is_part = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '.' || c == '_';
        text.split(|c| !is_part(c))
            // A full stop or a dash may end the sentence around an id.
            .filter_map(|word| word.trim_matches(['.', '-']).parse().ok())
            .collect()
    }
}

impl FromStr for RuleId {
    type Err = String;

    fn from_str(text: &str) -> Result<RuleId, String> {
        let wrong = || format!("`{text}` is no rule id; one looks like `OP-3.2`");
        let (prefix, numbers) = text.split_once('-').ok_or_else(wrong)?;
        let (chapter, number) = numbers.split_once('.').ok_or_else(wrong)?;
        if !(2..=3).contains(&prefix.len()) || !prefix.bytes().all(|b| b.is_ascii_uppercase()) {
            return Err(wrong());
        }
        let count = |digits: &str| match digits.parse::<u16>() {
            Ok(count @ 1..) if count.to_string() == digits => Ok(count),
            _ => Err(wrong()),
        };
        Ok(RuleId { prefix: prefix.to_owned(), chapter: count(chapter)?, number: count(number)? })
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}.{}", self.prefix, self.chapter, self.number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(text: &str) -> RuleId {
        text.parse().expect(text)
    }

    #[test]
    fn an_id_reads_back_as_written() {
        for text in ["OP-3.2", "AD-12.10", "HAM-1.1"] {
            assert_eq!(id(text).to_string(), text);
        }
    }

    #[test]
    fn what_only_looks_like_an_id_is_refused() {
        for text in ["", "OP", "OP-3", "OP-3.", "OP-03.2", "OP-0.1", "OP-3.2.1", "op-3.2", "O-3.2"]
        {
            assert!(text.parse::<RuleId>().is_err(), "{text}");
        }
    }

    #[test]
    fn ids_are_found_in_running_text() {
        let text =
            "see \"OP-1.4\", (OP-2.10) and OP-3.1. Not UTF-8, SHA-256, XOP-1.1a or OP-1.2.3.";
        assert_eq!(RuleId::all_in(text), [id("OP-1.4"), id("OP-2.10"), id("OP-3.1")]);
    }

    #[test]
    fn only_the_next_number_or_the_next_chapter_follows() {
        assert!(id("OP-1.9").is_followed_by(&id("OP-1.10")));
        assert!(id("OP-1.9").is_followed_by(&id("OP-2.1")));
        for next in ["OP-1.9", "OP-1.11", "OP-2.2", "OP-3.1", "AD-1.10", "OP-1.1"] {
            assert!(!id("OP-1.9").is_followed_by(&id(next)), "{next}");
        }
    }
}
