//! Data files, and click targets.

use std::panic::catch_unwind;

use quadriga_core::data::{Source, Sourced, parse};
use quadriga_core::{Target, Targets};
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
        Target::Piece { region: 7, piece: 2 },
        Target::Space { track: 1, space: 3 },
        Target::Count(4),
        Target::Button("done"),
    ];
    let targets = Targets::new(path);
    assert_eq!(targets.as_slice(), path);
    let expected = json!([
        { "region": 7 },
        { "piece": { "region": 7, "piece": 2 } },
        { "space": { "track": 1, "space": 3 } },
        { "count": 4 },
        { "button": "done" },
    ]);
    assert_eq!(to_value(targets).expect("JSON"), expected);
    assert_ne!(Targets::new([Target::Card(0)]), Targets::new([Target::Card(1)]));
    assert!(Targets::new([]).as_slice().is_empty());
}
