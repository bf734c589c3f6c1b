//! Data files, and click targets.

use std::panic::catch_unwind;

use quadriga_core::data::{Source, Sourced, parse};
use quadriga_core::{Seat, Target, Targets, Which};
use serde_json::{json, to_value};

#[test]
fn a_figure_is_read_with_its_source() {
    let prices: Vec<Sourced<u8>> = parse(
        "prices",
        r#"[{ "value": 3, "source": "known" }, { "value": 5, "source": "designed" }]"#,
    );
    let known = Sourced { value: 3, source: Source::Known };
    assert_eq!(prices, [known, Sourced { value: 5, source: Source::Designed }]);
}

#[test]
fn a_broken_data_file_is_named() {
    let broken = r#"{ "value": 3, "source": "guessed" }"#;
    let panic = catch_unwind(|| parse::<Sourced<u8>>("prices", broken)).expect_err("broken data");
    let told = panic.downcast_ref::<String>().expect("a message");
    assert!(told.starts_with("data file prices is broken:"), "{told}");
}

#[test]
fn a_path_of_clicks_is_a_list_in_json() {
    let path = [
        Target::Region(7),
        Target::Piece { region: 7, piece: Which::Word("legion") },
        Target::Space { track: "bid", space: Which::Number(3) },
        Target::Count(4),
        Target::Button("done"),
    ];
    let targets = Targets::new(path);
    assert_eq!(targets.as_slice(), path);
    let expected = json!([
        { "region": 7 },
        { "piece": { "region": 7, "piece": "legion" } },
        { "space": { "track": "bid", "space": 3 } },
        { "count": 4 },
        { "button": "done" },
    ]);
    assert_eq!(to_value(targets).expect("JSON"), expected);
    assert_ne!(Targets::new([Target::Card("storm")]), Targets::new([Target::Card("ambush")]));
    assert!(Targets::new([]).as_slice().is_empty());
}

#[test]
fn one_of_several_is_a_word_a_number_or_nobody() {
    let all = [Which::from("legion"), 3.into(), Some(Seat::SECOND).into(), None.into()];
    assert_eq!(to_value(all).expect("JSON"), json!(["legion", 3, 1, null]));
}

#[test]
fn the_key_of_a_word_is_the_one_in_json() {
    quadriga_core::words! {
        "rome/";
        /// A card.
        Card {
            /// Of one word.
            Storm,
            /// Of several.
            MareNostrum,
            /// With a number.
            SenatorIi,
        }
    }
    for &card in Card::ALL {
        assert_eq!(to_value(card).expect("JSON"), card.key());
    }
}
