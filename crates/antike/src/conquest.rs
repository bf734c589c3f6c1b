//! Chapter 8, second half: conquering cities.

use quadriga_core::{Eyes, Seat, Tell};

use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::options::Fortress;
use crate::phase::Phase;
use crate::region::{Region, RegionSet};
use crate::state::Antike;
use crate::words::{Card, KnowHow};

/// How the losses of an attack can be made up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Losses {
    /// How many units return to the box.
    units: u8,
    /// The fewest and the most galleys among them.
    fewest: u8,
    most: u8,
}

/// AD-11.23: what a siege tower leaves of a strength.
#[inline]
fn weakened(strength: u8, towers: u8) -> u8 {
    if towers > 0 { strength.saturating_sub(1).max(1) } else { strength }
}

impl Antike {
    /// AD-8.9, AD-12.4: the strength of a city with all that defends it.
    #[inline]
    pub fn strength(&self, region: Region) -> u8 {
        let Some(owner) = self.owner(region) else { return 0 };
        let defender = self.of(owner);
        let [legions, galleys] = defender.force(region);
        self.capacity(region)
            + legions
            + galleys
            + u8::from(defender.knows(KnowHow::ResPublica))
            + u8::from(self.walls.has(region))
            + u8::from(self.special_at(owner, region))
            + u8::from(self.this.fortified.has(region))
    }

    /// The strength that the mover's attack has to meet: less with a siege tower, at least 1.
    #[inline]
    pub(crate) fn resistance(&self, region: Region, towers: u8) -> u8 {
        weakened(self.strength(region), towers)
    }

    /// The same if the card Fortress is played for it (AD-11.11); a city has it once (AD-11.12).
    pub(crate) fn resistance_with_fortress(&self, region: Region, towers: u8) -> u8 {
        let more = u8::from(!self.this.fortified.has(region));
        weakened(self.strength(region) + more, towers)
    }

    /// AD-8.10, AD-12.4: all of the mover in a region, moved or not.
    #[inline]
    pub(crate) fn attackers(&self, region: Region) -> u8 {
        let [legions, galleys] = self.own().force(region);
        legions + galleys + u8::from(self.special_at(self.mover, region))
    }

    /// The enemy cities where units of the mover stand.
    #[inline]
    pub(crate) fn attacked(&self) -> RegionSet {
        let mut present = self.own().present();
        if let crate::state::Special::At(region) = self.own().special {
            present.insert(region);
        }
        present.within(self.foe().cities)
    }

    /// Whether any conquest is possible, perhaps with cards that the mover holds.
    pub(crate) fn can_conquer(&self) -> bool {
        let tower = self.holds(self.mover, Card::SiegeTower);
        let towers = self.this.towers + u8::from(tower);
        self.attacked().iter().any(|region| self.may_fall(region, towers))
    }

    /// Whether the mover could take a city with so many siege towers, and with an earthquake that
    /// he holds.
    pub(crate) fn may_fall(&self, region: Region, towers: u8) -> bool {
        let quake = self.walls.has(region)
            && self.holds(self.mover, Card::Earthquake)
            && self.counts_on_earthquakes();
        let strength = self.resistance(region, towers).saturating_sub(quake.into()).max(1);
        self.attackers(region) >= strength && self.has_someone_to_lose(self.mover, region)
    }

    /// Whether special units take part in conquests like one more unit: AD-13.8, and by version 1.
    #[inline]
    pub(crate) fn special_fights(&self) -> bool {
        self.special_fights || self.special_always_fights()
    }

    /// AD-12.5: a special unit does not conquer alone.
    #[inline]
    pub(crate) fn has_someone_to_lose(&self, attacker: Seat, region: Region) -> bool {
        self.special_fights() || self.of(attacker).present().has(region)
    }

    /// AD-8.11, AD-12.5: as many legions and galleys as the city is strong, and all where the
    /// special unit was needed too. By the option of AD-13.8 it counts for one of them.
    #[inline]
    fn losses(&self, region: Region) -> Losses {
        let [legions, galleys] = self.own().force(region);
        let strength = self.resistance(region, self.this.towers);
        let units = match self.special_fights() {
            true => strength.saturating_sub(self.special_at(self.mover, region).into()),
            false => strength.min(legions + galleys),
        };
        Losses { units, fewest: units.saturating_sub(legions), most: units.min(galleys) }
    }

    /// How many legions and galleys the mover would lose in the conquest of an enemy city.
    pub(crate) fn units_to_lose(&self, region: Region) -> u8 {
        self.losses(region).units
    }

    #[inline]
    pub(crate) fn offer_conquests(&self, list: &mut Vec<Action>) {
        for region in self.attacked().iter() {
            let strong = self.attackers(region) >= self.resistance(region, self.this.towers);
            if !strong || !self.has_someone_to_lose(self.mover, region) {
                continue;
            }
            let Losses { fewest, most, .. } = self.losses(region);
            list.extend((fewest..=most).map(|galleys| Action::Conquer { region, galleys }));
        }
    }

