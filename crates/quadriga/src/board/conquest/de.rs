//! Conquest of the Empire II auf Deutsch, mit den Wörtern der Spielregel.

use quadriga_conquest::{Action, Answer, Card, Event, Illegal, Lifetime, Phase, Unit, View, map};
use quadriga_core::Seat;

use super::words::{ConquestWords, Heading, Part, field, land, water};

/// German.
pub(super) struct De;

const PLAYERS: [&str; 6] =
    ["Spieler 1", "Spieler 2", "Spieler 3", "Spieler 4", "Spieler 5", "Spieler 6"];
const LABELS: [&str; 6] = ["S1", "S2", "S3", "S4", "S5", "S6"];

fn plural(number: u8, one: &str, many: &str) -> String {
    if number == 1 { format!("1 {one}") } else { format!("{number} {many}") }
}

fn subject(seat: Seat) -> &'static str {
    PLAYERS[seat.index()]
}

fn answer(answer: Answer) -> &'static str {
    match answer {
        Answer::NeverLend => "Ich leihe nie",
        Answer::Withdraw => "Ich ziehe mich zurück, wenn meine eigenen Truppen fort sind",
    }
}

fn time(view: &View) -> String {
    match view.round {
        0 => format!("Feldzug {}", view.campaign),
        round => format!("Feldzug {}, Runde {round}", view.campaign),
    }
}

