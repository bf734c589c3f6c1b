//! Antike Duellum in English.

use quadriga_antike::{
    Action, Bundle, Card, CityView, Ending, Event, Good, Illegal, Personage, Phase, Unit, View,
    Wealth,
};
use quadriga_core::Seat;

use super::words::{AntikeWords, Heading, Part, field, know_how, place};

/// English.
pub(super) struct En;

fn plural(number: u8, one: &str, many: &str) -> String {
    if number == 1 { format!("1 {one}") } else { format!("{number} {many}") }
}

fn sum(sum: &Bundle) -> String {
    let parts = [(sum.marble, "marble"), (sum.iron, "iron"), (sum.gold, "gold")];
    let mut parts: Vec<String> = parts
        .iter()
        .filter(|(units, _)| *units > 0)
        .map(|(units, name)| format!("{units} {name}"))
        .collect();
    if sum.coins > 0 {
        parts.push(plural(sum.coins, "coin", "coins"));
    }
    parts.join(", ")
}

fn subject(seat: Seat) -> &'static str {
    if seat == Seat::FIRST { "Player 1" } else { "Player 2" }
}

impl AntikeWords for En {
    fn player(&self, seat: Seat) -> &'static str {
        if seat == Seat::FIRST { "player 1" } else { "player 2" }
    }

    fn label(&self, seat: Seat) -> &'static str {
        if seat == Seat::FIRST { "P1" } else { "P2" }
    }

    fn people(&self, id: &str) -> &'static str {
        match id {
            "carthage" => "Carthage",
            "rome" => "Rome",
            "greece" => "Greece",
            _ => "Persia",
        }
    }

    fn good(&self, good: Good) -> &'static str {
        self.wealth(good.wealth())
    }

    fn wealth(&self, wealth: Wealth) -> &'static str {
        match wealth {
            Wealth::Marble => "marble",
            Wealth::Iron => "iron",
            Wealth::Gold => "gold",
            Wealth::Coin => "a coin",
        }
    }

    fn units(&self, unit: Unit, count: u8) -> String {
        match unit {
            Unit::Legion => plural(count, "legion", "legions"),
            Unit::Galley => plural(count, "galley", "galleys"),
            Unit::Special => "the special unit".to_owned(),
        }
    }

    fn personages(&self, personage: Personage, count: u8) -> String {
        match personage {
            Personage::King => plural(count, "king", "kings"),
            Personage::General => plural(count, "general", "generals"),
            Personage::Citizen => plural(count, "citizen", "citizens"),
            Personage::Scholar => plural(count, "scholar", "scholars"),
            Personage::Navigator => plural(count, "navigator", "navigators"),
        }
    }

    fn card(&self, card: Card) -> &'static str {
        match card {
            Card::Academy => "Academy",
            Card::Earthquake => "Earthquake",
            Card::Burglary => "Burglary",
            Card::Fortress => "Fortress",
            Card::VotiveGifts => "Votive Gifts",
            Card::Armoury => "Armoury",
            Card::ForcedMarch => "Forced March",
            Card::FairWind => "Fair Wind",
            Card::RichVein => "Rich Vein",
            Card::MarketDay => "Market Day",
            Card::Settlers => "Settlers",
            Card::MasterBuilder => "Master Builder",
            Card::Volunteers => "Volunteers",
            Card::Storm => "Storm",
            Card::Ambush => "Ambush",
            Card::SiegeTower => "Siege Tower",
        }
    }

    fn city(&self, city: &CityView) -> String {
        let temple = if city.temple { ", temple" } else { "" };
        let wall = if city.wall { ", wall" } else { "" };
        format!("{} city{temple}{wall}, strength {}", self.good(city.good), city.strength)
    }

    fn part(&self, part: Part) -> &'static str {
        match part {
            Part::Rondel => "Rondel",
            Part::KnowHow => "Know-how",
            Part::OpenCards => "Open cards",
            Part::Bank => "Bank",
            Part::Temples => "temples",
            Part::Coins => "coins",
        }
    }

    fn people_lines(&self, view: &View, seat: Seat, is_viewer: bool) -> Vec<String> {
        let people = &view.peoples[seat.index()];
        let you = if is_viewer { " (you)" } else { "" };
        let mut lines = vec![
            format!(
                "{}{you}, {}: {} of {} personages · {} marble, {} iron, {} gold, {}",
                self.label(seat),
                self.people(people.people),
                people.total,
                view.personages_to_win,
                people.marble,
                people.iron,
                people.gold,
                plural(people.coins, "coin", "coins"),
            ),
            format!(
                "   box {} + {} · supply {} + {} · {} · {}, {} · {} at sea",
                self.units(Unit::Legion, people.box_legions),
                self.units(Unit::Galley, people.box_galleys),
                people.supply_legions,
                people.supply_galleys,
                plural(people.walls, "wall", "walls"),
                plural(people.cities, "city", "cities"),
                plural(people.temples, "temple", "temples"),
                plural(people.navigator_points, "point", "points"),
            ),
        ];
        if !people.cards.is_empty() {
            let cards: Vec<&str> = people.cards.iter().map(|&card| self.card(card)).collect();
            lines.push(format!("   cards: {}", cards.join(", ")));
        }
        lines
    }

    fn situation(&self, view: &View, viewer: Option<Seat>) -> String {
        let Some(decides) = view.decides else { return String::new() };
        let who = if viewer == Some(decides) { "you decide" } else { self.player(decides) };
        let what = match view.phase {
            _ if view.trade.is_some() => "finish the trade.",
            Phase::Rondel => "choose a field of the rondel.",
            Phase::Surcharge { .. } => "pay for the steps on the rondel.",
            Phase::Compensation => "the bank has no coin: take a good.",
            Phase::Templum => "build temples and walls.",
            Phase::Militia => "arm units.",
            Phase::Scientia => "buy know-how, recruit.",
            Phase::Movement { .. } => "move units.",
            Phase::Conquest => "conquer cities.",
            Phase::Defence { .. } => "play Fortress?",
            Phase::Storming { .. } => "choose the one more unit to lose.",
            Phase::Founding => "found cities.",
            Phase::Personages => "take personages.",
            Phase::Picking { .. } => "choose an event card.",
            Phase::Over(_) => "",
        };
        format!("Turn {}, {who}: {what}", view.turn)
    }

    fn heading(&self, heading: Heading) -> &'static str {
        match heading {
            Heading::Rondel => "Move on the rondel",
            Heading::Pay => "Pay and take",
            Heading::Build => "Build",
            Heading::Arm => "Arm",
            Heading::Learn => "Know-how and recruits",
            Heading::Move => "Move",
            Heading::Conquer => "Conquer",
            Heading::Found => "Found a city",
            Heading::Personages => "Personages",
            Heading::Cards => "Event cards",
            Heading::Trade => "Trade",
            Heading::Done => "Done",
        }
    }

    fn action(&self, view: &View, action: Action) -> String {
        let at = |region| place(view, region);
        match action {
            Action::Advance { field: chosen } => {
                let cost = view.rondel[chosen.index()].cost[view.mover.index()];
                match cost {
                    0 => field(chosen).to_owned(),
                    cost => format!("{} (costs {cost})", field(chosen)),
                }
            }
            Action::Pay { with } => format!("pay {}", self.wealth(with)),
            Action::Take { good } => format!("take {}", self.good(good)),
            Action::Coin { good } => format!("put a coin aside for {}", self.good(good)),
            Action::Trade => "trade three units for two goods".to_owned(),
            Action::Swap { give, take } => {
                format!("swap {} for {}", self.good(give), self.good(take))
            }
            Action::Temple { region } => {
                let coins = view.regions[region.index()].city.map_or(0, |city| city.temple_coins);
                format!("temple at {} ({} besides)", at(region), plural(coins, "coin", "coins"))
            }
            Action::Wall { region } => format!("wall at {}", at(region)),
            Action::Arm { unit, region } => {
                format!("arm {} at {}", self.units(unit, 1), at(region))
            }
            Action::Learn { know_how: learned } => format!("buy {}", know_how(learned)),
            Action::Recruit { unit } => format!("recruit {}", self.units(unit, 1)),
            Action::Move { unit, from, to, count, after } => {
                let gone = match after {
                    0 => String::new(),
                    1 => " (after one border)".to_owned(),
                    after => format!(" (after {after} borders)"),
                };
                format!("{} from {} to {}{gone}", self.units(unit, count), at(from), at(to))
            }
            Action::Conquer { region, galleys } => {
                let lost = self.units(Unit::Galley, galleys);
                format!("conquer {}, with {lost} among the losses", at(region))
            }
            Action::Fortress { play: true } => "play Fortress".to_owned(),
            Action::Fortress { play: false } => "keep Fortress".to_owned(),
            Action::Found { region, good } => {
                let coins = view.regions[region.index()].founding;
                let coins = coins.map_or(0, |founding| founding.prices[good.index()].coins);
                let coins = plural(coins, "coin", "coins");
                format!("{} as a {} city ({coins})", at(region), self.good(good))
            }
            Action::ClaimAll => "take all".to_owned(),
            Action::Claim { personage } => format!("take {}", self.personages(personage, 1)),
            Action::Pick { card } => format!("take {}", self.card(card)),
            Action::Play { card } => format!("play {}", self.card(card)),
            Action::PlayAt { card, region } => format!("{} at {}", self.card(card), at(region)),
            Action::PlayFor { card, unit } => {
                format!("{}: {}", self.card(card), self.units(unit, 1))
            }
            Action::Done if matches!(view.phase, Phase::Picking { .. }) => {
                "decline the cards".to_owned()
            }
            Action::Done if view.this_turn.done_ends_turn => "end the turn".to_owned(),
            Action::Done => "done with this step".to_owned(),
        }
    }

    fn event(&self, view: &View, event: &Event) -> Option<String> {
        let at = |region| place(view, region);
        Some(match *event {
            Event::Advanced { seat, field: chosen, .. } => {
                format!("{} goes to {}.", subject(seat), field(chosen))
            }
            Event::Paid { seat, sum: paid } => format!("{} pays {}.", subject(seat), sum(&paid)),
            Event::Produced { seat, good, amount, coin } => {
                let coin = if coin { " and a coin" } else { "" };
                format!("{} produces {amount} {}{coin}.", subject(seat), self.good(good))
            }
            Event::Received { seat, good, amount } => {
                format!("{} receives {amount} {}.", subject(seat), self.good(good))
            }
            Event::TempleBuilt { seat, region } => {
                format!("{} builds a temple in {region}.", subject(seat), region = at(region))
            }
            Event::WallBuilt { seat, region } => {
                format!("{} builds a wall in {region}.", subject(seat), region = at(region))
            }
            Event::Armed { seat, unit, region } => {
                let unit = self.units(unit, 1);
                format!("{} arms {unit} in {region}.", subject(seat), region = at(region))
            }
            Event::Learned { seat, know_how: learned, first } => {
                let first = if first { ", as the first" } else { "" };
                format!("{} buys {}{first}.", subject(seat), know_how(learned))
            }
            Event::Recruited { seat, unit } => {
                format!("{} recruits {}.", subject(seat), self.units(unit, 1))
            }
            Event::Moved { seat, unit, from, to, count } => {
                let units = self.units(unit, count);
                format!(
                    "{}: {units} from {from} to {to}.",
                    subject(seat),
                    from = at(from),
                    to = at(to)
                )
            }
            Event::Exchanged { region, unit, count, .. } => {
                let units = self.units(unit, count);
                format!("A fight in {region}: each side loses {units}.", region = at(region))
            }
            Event::Conquered { seat, region, strength, temple, .. } => {
                let temple = if temple { "; a temple is destroyed" } else { "" };
                format!(
                    "{} conquers {region} (strength {strength}){temple}.",
                    subject(seat),
                    region = at(region)
                )
            }
            Event::Withstood { region, strength } => {
                format!(
                    "The city in {region} stands with a strength of {strength}.",
                    region = at(region)
                )
            }
            Event::Founded { seat, region, good } => {
                format!(
                    "{} founds a {} city in {region}.",
                    subject(seat),
                    self.good(good),
                    region = at(region)
                )
            }
            Event::Claimed { seat, personage, total } => {
                let won = self.personages(personage, 1);
                format!("{} wins {won} and has {total} in all.", subject(seat))
            }
            Event::WallGained { seat } => format!("{} gets a town wall.", subject(seat)),
            Event::Picked { seat, card } => {
                format!("{} takes the card {}.", subject(seat), self.card(card))
            }
            Event::Revealed { card } => format!("{} is turned up.", self.card(card)),
            Event::Reshuffled => "The played cards are shuffled.".to_owned(),
            Event::Played { seat, card } => {
                format!("{} plays {}.", subject(seat), self.card(card))
            }
            Event::WallFell { region, .. } => {
                format!("The wall in {region} falls.", region = at(region))
            }
            Event::CoinsLost { seat, coins } => {
                format!("{} loses {}.", subject(seat), plural(coins, "coin", "coins"))
            }
            Event::Withdrawn { seat, unit, region } => {
                let unit = self.units(unit, 1);
                format!("{} loses {unit} in {region}.", subject(seat), region = at(region))
            }
            Event::TurnEnded { .. } => return None,
            Event::Ended(Ending::Personages { winner }) => {
                format!("{} has nine personages and wins.", subject(winner))
            }
            Event::Ended(Ending::TurnLimit { .. }) => "The last turn has been played.".to_owned(),
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
        "  go militia               move on the rondel      pay iron, take gold, coin marble
  temple roma, wall 19     build                   arm legion roma
  learn strata             buy know-how            recruit galley
  move galley roma corsica 2 (one more 1: after one border)
                                                   conquer syracusae 2 (galleys lost)
  found tarraco gold       found a city            claim all, claim king
  pick academy, play storm corsica, play volunteers legion, fortress yes
  trade, swap iron gold    trade                   done
Regions are named by number or by name, in small letters with _ for blanks."
    }
}
