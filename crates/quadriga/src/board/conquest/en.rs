//! Conquest of the Empire II in English.

use quadriga_conquest::{Action, Answer, Card, Event, Illegal, Lifetime, Phase, Unit, View, map};
use quadriga_core::Seat;

use super::words::{ConquestWords, Heading, Part, field, land, water};

/// English.
pub(super) struct En;

const PLAYERS: [&str; 6] = ["player 1", "player 2", "player 3", "player 4", "player 5", "player 6"];
const SUBJECTS: [&str; 6] =
    ["Player 1", "Player 2", "Player 3", "Player 4", "Player 5", "Player 6"];
const LABELS: [&str; 6] = ["P1", "P2", "P3", "P4", "P5", "P6"];

fn plural(number: u8, one: &str, many: &str) -> String {
    if number == 1 { format!("1 {one}") } else { format!("{number} {many}") }
}

fn subject(seat: Seat) -> &'static str {
    SUBJECTS[seat.index()]
}

fn side(seat: Option<Seat>) -> &'static str {
    seat.map_or("The slaves", subject)
}

fn answer(answer: Answer) -> &'static str {
    match answer {
        Answer::NeverLend => "I never lend",
        Answer::Withdraw => "I retreat when my own troops are gone",
    }
}

impl ConquestWords for En {
    fn player(&self, seat: Seat) -> &'static str {
        PLAYERS[seat.index()]
    }

    fn label(&self, seat: Seat) -> &'static str {
        LABELS[seat.index()]
    }

    fn units(&self, unit: Unit, count: u8) -> String {
        match unit {
            Unit::Infantry => format!("{count} infantry"),
            Unit::Cavalry => format!("{count} cavalry"),
            Unit::Catapult => plural(count, "catapult", "catapults"),
            Unit::General => plural(count, "general", "generals"),
            Unit::Galley => plural(count, "galley", "galleys"),
            Unit::Caesar => "the Caesar".to_owned(),
        }
    }

    fn card(&self, card: Card) -> String {
        match card {
            Card::MerchantEgypt => "Merchant of Egypt",
            Card::MerchantSicilia => "Merchant of Sicilia",
            Card::MerchantAsia => "Merchant of Asia",
            Card::MerchantHispania => "Merchant of Hispania",
            Card::MerchantItalia => "Merchant of Italia",
            Card::MerchantAchaia => "Merchant of Achaia",
            Card::MerchantMesopotamia => "Merchant of Mesopotamia",
            Card::Assassin => "Assassin",
            Card::Loot => "Loot",
            Card::EmergencyTax => "Vote: Emergency Tax",
            Card::BreadAndCircuses => "Vote: Bread and Circuses",
            Card::HailCaesar => "Vote: Hail Caesar",
            Card::NewLegions => "Vote: New Legions",
            Card::InfluenceInRome => "Vote: Influence in Rome",
            Card::SenatorI => "Senator I",
            Card::SenatorIi => "Senator II",
            Card::SenatorIii => "Senator III",
            Card::SenatorIv => "Senator IV",
            Card::DiplomacyItalia => "Diplomacy: the senate (Italia)",
            Card::DiplomacyMesopotamia => "Diplomacy: Parthia (Mesopotamia)",
            Card::DiplomacyNumidia => "Diplomacy: tribes (Numidia)",
            Card::DiplomacyEgypt => "Diplomacy: Egypt",
            Card::DiplomacyAchaia => "Diplomacy: Greek cities (Achaia)",
            Card::DiplomacyPirates => "Diplomacy: pirates",
            Card::FleetAegaeum => "Fleet in Mare Aegaeum",
            Card::FleetAlexandria => "Fleet in Mare Alexandria",
            Card::CityEgyptNumidia => "City in Egypt or Numidia",
            Card::CityHispaniaSicilia => "City in Hispania or Sicilia",
            Card::CityItaliaNeapolis => "City in Italia or Neapolis",
            Card::CityItaliaMesopotamia => "City in Italia or Mesopotamia",
            Card::CityNarbonensisAchaia => "City in Narbonensis or Achaia",
            Card::CityAsiaGalacia => "City in Asia or Galacia",
            Card::BarbariansMoesia => "Barbarians in Moesia",
            Card::BarbariansDacia => "Barbarians in Dacia",
            Card::BarbariansArmenia => "Barbarians in Armenia",
            Card::BarbariansPannonia => "Barbarians in Pannonia",
            Card::BarbariansGermania => "Barbarians in Germania",
            Card::BarbariansBritannia => "Barbarians in Britannia",
            Card::Politician => "Politician",
            Card::Bribe => "Bribe a senator",
            Card::SlaveRevolt => "Slave revolt",
            Card::ArmyTraining => "Army training",
            Card::NavalTraining => "Naval training",
            Card::FairWind => "Fair Wind",
        }
        .to_owned()
    }

    fn part(&self, part: Part) -> &'static str {
        match part {
            Part::Alliances => "Alliances",
            Part::Offer => "On offer",
            Part::Battle => "Battle in",
            Part::Dice => "dice",
            Part::Slaves => "slaves",
            Part::Against => "against",
        }
    }

    fn key(&self, points: &str, tokens: u8, city: Option<Seat>) -> String {
        let tokens = if tokens > 0 { format!(", {tokens} to buy") } else { String::new() };
        let city = city.map_or(String::new(), |seat| format!(", city of {}", self.label(seat)));
        format!("{points}{tokens}{city}")
    }

    fn realm_lines(&self, view: &View, seat: Seat, is_viewer: bool) -> Vec<String> {
        let realm = &view.realms[seat.index()];
        let you = if is_viewer { " (you)" } else { "" };
        let chaos = match realm.chaos {
            Some(chaos) => format!("{chaos} chaos"),
            None => format!("chaos unknown ({} at last)", realm.shown_chaos),
        };
        let senators = match realm.senators {
            Some([i, ii, iii, iv]) => format!("senators {i}×I {ii}×II {iii}×III {iv}×IV"),
            None => plural(realm.senator_count, "senator", "senators"),
        };
        let mut lines = vec![format!(
            "{}{you}: {} points (+{} now) · {} talents (+{} tax) · {chaos} · {senators} · {} influence",
            self.label(seat),
            realm.points,
            realm.expected,
            realm.talents,
            realm.tax,
            realm.influence,
        )];
        let mut cards: Vec<String> = realm
            .cards
            .iter()
            .map(|held| {
                let used = if held.used { " (used)" } else { "" };
                format!("{}{used}", self.card(held.card))
            })
            .collect();
        if realm.army_training > 0 {
            cards.push(format!("{}× Army training", realm.army_training));
        }
        if realm.naval_training > 0 {
            cards.push(format!("{}× Naval training", realm.naval_training));
        }
        cards.extend(realm.answers.iter().map(|&said| format!("“{}”", answer(said))));
        if !cards.is_empty() {
            lines.push(format!("   {}", cards.join(", ")));
        }
        lines
    }

    fn situation(&self, view: &View, viewer: Option<Seat>) -> String {
        let Some(decides) = view.decides else { return String::new() };
        let who = if viewer == Some(decides) { "you decide" } else { self.player(decides) };
        let what = match view.phase {
            Phase::Bidding => match view.auction.and_then(|now| now.bidder.map(|by| (by, now.bid)))
            {
                Some((bidder, bid)) => {
                    let bidder = self.player(bidder);
                    return format!(
                        "{}, {who}: {bidder} bids {bid}; go higher or pass.",
                        time(view)
                    );
                }
                None => "open the auction with a bid.",
            },
            Phase::Proposing { .. } => "propose who comes onto A and B.",
            Phase::Placing { .. } => "place the starting units.",
            Phase::Stationing => "place the first galley.",
            Phase::Turn => match view.actions_left {
                0 => "end the turn, or use cards before.",
                1 => "one action is left.",
                _ => "choose an action.",
            },
            Phase::Recruiting { .. } => "recruit.",
            Phase::Buying { .. } => "buy another token?",
            Phase::Marching { .. } => "choose a goal.",
            Phase::Sending(_) => "choose who goes there.",
            Phase::Sailing { .. } => "gather galleys.",
            Phase::Sailed => "fight a sea battle?",
            Phase::Fetching { .. } => "choose the galley that moves.",
            Phase::Building { .. } => "choose where to build.",
            Phase::Mustering { .. } => "choose from where they march.",
            Phase::Bribing => "choose whose senator to bribe.",
            Phase::Revolting => "choose where the slaves rise.",
            Phase::Raising { .. } => "choose where the new legions come.",
            Phase::FairWind => "use Fair Wind?",
            Phase::Committing { .. } => "add or lend units to the battle.",
            Phase::Losing { .. } => "choose the losses.",
            Phase::Retreating { .. } => "retreat or fight on.",
            Phase::Fleeing { .. } => "take the leaders away.",
            Phase::Voting => "lay down senators or pass.",
            Phase::Laying { .. } => "lay down more senators, or end the bid.",
            Phase::Over => "",
        };
        format!("{}, {who}: {what}", time(view))
    }

    fn heading(&self, heading: Heading) -> &'static str {
        match heading {
            Heading::Bid => "Auction",
            Heading::Place => "Place",
            Heading::Take => "Take a card",
            Heading::Recruit => "Recruit",
            Heading::Influence => "Buy influence",
            Heading::Tax => "Special tax",
            Heading::March => "Move land units",
            Heading::Sail => "Naval move",
            Heading::Battle => "Battle",
            Heading::Use => "Use a card",
            Heading::Vote => "Senate",
            Heading::Answer => "Standing answers",
            Heading::End => "Pass or end",
        }
    }

    fn action(&self, view: &View, action: Action) -> String {
        let marker = |seat: Option<Seat>| seat.map_or("nobody", |seat| self.player(seat));
        let over =
            |sea: Option<_>| sea.map_or(String::new(), |sea| format!(" over {}", water(sea)));
        match action {
            Action::Bid { coins } => format!("bid {}", u16::from(coins) * 5),
            Action::Propose { a, b } => format!("A {}, B {}", marker(a), marker(b)),
            Action::Place { unit, at, count } => {
                format!("{} to {}", self.units(unit, count), land(at))
            }
            Action::Station { sea } => format!("galley to {}", water(sea)),
            Action::Take { card } => {
                let map = map(view.border);
                let at_once = if map.lifetime(card) == Lifetime::AtOnce { ", at once" } else { "" };
                format!("{} ({} talents{at_once})", self.card(card), map.price(card))
            }
            Action::Recruit { at } | Action::Build { at } => format!("in {}", land(at)),
            Action::Enlist { unit, count } | Action::Send { unit, count } => {
                self.units(unit, count)
            }
            Action::Launch { sea, count } => {
                format!("{} in {}", self.units(Unit::Galley, count), water(sea))
            }
            Action::Buy { at, from: None } => format!("a province token in {}", land(at)),
            Action::Buy { at, from: Some(from) } => {
                format!("a token of {} in {}", self.player(from), land(at))
            }
            Action::Levy { chaos } => format!("{} talents for {chaos} chaos", u16::from(chaos) * 5),
            Action::March { from } => format!("from {}", land(from)),
            Action::Aim { to, over: sea } => format!("to {}{}", land(to), over(sea)),
            Action::SendAll => "all of them".to_owned(),
            Action::Attack { at, whom } => format!("attack {} in {}", self.player(whom), land(at)),
            Action::Sail { to } => format!("to {}", water(to)),
            Action::Gather { from, count } => {
                format!("{} from {}", self.units(Unit::Galley, count), water(from))
            }
            Action::GatherAll => "all galleys".to_owned(),
            Action::Engage { sea, whom } => {
                format!("attack {} in {}", self.player(whom), water(sea))
            }
            Action::Pass => "pass".to_owned(),
            Action::Use { card } => self.card(card),
            Action::Assassinate { whom, general: Some(at) } => {
                format!("kill a general of {} in {}", self.player(whom), land(at))
            }
            Action::Assassinate { whom, general: None } => {
                format!("kill a senator of {}", self.player(whom))
            }
            Action::Fetch { from } => format!("a galley from {}", water(from)),
            Action::Muster { from, over: sea } => format!("from {}{}", land(from), over(sea)),
            Action::Bribe { whom } => format!("bribe a senator of {}", self.player(whom)),
            Action::Revolt { at, whom } => {
                format!("in {}, first against {}", land(at), self.player(whom))
            }
            Action::FairWind { sail: true } => "sail away".to_owned(),
            Action::FairWind { sail: false } => "fight".to_owned(),
            Action::Commit { sea, count } => {
                format!("{} from {}", self.units(Unit::Galley, count), water(sea))
            }
            Action::Lend { unit, count } => format!("lend {}", self.units(unit, count)),
            Action::NeverLend => "nothing, and never ask again".to_owned(),
            Action::Lose { unit, of, from, count } => {
                let whose = of.map_or("of the diplomacy troops".to_owned(), |seat| {
                    format!("of {}", self.player(seat))
                });
                let from = from.map_or(String::new(), |sea| format!(" from {}", water(sea)));
                format!("lose {} {whose}{from}", self.units(unit, count))
            }
            Action::Retreat { to: Some(to) } => format!("retreat to {}", land(to)),
            Action::Retreat { to: None } => "break off".to_owned(),
            Action::Stay => "fight on".to_owned(),
            Action::Flee { to } => format!("leaders to {}", land(to)),
            Action::Lay { votes } => format!("senator of {votes}"),
            Action::Answer { answer: given, on: true } => format!("say: {}", answer(given)),
            Action::Answer { answer: given, on: false } => format!("take back: {}", answer(given)),
            Action::Done => "done".to_owned(),
        }
    }

    fn event(&self, event: &Event) -> Option<String> {
        Some(match *event {
            Event::CampaignBegun { campaign } => format!("Campaign {campaign} begins."),
            Event::TokenLaid { at } => format!("A province token is laid in {}.", land(at)),
            Event::CardLaid { card } => format!("On offer: {}.", self.card(card)),
            Event::Bid { seat, talents, a, b } => {
                let marker = |seat: Option<Seat>| seat.map_or("nobody", |seat| self.player(seat));
                format!("{} bids {talents}: A {}, B {}.", subject(seat), marker(a), marker(b))
            }
            Event::Passed { seat } => format!("{} passes.", subject(seat)),
            Event::AuctionWon { seat, talents } => {
                format!("{} wins the auction for {talents}.", subject(seat))
            }
            Event::Allied { seat, slot } => format!("{} gets slot {slot}.", subject(seat)),
            Event::Placed { seat, unit, at, count } => {
                format!("{} places {} in {}.", subject(seat), self.units(unit, count), land(at))
            }
            Event::Stationed { seat, sea } => {
                format!("{} places a galley in {}.", subject(seat), water(sea))
            }
            Event::Took { seat, card, price } => {
                format!("{} takes {} for {price}.", subject(seat), self.card(card))
            }
            Event::Enlisted { seat, unit, at, count } => {
                format!("{} recruits {} in {}.", subject(seat), self.units(unit, count), land(at))
            }
            Event::Launched { seat, sea, count } => {
                let galleys = self.units(Unit::Galley, count);
                format!("{} gets {galleys} in {}.", subject(seat), water(sea))
            }
            Event::ChaosTaken { seat, chaos } => format!("{} takes {chaos} chaos.", subject(seat)),
            Event::Bought { seat, at, from: None } => {
                format!("{} buys a province token in {}.", subject(seat), land(at))
            }
            Event::Bought { seat, at, from: Some(from) } => {
                format!("{} buys a token of {} in {}.", subject(seat), self.player(from), land(at))
            }
            Event::Received { seat, talents } => {
                format!("{} receives {talents} talents.", subject(seat))
            }
            Event::Moved { seat, unit, from, to, over, count } => {
                let over = over.map_or(String::new(), |sea| format!(" over {}", water(sea)));
                let units = self.units(unit, count);
                format!("{}: {units} from {} to {}{over}.", subject(seat), land(from), land(to))
            }
            Event::Sailed { seat, from, to, count } => {
                let galleys = self.units(Unit::Galley, count);
                format!("{}: {galleys} from {} to {}.", subject(seat), water(from), water(to))
            }
            Event::Attacked { seat, field: place, whom } => {
                format!("{} attack {} in {}.", attackers(seat), self.player(whom), field(place))
            }
            Event::FairWindUsed { seat } => {
                format!("{} sails away with a fair wind.", subject(seat))
            }
            Event::Committed { seat, sea, count } => {
                let galleys = self.units(Unit::Galley, count);
                format!("{} adds {galleys} from {}.", subject(seat), water(sea))
            }
            Event::Lent { seat, unit, count } => {
                format!("{} lends {}.", subject(seat), self.units(unit, count))
            }
            Event::Threw { seat, faces, hits, .. } => {
                let [infantry, cavalry, catapults, galleys, blanks] = faces;
                format!(
                    "{}: {infantry} infantry, {cavalry} cavalry, {catapults} catapult, {galleys} galley, {blanks} blank: {}.",
                    side(seat),
                    plural(hits, "hit", "hits"),
                )
            }
            Event::Fell { seat, unit, count } => {
                let owner = seat.map_or("Others", subject);
                format!("{owner}: {} lost.", self.units(unit, count))
            }
            Event::Retreated { seat, to: Some(to) } => {
                format!("{} retreats to {}.", subject(seat), land(to))
            }
            Event::Retreated { seat, to: None } => format!("{} breaks off.", subject(seat)),
            Event::Fled { seat, to } => {
                format!("The leaders of {} go to {}.", self.player(seat), land(to))
            }
            Event::Beaten { seat, field: place } => {
                format!("{} is beaten in {}.", subject(seat), field(place))
            }
            Event::Undecided { field: place } => {
                format!("The battle in {} ends undecided.", field(place))
            }
            Event::CityBuilt { seat, at } => {
                format!("{} builds a city in {}.", subject(seat), land(at))
            }
            Event::CityTaken { seat, at } => {
                format!("{} takes the city in {}.", subject(seat), land(at))
            }
            Event::Used { seat, card } => format!("{} uses {}.", subject(seat), self.card(card)),
            Event::GeneralKilled { whom, at } => {
                format!("A general of {} dies in {}.", self.player(whom), land(at))
            }
            Event::SenatorKilled { whom, votes } => {
                format!("A senator of {} with {votes} dies.", self.player(whom))
            }
            Event::SenatorTaken { seat, from } => {
                format!("{} takes a senator from {}.", subject(seat), self.player(from))
            }
            Event::SenatorSeen { votes, .. } => {
                format!("It is one of {}.", plural(votes, "vote", "votes"))
            }
            Event::Joined { seat, unit, at, count } => {
                format!("{} gains {} in {}.", subject(seat), self.units(unit, count), land(at))
            }
            Event::InfluenceWon { seat, at } => {
                format!("{} gains influence in {}.", subject(seat), land(at))
            }
            Event::PointsWon { seat, points } => {
                format!("{} gains {points} victory points.", subject(seat))
            }
            Event::ChaosLost { seat, chaos } => {
                format!("{} loses up to {chaos} chaos.", subject(seat))
            }
            Event::VoteCalled { seat, card } => {
                format!("{} calls the {}.", subject(seat), self.card(card))
            }
            Event::Laid { seat, votes, total } => {
                format!("{} lays a senator of {votes}: {total} in all.", subject(seat))
            }
            Event::VoteWon { seat, votes, .. } => {
                format!("{} wins the vote with {votes}.", subject(seat))
            }
            Event::VoteVoid { .. } => "Nobody votes.".to_owned(),
            Event::SenatorKept { seat, votes } => {
                format!("{} keeps a senator of {votes} from it.", subject(seat))
            }
            Event::Answered { seat, answer: given, on: true } => {
                format!("{} says: {}.", subject(seat), answer(given))
            }
            Event::Answered { seat, answer: given, on: false } => {
                format!("{} takes back: {}.", subject(seat), answer(given))
            }
            Event::TurnEnded { .. } => return None,
            Event::RoundEnded { round } => format!("Round {round} is over."),
            Event::Taxed { seat, talents } => format!("{} gets {talents} tax.", subject(seat)),
            Event::Scored { seat, at, points, .. } => {
                format!("{} scores {points} in {}.", subject(seat), land(at))
            }
            Event::CitiesCalmed { seat, cities } => {
                format!("{} has {}: less chaos.", subject(seat), plural(cities, "city", "cities"))
            }
            Event::ChaosShown { seat, chaos } => format!("{} shows {chaos} chaos.", subject(seat)),
            Event::Penalised { seat, points } => {
                format!("{} loses {points} victory points for chaos.", subject(seat))
            }
            Event::CampaignEnded { campaign } => format!("Campaign {campaign} is over."),
            Event::Ended => "The last campaign is over.".to_owned(),
        })
    }

    fn reason(&self, reason: &Illegal) -> String {
        // The engine itself speaks English.
        let mut sentence = reason.to_string();
        if let Some(first) = sentence.get_mut(..1) {
            first.make_ascii_uppercase();
        }
        sentence + "."
    }

    fn notation_help(&self) -> &'static str {
        "  bid 3 (coins of 5), propose p1 p2, propose p3 -   auction
  place infantry egypt 4, station narbo             start
  take senator_iv, use loot, build egypt, bribe p2, revolt egypt p2, assassinate p2 senator
  recruit egypt, enlist cavalry 2, launch narbo 1   recruit
  buy egypt, buy egypt p2, levy 5                   influence and special tax
  march egypt, aim creta aegaeum, send infantry 3, send all
  sail narbo, gather rhodus 2, gather all           naval move
  attack egypt p2, engage narbo p2, commit narbo 1, lend infantry 2, lose cavalry p1
  retreat syria, stay, flee syria, fair_wind yes    battle
  lay 3, pass, answer never_lend on, done           senate and the rest
Places are named by number or by name, in small letters with _ for blanks."
    }
}

fn attackers(seat: Option<Seat>) -> String {
    seat.map_or("Slaves".to_owned(), |seat| format!("Troops of {}", PLAYERS[seat.index()]))
}

fn time(view: &View) -> String {
    match view.round {
        0 => format!("Campaign {}", view.campaign),
        round => format!("Campaign {}, round {round}", view.campaign),
    }
}
