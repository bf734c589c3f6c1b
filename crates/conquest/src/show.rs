//! The table as the page needs it, cut for one onlooker.

use quadriga_core::{Eye, Seat};

use crate::key::Key;
use crate::movement::Reach;
use crate::phase::{March, Phase};
use crate::place::{Province, ProvinceSet, Sea};
use crate::side::Side;
use crate::state::Conquest;
use crate::view::{
    BattleView, CardCount, ClosedView, FiguresView, FleetView, HeldCard, KeyView, LandingView,
    OfferView, ProvinceView, ReachView, RealmView, SeaView, SideView, StackView, StraitView,
    UnitsView, View,
};
use crate::words::{Answer, Card, Unit};

impl UnitsView {
    fn new(counts: [u8; Unit::COUNTED]) -> UnitsView {
        let [infantry, cavalry, catapult, general, galley] = counts;
        UnitsView { infantry, cavalry, catapult, general, galley }
    }
}

impl Conquest {
    /// What `eye` may know.
    pub(crate) fn view(&self, eye: Eye) -> View {
        let provinces = Province::all().map(|at| self.show_province(at));
        let seas = Sea::all().map(|sea| self.show_sea(sea));
        let clockwise = std::iter::successors(Some(Seat::FIRST), |&seat| Some(self.next(seat)));
        View {
            eye,
            players: self.players,
            border: self.map.border,
            open_chaos: self.open_chaos,
            figures: self.show_figures(),
            campaign: self.campaign,
            last_campaign: self.last_campaign,
            round: self.round,
            last_round: self.map.figures.rounds,
            mover: self.mover,
            decides: self.turn().seat(),
            actions_left: self.left,
            card_taken: self.card_taken,
            phase: self.phase,
            at_work: self.card_at_work().map(|card| self.show_effect(card)),
            auction: self.auction,
            least_bid: self.least_bid(),
            vote: self.vote,
            battle: self.show_battle(),
            slots: self.slots.to_vec(),
            clockwise: clockwise.take(self.players.into()).collect(),
            provinces: provinces.collect(),
            seas: seas.collect(),
            straits: (0..self.map.straits.len()).map(|strait| self.show_strait(strait)).collect(),
            landing_room: match self.phase {
                Phase::Sending(March { over: Some(sea), .. }) => Some(self.room(sea)),
                _ => None,
            },
            reach: self.show_reaches(eye),
            realms: self.all().map(|seat| self.show_realm(seat, eye)).collect(),
            offer: self.show_offer(),
            deck: self
                .deck
                .kinds()
                .iter()
                .map(|card| CardCount { card, count: self.deck.count(card) })
                .collect(),
            unknown_senators: self.unknown_senators(eye),
            majority_of_italia: self.majority_of_italia(),
        }
    }

    /// The card that is being carried out or voted on.
    fn card_at_work(&self) -> Option<Card> {
        match self.phase {
            Phase::Fetching { card }
            | Phase::Building { card }
            | Phase::Mustering { card }
            | Phase::Raising { card, .. } => Some(card),
            Phase::Sending(march) => march.errand,
            Phase::Bribing => Some(Card::Bribe),
            Phase::Revolting => Some(Card::SlaveRevolt),
            _ => self.vote.map(|vote| vote.card),
        }
    }

    fn show_figures(&self) -> FiguresView {
        let figures = &self.map.figures;
        FiguresView {
            actions: figures.actions,
            prices: UnitsView::new(figures.prices),
            influence: figures.influence_price,
            recruiting_chaos: figures.recruiting_chaos,
            special_tax: figures.special_tax_talents,
            special_tax_most: figures.special_tax_most,
            buys: [figures.general_buys, figures.caesar_buys],
            coin: figures.coin,
            carried: figures.units_per_galley,
            dice: figures.dice,
            defeat_chaos: figures.defeat_chaos,
            city_chaos: figures.city_chaos,
            penalties: figures.chaos_penalties,
        }
    }

    fn unknown_senators(&self, eye: Eye) -> [u8; 4] {
        let others = self.all().filter(|&seat| eye != Eye::Seat(seat));
        others.fold([0; 4], |mut sum, seat| {
            for (sum, &count) in sum.iter_mut().zip(&self.of(seat).senators) {
                *sum = sum.saturating_add(count);
            }
            sum
        })
    }

    fn show_province(&self, at: Province) -> ProvinceView {
        let here = self.all().filter(|&seat| self.of(seat).is_in(at));
        let stacks = here.map(|seat| {
            let army = self.of(seat).army(at);
            let [infantry, cavalry, catapults] = army.troops();
            StackView {
                seat,
                infantry,
                cavalry,
                catapults,
                generals: army.count(Unit::General),
                caesar: self.of(seat).caesar == Some(at),
            }
        });
        ProvinceView {
            id: &self.map.provinces[at.index()].id,
            key: self.map.key(at).map(|key| self.show_key(key)),
            stacks: stacks.collect(),
        }
    }

