//! The words for a table: those of the catalogue, with the cards named as they lie there.

use std::sync::LazyLock;

use quadriga_core::Seat;
use quadriga_games::oppida::{Area, CELTS, COLUMNS, ROMANS};
use quadriga_words::message::Part;
use quadriga_words::{Catalogue, Language, PLAIN, words};

/// The words for a table at which `beginner` began.
pub(super) fn words_at(language: Language, beginner: Seat) -> &'static Catalogue {
    static AT: LazyLock<Vec<(Language, [Catalogue; 2])>> = LazyLock::new(|| {
        let at = |language| [CELTS, ROMANS].map(|beginner| laid_out(plain(language), beginner));
        Language::all().map(|language| (language, at(language))).collect()
    });
    let at = AT.iter().find(|(known, _)| *known == language);
    at.map_or(plain(language), |(_, words)| &words[beginner.index()])
}

/// The words for no table in particular.
pub(super) fn plain(language: Language) -> &'static Catalogue {
    words("oppida", language)
}

/// The catalogue names the cards as they lie when the Celts begin. Here each lies where it is, and
/// where it is named in a sentence, its square follows: "the Heath (b1)".
pub(super) fn laid_out(words: &Catalogue, beginner: Seat) -> Catalogue {
    let mut words = words.clone();
    let Some(areas) = words.sections.get_mut("area") else { return words };
    if beginner != CELTS {
        let [first, last] = [Area::TOP_LEFT, Area::BOTTOM_RIGHT].map(key);
        let (celtic, roman) = (areas.remove(&first), areas.remove(&last));
        areas.extend(roman.map(|roman| (first, roman)));
        areas.extend(celtic.map(|celtic| (last, celtic)));
    }
    for area in Area::all() {
        let forms = areas.get_mut(&key(area)).into_iter().flatten();
        for (_, message) in forms.filter(|(form, _)| *form != PLAIN) {
            message.push(Part::Text(format!(" ({})", square(area))));
        }
    }
    words
}

fn key(area: Area) -> String {
    area.index().to_string()
}

/// Where a card lies: the column as a letter, the row as a number.
pub(super) fn square(area: Area) -> String {
    let (row, column) = (area.index() as u8 / COLUMNS, area.index() as u8 % COLUMNS);
    format!("{}{}", char::from(b'a' + column), row + 1)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn the_capitals_lie_as_whoever_began_has_them() {
        let at = |beginner, area: u8| {
            words_at(Language::ENGLISH, beginner).word("area", &json!(area), Some("the"))
        };
        assert_eq!(at(CELTS, 0), "the Celtic capital (a1)");
        assert_eq!(at(CELTS, 11), "the Roman capital (d3)");
        assert_eq!(at(ROMANS, 0), "the Roman capital (a1)");
        assert_eq!(at(ROMANS, 11), "the Celtic capital (d3)");
        assert_eq!(at(ROMANS, 1), "the Heath (b1)");
    }
}
