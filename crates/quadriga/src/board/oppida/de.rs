//! Oppida in German.

use quadriga_core::Seat;
use quadriga_oppida::{
    Action, AreaView, Ending, Event, Illegal, PeopleView, Phase, Side, Supply, View,
};

use super::words::{Assault, Heading, OppidaWords, name};

/// German.
pub(super) struct De;

fn count(number: u8, one: &str, many: &str) -> String {
    if number == 1 { format!("1 {one}") } else { format!("{number} {many}") }
}

/// Krieger is the same for one and for many.
fn warriors(number: u8) -> String {
    format!("{number} Krieger")
}

fn stay(number: u8) -> String {
    match number {
        0 => "niemand bleibt".to_owned(),
        1 => "1 bleibt".to_owned(),
        _ => format!("{number} bleiben"),
    }
}

fn subject(seat: Seat) -> &'static str {
    if seat == Seat::FIRST { "Die Kelten" } else { "Die Römer" }
}

fn figures(shields: u8, ears: u8) -> String {
    format!("{}, {}", count(shields, "Schild", "Schilde"), count(ears, "Ähre", "Ähren"))
}

impl OppidaWords for De {
    fn people(&self, seat: Seat) -> &'static str {
        if seat == Seat::FIRST { "die Kelten" } else { "die Römer" }
    }

    fn label(&self, seat: Seat) -> &'static str {
        if seat == Seat::FIRST { "Kelten" } else { "Römer" }
    }

    fn letter(&self, seat: Seat) -> char {
        if seat == Seat::FIRST { 'K' } else { 'R' }
    }

    fn kind(&self, card: &AreaView) -> &'static str {
        match card.capital_of {
            Some(Seat::FIRST) => "Kelten-Hauptstadt",
            Some(_) => "Römer-Hauptstadt",
            None if card.oppidum => "Oppidum",
            None => "Land",
        }
    }

    fn face(&self, side: Side) -> String {
        let shields = count(side.shields, "Schild", "Schilde");
        match side.ears {
            0 => shields,
            ears => format!("{shields:<9} {}", count(ears, "Ähre", "Ähren")),
        }
    }

    fn known_back(&self, back: Side, scouts: &str) -> String {
        format!("Rück {}/{}{scouts}", back.shields, back.ears)
    }

    fn unknown_back(&self, scouts: &str) -> String {
        format!("Rück ?{scouts}")
    }

    fn unknown_backs(&self, backs: &str) -> String {
        format!("Dir unbekannte Rückseiten (Schilde/Ähren): {backs}")
    }

    fn people_line(&self, seat: Seat, people: &PeopleView, to_win: u8, is_viewer: bool) -> String {
        let you = if is_viewer { " (du)" } else { "" };
        let PeopleView { areas, outside, ears, at_home, free_dice, surplus, .. } = people;
        let hungry = if *surplus > 0 { format!(" · {surplus} zu viel!") } else { String::new() };
        format!(
            "{}{you}: Gebiete {areas}/{to_win} · {outside} draußen bei {} · {at_home} daheim · {} frei{hungry}",
            self.label(seat),
            count(*ears, "Ähre", "Ähren"),
            // Würfel is the same for one and for many.
            format_args!("{free_dice} Würfel"),
        )
    }

    fn situation(&self, view: &View, viewer: Option<Seat>) -> String {
        let decides = match view.phase {
            Phase::Over(_) => return String::new(),
            Phase::Starving { hungry } => hungry,
            _ => view.mover,
        };
        let who = if viewer == Some(decides) {
            format!("Zug {}, du spielst {}", view.turn, self.people(decides))
        } else {
            format!("Zug {}, {} entscheiden", view.turn, self.people(decides))
        };
        let what = match view.phase {
            Phase::Choosing => {
                "werben und erkunden, errichten und abreißen oder marschieren und angreifen."
            }
            Phase::Recruiting { scouted: false, .. } => {
                "werben, eine Rückseite heimlich ansehen oder den Zug beenden."
            }
            Phase::Recruiting { scouted: true, .. } => "werben oder den Zug beenden.",
            Phase::Building { .. } => "weiter errichten und abreißen oder den Zug beenden.",
            Phase::Marching => "weiter marschieren und angreifen oder den Zug beenden.",
            Phase::Starving { .. } => {
                "die Ähren reichen nicht, wähle einen Krieger, der verhungert."
            }
            Phase::Over(_) => "",
        };
        format!("{who}: {what}")
    }

    fn heading(&self, heading: Heading) -> String {
        match heading {
            Heading::Recruit => "In der Hauptstadt werben".to_owned(),
            Heading::Scout => "Erkunden: die Rückseite einer Karte heimlich ansehen".to_owned(),
            Heading::Build => "Errichten und abreißen".to_owned(),
            Heading::March { from, die } => format!("Mit der {die} von {} marschieren", name(from)),
            Heading::Attack { from, die, to, shields, defenders } => format!(
                "Mit der {die} von {} angreifen: {} – {} an den Schilden, {} gegen {defenders}",
                name(from),
                name(to),
                count(shields, "fällt", "fallen"),
                die.warriors().saturating_sub(shields),
            ),
            Heading::Starve => "Ein Krieger verhungert".to_owned(),
            Heading::End => "Fertig".to_owned(),
        }
    }

    fn entry(&self, view: &View, action: Action) -> String {
        match action {
            Action::Recruit { warriors: 0 } => "niemanden".to_owned(),
            Action::Recruit { warriors: number } => warriors(number),
            Action::Scout { area } => match view.areas[area.index()].back {
                Some(back) => format!("{} (bekannt: {}/{})", name(area), back.shields, back.ears),
                None => name(area),
            },
            Action::Build { area } => match view.areas[area.index()].back {
                Some(back) => format!("{} errichten: {}/{}", name(area), back.shields, back.ears),
                None => format!("{} errichten (Rückseite unbekannt)", name(area)),
            },
            Action::Raze { area } => format!("{} abreißen", name(area)),
            Action::March { die, warriors, to, .. } if warriors == die.warriors() => {
                format!("alle nach {}", name(to))
            }
            Action::March { warriors, to, .. } => format!("{warriors} nach {}", name(to)),
            Action::Conquer { die, to, warriors, .. } => {
                let stays = Assault::new(view, die, to).stay_after_win(warriors);
                format!("erobern, {} ein ({})", count(warriors, "zieht", "ziehen"), stay(stays))
            }
            Action::Fight { die, to, warriors, .. } => {
                let assault = Assault::new(view, die, to);
                let stays = stay(assault.stay_after_fight(warriors));
                match assault.left(warriors) {
                    0 => format!("{warriors} einsetzen: die Karte ist dann leer ({stays})"),
                    left => {
                        let stand = if left == 1 { "bleibt" } else { "bleiben" };
                        format!("{warriors} einsetzen: dort {stand} {left} ({stays})")
                    }
                }
            }
            Action::Starve { area, die } => format!("von der {die} auf {}", name(area)),
            Action::End => match (view.phase, view.supply) {
                (Phase::Recruiting { scouted: false, .. }, _) => {
                    "den Zug beenden, ohne zu erkunden".to_owned()
                }
                (_, Supply::Strict) if view.peoples[view.mover.index()].surplus > 0 => {
                    let surplus = view.peoples[view.mover.index()].surplus;
                    let starve = if surplus == 1 { "verhungert" } else { "verhungern" };
                    format!("den Zug beenden (dann {starve} {})", warriors(surplus))
                }
                _ => "den Zug beenden".to_owned(),
            },
        }
    }

    fn action(&self, view: &View, action: Action) -> String {
        match action {
            Action::Recruit { warriors: 0 } => "niemanden werben".to_owned(),
            Action::Recruit { warriors: number } => format!("{} werben", warriors(number)),
            Action::Scout { area } => format!("{} erkunden", name(area)),
            Action::Build { area } => format!("auf {} ein Oppidum errichten", name(area)),
            Action::Raze { area } => format!("das Oppidum auf {} abreißen", name(area)),
            Action::March { from, die, warriors: number, to } if number == die.warriors() => {
                format!("mit der ganzen {die} von {} nach {} marschieren", name(from), name(to))
            }
            Action::March { from, die, warriors: number, to } => {
                format!(
                    "mit {number} von der {die} auf {} nach {} marschieren",
                    name(from),
                    name(to)
                )
            }
            Action::Conquer { from, die, to, .. } | Action::Fight { from, die, to, .. } => {
                let entry = self.entry(view, action);
                format!("mit der {die} von {} {} angreifen: {entry}", name(from), name(to))
            }
            Action::Starve { area, die } => {
                format!("einen Krieger der {die} auf {} verhungern lassen", name(area))
            }
            Action::End => "den Zug beenden".to_owned(),
        }
    }

    fn event(&self, event: &Event) -> Option<String> {
        Some(match *event {
            Event::Recruited { seat, warriors: 0 } => {
                format!("{} werben niemanden.", subject(seat))
            }
            Event::Recruited { seat, warriors: number } => {
                format!("{} werben {}.", subject(seat), warriors(number))
            }
            Event::Scouted { seat, area } => {
                format!("{} sehen sich die Rückseite von {} an.", subject(seat), name(area))
            }
            Event::Saw { area, shields, ears } => {
                format!("Die Rückseite von {} zeigt {}.", name(area), figures(shields, ears))
            }
            Event::Built { seat, area, shields, ears } => format!(
                "{} errichten auf {} ein Oppidum: {}.",
                subject(seat),
                name(area),
                figures(shields, ears)
            ),
            Event::Razed { seat, area } => {
                format!("{} reißen das Oppidum auf {} ab.", subject(seat), name(area))
            }
            Event::Marched { seat, from, to, warriors: number, stayed } => {
                let stayed =
                    if stayed > 0 { format!(" ({})", stay(stayed)) } else { String::new() };
                let force =
                    format!("{number} {}", if number == 1 { "Krieger" } else { "Kriegern" });
                format!(
                    "{} marschieren mit {force} von {} nach {}{stayed}.",
                    subject(seat),
                    name(from),
                    name(to)
                )
            }
            Event::Conquered { seat, from, to, fell, slain, entered, stayed, destroyed } => {
                let oppidum = if destroyed { "; das Oppidum ist zerstört" } else { "" };
                format!(
                    "{} erobern {} von {} aus: {} an den Schilden, {} auf beiden Seiten, {} ein, {}{oppidum}.",
                    subject(seat),
                    name(to),
                    name(from),
                    count(fell, "fällt", "fallen"),
                    count(slain, "fällt", "fallen"),
                    count(entered, "zieht", "ziehen"),
                    stay(stayed),
                )
            }
            Event::Fought { seat, from, to, fell, slain, defenders, stayed } => {
                let left = match defenders {
                    0 => "die Karte ist leer".to_owned(),
                    left => format!(
                        "{} übrig",
                        count(left, "Verteidiger bleibt", "Verteidiger bleiben")
                    ),
                };
                format!(
                    "{} greifen {} von {} aus an: {} an den Schilden, {} auf beiden Seiten, {left}, daheim {}.",
                    subject(seat),
                    name(to),
                    name(from),
                    count(fell, "fällt", "fallen"),
                    count(slain, "fällt", "fallen"),
                    stay(stayed),
                )
            }
            Event::Hungry { seat, warriors: number } => {
                let must = if number == 1 { "muss" } else { "müssen" };
                format!(
                    "{} haben zu wenige Ähren: {} {must} verhungern.",
                    subject(seat),
                    warriors(number)
                )
            }
            Event::Starved { seat, area, die } => {
                format!(
                    "{} lassen einen Krieger der {die} auf {} verhungern.",
                    subject(seat),
                    name(area)
                )
            }
            Event::TurnEnded { .. } => return None,
            Event::Ended(ending) => match ending {
                Ending::Areas { winner } => {
                    format!("{} besetzen genug Gebiete für den Sieg.", subject(winner))
                }
                Ending::Capital { winner } => {
                    format!("{} stehen in der gegnerischen Hauptstadt.", subject(winner))
                }
                Ending::Repetition => "Dieselbe Stellung besteht zum dritten Mal.".to_owned(),
                Ending::TurnLimit => "Der letzte Zug ist gespielt.".to_owned(),
            },
        })
    }

    fn reason(&self, reason: &Illegal) -> String {
        match *reason {
            Illegal::GameOver => "Das Spiel ist aus.".to_owned(),
            Illegal::NotYoursToRaze => {
                "Diese Karte ist nicht besetzt, also gibt es nichts abzureißen.".to_owned()
            }
            Illegal::WrongEntry { most } => {
                format!("1 bis {most} der Überlebenden können einziehen.")
            }
            Illegal::NoDieToStarve { die } => {
                format!("Dort zeigt kein Würfel {die}, also kann keiner verhungern.")
            }
            Illegal::OtherOption => {
                "Dieser Zug dient schon etwas anderem: Ein Zug ist eine von drei Möglichkeiten.".to_owned()
            }
            Illegal::NothingDone => {
                "Noch ist nichts getan: Wer passen will, wirbt 0 und erkundet nicht.".to_owned()
            }
            Illegal::MustStarve { warriors: number } => {
                let must = if number == 1 { "muss" } else { "müssen" };
                format!("Erst {must} draußen {} verhungern.", warriors(number))
            }
            Illegal::NobodyHungry => "Jetzt muss niemand verhungern.".to_owned(),
            Illegal::TooManyRecruits { most } => {
                format!("In einem Zug kommen höchstens {most} neue Krieger.")
            }
            Illegal::NoRoom { room } => format!(
                "Die Hauptstadt hat Platz für {room} weitere: Die Würfel dort sind voll, und keiner ist frei."
            ),
            Illegal::ShortOfEars { outside, ears } => format!(
                "Es wird niemand geworben, solange {} draußen nur {} haben.",
                warriors(outside),
                count(ears, "Ähre", "Ähren")
            ),
            Illegal::RecruitFirst => {
                "Erkundet wird nach dem Werben: Sag erst, wie viele du wirbst (0 genügt).".to_owned()
            }
            Illegal::FewerRecruitsLeft { left } => {
                format!("In diesem Zug lassen sich nur noch {left} werben.")
            }
            Illegal::NobodyMore => {
                "Wer niemanden mehr werben will, erkundet oder beendet den Zug.".to_owned()
            }
            Illegal::ScoutedAlready => {
                "In diesem Zug wurde schon eine Karte erkundet.".to_owned()
            }
            Illegal::NothingToScout => {
                "Erkunden lässt sich nur eine Landschaftskarte, deren Vorderseite oben liegt.".to_owned()
            }
            Illegal::NotYours => "Diese Karte besetzt du nicht.".to_owned(),
            Illegal::IsCapital => "Eine Hauptstadt wird nie umgedreht.".to_owned(),
            Illegal::IsOppidum => "Diese Karte ist schon ein Oppidum.".to_owned(),
            Illegal::NoOppidum => "Auf dieser Karte steht kein Oppidum.".to_owned(),
            Illegal::TooFewToBuild { needs, has } => {
                format!("Zum Errichten sind {needs} Krieger auf der Karte nötig, dort sind {has}.")
            }
            Illegal::NoDieForFarmers => {
                "Die zurückkehrenden Bauern brauchen einen neuen Würfel, und keiner ist frei.".to_owned()
            }
            Illegal::TurnedAlready => "Diese Karte wurde in diesem Zug schon umgedreht.".to_owned(),
            Illegal::NoSuchDie { die } => format!("Dort liegt kein Würfel von dir, der {die} zeigt."),
            Illegal::DieDone => "Dieser Würfel ist für diesen Zug fertig.".to_owned(),
            Illegal::NotAdjacent => "Das Ziel ist nicht benachbart.".to_owned(),
            Illegal::WrongNumber { most } => format!("1 bis {most} Krieger können gehen."),
            Illegal::NoDieToSplit => {
                "Aufteilen geht nur mit einem freien Würfel, und keiner ist frei: alle oder niemand."
                    .to_owned()
            }
            Illegal::EnemiesThere => "Dort stehen Gegner: Das ist ein Angriff, kein Marsch.".to_owned(),
            Illegal::NoEnemies => "Dort steht kein Gegner: Das ist ein Marsch, kein Angriff.".to_owned(),
            Illegal::FallAtShields { die, shields } => {
                format!("Alle {die} fielen schon an den {shields} Schilden.")
            }
            Illegal::TooWeak { rest, defenders } => format!(
                "Hinter den Schilden bleiben {rest}, nicht mehr als die {defenders}, die verteidigen."
            ),
            Illegal::WrongCommitment { most } => {
                format!("Ohne zu siegen lassen sich 1 bis {most} Krieger einsetzen.")
            }
            Illegal::NoDieToEnter { survivors } => format!(
                "Nur zum Teil einzuziehen braucht einen freien Würfel, und keiner ist frei: Alle {survivors} ziehen ein."
            ),
            Illegal::CapitalFeeds => "In der Hauptstadt verhungert niemand.".to_owned(),
            Illegal::LastWarrior => "Der letzte Krieger einer Karte verhungert nicht.".to_owned(),
            Illegal::NotHungry { hungry } => format!(
                "{} müssen Krieger verhungern lassen, und dort liegt keiner ihrer Würfel.",
                subject(hungry)
            ),
        }
    }

    fn notation_help(&self) -> &'static str {
        "  r 2          2 Krieger werben (0 bis 3)         s b2   die Karte b2 erkunden
  b b2         auf b2 ein Oppidum errichten       x b2   es abreißen
  m 4a1 3b1    von a1 mit 3 Kriegern der 4 nach b1 marschieren
  c 5b1 2c1    mit der 5 von b1 c1 angreifen und erobern, 2 ziehen ein
  f 5b1 2c1    mit der 5 von b1 c1 angreifen, 2 einsetzen, nicht erobern
  st 3b1       ein Krieger der 3 auf b1 verhungert
  e            den Zug beenden
Karten heißen nach Spalte und Reihe, von a1 oben links bis d3. [4 2] sind Würfel, die noch handeln
können, (3) ist fertig. Ein doppelter Rahmen ist keltisch, ein fetter römisch. „Rück 3/4 (K)“ heißt:
Die Rückseite hat 3 Schilde und 4 Ähren, und die Kelten (K) haben sie sich angesehen."
    }
}