impl ConquestWords for De {
    fn player(&self, seat: Seat) -> &'static str {
        subject(seat)
    }

    fn label(&self, seat: Seat) -> &'static str {
        LABELS[seat.index()]
    }

    fn units(&self, unit: Unit, count: u8) -> String {
        match unit {
            Unit::Infantry => format!("{count} Infanterie"),
            Unit::Cavalry => format!("{count} Kavallerie"),
            Unit::Catapult => plural(count, "Katapult", "Katapulte"),
            Unit::General => plural(count, "General", "Generäle"),
            Unit::Galley => plural(count, "Galeere", "Galeeren"),
            Unit::Caesar => "Caesar".to_owned(),
        }
    }

    fn card(&self, card: Card) -> String {
        match card {
            Card::MerchantEgypt => "Händler Egypt",
            Card::MerchantSicilia => "Händler Sicilia",
            Card::MerchantAsia => "Händler Asia",
            Card::MerchantHispania => "Händler Hispania",
            Card::MerchantItalia => "Händler Italia",
            Card::MerchantAchaia => "Händler Achaia",
            Card::MerchantMesopotamia => "Händler Mesopotamia",
            Card::Assassin => "Mörder",
            Card::Loot => "Plünderung des Landes",
            Card::EmergencyTax => "Abstimmung: Notstandssteuer",
            Card::BreadAndCircuses => "Abstimmung: Brot und Zirkusspiele",
            Card::HailCaesar => "Abstimmung: Heil Caesar",
            Card::NewLegions => "Abstimmung: Neue Legionen",
            Card::InfluenceInRome => "Abstimmung: Einfluss in Rom",
            Card::SenatorI => "Senator I",
            Card::SenatorIi => "Senator II",
            Card::SenatorIii => "Senator III",
            Card::SenatorIv => "Senator IV",
            Card::DiplomacyItalia => "Diplomatie: Senat (Italia)",
            Card::DiplomacyMesopotamia => "Diplomatie: Parthia (Mesopotamia)",
            Card::DiplomacyNumidia => "Diplomatie: Stämme (Numidia)",
            Card::DiplomacyEgypt => "Diplomatie: Egypt",
            Card::DiplomacyAchaia => "Diplomatie: griechische Städte (Achaia)",
            Card::DiplomacyPirates => "Diplomatie: Piraten",
            Card::FleetAegaeum => "Flotte im Mare Aegaeum",
            Card::FleetAlexandria => "Flotte im Mare Alexandria",
            Card::CityEgyptNumidia => "Stadt in Egypt oder Numidia",
            Card::CityHispaniaSicilia => "Stadt in Hispania oder Sicilia",
            Card::CityItaliaNeapolis => "Stadt in Italia oder Neapolis",
            Card::CityItaliaMesopotamia => "Stadt in Italia oder Mesopotamia",
            Card::CityNarbonensisAchaia => "Stadt in Narbonensis oder Achaia",
            Card::CityAsiaGalacia => "Stadt in Asia oder Galacia",
            Card::BarbariansMoesia => "Barbaren in Moesia",
            Card::BarbariansDacia => "Barbaren in Dacia",
            Card::BarbariansArmenia => "Barbaren in Armenia",
            Card::BarbariansPannonia => "Barbaren in Pannonia",
            Card::BarbariansGermania => "Barbaren in Germania",
            Card::BarbariansBritannia => "Barbaren in Britannia",
            Card::Politician => "Politiker",
            Card::Bribe => "Bestechung eines Senators",
            Card::SlaveRevolt => "Sklavenaufstand",
            Card::ArmyTraining => "Armeetraining",
            Card::NavalTraining => "Marinetraining",
            Card::FairWind => "Guter Wind",
        }
        .to_owned()
    }

    fn part(&self, part: Part) -> &'static str {
        match part {
            Part::Alliances => "Allianzen",
            Part::Offer => "Auslage",
            Part::Battle => "Schlacht:",
            Part::Dice => "Würfel",
            Part::Slaves => "Sklaven",
            Part::Against => "gegen",
        }
    }

    fn key(&self, points: &str, tokens: u8, city: Option<Seat>) -> String {
        let tokens = if tokens > 0 { format!(", {tokens} zu kaufen") } else { String::new() };
        let city = city.map_or(String::new(), |seat| format!(", Stadt von {}", self.label(seat)));
        format!("{points}{tokens}{city}")
    }

    fn realm_lines(&self, view: &View, seat: Seat, is_viewer: bool) -> Vec<String> {
        let realm = &view.realms[seat.index()];
        let you = if is_viewer { " (du)" } else { "" };
        let chaos = match realm.chaos {
            Some(chaos) => format!("{chaos} Chaos"),
            None => format!("Chaos unbekannt (zuletzt {})", realm.shown_chaos),
        };
        let senators = match realm.senators {
            Some([i, ii, iii, iv]) => format!("Senatoren {i}×I {ii}×II {iii}×III {iv}×IV"),
            None => plural(realm.senator_count, "Senator", "Senatoren"),
        };
        let mut lines = vec![format!(
            "{}{you}: {} Siegespunkte (jetzt +{}) · {} Talente (Steuer +{}) · {chaos} · {senators} · {} Einfluss",
            self.label(seat),
            realm.points,
            realm.expected,
            realm.talents,
            realm.tax,
            realm.influence,
        )];
        let held = realm.cards.iter().map(|held| {
            let used = if held.used { " (benutzt)" } else { "" };
            format!("{}{used}", self.card(held.card))
        });
        let mut cards: Vec<String> = held.collect();
        if realm.army_training > 0 {
            cards.push(format!("{}× Armeetraining", realm.army_training));
        }
        if realm.naval_training > 0 {
            cards.push(format!("{}× Marinetraining", realm.naval_training));
        }
        cards.extend(realm.answers.iter().map(|&said| format!("„{}“", answer(said))));
        if !cards.is_empty() {
            lines.push(format!("   {}", cards.join(", ")));
        }
        lines
    }

    fn situation(&self, view: &View, viewer: Option<Seat>) -> String {
        let Some(decides) = view.decides else { return String::new() };
        let who = if viewer == Some(decides) { "du entscheidest" } else { self.player(decides) };
        let what = match view.phase {
            Phase::Bidding => match view.auction.and_then(|now| now.bidder.map(|by| (by, now.bid)))
            {
                Some((bidder, bid)) => {
                    let bidder = self.player(bidder);
                    return format!(
                        "{}, {who}: {bidder} bietet {bid}; erhöhen oder passen.",
                        time(view)
                    );
                }
                None => "die Auktion mit einem Angebot eröffnen.",
            },
            Phase::Proposing { .. } => "vorschlagen, wer auf A und B kommt.",
            Phase::Placing { .. } => "die Starteinheiten aufstellen.",
            Phase::Stationing => "die erste Galeere aufstellen.",
            Phase::Turn => match view.actions_left {
                0 => "den Zug beenden oder vorher Karten benutzen.",
                1 => "noch eine Aktion.",
                _ => "eine Aktion wählen.",
            },
            Phase::Recruiting { .. } => "rekrutieren.",
            Phase::Buying { .. } => "noch eine Marke kaufen?",
            Phase::Marching { .. } => "ein Ziel wählen.",
            Phase::Sending(_) => "wählen, wer dorthin geht.",
            Phase::Sailing { .. } => "Galeeren sammeln.",
            Phase::Sailed => "ein Seegefecht führen?",
            Phase::Fetching { .. } => "die Galeere wählen, die verlegt wird.",
            Phase::Building { .. } => "wählen, wo gebaut wird.",
            Phase::Mustering { .. } => "wählen, woher sie ziehen.",
            Phase::Bribing => "wählen, wessen Senator bestochen wird.",
            Phase::Revolting => "wählen, wo sich die Sklaven erheben.",
            Phase::Raising { .. } => "wählen, wohin die neuen Legionen kommen.",
            Phase::FairWind => "Guten Wind benutzen?",
            Phase::Committing { .. } => "Einheiten zur Schlacht einsetzen oder leihen.",
            Phase::Losing { .. } => "die Verluste wählen.",
            Phase::Retreating { .. } => "zurückziehen oder weiterkämpfen.",
            Phase::Fleeing { .. } => "die Führer fortbringen.",
            Phase::Voting => "Senatoren auslegen oder passen.",
            Phase::Laying { .. } => "weitere Senatoren auslegen oder das Angebot beenden.",
            Phase::Over => "",
        };
        format!("{}, {who}: {what}", time(view))
    }

    fn heading(&self, heading: Heading) -> &'static str {
        match heading {
            Heading::Bid => "Auktion",
            Heading::Place => "Aufstellen",
            Heading::Take => "Eroberungskarte besorgen",
            Heading::Recruit => "Rekrutieren",
            Heading::Influence => "Einfluss kaufen",
            Heading::Tax => "Sondersteuer",
            Heading::March => "Landeinheiten verlegen",
            Heading::Sail => "Marineverlegung",
            Heading::Battle => "Schlacht",
            Heading::Use => "Karte benutzen",
            Heading::Vote => "Senat",
            Heading::Answer => "Feste Antworten",
            Heading::End => "Passen oder beenden",
        }
    }

    fn action(&self, view: &View, action: Action) -> String {
        let marker = |seat: Option<Seat>| seat.map_or("niemand", |seat| self.player(seat));
        let over =
            |sea: Option<_>| sea.map_or(String::new(), |sea| format!(" über {}", water(sea)));
        match action {
            Action::Bid { coins } => format!("{} bieten", u16::from(coins) * 5),
            Action::Propose { a, b } => format!("A {}, B {}", marker(a), marker(b)),
            Action::Place { unit, at, count } => {
                format!("{} nach {}", self.units(unit, count), land(at))
            }
            Action::Station { sea } => format!("Galeere nach {}", water(sea)),
            Action::Take { card } => {
                let map = map(view.border);
                let at_once = if map.lifetime(card) == Lifetime::AtOnce { ", sofort" } else { "" };
                format!("{} ({} Talente{at_once})", self.card(card), map.price(card))
            }
            Action::Recruit { at } | Action::Build { at } => format!("in {}", land(at)),
            Action::Enlist { unit, count } | Action::Send { unit, count } => {
                self.units(unit, count)
            }
            Action::Launch { sea, count } => {
                format!("{} in {}", self.units(Unit::Galley, count), water(sea))
            }
            Action::Buy { at, from: None } => format!("eine Provinzmarke in {}", land(at)),
            Action::Buy { at, from: Some(from) } => {
                format!("eine Marke von {} in {}", self.player(from), land(at))
            }
            Action::Levy { chaos } => format!("{} Talente für {chaos} Chaos", u16::from(chaos) * 5),
            Action::March { from } => format!("aus {}", land(from)),
            Action::Aim { to, over: sea } => format!("nach {}{}", land(to), over(sea)),
            Action::SendAll => "alle".to_owned(),
            Action::Attack { at, whom } => {
                format!("{} in {} angreifen", self.player(whom), land(at))
            }
            Action::Sail { to } => format!("nach {}", water(to)),
            Action::Gather { from, count } => {
                format!("{} aus {}", self.units(Unit::Galley, count), water(from))
            }
            Action::GatherAll => "alle Galeeren".to_owned(),
            Action::Engage { sea, whom } => {
                format!("{} in {} angreifen", self.player(whom), water(sea))
            }
            Action::Pass => "passen".to_owned(),
            Action::Use { card } => self.card(card),
            Action::Assassinate { whom, general: Some(at) } => {
                format!("einen General von {} in {} töten", self.player(whom), land(at))
            }
            Action::Assassinate { whom, general: None } => {
                format!("einen Senator von {} töten", self.player(whom))
            }
            Action::Fetch { from } => format!("eine Galeere aus {}", water(from)),
            Action::Muster { from, over: sea } => format!("aus {}{}", land(from), over(sea)),
            Action::Bribe { whom } => format!("einen Senator von {} bestechen", self.player(whom)),
            Action::Revolt { at, whom } => {
                format!("in {}, zuerst gegen {}", land(at), self.player(whom))
            }
            Action::FairWind { sail: true } => "davonsegeln".to_owned(),
            Action::FairWind { sail: false } => "kämpfen".to_owned(),
            Action::Commit { sea, count } => {
                format!("{} aus {}", self.units(Unit::Galley, count), water(sea))
            }
            Action::Lend { unit, count } => format!("{} leihen", self.units(unit, count)),
            Action::NeverLend => "nichts, und nie wieder fragen".to_owned(),
            Action::Lose { unit, of, from, count } => {
                let whose = of.map_or("der Diplomatietruppen".to_owned(), |seat| {
                    format!("von {}", self.player(seat))
                });
                let from = from.map_or(String::new(), |sea| format!(" aus {}", water(sea)));
                format!("{} {whose}{from} verlieren", self.units(unit, count))
            }
            Action::Retreat { to: Some(to) } => format!("Rückzug nach {}", land(to)),
            Action::Retreat { to: None } => "abbrechen".to_owned(),
            Action::Stay => "weiterkämpfen".to_owned(),
            Action::Flee { to } => format!("Führer nach {}", land(to)),
            Action::Lay { votes } => format!("Senator mit {votes}"),
            Action::Answer { answer: given, on: true } => format!("sagen: {}", answer(given)),
            Action::Answer { answer: given, on: false } => {
                format!("zurücknehmen: {}", answer(given))
            }
            Action::Done => "fertig".to_owned(),
        }
    }

    fn event(&self, event: &Event) -> Option<String> {
        Some(match *event {
            Event::CampaignBegun { campaign } => format!("Feldzug {campaign} beginnt."),
            Event::TokenLaid { at } => format!("Eine Provinzmarke kommt nach {}.", land(at)),
            Event::CardLaid { card } => format!("Ausgelegt: {}.", self.card(card)),
            Event::Bid { seat, talents, a, b } => {
                let marker = |seat: Option<Seat>| seat.map_or("niemand", subject);
                format!("{} bietet {talents}: A {}, B {}.", subject(seat), marker(a), marker(b))
            }
            Event::Passed { seat } => format!("{} passt.", subject(seat)),
            Event::AuctionWon { seat, talents } => {
                format!("{} gewinnt die Auktion für {talents}.", subject(seat))
            }
            Event::Allied { seat, slot } => format!("{} bekommt Platz {slot}.", subject(seat)),
            Event::Placed { seat, unit, at, count } => {
                format!("{} stellt {} in {} auf.", subject(seat), self.units(unit, count), land(at))
            }
            Event::Stationed { seat, sea } => {
                format!("{} stellt eine Galeere in {} auf.", subject(seat), water(sea))
            }
            Event::Took { seat, card, price } => {
                format!("{} nimmt {} für {price}.", subject(seat), self.card(card))
            }
            Event::Enlisted { seat, unit, at, count } => {
                format!("{} rekrutiert {} in {}.", subject(seat), self.units(unit, count), land(at))
            }
            Event::Launched { seat, sea, count } => {
                let galleys = self.units(Unit::Galley, count);
                format!("{} bekommt {galleys} in {}.", subject(seat), water(sea))
            }
            Event::ChaosTaken { seat, chaos } => format!("{} nimmt {chaos} Chaos.", subject(seat)),
            Event::Bought { seat, at, from: None } => {
                format!("{} kauft eine Provinzmarke in {}.", subject(seat), land(at))
            }
            Event::Bought { seat, at, from: Some(from) } => {
                let from = self.player(from);
                format!("{} kauft eine Marke von {from} in {}.", subject(seat), land(at))
            }
            Event::Received { seat, talents } => {
                format!("{} bekommt {talents} Talente.", subject(seat))
            }
            Event::Moved { seat, unit, from, to, over, count } => {
                let over = over.map_or(String::new(), |sea| format!(" über {}", water(sea)));
                let units = self.units(unit, count);
                format!("{}: {units} aus {} nach {}{over}.", subject(seat), land(from), land(to))
            }
            Event::Sailed { seat, from, to, count } => {
                let galleys = self.units(Unit::Galley, count);
                format!("{}: {galleys} aus {} nach {}.", subject(seat), water(from), water(to))
            }
            Event::Attacked { seat: Some(seat), field: place, whom } => {
                format!("{} greift {} in {} an.", subject(seat), self.player(whom), field(place))
            }
            Event::Attacked { seat: None, field: place, whom } => {
                format!("Sklaven greifen {} in {} an.", self.player(whom), field(place))
            }
            Event::FairWindUsed { seat } => {
                format!("{} segelt mit gutem Wind davon.", subject(seat))
            }
            Event::Committed { seat, sea, count } => {
                let galleys = self.units(Unit::Galley, count);
                format!("{} setzt {galleys} aus {} ein.", subject(seat), water(sea))
            }
            Event::Lent { seat, unit, count } => {
                format!("{} leiht {}.", subject(seat), self.units(unit, count))
            }
            Event::Threw { seat, faces, hits, .. } => {
                let [infantry, cavalry, catapults, galleys, blanks] = faces;
                format!(
                    "{}: {infantry} Infanterie, {cavalry} Kavallerie, {catapults} Katapult, {galleys} Galeere, {blanks} blank: {hits} Treffer.",
                    seat.map_or("Die Sklaven", subject),
                )
            }
            Event::Fell { seat, unit, count } => {
                let owner = seat.map_or("Andere", subject);
                format!("{owner}: {} verloren.", self.units(unit, count))
            }
            Event::Retreated { seat, to: Some(to) } => {
                format!("{} zieht sich nach {} zurück.", subject(seat), land(to))
            }
            Event::Retreated { seat, to: None } => format!("{} bricht ab.", subject(seat)),
            Event::Fled { seat, to } => {
                format!("Die Führer von {} gehen nach {}.", self.player(seat), land(to))
            }
            Event::Beaten { seat, field: place } => {
                format!("{} ist in {} geschlagen.", subject(seat), field(place))
            }
            Event::Undecided { field: place } => {
                format!("Das Gefecht in {} endet unentschieden.", field(place))
            }
            Event::CityBuilt { seat, at } => {
                format!("{} baut eine Stadt in {}.", subject(seat), land(at))
            }
            Event::CityTaken { seat, at } => {
                format!("{} nimmt die Stadt in {}.", subject(seat), land(at))
            }
            Event::Used { seat, card } => format!("{} benutzt {}.", subject(seat), self.card(card)),
            Event::GeneralKilled { whom, at } => {
                format!("Ein General von {} stirbt in {}.", self.player(whom), land(at))
            }
            Event::SenatorKilled { whom, votes } => {
                format!("Ein Senator von {} mit {votes} stirbt.", self.player(whom))
            }
            Event::SenatorTaken { seat, from } => {
                format!("{} nimmt {} einen Senator weg.", subject(seat), self.player(from))
            }
            Event::SenatorSeen { votes, .. } => format!("Er hat den Wert {votes}."),
            Event::Joined { seat, unit, at, count } => {
                format!("{} gewinnt {} in {}.", subject(seat), self.units(unit, count), land(at))
            }
            Event::InfluenceWon { seat, at } => {
                format!("{} gewinnt Einfluss in {}.", subject(seat), land(at))
            }
            Event::PointsWon { seat, points } => {
                format!("{} gewinnt {points} Siegespunkte.", subject(seat))
            }
            Event::ChaosLost { seat, chaos } => {
                format!("{} verliert bis zu {chaos} Chaos.", subject(seat))
            }
            Event::VoteCalled { seat, card } => {
                format!("{} verlangt: {}.", subject(seat), self.card(card))
            }
            Event::Laid { seat, votes, total } => {
                format!("{} legt einen Senator mit {votes}: zusammen {total}.", subject(seat))
            }
            Event::VoteWon { seat, votes, .. } => {
                format!("{} gewinnt die Abstimmung mit {votes}.", subject(seat))
            }
            Event::VoteVoid { .. } => "Niemand stimmt ab.".to_owned(),
            Event::SenatorKept { seat, votes } => {
                format!("{} behält davon einen Senator mit {votes}.", subject(seat))
            }
            Event::Answered { seat, answer: given, on: true } => {
                format!("{} sagt: {}.", subject(seat), answer(given))
            }
            Event::Answered { seat, answer: given, on: false } => {
                format!("{} nimmt zurück: {}.", subject(seat), answer(given))
            }
            Event::TurnEnded { .. } => return None,
            Event::RoundEnded { round } => format!("Runde {round} ist vorbei."),
            Event::Taxed { seat, talents } => {
                format!("{} bekommt {talents} Steuer.", subject(seat))
            }
            Event::Scored { seat, at, points, .. } => {
                format!("{} bekommt {points} für {}.", subject(seat), land(at))
            }
            Event::CitiesCalmed { seat, cities } => {
                format!(
                    "{} hat {}: weniger Chaos.",
                    subject(seat),
                    plural(cities, "Stadt", "Städte")
                )
            }
            Event::ChaosShown { seat, chaos } => format!("{} zeigt {chaos} Chaos.", subject(seat)),
            Event::Penalised { seat, points } => {
                format!("{} verliert {points} Siegespunkte für Chaos.", subject(seat))
            }
            Event::CampaignEnded { campaign } => format!("Feldzug {campaign} ist vorbei."),
            Event::Ended => "Der letzte Feldzug ist vorbei.".to_owned(),
        })
    }

    fn reason(&self, reason: &Illegal) -> String {
        super::reasons::german(reason)
    }

    fn notation_help(&self) -> &'static str {
        "  bid 3 (Münzen zu 5), propose p1 p2, propose p3 -  Auktion
  place infantry egypt 4, station narbo             Aufstellung
  take senator_iv, use loot, build egypt, bribe p2, revolt egypt p2, assassinate p2 senator
  recruit egypt, enlist cavalry 2, launch narbo 1   rekrutieren
  buy egypt, buy egypt p2, levy 5                   Einfluss und Sondersteuer
  march egypt, aim creta aegaeum, send infantry 3, send all
  sail narbo, gather rhodus 2, gather all           Marineverlegung
  attack egypt p2, engage narbo p2, commit narbo 1, lend infantry 2, lose cavalry p1
  retreat syria, stay, flee syria, fair_wind yes    Schlacht
  lay 3, pass, answer never_lend on, done           Senat und der Rest
Orte nach Nummer oder Namen, klein geschrieben, mit _ für Leerzeichen."
    }
}
