//! Oppida in English.

use quadriga_core::Seat;
use quadriga_oppida::{
    Action, AreaView, Ending, Event, Illegal, PeopleView, Phase, Side, Supply, View,
};

use super::words::{Assault, Heading, OppidaWords, name};

/// English.
pub(super) struct En;

fn count(number: u8, one: &str, many: &str) -> String {
    if number == 1 { format!("1 {one}") } else { format!("{number} {many}") }
}

fn warriors(number: u8) -> String {
    count(number, "warrior", "warriors")
}

fn stay(number: u8) -> String {
    match number {
        0 => "nobody stays".to_owned(),
        1 => "1 stays".to_owned(),
        _ => format!("{number} stay"),
    }
}

fn subject(seat: Seat) -> &'static str {
    if seat == Seat::FIRST { "The Celts" } else { "The Romans" }
}

impl OppidaWords for En {
    fn people(&self, seat: Seat) -> &'static str {
        if seat == Seat::FIRST { "the Celts" } else { "the Romans" }
    }

    fn label(&self, seat: Seat) -> &'static str {
        if seat == Seat::FIRST { "Celts" } else { "Romans" }
    }

    fn letter(&self, seat: Seat) -> char {
        if seat == Seat::FIRST { 'C' } else { 'R' }
    }

    fn kind(&self, card: &AreaView) -> &'static str {
        match card.capital_of {
            Some(Seat::FIRST) => "Celtic capital",
            Some(_) => "Roman capital",
            None if card.oppidum => "Oppidum",
            None => "Land",
        }
    }

    fn face(&self, side: Side) -> String {
        let shields = count(side.shields, "shield", "shields");
        match side.ears {
            0 => shields,
            ears => format!("{shields:<9} {}", count(ears, "ear", "ears")),
        }
    }

    fn known_back(&self, back: Side, scouts: &str) -> String {
        format!("back {}/{}{scouts}", back.shields, back.ears)
    }

    fn unknown_back(&self, scouts: &str) -> String {
        format!("back ?{scouts}")
    }

    fn unknown_backs(&self, backs: &str) -> String {
        format!("Backs unknown to you (shields/ears): {backs}")
    }

    fn people_line(&self, seat: Seat, people: &PeopleView, to_win: u8, is_viewer: bool) -> String {
        let you = if is_viewer { " (you)" } else { "" };
        let PeopleView { areas, outside, ears, at_home, free_dice, surplus, .. } = people;
        let hungry = if *surplus > 0 { format!(" · {surplus} too many!") } else { String::new() };
        format!(
            "{}{you}: areas {areas}/{to_win} · {outside} outside for {ears} ears · {at_home} at home · {}{hungry}",
            self.label(seat),
            count(*free_dice, "free die", "free dice"),
        )
    }

    fn situation(&self, view: &View, viewer: Option<Seat>) -> String {
        let decides = match view.phase {
            Phase::Over(_) => return String::new(),
            Phase::Starving { hungry } => hungry,
            _ => view.mover,
        };
        let who = if viewer == Some(decides) {
            format!("Turn {}, you play {}", view.turn, self.people(decides))
        } else {
            format!("Turn {}, {} decide", view.turn, self.people(decides))
        };
        let what = match view.phase {
            Phase::Choosing => {
                "recruit and scout, or build and raze, or march and attack: the first act decides."
            }
            Phase::Recruiting { scouted: false, .. } => {
                "recruit, look at the back of one card in secret, or end the turn."
            }
            Phase::Recruiting { scouted: true, .. } => "recruit, or end the turn.",
            Phase::Building { .. } => "build and raze on, or end the turn.",
            Phase::Marching => "march and attack on, or end the turn.",
            Phase::Starving { .. } => "there are too few ears: choose a warrior that starves.",
            Phase::Over(_) => "",
        };
        format!("{who}: {what}")
    }

    fn heading(&self, heading: Heading) -> String {
        match heading {
            Heading::Recruit => "Recruit in the capital".to_owned(),
            Heading::Scout => "Scout: look at the back of a card in secret".to_owned(),
            Heading::Build => "Build and raze".to_owned(),
            Heading::March { from, die } => format!("March with the {die} on {}", name(from)),
            Heading::Attack { from, die, to, shields, defenders } => format!(
                "Attack {} with the {die} on {}: {} at the shields, {} against {defenders}",
                name(to),
                name(from),
                count(shields, "falls", "fall"),
                die.warriors().saturating_sub(shields),
            ),
            Heading::Starve => "One warrior starves".to_owned(),
            Heading::End => "Done".to_owned(),
        }
    }

    fn entry(&self, view: &View, action: Action) -> String {
        match action {
            Action::Recruit { warriors: 0 } => "nobody".to_owned(),
            Action::Recruit { warriors: number } => warriors(number),
            Action::Scout { area } => match view.areas[area.index()].back {
                Some(back) => {
                    format!("{} (you know it: {}/{})", name(area), back.shields, back.ears)
                }
                None => name(area),
            },
            Action::Build { area } => match view.areas[area.index()].back {
                Some(back) => format!("build on {}: {}/{}", name(area), back.shields, back.ears),
                None => format!("build on {} (back unknown)", name(area)),
            },
            Action::Raze { area } => format!("raze {}", name(area)),
            Action::March { die, warriors, to, .. } if warriors == die.warriors() => {
                format!("all to {}", name(to))
            }
            Action::March { warriors, to, .. } => format!("{warriors} to {}", name(to)),
            Action::Conquer { die, to, warriors, .. } => {
                let stays = Assault::new(view, die, to).stay_after_win(warriors);
                format!("conquer, {} ({})", count(warriors, "enters", "enter"), stay(stays))
            }
            Action::Fight { die, to, warriors, .. } => {
                let assault = Assault::new(view, die, to);
                let stays = stay(assault.stay_after_fight(warriors));
                match assault.left(warriors) {
                    0 => format!("commit {warriors}: the card is empty then ({stays})"),
                    left => format!(
                        "commit {warriors}: {} there ({stays})",
                        count(left, "is left", "are left")
                    ),
                }
            }
            Action::Starve { area, die } => format!("of the {die} on {}", name(area)),
            Action::End => match (view.phase, view.supply) {
                (Phase::Recruiting { scouted: false, .. }, _) => {
                    "end the turn without scouting".to_owned()
                }
                (_, Supply::Strict) if view.peoples[view.mover.index()].surplus > 0 => {
                    let surplus = view.peoples[view.mover.index()].surplus;
                    format!(
                        "end the turn ({} then)",
                        count(surplus, "warrior starves", "warriors starve")
                    )
                }
                _ => "end the turn".to_owned(),
            },
        }
    }

    fn action(&self, view: &View, action: Action) -> String {
        match action {
            Action::Recruit { warriors: 0 } => "recruit nobody".to_owned(),
            Action::Recruit { warriors: number } => format!("recruit {}", warriors(number)),
            Action::Scout { area } => format!("scout {}", name(area)),
            Action::Build { area } => format!("build on {}", name(area)),
            Action::Raze { area } => format!("raze {}", name(area)),
            Action::March { from, die, warriors: number, to } if number == die.warriors() => {
                format!("march with the whole {die} from {} to {}", name(from), name(to))
            }
            Action::March { from, die, warriors, to } => {
                format!("march with {warriors} of the {die} from {} to {}", name(from), name(to))
            }
            Action::Conquer { from, die, to, .. } | Action::Fight { from, die, to, .. } => {
                let entry = self.entry(view, action);
                format!("attack {} with the {die} from {}: {entry}", name(to), name(from))
            }
            Action::Starve { area, die } => format!("starve one of the {die} on {}", name(area)),
            Action::End => "end the turn".to_owned(),
        }
    }

    fn event(&self, event: &Event) -> Option<String> {
        Some(match *event {
            Event::Recruited { seat, warriors: 0 } => format!("{} recruit nobody.", subject(seat)),
            Event::Recruited { seat, warriors: number } => {
                format!("{} recruit {}.", subject(seat), warriors(number))
            }
            Event::Scouted { seat, area } => {
                format!("{} look at the back of {}.", subject(seat), name(area))
            }
            Event::Saw { area, shields, ears } => format!(
                "The back of {} shows {}, {}.",
                name(area),
                count(shields, "shield", "shields"),
                count(ears, "ear", "ears")
            ),
            Event::Built { seat, area, shields, ears } => format!(
                "{} build an oppidum on {}: {}, {}.",
                subject(seat),
                name(area),
                count(shields, "shield", "shields"),
                count(ears, "ear", "ears")
            ),
            Event::Razed { seat, area } => {
                format!("{} raze the oppidum on {}.", subject(seat), name(area))
            }
            Event::Marched { seat, from, to, warriors: number, stayed } => {
                let stayed =
                    if stayed > 0 { format!(" ({})", stay(stayed)) } else { String::new() };
                let force = warriors(number);
                format!(
                    "{} march with {force} from {} to {}{stayed}.",
                    subject(seat),
                    name(from),
                    name(to)
                )
            }
            Event::Conquered { seat, from, to, fell, slain, entered, stayed, destroyed } => {
                let oppidum = if destroyed { "; the oppidum is destroyed" } else { "" };
                format!(
                    "{} conquer {} from {}: {} at the shields, {} on either side, {}, {}{oppidum}.",
                    subject(seat),
                    name(to),
                    name(from),
                    count(fell, "falls", "fall"),
                    count(slain, "falls", "fall"),
                    count(entered, "enters", "enter"),
                    stay(stayed),
                )
            }
            Event::Fought { seat, from, to, fell, slain, defenders, stayed } => {
                let left = match defenders {
                    0 => "the card is empty".to_owned(),
                    left => {
                        format!("{} there", count(left, "defender is left", "defenders are left"))
                    }
                };
                format!(
                    "{} attack {} from {}: {} at the shields, {} on either side, {left}, {}.",
                    subject(seat),
                    name(to),
                    name(from),
                    count(fell, "falls", "fall"),
                    count(slain, "falls", "fall"),
                    stay(stayed),
                )
            }
            Event::Hungry { seat, warriors: number } => {
                format!("{} have too few ears: {} must starve.", subject(seat), warriors(number))
            }
            Event::Starved { seat, area, die } => {
                format!("{} let a warrior of the {die} on {} starve.", subject(seat), name(area))
            }
            Event::TurnEnded { .. } => return None,
            Event::Ended(ending) => match ending {
                Ending::Areas { winner } => {
                    format!("{} occupy enough areas to win.", subject(winner))
                }
                Ending::Capital { winner } => {
                    format!("{} stand in the enemy capital.", subject(winner))
                }
                Ending::Repetition => "The same position stands for the third time.".to_owned(),
                Ending::TurnLimit => "The last turn has been played.".to_owned(),
            },
        })
    }

    fn reason(&self, reason: &Illegal) -> String {
        let mut sentence = match reason {
            Illegal::NotHungry { hungry } => {
                format!(
                    "{} must starve warriors, and none of their dice lies there",
                    self.people(*hungry)
                )
            }
            // The engine itself speaks English.
            _ => reason.to_string(),
        };
        if let Some(first) = sentence.get_mut(..1) {
            first.make_ascii_uppercase();
        }
        sentence + "."
    }

    fn notation_help(&self) -> &'static str {
        "  r 2          recruit 2 warriors (0 to 3)      s b2   scout the card b2
  b b2         build an oppidum on b2           x b2   raze it
  m 4a1 3b1    march from a1, with 3 of the die that shows 4, to b1
  c 5b1 2c1    attack c1 with the 5 on b1, conquer, 2 enter
  f 5b1 2c1    attack c1 with the 5 on b1, commit 2, do not conquer
  st 3b1       one warrior of the 3 on b1 starves
  e            end the turn
Cards are named by column and row, from a1 at the top left to d3. [4 2] are dice that may still
act, (3) dice that are done. A double frame is Celtic, a heavy one Roman. \"back 3/4 (C)\" means:
the back has 3 shields and 4 ears, and the Celts (C) have looked at it."
    }
}
