//! Games of players who march and fight whenever they can: random ones hardly ever do.

use quadriga_core::{Chance, Game, QuickChance, Silence};
use quadriga_hamilcar::{Action, Hamilcar, Haven, Options, Use};

const GAMES: u64 = 60;
/// In so many of the decisions anything is chosen.
const CALM: u32 = 4;
/// Every so many-th position is laid aside and taken up again.
const LAID_ASIDE: u32 = 25;

/// Whether somebody moves or fights by that.
fn is_warlike(action: Action) -> bool {
    matches!(
        action,
        Action::March { .. }
            | Action::Activate { .. }
            | Action::Intercept { .. }
            | Action::Fight
            | Action::Avoid { .. }
            | Action::Pursue
            | Action::Besiege
            | Action::Sortie
            | Action::Counter { .. }
            | Action::Sail { .. }
            | Action::PutToSea { .. }
            | Action::Retreat { to: Haven::Sea(_) }
            | Action::Play { to: Use::Activate | Use::Event, .. }
    )
}

/// One that is chosen among some, if there are any.
fn one_of(actions: &[Action], chance: &mut QuickChance) -> Option<Action> {
    let count = u32::try_from(actions.len()).ok().filter(|&count| count > 0)?;
    actions.get(chance.below(count) as usize).copied()
}

/// Rules: HM-1.12
#[test]
fn a_warlike_game_can_be_laid_aside_at_any_time() {
    for number in 0..GAMES {
        let chance = &mut QuickChance::new(number);
        let mut state = Hamilcar::start(&Options::default(), chance);
        let mut list = Vec::new();
        while state.turn().seat().is_some() {
            list.clear();
            state.actions(&mut list);
            let warlike: Vec<Action> = list.iter().copied().filter(|&it| is_warlike(it)).collect();
            let first = if chance.below(CALM) > 0 { one_of(&warlike, chance) } else { None };
            let action = first.or_else(|| one_of(&list, chance)).expect("something to decide");
            Game::perform(&mut state, action, chance, &mut Silence);
            if chance.below(LAID_ASIDE) == 0 {
                let text = serde_json::to_string(&state).expect("a position");
                let read = serde_json::from_str::<Hamilcar>(&text);
                let read = read.unwrap_or_else(|error| panic!("game {number}: {error}\n{text}"));
                assert_eq!(read, state, "game {number}");
            }
        }
    }
}
