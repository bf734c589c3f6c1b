//! A small catalogue of a made-up game: what it says, and which mistakes in it are found.

use quadriga_words::{
    Catalogue, Fault, Fields, Kind, Language, Line, Schema, Shape, subjects, unspoken, words,
};
use serde_json::{Map, Value, json};

const TEXT: &str = r##"
and = "und"
given = ["region"]
seat = [{ is = "Kelten", the = "die Kelten", dat = "den Kelten" }, { is = "Römer", the = "die Römer", dat = "den Römern" }]
place = [{ is = "Heide", at = "auf der Heide" }, "Furt"]
again = "{names&} kommen {often:1=einmal|_=#-mal}"
greet = "Hallo {whom@seat.dat}"

[noun]
talent = "# Talent|# Talente"
foot = "# zu Fuß"
horse = "# zu Pferd"

[unit]
galley = { is = "Galeere", n = "# Galeere|# Galeeren" }
caesar = { is = "Caesar", n = "Caesar" }

[field]
land = "{land.at}"
storm = "im Sturm"

[event]
took = "{seat} nehmen {count unit}{price? für {price talent}}"
fought = "{seat?{seat} kämpfen|Niemand kämpft} {field}: {faces*foot,horse,galley}"
quiet = ""
left = "{^seat.the} gehen{home:true= heim|_=}"

moved = "{seat} ziehen von {from} nach {to}: {sum*foot,horse}"

[illegal]
too_dear = "Das kostet {price talent}, du hast {has}."
"##;

fn number() -> Kind {
    Kind::Number
}

fn word(section: &str) -> Kind {
    Kind::Word(section.to_owned())
}

fn maybe(kind: Kind) -> Kind {
    Kind::Maybe(Box::new(kind))
}

fn fields<const N: usize>(all: [(&str, Kind); N]) -> Fields {
    all.into_iter().map(|(name, kind)| (name.to_owned(), kind)).collect()
}

fn variants<const N: usize>(all: [(&str, Fields); N]) -> Shape {
    Shape::Variants(all.into_iter().map(|(name, fields)| (name.to_owned(), fields)).collect())
}

fn schema() -> Schema {
    let none = Fields::new;
    let took =
        [("seat", word("seat")), ("count", number()), ("unit", word("unit")), ("price", number())];
    let row = Kind::Row(Box::new(number()));
    let fought = [("seat", maybe(word("seat"))), ("field", word("field")), ("faces", row)];
    let sum = Kind::Tally(vec!["horse".into(), "foot".into()]);
    let moved =
        [("seat", word("seat")), ("from", word("region")), ("to", word("region")), ("sum", sum)];
    let left = [("seat", word("seat")), ("home", Kind::Truth)];
    let all = [
        ("seat", Shape::Index),
        ("place", Shape::Index),
        ("region", Shape::Given),
        ("unit", variants([("galley", none()), ("caesar", none())])),
        ("field", variants([("land", fields([("land", word("place"))])), ("storm", none())])),
        (
            "event",
            variants([
                ("took", fields(took)),
                ("fought", fields(fought)),
                ("quiet", none()),
                ("left", fields(left)),
                ("moved", fields(moved)),
            ]),
        ),
        ("illegal", variants([("too_dear", fields([("price", number()), ("has", number())]))])),
    ];
    all.into_iter().map(|(name, shape)| (name.to_owned(), shape)).collect()
}

fn read(text: &str) -> Result<Catalogue, Vec<Fault>> {
    let table: toml::Table = text.parse().expect("TOML");
    let Value::Object(table) = serde_json::to_value(table).expect("JSON") else {
        panic!("a table")
    };
    Catalogue::read(&table, schema())
}

fn catalogue() -> Catalogue {
    read(TEXT).expect("a catalogue")
}

fn values(value: Value) -> Map<String, Value> {
    match value {
        Value::Object(table) => table,
        _ => panic!("a table"),
    }
}

