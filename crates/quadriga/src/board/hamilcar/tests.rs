//! Tests of the board on whole games.

use quadriga_core::{Chance, Eye, Game, Play, QuickChance, Seed, Turn};
use quadriga_games::hamilcar::Options;

use super::*;
use crate::paint::Paint;

/// How many actions of a game are looked at: an army can go to and fro for long.
const ACTIONS: usize = 1500;

/// Plays on at random, and hands every position to `look`, with what happened since.
fn positions(games: u64, mut look: impl FnMut(&View, Seat, &[Offer<Hamilcar>], &[Event])) {
    for seed in 0..games {
        let mut play = Play::<Hamilcar>::new(Options::default(), Seed::from_number(seed));
        let (mut events, mut dice) = (Vec::new(), QuickChance::new(seed));
        while let Turn::Decides(seat) = play.turn() {
            if play.actions().len() == ACTIONS {
                break;
            }
            let legal = play.legal();
            let offers = Offer::list(play.state(), &legal);
            look(&play.state().view(Eye::Seat(seat)), seat, &offers, &events);
            let chosen = legal[dice.below(legal.len() as u32) as usize];
            let outcome = play.act(seat, chosen).unwrap();
            events = outcome.told.into_iter().map(|told| told.event).collect();
        }
    }
}

/// A path of the catalogue that stands in a text is a message that was not found, and an empty one
/// has not the form that is asked for.
#[test]
fn everything_on_the_table_is_in_the_catalogue() {
    positions(2, |view, seat, legal, events| {
        for lang in Language::all() {
            let voice = Voice { lang, paint: Paint::PLAIN };
            let drawn = Hamilcar::draw(view, Some(seat), voice);
            let own = Hamilcar::situation(view, Some(seat), lang);
            let others = Hamilcar::situation(view, None, lang);
            let groups = Hamilcar::groups(view, legal, lang);
            let listed: usize = groups.iter().map(|group| group.entries.len()).sum();
            assert_eq!(listed, legal.len());
            let entries = groups.iter().flat_map(|group| &group.entries).map(|(_, text)| text);
            let told: Vec<String> =
                events.iter().filter_map(|event| Hamilcar::event(view, event, lang)).collect();
            for text in entries.chain([&drawn, &own, &others]).chain(&told) {
                assert!(!text.trim_end().ends_with(':') && !text.is_empty(), "{text}");
                for sign in ["terminal.", "noun.", "{", "}", "  in ", " ,"] {
                    assert!(!text.contains(sign), "{sign} in {text}");
                }
            }
        }
    });
}

#[test]
fn every_offered_action_is_read_as_it_is_written() {
    positions(6, |view, _, legal, _| {
        for offer in legal {
            let typed = Hamilcar::notation(offer.action);
            assert_eq!(Hamilcar::parse(view, &typed), Some(offer.action), "{typed}");
        }
    });
}

#[test]
fn a_side_is_called_by_its_name_in_any_language() {
    let seat = Seat::new(1).unwrap();
    assert!(Hamilcar::is_seat_named(seat, "Carthage"));
    assert!(Hamilcar::is_seat_named(seat, "karthago"));
    assert!(!Hamilcar::is_seat_named(seat, "rome"));
}