    pub(crate) fn check_conquest(&self, region: Region, galleys: u8) -> Result<(), Illegal> {
        if !self.foe().cities.has(region) {
            return Err(Illegal::NotTheirCity);
        }
        let (strength, attackers) =
            (self.resistance(region, self.this.towers), self.attackers(region));
        if attackers < strength {
            return Err(Illegal::TooWeak { strength, attackers });
        }
        if !self.has_someone_to_lose(self.mover, region) {
            return Err(Illegal::SpecialAlone);
        }
        let Losses { units, fewest, most } = self.losses(region);
        if (fewest..=most).contains(&galleys) {
            Ok(())
        } else {
            Err(Illegal::WrongLosses { losses: units, fewest, most })
        }
    }

    /// The mover attacks: the defender may answer with the card Fortress (AD-11.10).
    pub(crate) fn attack<T: Tell<Event>>(&mut self, region: Region, galleys: u8, tell: &mut T) {
        let defender = self.mover.opponent();
        let can_answer =
            self.events && self.holds(defender, Card::Fortress) && !self.this.fortified.has(region);
        match self.fortress {
            Fortress::Asked if can_answer => self.phase = Phase::Defence { region, galleys },
            Fortress::Automatic if can_answer => self.fortify(region, galleys, tell),
            _ => self.conquer(region, galleys, tell),
        }
    }

    /// The defender's answer.
    pub(crate) fn answer<T: Tell<Event>>(&mut self, play: bool, tell: &mut T) {
        let Phase::Defence { region, galleys } = self.phase else { return };
        self.phase = Phase::Conquest;
        if play {
            self.fortify(region, galleys, tell);
        } else {
            self.conquer(region, galleys, tell);
        }
    }

    /// AD-11.11: the city is stronger by 1; it stands, or one more attacker is lost.
    fn fortify<T: Tell<Event>>(&mut self, region: Region, galleys: u8, tell: &mut T) {
        self.discard(self.mover.opponent(), Card::Fortress, tell);
        self.this.fortified.insert(region);
        let strength = self.resistance(region, self.this.towers);
        if self.attackers(region) < strength {
            tell.tell(Eyes::ALL, Event::Withstood { region, strength });
            self.phase = Phase::Conquest;
            return;
        }
        match self.storming_choices(region, galleys) {
            [Some(_), Some(_)] => self.phase = Phase::Storming { region, galleys },
            [Some(only), None] | [None, Some(only)] => self.conquer(region, only, tell),
            [None, None] => self.phase = Phase::Conquest,
        }
    }

    /// The galleys to lose after a Fortress: as many as chosen before, or one more.
    #[inline]
    pub(crate) fn storming_choices(&self, region: Region, galleys: u8) -> [Option<u8>; 2] {
        let Losses { fewest, most, .. } = self.losses(region);
        let possible = |galleys: &u8| (fewest..=most).contains(galleys);
        [Some(galleys).filter(possible), galleys.checked_add(1).filter(possible)]
    }

    pub(crate) fn check_storming(
        &self,
        (region, galleys): (Region, u8),
        chosen: (Region, u8),
    ) -> Result<(), Illegal> {
        let choices = self.storming_choices(region, galleys);
        if chosen.0 == region && choices.contains(&Some(chosen.1)) {
            return Ok(());
        }
        let Losses { units, .. } = self.losses(region);
        Err(Illegal::WrongLosses {
            losses: units,
            fewest: galleys,
            most: galleys.saturating_add(1),
        })
    }

    /// AD-8.11 to AD-8.13: the city changes hands.
    pub(crate) fn conquer<T: Tell<Event>>(&mut self, region: Region, galleys: u8, tell: &mut T) {
        let strength = self.resistance(region, self.this.towers);
        let losses = self.losses(region).units;
        let legions = losses.saturating_sub(galleys);
        self.this.towers = self.this.towers.saturating_sub(1);
        let own = self.own_mut();
        own.withdraw(0, region, legions);
        own.withdraw(1, region, galleys);
        own.cities.insert(region);
        let (temple, wall) = (self.temples.has(region), self.walls.has(region));
        let foe = self.foe_mut();
        let [their_legions, their_galleys] = foe.force(region);
        foe.withdraw(0, region, their_legions);
        foe.withdraw(1, region, their_galleys);
        foe.cities.remove(region);
        foe.walls = foe.walls.saturating_add(wall.into());
        self.temples.remove(region);
        self.walls.remove(region);
        self.this.generals = self.this.generals.saturating_add(temple.into());
        self.this.city_lost = true;
        self.phase = Phase::Conquest;
        let defenders = their_legions + their_galleys;
        let seat = self.mover;
        tell.tell(
            Eyes::ALL,
            Event::Conquered { seat, region, strength, legions, galleys, defenders, temple, wall },
        );
    }
}
