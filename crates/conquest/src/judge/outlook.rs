//! What a judgement asks again and again: how many turns are left, and who threatens whom.

use quadriga_core::{MAX_SEATS, Seat};

use crate::judge::judgement::Judgement;
use crate::phase::SeatSet;
use crate::place::ProvinceSet;
use crate::state::Conquest;

/// What a judgement asks again and again.
pub(crate) struct Outlook<'a> {
    /// What things are worth.
    pub(crate) weights: &'a Judgement,
    /// Campaigns after this one.
    pub(crate) later: f32,
    /// Turns that each player has left in this campaign.
    pub(crate) turns: [f32; MAX_SEATS],
    /// The same in the whole game, as a part of all turns of a game.
    pub(crate) game: [f32; MAX_SEATS],
    pub(crate) foes: [SeatSet; MAX_SEATS],
    /// Turns that the enemies of each player have left in this campaign.
    pub(crate) threats: [f32; MAX_SEATS],
    /// The provinces with leaders, and with troops, of each player's enemies.
    pub(crate) foreign: [ProvinceSet; MAX_SEATS],
    pub(crate) hostile: [ProvinceSet; MAX_SEATS],
    /// How much of a rank is believed in where it is open, without and with an enemy's leader
    /// there.
    pub(crate) open: [[f32; MAX_SEATS]; 2],
    pub(crate) open_later: f32,
    /// Turns that enemies have in a campaign, usually.
    pub(crate) usual: f32,
    /// What a token is worth besides the rank.
    pub(crate) token: f32,
}

impl Conquest {
    pub(crate) fn outlook<'a>(&self, weights: &'a Judgement) -> Outlook<'a> {
        let figures = &self.map.figures;
        let later = f32::from(self.last_campaign.saturating_sub(self.campaign));
        let rounds = f32::from(figures.rounds);
        let mut turns = [rounds; MAX_SEATS];
        if self.round > 0 {
            let whole = f32::from(figures.rounds.saturating_sub(self.round));
            let mut now = 0.0;
            for seat in self.in_order() {
                if seat == self.mover {
                    let left = f32::from(self.left) / f32::from(figures.actions);
                    turns[seat.index()] = whole + left;
                    now = 1.0;
                } else {
                    turns[seat.index()] = whole + now;
                }
            }
        }
        let all = rounds * f32::from(self.last_campaign).max(1.0);
        let foes = self.expected_foes();
        let usual = rounds * f32::from(self.players.saturating_sub(1)) / 2.0;
        let tax = f32::from(figures.tax) * later;
        let mut outlook = Outlook {
            weights,
            later,
            turns,
            game: turns.map(|turns| (turns + rounds * later) / all),
            foes,
            threats: [0.0; MAX_SEATS],
            foreign: [ProvinceSet::NONE; MAX_SEATS],
            hostile: [ProvinceSet::NONE; MAX_SEATS],
            open: [[1.0; MAX_SEATS]; 2],
            open_later: 1.0 / (1.0 + weights.open_risk * usual),
            usual,
            token: weights.token * (1.0 + later) + weights.tax * tax,
        };
        for seat in self.all() {
            let place = seat.index();
            for foe in foes[place].iter() {
                outlook.threats[place] += turns[foe.index()];
                outlook.foreign[place] = outlook.foreign[place].with(self.of(foe).leaders());
                outlook.hostile[place] = outlook.hostile[place].with(self.of(foe).troops);
            }
            // Half of those whose alliance is open will be enemies.
            if self.round == 0 {
                outlook.threats[place] += rounds * self.undecided(seat, &foes) / 2.0;
            }
            let threat = outlook.threats[place];
            let open = 1.0 / (1.0 + weights.open_risk * threat);
            let exposed = if threat > 0.0 { weights.exposed } else { 1.0 };
            outlook.open[0][place] = open;
            outlook.open[1][place] = open * exposed;
        }
        outlook
    }

    /// The enemies of each player; in an auction, if the highest bid wins.
    fn expected_foes(&self) -> [SeatSet; MAX_SEATS] {
        let mut columns = self.columns;
        if let Some(auction) = self.auction {
            for (column, seat) in columns.iter_mut().zip([auction.a, auction.b]) {
                if let Some(seat) = seat {
                    column.insert(seat);
                }
            }
        }
        let [odd, even] = columns;
        std::array::from_fn(|seat| match Seat::new(seat) {
            Some(seat) if odd.has(seat) => even,
            Some(seat) if even.has(seat) => odd,
            _ => SeatSet::NONE,
        })
    }

    /// What the places in the order of play are worth: who acts last has the last word before the
    /// ranks are counted. In an auction the highest bid is thought to win, and who has no slot yet
    /// may expect any that is left.
    pub(crate) fn weigh_slots(&self, outlook: &Outlook<'_>, values: &mut [f32; MAX_SEATS]) {
        let mut order = self.slots;
        if let Some(auction) = self.auction {
            for (slot, seat) in (self.next_slot()..MAX_SEATS).zip([auction.a, auction.b]) {
                order[slot] = order[slot].or(seat);
            }
        }
        let players = usize::from(self.players);
        let mut places = [None; MAX_SEATS];
        for (place, seat) in order.into_iter().flatten().enumerate() {
            places[seat.index()] = Some(place as f32);
        }
        let placed = places.iter().flatten().count();
        let left = (placed + players).saturating_sub(1) as f32 / 2.0;
        let middle = players.saturating_sub(1) as f32 / 2.0;
        // What has come of it by now shows elsewhere.
        let rounds = self.map.figures.rounds;
        let ahead = f32::from((rounds + 1).saturating_sub(self.round).min(rounds));
        let step = outlook.weights.slot * ahead / f32::from(rounds);
        for seat in self.all() {
            let place = places[seat.index()].unwrap_or(left);
            values[seat.index()] += step * (place - middle);
        }
    }

    /// How many of the others may become enemies of a player or not.
    fn undecided(&self, seat: Seat, foes: &[SeatSet; MAX_SEATS]) -> f32 {
        let placed = |other: Seat| self.all().any(|foe| foes[foe.index()].has(other));
        if !placed(seat) {
            return f32::from(self.players.saturating_sub(1));
        }
        self.all().filter(|&other| other != seat && !placed(other)).count() as f32
    }
}
