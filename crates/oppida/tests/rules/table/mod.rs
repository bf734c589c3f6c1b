//! Positions as pictures. Three rows of four cards: `C42` are the Celts' dice 4 and 2, `R6` a Roman
//! die, `.` a card without dice; `*` in front marks an oppidum (`*C3`, `*.`), a `'` behind a die
//! says that it is done for this turn (`C42'`). The Celts have the capital in the top left corner
//! unless told otherwise, and land card `n` lies on area `n`.

use quadriga_core::kit::{self, Script};
pub(crate) use quadriga_core::kit::{after, decides, offered, play, refused};
use quadriga_core::{Game, RulesVersion, Seat, Told};
use quadriga_oppida::{Action, Area, AreaSet, CELTS, Die, Event, Illegal, Oppida, ROMANS};
use serde_json::{Value, json};

/// Shields and ears of the backs on areas 1 to 10.
pub(crate) const BACKS: [(u8, u8); 10] =
    [(2, 3), (2, 4), (2, 5), (3, 3), (3, 4), (3, 4), (3, 5), (4, 3), (4, 4), (4, 5)];

/// The table at the start, the Celts to begin.
pub(crate) const START: &str = "C4 . . .
                                .  . . .
                                .  . . R5";

/// A position being laid out; [`Table::lay`] reads it through the engine's own door.
#[derive(Clone)]
pub(crate) struct Table(pub(crate) Value);

/// The position of a picture: strict supply, turn 9, the Celts to choose their option.
pub(crate) fn table(picture: &str) -> Table {
    let tokens: Vec<&str> = picture.split_whitespace().collect();
    assert_eq!(tokens.len(), 12, "a picture has twelve cards: {picture}");
    let areas: Vec<Value> = (0..).zip(&tokens).map(|(index, token)| place(index, token)).collect();
    Table(json!({
        "turn": 9, "mover": 0, "beginner": 0, "supply": "strict", "phase": "choosing",
        "areas": areas, "scouted": [[], []],
    }))
}

fn place(index: usize, token: &str) -> Value {
    let mut place = json!({});
    if (1..=10).contains(&index) {
        let (shields, ears) = BACKS[index - 1];
        place["back"] = json!({ "shields": shields, "ears": ears });
    }
    let dice = token.trim_start_matches('*');
    if token != dice {
        place["oppidum"] = json!(true);
        place["open"] = json!(true);
    }
    match dice.chars().next() {
        Some('C') => place["owner"] = json!(0),
        Some('R') => place["owner"] = json!(1),
        Some('.') => return place,
        _ => panic!("no card looks like {token:?}"),
    }
    let (mut all, mut done) = (Vec::new(), Vec::new());
    for sign in dice.chars().skip(1) {
        match sign.to_digit(10) {
            Some(pips) => all.push(pips),
            None => done.extend(all.last().copied()),
        }
    }
    place["dice"] = json!(all);
    place["done"] = json!(done);
    place
}

impl Table {
    fn with(mut self, key: &str, value: Value) -> Table {
        self.0[key] = value;
        self
    }

    /// The Romans are to move.
    pub(crate) fn romans(self) -> Table {
        self.with("mover", json!(1))
    }

    /// The Romans began and have the capital in the top left corner.
    pub(crate) fn begun_by_romans(self) -> Table {
        self.with("beginner", json!(1))
    }

    pub(crate) fn turn(self, number: u8) -> Table {
        self.with("turn", json!(number))
    }

    /// Loose supply.
    pub(crate) fn loose(self) -> Table {
        self.with("supply", json!("loose"))
    }

    /// So many were recruited, and nothing was scouted.
    pub(crate) fn recruited(self, recruits: u8) -> Table {
        self.with("phase", json!({ "recruiting": { "recruits": recruits, "scouted": false } }))
    }

    pub(crate) fn marching(self) -> Table {
        self.with("phase", json!("marching"))
    }

    pub(crate) fn building(self, turned: &[u8]) -> Table {
        self.with("phase", json!({ "building": { "turned": turned } }))
    }

    pub(crate) fn starving(self, hungry: Seat) -> Table {
        self.with("phase", json!({ "starving": { "hungry": hungry } }))
    }

    /// The cards that each people has scouted.
    pub(crate) fn scouted(self, celts: &[u8], romans: &[u8]) -> Table {
        self.with("scouted", json!([celts, romans]))
    }

    /// Cards with the front up that have been an oppidum.
    pub(crate) fn open(mut self, areas: &[usize]) -> Table {
        for &area in areas {
            self.0["areas"][area]["open"] = json!(true);
        }
        self
    }

