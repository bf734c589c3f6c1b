//! Actions in short: words, places and generals by their ids, cards by their numbers.

use quadriga_games::hamilcar::{
    Action, Card, General, Haven, Holding, Province, Sheltered, Space, map, material,
};

use crate::board::word::{known, word};

/// An action in short.
pub(super) fn write(action: Action) -> String {
    match action {
        Action::Begin { side } => format!("begin {}", word(side)),
        Action::Play { card, to } => format!("play {} {}", card.number(), word(to)),
        Action::Mark { at } => format!("mark {}", space(at)),
        Action::Repair => "repair".to_owned(),
        Action::Concede { what } => format!("concede {}", word(what)),
        Action::Supply { at } => format!("supply {}", space(at)),
        Action::Raise { general } => format!("raise {}", leader(general)),
        Action::Muster { at } => format!("muster {}", space(at)),
        Action::Launch => "launch".to_owned(),
        Action::Convert => "convert".to_owned(),
        Action::Station { general, at } => format!("station {} {}", leader(general), space(at)),
        Action::Appoint { general } => format!("appoint {}", leader(general)),
        Action::Drill => "drill".to_owned(),
        Action::Refit => "refit".to_owned(),
        Action::Overhaul => "overhaul".to_owned(),
        Action::Renounce { from: Holding::Space(at) } => format!("renounce {}", space(at)),
        Action::Renounce { from } => format!("renounce {}", word(from)),
        Action::Lose { elephant } => either("lose", elephant, "elephant", "unit"),
        Action::Winter { feed } => either("winter", feed, "feed", "roll"),
        Action::Burn { at } => format!("burn {}", space(at)),
        Action::Escape { to } => format!("escape {}", space(to)),
        Action::Done => "done".to_owned(),
        Action::Activate { general } => format!("activate {}", leader(general)),
        Action::Take { what } => format!("take {}", word(what)),
        Action::Leave { what } => format!("leave {}", word(what)),
        Action::Join { general } => format!("join {}", leader(general)),
        Action::Part { general } => format!("part {}", leader(general)),
        Action::Gather => "gather".to_owned(),
        Action::March { to } => format!("march {}", space(to)),
        Action::Command { general } => format!("command {}", leader(general)),
        Action::Charge { ordered } => either("charge", ordered, "yes", "no"),
        Action::Lead { card, named } if card == named => format!("lead {}", word(card)),
        Action::Lead { card, named } => format!("lead {} {}", word(card), word(named)),
        Action::Match { card } => format!("match {}", word(card)),
        Action::Yield => "yield".to_owned(),
        Action::Seize { roll } => either("seize", roll, "yes", "no"),
        Action::Withdraw { to } => format!("withdraw {}", haven(to)),
        Action::Retreat { to } => format!("retreat {}", haven(to)),
        Action::Shelter { what: Sheltered::General(general) } => {
            format!("shelter {}", leader(general))
        }
        Action::Shelter { what } => format!("shelter {}", word(what)),
        Action::Intercept { general, units } => format!("intercept {} {units}", leader(general)),
        Action::Fight => "fight".to_owned(),
        Action::GoBack => "go_back".to_owned(),
        Action::Avoid { to } => format!("avoid {}", space(to)),
        Action::Pursue => "pursue".to_owned(),
        Action::Counter { card } => format!("counter {}", card.number()),
        Action::Pass => "pass".to_owned(),
        Action::Always { answer } => format!("always {}", word(answer)),
        Action::Recall { answer } => format!("recall {}", word(answer)),
        Action::Besiege => "besiege".to_owned(),
        Action::Sortie => "sortie".to_owned(),
        Action::Reroll { again } => either("reroll", again, "yes", "no"),
        Action::Defend { with } => format!("defend {}", word(with)),
        Action::Sail { to } => format!("sail {}", space(to)),
        Action::Embark { ships, inside } => within("embark", &ships.to_string(), inside),
        Action::PutToSea { general } => format!("put_to_sea {}", leader(general)),
        Action::Assign { ships } => format!("assign {ships}"),
        Action::HandOver => "hand_over".to_owned(),
        Action::Raid => "raid".to_owned(),
        Action::Tactic { card } => format!("tactic {}", word(card)),
        Action::Aim { transports } => either("aim", transports, "transports", "warships"),
        Action::Order { what } => format!("order {}", word(what)),
        Action::Chase => "chase".to_owned(),
        Action::Strike { at, inside } => within("strike", space(at), inside),
        Action::Expel { at } => format!("expel {}", space(at)),
        Action::Stir { province } => format!("stir {}", map().provinces[province.index()].id),
        Action::Name { general } => format!("name {}", leader(general)),
        Action::Pay { toll } => format!("pay {}", word(toll)),
    }
}

