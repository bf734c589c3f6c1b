//! Who is thought for next: fair shares of time, by lane, by address, and by visitor.
//!
//! Each lane, each address in it and each visitor there has an account of the time that was spent
//! on it, and next comes whoever has had least: of the lanes, then of its addresses, then of that
//! address's visitors, and of the visitor's jobs the oldest. Whoever comes anew begins where the
//! others stand, so that nobody saves up time by not using it. So a visitor who asks for a thousand
//! things takes as much as one who always has one thing to ask, and a thousand visitors behind one
//! address as much as one visitor elsewhere.
//!
//! Pure data: no clock, no threads.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;

use crate::address::Address;
use crate::guest::Guest;

/// On whose account something is thought about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Payer {
    /// Where the visitor comes from.
    pub address: Address,
    /// Who it is.
    pub guest: Guest,
}

/// How urgent something is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Lane {
    /// Somebody waits for it.
    Watched,
    /// Nobody looks.
    Unwatched,
}

impl Lane {
    /// How much its time counts against it: what nobody looks at goes last, but does not stand
    /// still.
    const fn weight(self) -> u64 {
        match self {
            Lane::Watched => 1,
            Lane::Unwatched => 8,
        }
    }
}

/// What is to be thought about next.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Next<J> {
    /// What it is.
    pub job: J,
    /// In which lane it waited.
    pub lane: Lane,
    /// On whose account.
    pub payer: Payer,
    /// How many have to share the time, this one included, if all are to have their answers equally
    /// soon: the addresses that wait in the lane, times the visitors of this one, times the jobs of
    /// this visitor.
    pub crowd: usize,
}

/// All that waits to be thought about.
#[derive(Debug)]
pub(crate) struct Shares<J> {
    lanes: Group<Lane, Group<Address, Group<Guest, VecDeque<J>>>>,
}

impl<J> Shares<J> {
    /// Nothing waits.
    pub(crate) fn new() -> Shares<J> {
        Shares { lanes: Group::default() }
    }

    /// How much waits.
    #[cfg(test)]
    fn len(&self) -> usize {
        self.lanes.count
    }

    /// How much waits on this account.
    pub(crate) fn of(&self, payer: Payer) -> usize {
        let lanes = self.lanes.members.values();
        let addresses = lanes.filter_map(|lane| lane.inner.members.get(&payer.address));
        let queues = addresses.filter_map(|address| address.inner.members.get(&payer.guest));
        queues.map(|queue| queue.inner.len()).sum()
    }

    /// Puts a job at the end of its visitor's.
    pub(crate) fn add(&mut self, payer: Payer, lane: Lane, job: J) {
        self.lanes.queue(lane, |lane| {
            lane.queue(payer.address, |address| {
                address.queue(payer.guest, |queue| queue.push_back(job));
            });
        });
    }

    /// Takes the job that is next.
    pub(crate) fn next(&mut self) -> Option<Next<J>> {
        let (lane, next) = self.lanes.take(|addresses| {
            let waiting = addresses.waiting();
            let (address, next) = addresses.take(|guests| {
                let waiting = guests.waiting();
                let (guest, next) = guests.take(|queue| {
                    let waiting = queue.len();
                    Some((queue.pop_front()?, waiting))
                })?;
                Some((guest, next.0, next.1 * waiting))
            })?;
            let (guest, job, crowd) = next;
            Some((Payer { address, guest }, job, crowd * waiting))
        })?;
        let (payer, job, crowd) = next;
        Some(Next { job, lane, payer, crowd })
    }

    /// Notes that so much time goes to a job that was taken.
    pub(crate) fn charge(&mut self, lane: Lane, payer: Payer, micros: u64) {
        let add = |spent: &mut u64, cost: u64| *spent += cost;
        self.account(lane, payer, micros, add);
    }

    /// Gives back what was charged and not used.
    pub(crate) fn refund(&mut self, lane: Lane, payer: Payer, micros: u64) {
        let take = |spent: &mut u64, cost: u64| *spent = spent.saturating_sub(cost);
        self.account(lane, payer, micros, take);
    }

    fn account(&mut self, lane: Lane, payer: Payer, micros: u64, change: fn(&mut u64, u64)) {
        let Some(lanes) = self.lanes.members.get_mut(&lane) else { return };
        change(&mut lanes.spent, micros * lane.weight());
        let Some(address) = lanes.inner.members.get_mut(&payer.address) else { return };
        change(&mut address.spent, micros);
        let Some(guest) = address.inner.members.get_mut(&payer.guest) else { return };
        change(&mut guest.spent, micros);
    }