    /// The position, or why the engine refuses it.
    pub(crate) fn read(self) -> Result<Oppida, String> {
        serde_json::from_value(self.0).map_err(|error| error.to_string())
    }

    /// The position, played on under the rules as they were first.
    #[track_caller]
    pub(crate) fn lay_under_the_first_rules(self) -> Oppida {
        self.lay().under(RulesVersion::FIRST)
    }

    /// The position.
    #[track_caller]
    pub(crate) fn lay(self) -> Oppida {
        self.read().unwrap_or_else(|problem| panic!("the table cannot be laid: {problem}"))
    }
}

/// The picture of a position, one line for each row.
pub(crate) fn picture(state: &Oppida) -> String {
    let json = serde_json::to_value(state).expect("a state has a JSON form");
    let tokens: Vec<String> = Area::all().map(|area| token(&json["areas"][area.index()])).collect();
    tokens.chunks(4).map(|row| row.join(" ")).collect::<Vec<_>>().join("\n")
}

fn token(place: &Value) -> String {
    let star = if place["oppidum"] == json!(true) { "*" } else { "" };
    let people = match place["owner"].as_u64() {
        Some(0) => "C",
        Some(_) => "R",
        None => ".",
    };
    let heap = |key: &str| -> Vec<u64> {
        place[key].as_array().into_iter().flatten().filter_map(Value::as_u64).collect()
    };
    let (mut all, mut done) = (heap("dice"), heap("done"));
    let mut signs = Vec::new();
    while let Some(pips) = all.pop() {
        let is_done = done.last() == Some(&pips);
        done.truncate(done.len() - usize::from(is_done));
        signs.push(format!("{pips}{}", if is_done { "'" } else { "" }));
    }
    signs.reverse();
    format!("{star}{people}{}", signs.concat())
}

/// Checks the dice, owners and sides of all cards, and which dice are done.
#[track_caller]
pub(crate) fn assert_table(state: &Oppida, expected: &str) {
    let rows = expected.split_whitespace().collect::<Vec<_>>();
    let rows = rows.chunks(4).map(|row| row.join(" ")).collect::<Vec<_>>().join("\n");
    assert_eq!(picture(state), rows);
}

pub(crate) fn at(area: usize) -> Area {
    Area::new(area).expect("there are twelve areas")
}

pub(crate) fn cards(areas: &[usize]) -> AreaSet {
    areas.iter().map(|&area| at(area)).collect()
}

pub(crate) fn die(pips: u8) -> Die {
    Die::new(pips).expect("a die shows 1 to 6")
}

pub(crate) const END: Action = Action::End;

pub(crate) fn recruit(warriors: u8) -> Action {
    Action::Recruit { warriors }
}

pub(crate) fn scout(area: usize) -> Action {
    Action::Scout { area: at(area) }
}

pub(crate) fn build(area: usize) -> Action {
    Action::Build { area: at(area) }
}

pub(crate) fn raze(area: usize) -> Action {
    Action::Raze { area: at(area) }
}

/// So many warriors of the die `pips` march.
pub(crate) fn march(from: usize, pips: u8, warriors: u8, to: usize) -> Action {
    Action::March { from: at(from), die: die(pips), warriors, to: at(to) }
}

/// The die `pips` attacks and so many of the survivors enter.
pub(crate) fn conquer(from: usize, pips: u8, to: usize, warriors: u8) -> Action {
    Action::Conquer { from: at(from), die: die(pips), to: at(to), warriors }
}

/// The die `pips` attacks and so many of its rest are committed without winning.
pub(crate) fn fight(from: usize, pips: u8, to: usize, warriors: u8) -> Action {
    Action::Fight { from: at(from), die: die(pips), to: at(to), warriors }
}

pub(crate) fn starve(area: usize, pips: u8) -> Action {
    Action::Starve { area: at(area), die: die(pips) }
}

/// Carries an action out; what was told, and to whom.
#[track_caller]
pub(crate) fn tell(state: &mut Oppida, action: Action) -> Vec<Told<Event>> {
    kit::told(state, action, &mut Script::default())
}

/// Those of the offered actions that `wanted` picks.
pub(crate) fn offered_where(state: &Oppida, wanted: impl Fn(&Action) -> bool) -> Vec<Action> {
    offered(state).into_iter().filter(wanted).collect()
}

/// Checks that an action is refused by this rule for this reason.
#[track_caller]
pub(crate) fn assert_refused(state: &Oppida, action: Action, rule: &str, reason: Illegal) {
    assert_eq!(refused(state, action, rule), reason, "{action:?}");
}

/// Both peoples, the Celts first.
pub(crate) const PEOPLES: [Seat; 2] = [CELTS, ROMANS];