/// The action that `typed` means, allowed or not.
pub(super) fn read(typed: &str) -> Option<Action> {
    let typed = typed.to_lowercase();
    let parts: Vec<&str> = typed.split_whitespace().collect();
    match parts.as_slice() {
        [verb] => alone(verb),
        [verb, what] => of_one(verb, what),
        [verb, what, more] => of_two(verb, what, more),
        _ => None,
    }
}

fn alone(verb: &str) -> Option<Action> {
    Some(match verb {
        "repair" => Action::Repair,
        "launch" => Action::Launch,
        "convert" => Action::Convert,
        "drill" => Action::Drill,
        "refit" => Action::Refit,
        "overhaul" => Action::Overhaul,
        "done" => Action::Done,
        "gather" => Action::Gather,
        "yield" => Action::Yield,
        "fight" => Action::Fight,
        "go_back" => Action::GoBack,
        "pursue" => Action::Pursue,
        "pass" => Action::Pass,
        "besiege" => Action::Besiege,
        "sortie" => Action::Sortie,
        "hand_over" => Action::HandOver,
        "raid" => Action::Raid,
        "chase" => Action::Chase,
        _ => return None,
    })
}

fn of_one(verb: &str, what: &str) -> Option<Action> {
    Some(match verb {
        "begin" => Action::Begin { side: known(what)? },
        "mark" => Action::Mark { at: place(what)? },
        "concede" => Action::Concede { what: known(what)? },
        "supply" => Action::Supply { at: place(what)? },
        "raise" => Action::Raise { general: general(what)? },
        "muster" => Action::Muster { at: place(what)? },
        "appoint" => Action::Appoint { general: general(what)? },
        "renounce" => {
            let from = known(what).or_else(|| place(what).map(Holding::Space))?;
            Action::Renounce { from }
        }
        "lose" => Action::Lose { elephant: whether(what, "elephant", "unit")? },
        "winter" => Action::Winter { feed: whether(what, "feed", "roll")? },
        "burn" => Action::Burn { at: place(what)? },
        "escape" => Action::Escape { to: place(what)? },
        "activate" => Action::Activate { general: general(what)? },
        "take" => Action::Take { what: known(what)? },
        "leave" => Action::Leave { what: known(what)? },
        "join" => Action::Join { general: general(what)? },
        "part" => Action::Part { general: general(what)? },
        "march" => Action::March { to: place(what)? },
        "command" => Action::Command { general: general(what)? },
        "charge" => Action::Charge { ordered: whether(what, "yes", "no")? },
        "lead" => Action::Lead { card: known(what)?, named: known(what)? },
        "match" => Action::Match { card: known(what)? },
        "seize" => Action::Seize { roll: whether(what, "yes", "no")? },
        "withdraw" => Action::Withdraw { to: goal(what)? },
        "retreat" => Action::Retreat { to: goal(what)? },
        "shelter" => {
            let what = known(what).or_else(|| general(what).map(Sheltered::General))?;
            Action::Shelter { what }
        }
        "avoid" => Action::Avoid { to: place(what)? },
        "counter" => Action::Counter { card: card(what)? },
        "always" => Action::Always { answer: known(what)? },
        "recall" => Action::Recall { answer: known(what)? },
        "reroll" => Action::Reroll { again: whether(what, "yes", "no")? },
        "defend" => Action::Defend { with: known(what)? },
        "sail" => Action::Sail { to: place(what)? },
        "embark" => Action::Embark { ships: what.parse().ok()?, inside: false },
        "put_to_sea" => Action::PutToSea { general: general(what)? },
        "assign" => Action::Assign { ships: what.parse().ok()? },
        "tactic" => Action::Tactic { card: known(what)? },
        "aim" => Action::Aim { transports: whether(what, "transports", "warships")? },
        "order" => Action::Order { what: known(what)? },
        "strike" => Action::Strike { at: place(what)?, inside: false },
        "expel" => Action::Expel { at: place(what)? },
        "stir" => Action::Stir { province: province(what)? },
        "name" => Action::Name { general: general(what)? },
        "pay" => Action::Pay { toll: known(what)? },
        _ => return None,
    })
}

