//! Antike Duellum auf Deutsch, mit den Wörtern der Spielregel.

use quadriga_antike::{
    Action, Bundle, Card, CityView, Ending, Event, Good, Illegal, Personage, Phase, Unit, View,
    Wealth,
};
use quadriga_core::Seat;

use super::words::{AntikeWords, Heading, Part, field, know_how, place};

/// German.
pub(super) struct De;

fn plural(number: u8, one: &str, many: &str) -> String {
    if number == 1 { format!("1 {one}") } else { format!("{number} {many}") }
}

fn coins(number: u8) -> String {
    plural(number, "Münze", "Münzen")
}

fn sum(sum: &Bundle) -> String {
    let parts = [(sum.marble, "Marmor"), (sum.iron, "Eisen"), (sum.gold, "Gold")];
    let mut parts: Vec<String> = parts
        .iter()
        .filter(|(units, _)| *units > 0)
        .map(|(units, name)| format!("{units} {name}"))
        .collect();
    if sum.coins > 0 {
        parts.push(coins(sum.coins));
    }
    parts.join(", ")
}

fn subject(seat: Seat) -> &'static str {
    if seat == Seat::FIRST { "Spieler 1" } else { "Spieler 2" }
}

impl AntikeWords for De {
    fn player(&self, seat: Seat) -> &'static str {
        subject(seat)
    }

    fn label(&self, seat: Seat) -> &'static str {
        if seat == Seat::FIRST { "S1" } else { "S2" }
    }

    fn people(&self, id: &str) -> &'static str {
        match id {
            "carthage" => "Karthago",
            "rome" => "Rom",
            "greece" => "Griechenland",
            _ => "Persien",
        }
    }

    fn good(&self, good: Good) -> &'static str {
        self.wealth(good.wealth())
    }

    fn wealth(&self, wealth: Wealth) -> &'static str {
        match wealth {
            Wealth::Marble => "Marmor",
            Wealth::Iron => "Eisen",
            Wealth::Gold => "Gold",
            Wealth::Coin => "eine Münze",
        }
    }

    fn units(&self, unit: Unit, count: u8) -> String {
        match unit {
            Unit::Legion => plural(count, "Legion", "Legionen"),
            Unit::Galley => plural(count, "Galeere", "Galeeren"),
            Unit::Special => "die Sondereinheit".to_owned(),
        }
    }

    fn personages(&self, personage: Personage, count: u8) -> String {
        match personage {
            Personage::King => plural(count, "König", "Könige"),
            Personage::General => plural(count, "Feldherr", "Feldherren"),
            Personage::Citizen => plural(count, "Bürger", "Bürger"),
            Personage::Scholar => plural(count, "Gelehrter", "Gelehrte"),
            Personage::Navigator => plural(count, "Seefahrer", "Seefahrer"),
        }
    }

    fn card(&self, card: Card) -> &'static str {
        match card {
            Card::Academy => "Akademie",
            Card::Earthquake => "Erdbeben",
            Card::Burglary => "Diebstahl",
            Card::Fortress => "Festung",
            Card::VotiveGifts => "Weihgaben",
            Card::Armoury => "Waffenschmiede",
            Card::ForcedMarch => "Gewaltmarsch",
            Card::FairWind => "Günstiger Wind",
            Card::RichVein => "Reiche Ader",
            Card::MarketDay => "Markttag",
            Card::Settlers => "Siedler",
            Card::MasterBuilder => "Baumeister",
            Card::Volunteers => "Freiwillige",
            Card::Storm => "Sturm",
            Card::Ambush => "Hinterhalt",
            Card::SiegeTower => "Belagerungsturm",
        }
    }

    fn city(&self, city: &CityView) -> String {
        let temple = if city.temple { ", Tempel" } else { "" };
        let wall = if city.wall { ", Stadtmauer" } else { "" };
        format!("{}stadt{temple}{wall}, Kampfkraft {}", self.good(city.good), city.strength)
    }

    fn part(&self, part: Part) -> &'static str {
        match part {
            Part::Rondel => "Rondell",
            Part::KnowHow => "Fortschritte",
            Part::OpenCards => "Offene Ereigniskarten",
            Part::Bank => "Bank",
            Part::Temples => "Tempel",
            Part::Coins => "Münzen",
        }
    }

    fn people_lines(&self, view: &View, seat: Seat, is_viewer: bool) -> Vec<String> {
        let people = &view.peoples[seat.index()];
        let you = if is_viewer { " (du)" } else { "" };
        let mut lines = vec![
            format!(
                "{}{you}, {}: {} von {} Persönlichkeiten · {} Marmor, {} Eisen, {} Gold, {}",
                self.label(seat),
                self.people(people.people),
                people.total,
                view.personages_to_win,
                people.marble,
                people.iron,
                people.gold,
                coins(people.coins),
            ),
            format!(
                "   Rekrutenablage {} + {} · Vorrat {} + {} · {} · {}, {} Tempel · {} auf See",
                self.units(Unit::Legion, people.box_legions),
                self.units(Unit::Galley, people.box_galleys),
                people.supply_legions,
                people.supply_galleys,
                plural(people.walls, "Stadtmauer", "Stadtmauern"),
                plural(people.cities, "Stadt", "Städte"),
                people.temples,
                plural(people.navigator_points, "Punkt", "Punkte"),
            ),
        ];
        if !people.cards.is_empty() {
            let cards: Vec<&str> = people.cards.iter().map(|&card| self.card(card)).collect();
            lines.push(format!("   Karten: {}", cards.join(", ")));
        }
        lines
    }

    fn situation(&self, view: &View, viewer: Option<Seat>) -> String {
        let Some(decides) = view.decides else { return String::new() };
        let who = if viewer == Some(decides) { "du bist dran" } else { self.player(decides) };
        let what = match view.phase {
            _ if view.trade.is_some() => "den Tausch beenden.",
            Phase::Rondel => "ein Feld des Rondells wählen.",
            Phase::Surcharge { .. } => "die Schritte auf dem Rondell bezahlen.",
            Phase::Compensation => "die Bank hat keine Münze: eine Ressource nehmen.",
            Phase::Templum => "Tempel und Stadtmauern bauen.",
            Phase::Militia => "Einheiten rüsten.",
            Phase::Scientia => "Fortschritte kaufen, rekrutieren.",
            Phase::Movement { .. } => "Einheiten bewegen.",
            Phase::Conquest => "Städte erobern.",
            Phase::Defence { .. } => "Festung spielen?",
            Phase::Storming { .. } => "die eine Einheit mehr wählen, die verloren geht.",
            Phase::Founding => "Städte gründen.",
            Phase::Personages => "Persönlichkeiten nehmen.",
            Phase::Picking { .. } => "eine Ereigniskarte wählen.",
            Phase::Over(_) => "",
        };
        format!("Zug {}, {who}: {what}", view.turn)
    }

    fn heading(&self, heading: Heading) -> &'static str {
        match heading {
            Heading::Rondel => "Auf dem Rondell ziehen",
            Heading::Pay => "Zahlen und nehmen",
            Heading::Build => "Bauen",
            Heading::Arm => "Rüsten",
            Heading::Learn => "Fortschritte und Rekruten",
            Heading::Move => "Bewegen",
            Heading::Conquer => "Erobern",
            Heading::Found => "Stadt gründen",
            Heading::Personages => "Persönlichkeiten",
            Heading::Cards => "Ereigniskarten",
            Heading::Trade => "Tauschen",
            Heading::Done => "Fertig",
        }
    }

    fn action(&self, view: &View, action: Action) -> String {
        let at = |region| place(view, region);
        match action {
            Action::Advance { field: chosen } => {
                let cost = view.rondel[chosen.index()].cost[view.mover.index()];
                match cost {
                    0 => field(chosen).to_owned(),
                    cost => format!("{} (kostet {cost})", field(chosen)),
                }
            }
            Action::Pay { with } => format!("{} zahlen", self.wealth(with)),
            Action::Take { good } => format!("{} nehmen", self.good(good)),
            Action::Coin { good } => format!("eine Münze für {} beiseitelegen", self.good(good)),
            Action::Trade => "drei Einheiten gegen zwei Ressourcen tauschen".to_owned(),
            Action::Swap { give, take } => {
                format!("{} gegen {} tauschen", self.good(give), self.good(take))
            }
            Action::Temple { region } => {
                let extra = view.regions[region.index()].city.map_or(0, |city| city.temple_coins);
                format!("Tempel in {} (dazu {})", at(region), coins(extra))
            }
            Action::Wall { region } => format!("Stadtmauer in {}", at(region)),
            Action::Arm { unit, region } => {
                format!("{} in {} rüsten", self.units(unit, 1), at(region))
            }
            Action::Learn { know_how: learned } => format!("{} kaufen", know_how(learned)),
            Action::Recruit { unit } => format!("{} rekrutieren", self.units(unit, 1)),
            Action::Move { unit, from, to, count, after } => {
                let gone = match after {
                    0 => String::new(),
                    1 => " (schon über eine Grenze)".to_owned(),
                    after => format!(" (schon über {after} Grenzen)"),
                };
                format!("{} von {} nach {}{gone}", self.units(unit, count), at(from), at(to))
            }
            Action::Conquer { region, galleys } => {
                let lost = self.units(Unit::Galley, galleys);
                format!("{} erobern, {lost} unter den Verlusten", at(region))
            }
            Action::Fortress { play: true } => "Festung spielen".to_owned(),
            Action::Fortress { play: false } => "Festung behalten".to_owned(),
            Action::Found { region, good } => {
                let founding = view.regions[region.index()].founding;
                let extra = founding.map_or(0, |founding| founding.prices[good.index()].coins);
                format!("{} als {}stadt ({})", at(region), self.good(good), coins(extra))
            }
            Action::ClaimAll => "alle nehmen".to_owned(),
            Action::Claim { personage } => format!("{} nehmen", self.personages(personage, 1)),
            Action::Pick { card } => format!("{} nehmen", self.card(card)),
            Action::Play { card } => format!("{} spielen", self.card(card)),
            Action::PlayAt { card, region } => format!("{} in {}", self.card(card), at(region)),
            Action::PlayFor { card, unit } => {
                format!("{}: {}", self.card(card), self.units(unit, 1))
            }
            Action::Done if matches!(view.phase, Phase::Picking { .. }) => {
                "auf Karten verzichten".to_owned()
            }
            Action::Done if view.this_turn.done_ends_turn => "Zug beenden".to_owned(),
            Action::Done => "fertig mit diesem Schritt".to_owned(),
        }
    }

    fn event(&self, view: &View, event: &Event) -> Option<String> {
        let at = |region| place(view, region);
        Some(match *event {
            Event::Advanced { seat, field: chosen, .. } => {
                format!("{} zieht auf {}.", subject(seat), field(chosen))
            }
            Event::Paid { seat, sum: paid } => format!("{} zahlt {}.", subject(seat), sum(&paid)),
            Event::Produced { seat, good, amount, coin } => {
                let coin = if coin { " und eine Münze" } else { "" };
                format!("{} produziert {amount} {}{coin}.", subject(seat), self.good(good))
            }
            Event::Received { seat, good, amount } => {
                format!("{} erhält {amount} {}.", subject(seat), self.good(good))
            }
            Event::TempleBuilt { seat, region } => {
                format!("{} baut einen Tempel in {region}.", subject(seat), region = at(region))
            }
            Event::WallBuilt { seat, region } => {
                format!("{} baut eine Stadtmauer in {region}.", subject(seat), region = at(region))
            }
            Event::Armed { seat, unit, region } => {
                let unit = self.units(unit, 1);
                format!("{} rüstet {unit} in {region}.", subject(seat), region = at(region))
            }
            Event::Learned { seat, know_how: learned, first } => {
                let first = if first { ", als erster" } else { "" };
                format!("{} kauft {}{first}.", subject(seat), know_how(learned))
            }
            Event::Recruited { seat, unit } => {
                format!("{} rekrutiert {}.", subject(seat), self.units(unit, 1))
            }
            Event::Moved { seat, unit, from, to, count } => {
                let units = self.units(unit, count);
                format!(
                    "{}: {units} von {from} nach {to}.",
                    subject(seat),
                    from = at(from),
                    to = at(to)
                )
            }
            Event::Exchanged { region, unit, count, .. } => {
                let units = self.units(unit, count);
                format!("Kampf in {region}: Jede Seite verliert {units}.", region = at(region))
            }
            Event::Conquered { seat, region, strength, temple, .. } => {
                let temple = if temple { "; ein Tempel wird zerstört" } else { "" };
                let who = subject(seat);
                format!(
                    "{who} erobert {region} (Kampfkraft {strength}){temple}.",
                    region = at(region)
                )
            }
            Event::Withstood { region, strength } => {
                format!(
                    "Die Stadt in {region} hält mit Kampfkraft {strength} stand.",
                    region = at(region)
                )
            }
            Event::Founded { seat, region, good } => {
                let city = self.good(good);
                format!(
                    "{} gründet eine {city}stadt in {region}.",
                    subject(seat),
                    region = at(region)
                )
            }
            Event::Claimed { seat, personage, total } => {
                let won = self.personages(personage, 1);
                format!("{} gewinnt {won} und hat insgesamt {total}.", subject(seat))
            }
            Event::WallGained { seat } => format!("{} erhält eine Stadtmauer.", subject(seat)),
            Event::Picked { seat, card } => {
                format!("{} nimmt die Karte {}.", subject(seat), self.card(card))
            }
            Event::Revealed { card } => format!("{} wird aufgedeckt.", self.card(card)),
            Event::Reshuffled => "Die gespielten Karten werden gemischt.".to_owned(),
            Event::Played { seat, card } => {
                format!("{} spielt {}.", subject(seat), self.card(card))
            }
            Event::WallFell { region, .. } => {
                format!("Die Stadtmauer in {region} fällt.", region = at(region))
            }
            Event::CoinsLost { seat, coins: lost } => {
                format!("{} verliert {}.", subject(seat), coins(lost))
            }
            Event::Withdrawn { seat, unit, region } => {
                let unit = self.units(unit, 1);
                format!("{} verliert {unit} in {region}.", subject(seat), region = at(region))
            }
            Event::TurnEnded { .. } => return None,
            Event::Ended(Ending::Personages { winner }) => {
                format!("{} hat neun Persönlichkeiten und gewinnt.", subject(winner))
            }
            Event::Ended(Ending::TurnLimit { .. }) => "Der letzte Zug ist gespielt.".to_owned(),
        })
    }

    fn reason(&self, reason: &Illegal) -> String {
        match *reason {
            Illegal::GameOver => "Das Spiel ist vorbei.".to_owned(),
            Illegal::WrongStep => "Dafür ist jetzt nicht der Schritt des Zuges.".to_owned(),
            Illegal::Unfinished => "Erst muss die begonnene Zahlung beendet sein.".to_owned(),
            Illegal::NoRegion => "Diese Region gibt es auf dem Plan nicht.".to_owned(),
            Illegal::FieldTooDear { cost, wealth } => {
                format!("Dieses Feld kostet {cost}, du hast insgesamt {wealth} Einheiten.")
            }
            Illegal::CannotPay { left } => format!("Noch {left} zu zahlen, aber nicht damit."),
            Illegal::TooDear { good, coins: extra, has_good, has_coins, aside } => {
                let aside = match aside {
                    0 => String::new(),
                    aside => format!(", davon {aside} beiseitegelegt, um die Ressource zu sparen"),
                };
                format!(
                    "Das kostet {good} der Ressource und dazu {}; du hast {has_good} und {}{aside}.",
                    coins(extra),
                    coins(has_coins)
                )
            }
            Illegal::NoCoinAside => "Dafür kann jetzt keine Münze beiseitegelegt werden.".to_owned(),
            Illegal::NotYourCity => "Dort hast du keine Stadt.".to_owned(),
            Illegal::HasTemple => "Diese Stadt hat schon einen Tempel.".to_owned(),
            Illegal::NoTempleLeft => "Alle Tempel stehen auf dem Plan.".to_owned(),
            Illegal::HasWall => "Diese Stadt hat schon eine Stadtmauer.".to_owned(),
            Illegal::NoWallLeft => "In deinem Vorrat ist keine Stadtmauer.".to_owned(),
            Illegal::NoRecruit => {
                "Eine solche Einheit stand zu Beginn des Zuges nicht auf der Rekrutenablage."
                    .to_owned()
            }
            Illegal::CityFull { most } => {
                format!("Diese Stadt kann in einem Zug nicht mehr als {most} rüsten.")
            }
            Illegal::NoBorderFor => {
                "Dort kann eine solche Einheit nicht stehen: Ihr fehlt die Grenze.".to_owned()
            }
            Illegal::NeedsTemple => {
                "Eine Sondereinheit kann nur bei einer Stadt mit Tempel gerüstet werden.".to_owned()
            }
            Illegal::KnownAlready => "Diesen Fortschritt hast du schon.".to_owned(),
            Illegal::NoUnitLeft => "Davon ist nichts mehr im Vorrat.".to_owned(),
            Illegal::CannotMove { fresh } => {
                format!("Von dort dürfen {fresh} solche Einheiten weiterziehen.")
            }
            Illegal::NoWay => "Dorthin führt keine Grenze für diese Einheit.".to_owned(),
            Illegal::NotTheirCity => "Dort hat der Gegner keine Stadt.".to_owned(),
            Illegal::TooWeak { strength, attackers } => {
                format!("Die Kampfkraft der Stadt ist {strength}, du hast dort {attackers}.")
            }
            Illegal::SpecialAlone => {
                "General und Admiral nehmen ohne Legion oder Galeere keine Stadt.".to_owned()
            }
            Illegal::WrongLosses { losses, fewest, most } => format!(
                "Von den {losses} Einheiten, die zurückgehen, können {fewest} bis {most} Galeeren sein."
            ),
            Illegal::NoSite => "Dort ist kein freier Bauplatz.".to_owned(),
            Illegal::NoUnitThere => "Dort hast du keine Legion oder Galeere.".to_owned(),
            Illegal::NoTileLeft => "Von diesen Stadtplättchen ist keines mehr da.".to_owned(),
            Illegal::FoundingTooDear { coins: needed, has } => format!(
                "Die Gründung kostet neben deinen Ressourcen {}, du hast {}.",
                coins(needed),
                coins(has)
            ),
            Illegal::NotDue => "Diese Persönlichkeit steht dir nicht zu.".to_owned(),
            Illegal::NotOpen => "Diese Karte liegt nicht offen.".to_owned(),
            Illegal::NotHeld => "Diese Karte hast du nicht.".to_owned(),
            Illegal::CardIdle => "Diese Karte passt jetzt nicht oder bewirkt nichts.".to_owned(),
            Illegal::NoSwap => "Ein solcher Tausch steht dir nicht offen.".to_owned(),
            Illegal::NoTrade => {
                "Ein Tausch braucht Commercium, nicht erst in diesem Zug gekauft, und drei Einheiten."
                    .to_owned()
            }
        }
    }

    fn notation_help(&self) -> &'static str {
        "  go militia               auf dem Rondell ziehen   pay iron, take gold, coin marble
  temple roma, wall 19     bauen                    arm legion roma
  learn strata             Fortschritt kaufen       recruit galley
  move galley roma corsica 2 (noch eine 1: schon über eine Grenze)
                                                    conquer syracusae 2 (verlorene Galeeren)
  found tarraco gold       Stadt gründen            claim all, claim king
  pick academy, play storm corsica, play volunteers legion, fortress yes
  trade, swap iron gold    tauschen                 done
Regionen heißen nach Nummer oder Namen, klein geschrieben, mit _ für Leerzeichen."
    }
}
