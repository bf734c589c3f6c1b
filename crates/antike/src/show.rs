//! The table as the page needs it, with what things would cost.

use quadriga_core::{Eye, Seat};

use crate::event::Bundle;
use crate::figures::Figures;
use crate::phase::Phase;
use crate::region::Region;
use crate::state::{Antike, SEATS, Special};
use crate::view::{
    BankView, ByGood, ByUnit, CityView, FieldView, FiguresView, FoundingView, KnowHowView,
    PeopleView, PersonageView, RegionView, SecondStepsView, ThisTurnView, UnitsView, View,
};
use crate::words::{Field, Good, KnowHow, Personage, Unit};

impl Figures {
    fn show(&self) -> FiguresView {
        let gives_wall = |&field: &usize| self.walls_at[field] > self.walls_at[field - 1];
        FiguresView {
            wall_fields: (1..self.walls_at.len()).filter(gives_wall).map(|at| at as u8).collect(),
            free_steps: self.free_steps,
            cities_per_king: self.cities_per_king,
            votive_gifts_most: self.votive_gifts_most,
            rich_vein_goods: self.rich_vein_goods,
            market_day_swaps: self.market_day_swaps,
            master_builder_marble: self.master_builder_marble,
        }
    }
}

impl Antike {
    /// What anyone sees.
    pub(crate) fn view(&self, eye: Eye) -> View {
        View {
            eye,
            board: self.map.board,
            turn: self.turn,
            last_turn: self.map.figures.turn_limit,
            mover: self.mover,
            decides: self.turn().seat(),
            beginner: self.beginner,
            brown: self.brown,
            events: self.events,
            special_units: self.special_units,
            fortress: self.fortress,
            phase: self.phase,
            trade: self.trade,
            this_turn: self.show_turn(),
            regions: self.map.all().iter().map(|region| self.show_region(region)).collect(),
            peoples: Seat::all(SEATS).map(|seat| self.show_people(seat)).collect(),
            rondel: Field::ALL.iter().map(|&field| self.show_field(field)).collect(),
            know_how: KnowHow::ALL.iter().map(|&know_how| self.show_know_how(know_how)).collect(),
            second_steps: self.show_second_steps(),
            bank: self.show_bank(),
            open_cards: self.open.list(),
            deck: self.deck.len(),
            played_cards: self.played.list(),
            personages_to_win: self.map.figures.personages_to_win,
            figures: self.map.figures.show(),
        }
    }

    fn show_turn(&self) -> ThisTurnView {
        let this = &self.this;
        let [marble, iron, gold] = this.pledged;
        let due = Personage::ALL.iter().map(|&personage| (personage, self.due(personage)));
        ThisTurnView {
            field: this.field,
            swaps: this.swaps,
            pledged: Bundle { marble, iron, gold, coins: 0 },
            done_ends_turn: self.done_ends_turn(),
            free_arming: this.armouries > 0,
            settlers: this.settlers > 0,
            master_builder: this.builders > 0,
            siege_tower: this.towers > 0,
            armable: ByUnit::new(|unit| this.armable[unit.index()]),
            due: due.filter(|&(_, count)| count > 0).collect(),
            cards_for_losses: u8::from(self.events && this.city_lost),
        }
    }

    /// AD-7.1, AD-7.2: the mover's units that may cross two borders, each kind in each region.
    fn show_second_steps(&self) -> Vec<SecondStepsView> {
        if !matches!(self.phase, Phase::Movement { .. }) {
            return Vec::new();
        }
        let troops =
            self.map.all().iter().flat_map(|from| Unit::ALL.iter().map(move |&unit| (from, unit)));
        let far = troops.filter(|&(from, unit)| self.can_still_move(unit, from).1 > 1);
        far.map(|(from, unit)| SecondStepsView { from, unit, to: self.second_steps(unit, from) })
            .collect()
    }

    fn show_region(&self, region: Region) -> RegionView {
        RegionView {
            id: &self.map.regions[region.index()].id,
            city: self.show_city(region),
            founding: self.free_sites().has(region).then(|| self.show_founding(region)),
            units: [self.show_units(Seat::FIRST, region), self.show_units(Seat::SECOND, region)],
        }
    }