fn of_two(verb: &str, what: &str, more: &str) -> Option<Action> {
    let inside = || (more == "inside").then_some(true);
    Some(match verb {
        "play" => Action::Play { card: card(what)?, to: known(more)? },
        "station" => Action::Station { general: general(what)?, at: place(more)? },
        "lead" => Action::Lead { card: known(what)?, named: known(more)? },
        "withdraw" if what == "sea" => Action::Withdraw { to: Haven::Sea(place(more)?) },
        "retreat" if what == "sea" => Action::Retreat { to: Haven::Sea(place(more)?) },
        "intercept" => Action::Intercept { general: general(what)?, units: more.parse().ok()? },
        "embark" => Action::Embark { ships: what.parse().ok()?, inside: inside()? },
        "strike" => Action::Strike { at: place(what)?, inside: inside()? },
        _ => return None,
    })
}

fn either(verb: &str, first: bool, yes: &str, no: &str) -> String {
    format!("{verb} {}", if first { yes } else { no })
}

fn whether(typed: &str, yes: &str, no: &str) -> Option<bool> {
    if typed == yes { Some(true) } else { (typed == no).then_some(false) }
}

fn within(verb: &str, what: &str, inside: bool) -> String {
    format!("{verb} {what}{}", if inside { " inside" } else { "" })
}

fn space(at: Space) -> &'static str {
    &map().spaces[at.index()].id
}

fn leader(general: General) -> &'static str {
    &material().generals.info(general).id
}

fn haven(to: Haven) -> String {
    match to {
        Haven::Land(at) => space(at).to_owned(),
        Haven::Sea(at) => format!("sea {}", space(at)),
        Haven::Inside => "inside".to_owned(),
    }
}

fn goal(typed: &str) -> Option<Haven> {
    if typed == "inside" { Some(Haven::Inside) } else { place(typed).map(Haven::Land) }
}

/// A space by its number or its id.
fn place(typed: &str) -> Option<Space> {
    match typed.parse() {
        Ok(index) => Space::new(index),
        Err(_) => map().space(typed),
    }
}

fn province(typed: &str) -> Option<Province> {
    map().province(typed)
}

fn general(typed: &str) -> Option<General> {
    material().generals.find(typed)
}

fn card(typed: &str) -> Option<Card> {
    Card::numbered(typed.parse().ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_typed_may_be_large_and_nonsense_is_refused() {
        let capua = map().space("capua").unwrap();
        assert_eq!(read("March CAPUA"), Some(Action::March { to: capua }));
        assert_eq!(read("retreat sea capua"), Some(Action::Retreat { to: Haven::Sea(capua) }));
        for nonsense in
            ["", "march", "march atlantis", "play 64 event", "embark 2 outside", "pass the salt"]
        {
            assert_eq!(read(nonsense), None, "{nonsense}");
        }
    }
}
