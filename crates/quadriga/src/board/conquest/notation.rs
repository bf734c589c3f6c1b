//! Actions in short: words, places by id, players as p1 to p6.

use quadriga_core::Seat;
use quadriga_games::conquest::{Action, Answer, Border, Province, Sea, Unit, map};

use crate::board::word::{known, word};

/// An action in short.
pub(super) fn write(action: Action) -> String {
    match action {
        Action::Bid { coins } => format!("bid {coins}"),
        Action::Propose { a, b } => format!("propose {} {}", player(a), player(b)),
        Action::Place { unit, at, count } => format!("place {} {} {count}", word(unit), land(at)),
        Action::Station { sea } => format!("station {}", water(sea)),
        Action::Take { card } => format!("take {}", word(card)),
        Action::Recruit { at } => format!("recruit {}", land(at)),
        Action::Enlist { unit, count } => format!("enlist {} {count}", word(unit)),
        Action::Launch { sea, count } => format!("launch {} {count}", water(sea)),
        Action::Buy { at, from } => format!("buy {} {}", land(at), player(from)),
        Action::Levy { chaos } => format!("levy {chaos}"),
        Action::March { from } => format!("march {}", land(from)),
        Action::Aim { to, over: None } => format!("aim {}", land(to)),
        Action::Aim { to, over: Some(sea) } => format!("aim {} {}", land(to), water(sea)),
        Action::Send { unit, count } => format!("send {} {count}", word(unit)),
        Action::SendAll => "send all".to_owned(),
        Action::Attack { at, whom } => format!("attack {} {}", land(at), player(Some(whom))),
        Action::Sail { to } => format!("sail {}", water(to)),
        Action::Gather { from, count } => format!("gather {} {count}", water(from)),
        Action::GatherAll => "gather all".to_owned(),
        Action::Engage { sea, whom } => format!("engage {} {}", water(sea), player(Some(whom))),
        Action::Pass => "pass".to_owned(),
        Action::Use { card } => format!("use {}", word(card)),
        Action::Assassinate { whom, general } => {
            let victim = general.map_or("senator", land);
            format!("assassinate {} {victim}", player(Some(whom)))
        }
        Action::Fetch { from } => format!("fetch {}", water(from)),
        Action::Build { at } => format!("build {}", land(at)),
        Action::Muster { from, over: None } => format!("muster {}", land(from)),
        Action::Muster { from, over: Some(sea) } => format!("muster {} {}", land(from), water(sea)),
        Action::Bribe { whom } => format!("bribe {}", player(Some(whom))),
        Action::Revolt { at, whom } => format!("revolt {} {}", land(at), player(Some(whom))),
        Action::FairWind { sail } => format!("fair_wind {}", if sail { "yes" } else { "no" }),
        Action::Commit { sea, count } => format!("commit {} {count}", water(sea)),
        Action::Lend { unit, count } => format!("lend {} {count}", word(unit)),
        Action::NeverLend => "never_lend".to_owned(),
        Action::Lose { unit, of, from: None, count } => {
            format!("lose {} {} {count}", word(unit), player(of))
        }
        Action::Lose { unit, of, from: Some(sea), count } => {
            format!("lose {} {} {} {count}", word(unit), player(of), water(sea))
        }
        Action::Retreat { to } => format!("retreat {}", to.map_or("-", land)),
        Action::Stay => "stay".to_owned(),
        Action::Flee { to } => format!("flee {}", land(to)),
        Action::Lay { votes } => format!("lay {votes}"),
        Action::Answer { answer, on } => {
            format!("answer {} {}", word(answer), if on { "on" } else { "off" })
        }
        Action::Done => "done".to_owned(),
    }
}