    fn show_key(&self, key: Key) -> KeyView {
        let ranks = self.ranks(key);
        let points = self.map.points[key];
        let score = |seat: Seat| points.get(ranks[seat.index()]).copied().unwrap_or(0);
        KeyView {
            points: points.into_iter().filter(|&points| points > 0).collect(),
            tokens: self.tokens[key],
            pool: self.pool[key],
            influence: self.all().map(|seat| self.of(seat).influence[key]).collect(),
            scores: self.all().map(score).collect(),
            city: self.cities[key],
        }
    }

    fn show_sea(&self, sea: Sea) -> SeaView {
        let here = self.all().filter(|&seat| self.of(seat).fleets.has(sea));
        let fleets =
            here.map(|seat| FleetView { seat, galleys: self.of(seat).galleys[sea.index()] });
        SeaView { id: &self.map.seas[sea.index()].id, fleets: fleets.collect() }
    }

    fn show_strait(&self, index: usize) -> StraitView {
        let strait = self.map.straits[index];
        let closed = self.all().filter(|&seat| self.hostile_seas(seat).has(strait.sea));
        StraitView {
            name: &self.map.strait_names[index],
            a: strait.a,
            b: strait.b,
            sea: strait.sea,
            closed_to: closed.collect(),
        }
    }

    /// Of the army under way, or else of those with a leader that could set out.
    fn show_reaches(&self, eye: Eye) -> Vec<ReachView> {
        if self.turn().seat().map(Eye::Seat) != Some(eye) {
            return Vec::new();
        }
        let from = match self.phase {
            Phase::Marching { from, .. } | Phase::Sending(March { from, .. }) => {
                ProvinceSet::only(from)
            }
            Phase::Turn => self.own().leaders(),
            _ => ProvinceSet::NONE,
        };
        from.iter().map(|from| self.show_reach(from)).collect()
    }

    fn show_reach(&self, from: Province) -> ReachView {
        let Reach { by_land, stops, by_sea, closed, free } = self.reach_from(from);
        let landed = by_sea.iter().map(|&(to, _)| to).collect();
        ReachView {
            from,
            by_land,
            stops,
            by_sea: by_sea.into_iter().map(|(to, over)| LandingView { to, over }).collect(),
            closed: closed
                .into_iter()
                .map(|strait| ClosedView { strait: strait as u8, by: self.closers(strait) })
                .collect(),
            shut: free.without(by_land).without(landed),
        }
    }

    /// The mover's enemies with galleys in a strait.
    fn closers(&self, strait: usize) -> Vec<Seat> {
        let sea = self.map.straits[strait].sea;
        self.foes(self.mover).iter().filter(|&foe| self.of(foe).fleets.has(sea)).collect()
    }

    fn show_realm(&self, seat: Seat, eye: Eye) -> RealmView {
        let realm = self.of(seat);
        let own = eye == Eye::Seat(seat);
        let shown = own || self.open_chaos || self.phase == Phase::Over;
        let slot = self.slots.iter().position(|&slot| slot == Some(seat));
        let held = realm.cards.iter().map(|card| HeldCard {
            card,
            used: self.used.has(card),
            lifetime: self.map.lifetime(card),
            effect: self.show_effect(card),
        });
        RealmView {
            slot: slot.map(|slot| slot as u8 + 1),
            alliance: [0, 1].into_iter().find(|&one| self.columns[usize::from(one)].has(seat)),
            talents: realm.talents,
            points: realm.points,
            expected: self.expected_points(seat),
            tax: self.tax_of(seat),
            chaos: shown.then_some(realm.chaos),
            shown_chaos: realm.shown_chaos,
            senators: own.then_some(realm.senators),
            senator_count: realm.senator_count(),
            cards: held.collect(),
            army_training: realm.army_training,
            naval_training: realm.naval_training,
            influence: realm.influence_total(),
            supply: UnitsView::new(realm.supply),
            answers: Answer::ALL.iter().copied().filter(|&said| realm.answers(said)).collect(),
        }
    }

    /// The points that the provinces would bring a player now.
    pub(crate) fn expected_points(&self, seat: Seat) -> u8 {
        let held = self.of(seat).influence.iter().filter(|(_, tokens)| **tokens > 0);
        held.fold(0, |sum: u8, (key, _)| {
            let rank = self.ranks(key)[seat.index()];
            sum.saturating_add(self.map.points[key].get(rank).copied().unwrap_or(0))
        })
    }

    fn show_offer(&self) -> Vec<OfferView> {
        let shown = |card: Card| OfferView {
            card,
            count: self.offer.count(card),
            price: self.map.price(card),
            lifetime: self.map.lifetime(card),
            effect: self.show_effect(card),
        };
        self.offer.kinds().iter().map(shown).collect()
    }

    fn show_battle(&self) -> Option<BattleView> {
        let battle = self.battle?;
        let side = |side: Side| {
            let seat = battle.commander(side);
            let land = battle.province();
            let training = seat.map_or(0, |seat| match land {
                Some(_) => self.of(seat).army_training,
                None => self.of(seat).naval_training,
            });
            let city = land.is_some_and(|at| self.city(at) == Some(battle.defender));
            SideView {
                seat,
                force: self.force(&battle, side),
                dice: self.dice(&battle, side),
                leader: land.is_some() && self.has_leader(&battle, side),
                city: side == Side::Defender && city,
                training,
            }
        };
        Some(BattleView { battle, sides: Side::BOTH.map(side).to_vec() })
    }
}