    /// Somebody looks now: what `is` says goes from the lane of what nobody looks at to the other.
    pub(crate) fn watch(&mut self, is: impl Fn(&J) -> bool) {
        let Some(unwatched) = self.lanes.members.get_mut(&Lane::Unwatched) else { return };
        let mut found = Vec::new();
        for (&address, guests) in &mut unwatched.inner.members {
            for (&guest, queue) in &mut guests.inner.members {
                while let Some(at) = queue.inner.iter().position(&is) {
                    found.extend(queue.inner.remove(at).map(|job| (Payer { address, guest }, job)));
                    guests.inner.count -= 1;
                    unwatched.inner.count -= 1;
                    self.lanes.count -= 1;
                }
            }
        }
        for (payer, job) in found {
            self.add(payer, Lane::Watched, job);
        }
    }
}

/// Those among whom time is shared.
#[derive(Debug)]
struct Group<K, M> {
    members: HashMap<K, Member<M>>,
    /// How many jobs wait in all.
    count: usize,
    /// What the one who was next last had had by then: who comes anew begins here.
    clock: u64,
    /// How often someone was next.
    turns: u64,
}

/// One of them.
#[derive(Debug)]
struct Member<M> {
    /// The time that it has had, counted from where it began.
    spent: u64,
    /// When it was last next: of equals, who has waited longest is.
    turn: u64,
    inner: M,
}

impl<K, M> Default for Group<K, M> {
    fn default() -> Group<K, M> {
        Group { members: HashMap::new(), count: 0, clock: 0, turns: 0 }
    }
}

/// What can have jobs that wait.
trait Waits: Default {
    fn count(&self) -> usize;
}

impl<J> Waits for VecDeque<J> {
    fn count(&self) -> usize {
        self.len()
    }
}

impl<K, M> Waits for Group<K, M> {
    fn count(&self) -> usize {
        self.count
    }
}

impl<K: Copy + Ord + Hash, M: Waits> Group<K, M> {
    /// One more job for a member.
    fn queue(&mut self, key: K, put: impl FnOnce(&mut M)) {
        let fresh = || Member { spent: 0, turn: 0, inner: M::default() };
        let member = self.members.entry(key).or_insert_with(fresh);
        if member.inner.count() == 0 {
            member.spent = member.spent.max(self.clock);
        }
        put(&mut member.inner);
        self.count += 1;
    }

    /// How many members wait.
    fn waiting(&self) -> usize {
        self.members.values().filter(|member| member.inner.count() > 0).count()
    }