/// The action that `typed` means, allowed or not. A number that is left out is one.
pub(super) fn read(typed: &str) -> Option<Action> {
    let typed = typed.to_lowercase();
    let parts: Vec<&str> = typed.split_whitespace().collect();
    let one = |count: Option<&&str>| count.map_or(Some(1), |count| count.parse().ok());
    Some(match parts.as_slice() {
        ["bid", coins] => Action::Bid { coins: coins.parse().ok()? },
        ["propose", a, b] => Action::Propose { a: anyone(a)?, b: anyone(b)? },
        ["place", unit, at, count @ ..] => {
            Action::Place { unit: known(unit)?, at: province(at)?, count: one(count.first())? }
        }
        ["station", at] => Action::Station { sea: sea(at)? },
        ["take", card] => Action::Take { card: known(card)? },
        ["recruit", at] => Action::Recruit { at: province(at)? },
        ["enlist", unit, count @ ..] => {
            Action::Enlist { unit: known(unit)?, count: one(count.first())? }
        }
        ["launch", at, count @ ..] => Action::Launch { sea: sea(at)?, count: one(count.first())? },
        ["buy", at] => Action::Buy { at: province(at)?, from: None },
        ["buy", at, from] => Action::Buy { at: province(at)?, from: anyone(from)? },
        ["levy", chaos] => Action::Levy { chaos: chaos.parse().ok()? },
        ["march", from] => Action::March { from: province(from)? },
        ["aim", to] => Action::Aim { to: province(to)?, over: None },
        ["aim", to, over] => Action::Aim { to: province(to)?, over: Some(sea(over)?) },
        ["send", "all"] => Action::SendAll,
        ["send", unit, count @ ..] => {
            Action::Send { unit: known(unit)?, count: one(count.first())? }
        }
        ["attack", at, whom] => Action::Attack { at: province(at)?, whom: anyone(whom)?? },
        ["sail", to] => Action::Sail { to: sea(to)? },
        ["gather", "all"] => Action::GatherAll,
        ["gather", from, count @ ..] => {
            Action::Gather { from: sea(from)?, count: one(count.first())? }
        }
        ["engage", at, whom] => Action::Engage { sea: sea(at)?, whom: anyone(whom)?? },
        ["pass"] => Action::Pass,
        ["use", card] => Action::Use { card: known(card)? },
        ["assassinate", whom, "senator"] => {
            Action::Assassinate { whom: anyone(whom)??, general: None }
        }
        ["assassinate", whom, at] => {
            Action::Assassinate { whom: anyone(whom)??, general: Some(province(at)?) }
        }
        ["fetch", from] => Action::Fetch { from: sea(from)? },
        ["build", at] => Action::Build { at: province(at)? },
        ["muster", from] => Action::Muster { from: province(from)?, over: None },
        ["muster", from, over] => Action::Muster { from: province(from)?, over: Some(sea(over)?) },
        ["bribe", whom] => Action::Bribe { whom: anyone(whom)?? },
        ["revolt", at, whom] => Action::Revolt { at: province(at)?, whom: anyone(whom)?? },
        ["fair_wind", answer] => Action::FairWind { sail: yes(answer, "yes", "no")? },
        ["commit", at, count @ ..] => Action::Commit { sea: sea(at)?, count: one(count.first())? },
        ["lend", unit, count @ ..] => {
            Action::Lend { unit: known(unit)?, count: one(count.first())? }
        }
        ["never_lend"] => Action::NeverLend,
        ["lose", unit, of, rest @ ..] => {
            let (unit, of) = (known(unit)?, anyone(of)?);
            // Galleys of players come from a sea; all else stands on the battlefield.
            let (from, count) = match rest {
                [from, count @ ..] if unit == Unit::Galley && of.is_some() => {
                    (Some(sea(from)?), count)
                }
                count => (None, count),
            };
            Action::Lose { unit, of, from, count: one(count.first())? }
        }
        ["retreat", "-"] => Action::Retreat { to: None },
        ["retreat", to] => Action::Retreat { to: Some(province(to)?) },
        ["stay"] => Action::Stay,
        ["flee", to] => Action::Flee { to: province(to)? },
        ["lay", votes] => Action::Lay { votes: votes.parse().ok()? },
        ["answer", answer, on] => {
            Action::Answer { answer: known::<Answer>(answer)?, on: yes(on, "on", "off")? }
        }
        ["done"] => Action::Done,
        _ => return None,
    })
}

fn yes(typed: &str, yes: &str, no: &str) -> Option<bool> {
    if typed == yes { Some(true) } else { (typed == no).then_some(false) }
}

/// Both maps have the same places.
fn land(at: Province) -> &'static str {
    &map(Border::Closed).provinces[at.index()].id
}

fn water(sea: Sea) -> &'static str {
    &map(Border::Closed).seas[sea.index()].id
}

/// A province by its number or its id.
fn province(typed: &str) -> Option<Province> {
    match typed.parse() {
        Ok(index) => Province::new(index),
        Err(_) => map(Border::Closed).province(typed),
    }
}

/// A sea by its number or its id, with or without "mare".
fn sea(typed: &str) -> Option<Sea> {
    let map = map(Border::Closed);
    match typed.parse() {
        Ok(index) => Sea::new(index),
        Err(_) => map.sea(typed).or_else(|| map.sea(&format!("mare_{typed}"))),
    }
}

/// A player in short, or nobody.
pub(super) fn player(seat: Option<Seat>) -> String {
    seat.map_or("-".to_owned(), |seat| format!("p{}", seat.index() + 1))
}

/// A player, or nobody.
fn anyone(typed: &str) -> Option<Option<Seat>> {
    if typed == "-" {
        return Some(None);
    }
    let number: usize = typed.strip_prefix('p')?.parse().ok()?;
    Seat::new(number.checked_sub(1)?).map(Some)
}

#[cfg(test)]
mod tests {
    use quadriga_core::{Play, Seed, Turn};
    use quadriga_games::conquest::{Conquest, Options};

    use super::*;

    #[test]
    fn every_offered_action_is_read_as_it_is_written() {
        for seed in 0..20 {
            let mut play = Play::<Conquest>::new(Options::default(), Seed::from_number(seed));
            while let Turn::Decides(seat) = play.turn() {
                let legal = play.legal();
                for &action in &legal {
                    assert_eq!(read(&write(action)), Some(action), "{}", write(action));
                }
                let chosen = play.actions().len() * 7 + seed as usize;
                play.act(seat, legal[chosen % legal.len()]).unwrap();
            }
        }
    }

    #[test]
    fn places_can_be_typed_in_short_and_nonsense_is_refused() {
        let egypt = map(Border::Closed).province("egypt").unwrap();
        assert_eq!(read("March EGYPT"), Some(Action::March { from: egypt }));
        let narbo = map(Border::Closed).sea("mare_narbo").unwrap();
        assert_eq!(read("sail narbo"), Some(Action::Sail { to: narbo }));
        for nonsense in
            ["", "bid", "march atlantis", "attack egypt 1", "attack egypt -", "buy egypt p7"]
        {
            assert_eq!(read(nonsense), None, "{nonsense}");
        }
    }
}