#[test]
fn an_event_is_told_of_its_seat() {
    let told = |event: Value| catalogue().tell("event", &event);
    let line = |seat: Option<u8>, text: &str| Some(Line { seat, text: text.to_owned() });
    assert_eq!(
        told(json!({"took": {"seat": 1, "count": 1, "unit": "galley", "price": 3}})),
        line(Some(1), "nehmen 1 Galeere für 3 Talente")
    );
    assert_eq!(
        told(json!({"took": {"seat": 0, "count": 2, "unit": "caesar", "price": 0}})),
        line(Some(0), "nehmen Caesar")
    );
    assert_eq!(told(json!("quiet")), None);
    assert_eq!(
        told(json!({"left": {"seat": 0, "home": true}})),
        line(None, "Die Kelten gehen heim")
    );
}

#[test]
fn what_is_within_an_event_is_told_too() {
    let fought = |seat: Value, field: Value, faces: Value| {
        let event = json!({"fought": {"seat": seat, "field": field, "faces": faces}});
        catalogue().tell("event", &event).expect("a line")
    };
    let line = fought(json!(0), json!({"land": 0}), json!([2, 0, 0]));
    assert_eq!((line.seat, line.text.as_str()), (None, "Kelten kämpfen auf der Heide: 2 zu Fuß"));
    let line = fought(Value::Null, json!("storm"), json!([1, 3, 2]));
    assert_eq!(line.text, "Niemand kämpft im Sturm: 1 zu Fuß, 3 zu Pferd, 2 Galeeren");
    let line = fought(Value::Null, json!({"land": 1}), json!([0, 0, 0]));
    assert_eq!(line.text, "Niemand kämpft Furt: ");
}

#[test]
fn the_table_gives_names() {
    let sum = json!({"horse": 2, "foot": 1});
    let event = json!({"moved": {"seat": 0, "from": 3, "to": 0, "sum": sum}});
    let names = |section: &str, number: u64| match (section, number) {
        ("region", 3) => "Roma".to_owned(),
        _ => "Genua".to_owned(),
    };
    let line = catalogue().tell_at("event", &event, &names).expect("a line");
    assert_eq!(line.text, "ziehen von Roma nach Genua: 1 zu Fuß, 2 zu Pferd");
    let line = catalogue().tell("event", &event).expect("a line");
    assert_eq!(line.text, "ziehen von 3 nach 0: 1 zu Fuß, 2 zu Pferd");
}

#[test]
fn messages_reasons_and_counts_are_said() {
    let words = catalogue();
    let names = values(json!({"names": ["Anna", "Bo", "Cid"], "often": 2}));
    assert_eq!(words.say("again", &names), "Anna, Bo und Cid kommen 2-mal");
    let once = values(json!({"names": ["Anna"], "often": 1}));
    assert_eq!(words.say("again", &once), "Anna kommen einmal");
    assert_eq!(words.say("greet", &values(json!({"whom": 1}))), "Hallo den Römern");
    let reason = json!({"code": "too_dear", "price": 1, "has": 0});
    assert_eq!(words.word("illegal", &reason, None), "Das kostet 1 Talent, du hast 0.");
    assert_eq!(words.count("talent", 7), "7 Talente");
    assert_eq!(words.count_word("unit", &json!("galley"), 4), "4 Galeeren");
    assert_eq!(words.say("nowhere", &Map::new()), "nowhere");
}

#[test]
fn a_sound_catalogue_has_no_faults() {
    assert_eq!(catalogue().faults(), []);
    assert_eq!(catalogue().differences(&catalogue()), []);
}

/// Each mistake that a writer can make is found, by reading or by checking.
#[test]
fn every_seeded_fault_is_found() {
    let seeded = [
        ("quiet = \"\"\n", "", "event.quiet"),
        ("quiet = \"\"", "quiet = \"\"\nloud = \"\"", "event.loud"),
        ("{count unit}", "{count units}", "event.took"),
        ("{price? für", "{prize? für", "event.took"),
        ("{land.at}", "{land.to}", "field.land"),
        ("{home:true=", "{home:yes=", "event.left"),
        ("{whom@seat.dat}", "{whom@people}", "greet"),
        ("# Talent|# Talente", "{#:1=x}", "noun.talent"),
        ("{has}.", "{has.", "illegal.too_dear"),
        ("du hast {has}", "du hast {had}", "illegal.too_dear"),
        ("{^seat.the} gehen", "{home} gehen", "event.left"),
        ("{sum*foot,horse}", "{sum*foot,talent}", "event.moved"),
        ("given = [\"region\"]", "given = [\"people\"]", "given"),
        ("Hallo {whom@seat.dat}", "Hallo {whom@region}", "greet"),
        ("{from} nach", "{from.at} nach", "event.moved"),
        ("again = ", "onceMore = ", "onceMore"),
        ("galley = { is = \"Galeere\", n", "galley = { n", "unit.galley"),
    ];
    for (old, new, key) in seeded {
        assert!(TEXT.contains(old), "{old}");
        let found = match read(&TEXT.replacen(old, new, 1)) {
            Ok(catalogue) => catalogue.faults(),
            Err(faults) => faults,
        };
        assert!(found.iter().any(|fault| fault.key == key), "{old} -> {new}: {found:?}");
    }
}

