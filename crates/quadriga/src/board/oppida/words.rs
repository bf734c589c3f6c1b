//! The words for a table: those of the catalogue, with the cards named as they lie there.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use quadriga_core::Seat;
use quadriga_games::oppida::{Area, CELTS, COLUMNS};
use quadriga_words::message::Part;
use quadriga_words::{Catalogue, Language, PLAIN, words};

/// The words for a table at which `beginner` began.
pub(super) fn words_at(language: Language, beginner: Seat) -> &'static Catalogue {
    static AT: Mutex<BTreeMap<(Language, Seat), &Catalogue>> = Mutex::new(BTreeMap::new());
    let mut at = AT.lock().unwrap_or_else(PoisonError::into_inner);
    // Kept for ever: there are few languages, and two who may begin.
    let lay_out = || -> &Catalogue { Box::leak(Box::new(laid_out(plain(language), beginner))) };
    at.entry((language, beginner)).or_insert_with(lay_out)
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
    use quadriga_games::oppida::ROMANS;
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
