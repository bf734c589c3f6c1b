//! Actions in short: words, and regions by number or name.

use quadriga_games::antike::{Action, Region, Unit, View, map};

use crate::board::word::{known, word};

/// An action in short.
pub(super) fn write(action: Action) -> String {
    match action {
        Action::Advance { field } => format!("go {}", word(field)),
        Action::Pay { with } => format!("pay {}", word(with)),
        Action::Take { good } => format!("take {}", word(good)),
        Action::Coin { good } => format!("coin {}", word(good)),
        Action::Trade => "trade".to_owned(),
        Action::Swap { give, take } => format!("swap {} {}", word(give), word(take)),
        Action::Temple { region } => format!("temple {region}"),
        Action::Wall { region } => format!("wall {region}"),
        Action::Arm { unit, region } => format!("arm {} {region}", word(unit)),
        Action::Learn { know_how } => format!("learn {}", word(know_how)),
        Action::Recruit { unit } => format!("recruit {}", word(unit)),
        Action::Move { unit, from, to, count, after: 0 } => {
            format!("move {} {from} {to} {count}", word(unit))
        }
        Action::Move { unit, from, to, count, after } => {
            format!("move {} {from} {to} {count} {after}", word(unit))
        }
        Action::Conquer { region, galleys } => format!("conquer {region} {galleys}"),
        Action::Fortress { play } => format!("fortress {}", if play { "yes" } else { "no" }),
        Action::Found { region, good } => format!("found {region} {}", word(good)),
        Action::ClaimAll => "claim all".to_owned(),
        Action::Claim { personage } => format!("claim {}", word(personage)),
        Action::Pick { card } => format!("pick {}", word(card)),
        Action::Play { card } => format!("play {}", word(card)),
        Action::PlayAt { card, region } => format!("play {} {region}", word(card)),
        Action::PlayFor { card, unit } => format!("play {} {}", word(card), word(unit)),
        Action::Done => "done".to_owned(),
    }
}

/// The action that `typed` means, allowed or not. A move without a number is one unit; a second
/// number says how many borders the units have crossed before.
pub(super) fn read(view: &View, typed: &str) -> Option<Action> {
    let typed = typed.to_lowercase();
    let parts: Vec<&str> = typed.split_whitespace().collect();
    let at = |name: &str| region(view, name);
    Some(match parts.as_slice() {
        ["go", field] => Action::Advance { field: known(field)? },
        ["pay", with] => Action::Pay { with: known(with)? },
        ["take", good] => Action::Take { good: known(good)? },
        ["coin", good] => Action::Coin { good: known(good)? },
        ["trade"] => Action::Trade,
        ["swap", give, take] => Action::Swap { give: known(give)?, take: known(take)? },
        ["temple", region] => Action::Temple { region: at(region)? },
        ["wall", region] => Action::Wall { region: at(region)? },
        ["arm", unit, region] => Action::Arm { unit: known(unit)?, region: at(region)? },
        ["learn", know_how] => Action::Learn { know_how: known(know_how)? },
        ["recruit", unit] => Action::Recruit { unit: known(unit)? },
        ["move", unit, from, to] => {
            Action::Move { unit: known(unit)?, from: at(from)?, to: at(to)?, count: 1, after: 0 }
        }
        ["move", unit, from, to, count] => Action::Move {
            unit: known(unit)?,
            from: at(from)?,
            to: at(to)?,
            count: count.parse().ok()?,
            after: 0,
        },
        ["move", unit, from, to, count, after] => Action::Move {
            unit: known(unit)?,
            from: at(from)?,
            to: at(to)?,
            count: count.parse().ok()?,
            after: after.parse().ok()?,
        },
        ["conquer", region, galleys] => {
            Action::Conquer { region: at(region)?, galleys: galleys.parse().ok()? }
        }
        ["fortress", "yes"] => Action::Fortress { play: true },
        ["fortress", "no"] => Action::Fortress { play: false },
        ["found", region, good] => Action::Found { region: at(region)?, good: known(good)? },
        ["claim", "all"] => Action::ClaimAll,
        ["claim", personage] => Action::Claim { personage: known(personage)? },
        ["pick", card] => Action::Pick { card: known(card)? },
        ["play", card] => Action::Play { card: known(card)? },
        ["play", card, aim] => match known::<Unit>(aim) {
            Some(unit) => Action::PlayFor { card: known(card)?, unit },
            None => Action::PlayAt { card: known(card)?, region: at(aim)? },
        },
        ["done"] => Action::Done,
        _ => return None,
    })
}

/// A region by its number or its id.
fn region(view: &View, typed: &str) -> Option<Region> {
    match typed.parse() {
        Ok(index) => Region::new(index).filter(|region| region.index() < view.regions.len()),
        Err(_) => map(view.board).find(typed),
    }
}

#[cfg(test)]
mod tests {
    use quadriga_core::{Eye, Game, Play, Seat, Seed, Turn};
    use quadriga_games::antike::{Antike, Options};

    use super::*;

    #[test]
    fn every_offered_action_is_read_as_it_is_written() {
        for seed in 0..6 {
            let options = Options { special_units: true, ..Options::default() };
            let mut play = Play::<Antike>::new(options, Seed::from_number(seed));
            while let Turn::Decides(seat) = play.turn() {
                let legal = play.legal();
                let view = play.state().view(Eye::Seat(seat));
                for &action in &legal {
                    assert_eq!(read(&view, &write(action)), Some(action));
                }
                let chosen = play.actions().len() * 7 + seed as usize;
                play.act(seat, legal[chosen % legal.len()]).unwrap();
            }
        }
    }

    #[test]
    fn regions_can_be_typed_by_name_and_nonsense_is_refused() {
        let play = Play::<Antike>::new(Options::default(), Seed::from_number(1));
        let view = play.state().view(Eye::Seat(Seat::FIRST));
        let roma = map(view.board).find("roma").unwrap();
        assert_eq!(read(&view, "Temple ROMA"), Some(Action::Temple { region: roma }));
        for nonsense in ["", "go", "go rome", "temple 99", "temple atlantis", "move legion roma"] {
            assert_eq!(read(&view, nonsense), None, "{nonsense}");
        }
    }
}