    fn show_units(&self, seat: Seat, region: Region) -> UnitsView {
        let moving = matches!(self.phase, Phase::Movement { .. }) && seat == self.mover;
        let fresh = |unit| if moving { self.can_still_move(unit, region) } else { (0, 0) };
        let ByUnit { legion, galley, special } = ByUnit::new(fresh);
        UnitsView {
            legions: self.units(seat, Unit::Legion, region),
            galleys: self.units(seat, Unit::Galley, region),
            special: self.special_at(seat, region),
            fresh_legions: legion.0,
            fresh_galleys: galley.0,
            fresh_special: special.0 > 0,
            steps: ByUnit { legion: legion.1, galley: galley.1, special: special.1 },
        }
    }

    fn show_city(&self, region: Region) -> Option<CityView> {
        let owner = self.owner(region)?;
        let good = self.good(region)?;
        let enemy = owner.opponent();
        let [legions, galleys] = self.of(enemy).force(region);
        let attackers = legions + galleys + u8::from(self.special_at(enemy, region));
        let towers = if enemy == self.mover { self.this.towers } else { 0 };
        let resistance = self.resistance(region, towers);
        let arming = self.phase == Phase::Militia && owner == self.mover;
        Some(CityView {
            owner,
            good,
            temple: self.temples.has(region),
            wall: self.walls.has(region),
            strength: self.strength(region),
            resistance,
            with_fortress: self.resistance_with_fortress(region, towers),
            attackers,
            falls: attackers >= resistance && self.has_someone_to_lose(enemy, region),
            losses: if owner == self.mover { 0 } else { self.units_to_lose(region) },
            temple_coins: self.temple_coins(region),
            room: if arming { self.room(region) } else { self.capacity(region) },
        })
    }

    fn show_founding(&self, region: Region) -> FoundingView {
        let coins = |&good: &Good| self.bill(self.founding_price(region, good)).coins;
        let possible = |good: &&Good| self.check_founding(region, **good).is_ok();
        FoundingView {
            neighbours: ByGood::new(|good| self.same_neighbours(region, good)),
            least_coins: Good::ALL.iter().filter(possible).map(coins).min(),
        }
    }

    fn show_people(&self, seat: Seat) -> PeopleView {
        let people = self.of(seat);
        let side = usize::from(seat != self.brown);
        let personages = Personage::ALL.iter();
        PeopleView {
            people: self.map.peoples[side],
            special_sails: self.special_kind(seat) == 1,
            marble: people.goods[0],
            iron: people.goods[1],
            gold: people.goods[2],
            coins: people.coins,
            box_legions: people.boxed[0],
            box_galleys: people.boxed[1],
            box_special: people.special == Special::Boxed,
            supply_legions: people.supply[0],
            supply_galleys: people.supply[1],
            walls: people.walls,
            stone: people.stone,
            cities: people.cities.len(),
            temples: self.temples_of(seat),
            navigator_points: self.navigator_points(seat),
            production: ByGood::new(|good| self.yield_of(seat, good)),
            know_how: KnowHow::ALL.iter().copied().filter(|&known| people.knows(known)).collect(),
            personages: personages.map(|&kind| self.show_personage(seat, kind)).collect(),
            total: people.total(),
            cards: people.hand.list(),
        }
    }

    fn show_personage(&self, seat: Seat, personage: Personage) -> PersonageView {
        let count = self.of(seat).personages[personage.index()];
        let due = if seat == self.mover { self.due(personage) } else { 0 };
        let progress = self.progress(seat, personage);
        let next_at = progress.map(|(_, step)| step.saturating_mul(count + 1));
        PersonageView {
            personage,
            count,
            reached: progress.map_or(due, |(reached, _)| reached),
            next_at: next_at.filter(|_| self.personages_left(personage) > 0),
        }
    }

    fn show_field(&self, field: Field) -> FieldView {
        let stones = Seat::all(SEATS).filter(|&seat| self.of(seat).stone == Some(field));
        let cost = [Seat::FIRST, Seat::SECOND].map(|seat| self.field_cost(seat, field));
        FieldView { field, produces: field.produces(), stones: stones.collect(), cost }
    }

    fn show_know_how(&self, know_how: KnowHow) -> KnowHowView {
        let [first_price, second_price] = self.map.figures.prices[know_how.index()];
        let owners = Seat::all(SEATS).filter(|&seat| self.of(seat).knows(know_how));
        KnowHowView { know_how, first_price, second_price, owners: owners.collect() }
    }

    fn show_bank(&self) -> BankView {
        let stacks = Personage::ALL.iter().map(|&kind| (kind, self.personages_left(kind)));
        BankView {
            coins: self.coins,
            temples: self.temples_left(),
            tiles: ByGood::new(|good| self.tiles_left(good)),
            personages: stacks.collect(),
        }
    }
}