#[test]
fn languages_that_differ_are_told_apart() {
    let differ = |old: &str, new: &str| {
        let other = read(&TEXT.replacen(old, new, 1)).expect("a catalogue");
        let faults = catalogue().differences(&other);
        faults.into_iter().map(|fault| fault.key).collect::<Vec<_>>()
    };
    assert_eq!(differ("and = \"und\"", ""), ["and"]);
    assert_eq!(differ(", du hast {has}", ""), ["illegal.too_dear"]);
    assert_eq!(differ("and = ", "more = \"mehr\"\nand = "), ["more"]);
    assert!(differ(", dat = \"den Kelten\"", "").is_empty(), "forms are a language's own");
}

#[test]
fn a_pseudo_language_brackets_all_that_is_said() {
    let pseudo = catalogue().pseudo();
    assert_eq!(pseudo.say("greet", &values(json!({"whom": 1}))), "⟦Hálló ⟦déñ Römérñ ~~~~⟧ ~~~⟧");
    let told = pseudo
        .tell("event", &json!({"took": {"seat": 1, "count": 2, "unit": "galley", "price": 0}}));
    let told = told.expect("a line");
    assert_eq!(told.seat, Some(1));
    assert!(told.text.starts_with("⟦ñéhméñ ⟦2 Gáléér"), "{}", told.text);
    assert!(told.text.ends_with("~⟧"), "{}", told.text);
    assert_eq!(pseudo.tell("event", &json!("quiet")), None);
    assert!(pseudo.faults().is_empty());
}

#[test]
fn what_no_pseudo_catalogue_has_said_is_found() {
    let greeting = catalogue().pseudo().say("greet", &values(json!({"whom": 1})));
    let names = ["Anna".to_owned()];
    assert_eq!(unspoken(&format!("Anna 3: {greeting}"), &names), Vec::<String>::new());
    assert_eq!(unspoken(&format!("by hand {greeting} end"), &names), ["by", "hand", "end"]);
    assert_eq!(unspoken("⟦Hálló Romans, déñ ⟦Römérñ ~⟧⟧", &names), ["Romans"]);
}

#[test]
fn every_catalogue_can_be_written_in_no_language() {
    for subject in subjects() {
        let english = words(subject, Language::ENGLISH);
        assert_eq!(*words(subject, Language::PSEUDO), english.pseudo(), "{subject}");
        assert!(english.pseudo().differences(english).is_empty(), "{subject}");
    }
}

#[test]
fn languages_are_found_by_code_and_by_locale() {
    assert!(Language::all().count() >= 2);
    for language in Language::all() {
        let code = language.code();
        assert_eq!(Language::of(code), Some(language));
        assert_eq!(Language::of_locale(&format!("{code}_XX.UTF-8")), Some(language));
        assert_eq!(Language::of_locale(&code.to_uppercase()), Some(language));
        assert_ne!(language.name(), "language.name", "{code} names itself");
    }
    for unknown in ["", "C", "POSIX", "pseudo", "xx_XX"] {
        assert_eq!(Language::of_locale(unknown), None, "{unknown}");
    }
}

#[test]
fn a_reason_without_words_gives_its_code() {
    let reason = json!({"code": "too_dear", "price": 3});
    assert_eq!(quadriga_words::why_not("a game without words", &reason), "too_dear");
    assert_eq!(quadriga_words::why_not("a game without words", &json!("not_now")), "not_now");
}