    /// Takes a job of the member that has had least.
    fn take<T>(&mut self, take: impl FnOnce(&mut M) -> Option<T>) -> Option<(K, T)> {
        let waiting = self.members.iter_mut().filter(|(_, member)| member.inner.count() > 0);
        let (&key, member) =
            waiting.min_by_key(|(key, member)| (member.spent, member.turn, **key))?;
        self.turns += 1;
        member.turn = self.turns;
        self.clock = self.clock.max(member.spent);
        let taken = take(&mut member.inner)?;
        self.count -= 1;
        // Who has had no more than one that comes anew would be given need not be remembered.
        let clock = self.clock;
        self.members.retain(|other, member| {
            *other == key || member.inner.count() > 0 || member.spent > clock
        });
        Some((key, taken))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn payer(address: u8, guest: u8) -> Payer {
        Payer { address: Address::V6(address.into()), guest: Guest([guest; 16]) }
    }

    /// Takes the next job and charges what it costs.
    fn serve(shares: &mut Shares<u64>) -> Option<Next<u64>> {
        let next = shares.next()?;
        shares.charge(next.lane, next.payer, next.job);
        Some(next)
    }

    #[test]
    fn a_stranger_is_next_however_much_another_has_asked_for() {
        let mut shares = Shares::new();
        for number in 0..200 {
            shares.add(payer(1, number % 20), Lane::Watched, 1000);
        }
        for _ in 0..50 {
            serve(&mut shares);
        }
        shares.add(payer(2, 99), Lane::Watched, 1000);
        let waited =
            (1..).find(|_| serve(&mut shares).is_some_and(|next| next.payer == payer(2, 99)));
        assert!(waited <= Some(2), "{waited:?}");
    }

    #[test]
    fn the_crowd_is_as_large_as_the_way_to_an_answer_is_long() {
        let mut shares = Shares::new();
        for _ in 0..10 {
            shares.add(payer(1, 1), Lane::Watched, 1);
            shares.add(payer(1, 2), Lane::Watched, 1);
        }
        shares.add(payer(2, 3), Lane::Watched, 1);
        shares.add(payer(3, 4), Lane::Unwatched, 1);
        let mut crowds = [0; 3];
        for crowd in &mut crowds {
            *crowd = serve(&mut shares).expect("a job").crowd;
        }
        // Two addresses, two visitors of the first, ten jobs of each; the one job of the other;
        // what nobody looks at is alone in its lane, and comes when its turn is due.
        assert_eq!(crowds, [2 * 2 * 10, 1, 2]);
    }

    #[test]
    fn what_nobody_looks_at_goes_last_and_yet_goes_on() {
        let mut shares = Shares::new();
        for _ in 0..90 {
            shares.add(payer(1, 1), Lane::Watched, 10);
            shares.add(payer(2, 2), Lane::Unwatched, 10);
        }
        let lanes: Vec<Lane> = (0..90).filter_map(|_| serve(&mut shares)).map(|n| n.lane).collect();
        let unwatched = lanes.iter().filter(|lane| **lane == Lane::Unwatched).count();
        assert_eq!(unwatched, 10, "one in nine");
        let mut alone = Shares::new();
        alone.add(payer(2, 2), Lane::Unwatched, 10);
        assert_eq!(serve(&mut alone).map(|next| next.lane), Some(Lane::Unwatched));
    }

    #[test]
    fn what_somebody_looks_at_after_all_is_next() {
        let mut shares = Shares::new();
        for number in 0..100 {
            shares.add(payer(1, 1), Lane::Unwatched, number);
        }
        shares.watch(|job| *job == 70);
        shares.watch(|job| *job == 1000);
        let next = shares.next().expect("a job");
        assert_eq!((next.job, next.lane), (70, Lane::Watched));
        assert_eq!(shares.len(), 99);
        assert_eq!(shares.of(payer(1, 1)), 99);
    }

    proptest! {
        /// As long as two have something waiting, neither has more than the other, but for the one
        /// job that cannot be cut.
        #[test]
        fn nobody_gets_more_than_its_share(
            costs in prop::collection::vec((0..4_u8, 0..3_u8, 1..1000_u64), 50..400),
            served in 1..300_usize,
        ) {
            let mut shares = Shares::new();
            let mut left: HashMap<Payer, usize> = HashMap::new();
            for &(address, guest, cost) in &costs {
                shares.add(payer(address, guest), Lane::Watched, cost);
                *left.entry(payer(address, guest)).or_default() += 1;
            }
            let mut by_guest: HashMap<Payer, u64> = HashMap::new();
            let mut by_address: HashMap<Address, u64> = HashMap::new();
            for _ in 0..served {
                let Some(next) = serve(&mut shares) else { break };
                *by_guest.entry(next.payer).or_default() += next.job;
                *by_address.entry(next.payer.address).or_default() += next.job;
                *left.get_mut(&next.payer).expect("it waited") -= 1;
                let waits = |payer: &Payer| left.get(payer).is_some_and(|left| *left > 0);
                let guests: Vec<Payer> = left.keys().copied().filter(waits).collect();
                for one in &guests {
                    for other in &guests {
                        let of = |payer| by_guest.get(payer).copied().unwrap_or(0);
                        if one.address == other.address {
                            prop_assert!(of(one) <= of(other) + 1000);
                        }
                        let of = |payer: &Payer| by_address.get(&payer.address).copied().unwrap_or(0);
                        prop_assert!(of(one) <= of(other) + 1000);
                    }
                }
            }
        }

        /// Whoever comes when others are long at it waits for each address once, and not for what
        /// they have asked for; and what has come goes out, once.
        #[test]
        fn nothing_starves_and_nothing_is_lost(
            steps in prop::collection::vec((any::<bool>(), 0..5_u8, 0..4_u8, any::<bool>()), 1..400),
        ) {
            let mut shares = Shares::new();
            let mut waiting: Vec<u64> = Vec::new();
            for (number, &(serves, address, guest, watched)) in (0..).zip(&steps) {
                if serves {
                    let next = shares.next();
                    prop_assert_eq!(next.is_some(), !waiting.is_empty());
                    if let Some(next) = next {
                        shares.charge(next.lane, next.payer, 100);
                        waiting.retain(|job| *job != next.job);
                    }
                } else {
                    let lane = if watched { Lane::Watched } else { Lane::Unwatched };
                    shares.add(payer(address, guest), lane, number);
                    waiting.push(number);
                }
                prop_assert_eq!(shares.len(), waiting.len());
            }
            let stranger = payer(100, 100);
            shares.add(stranger, Lane::Watched, u64::MAX);
            let mut before = 0;
            loop {
                let next = shares.next().expect("the stranger waits");
                if next.payer == stranger {
                    break;
                }
                shares.charge(next.lane, next.payer, 100);
                waiting.retain(|job| *job != next.job);
                before += 1;
            }
            prop_assert!(before <= 6, "{before} went before");
            while let Some(next) = shares.next() {
                shares.charge(next.lane, next.payer, 100);
                waiting.retain(|job| *job != next.job);
            }
            prop_assert!(waiting.is_empty());
        }
    }
}
