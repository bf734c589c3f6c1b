//! How many of something each address holds at the moment.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::{Arc, Mutex, PoisonError};

use crate::address::Address;

/// How many of something each address holds, and how many it may.
#[derive(Clone, Debug)]
pub(crate) struct Tally {
    most: usize,
    held: Arc<Mutex<HashMap<Address, usize>>>,
}

/// One that is held; given back when it is dropped.
#[derive(Debug)]
pub(crate) struct Held {
    held: Arc<Mutex<HashMap<Address, usize>>>,
    address: Address,
}

impl Tally {
    /// A tally of at most `most` for each address.
    pub(crate) fn new(most: usize) -> Tally {
        Tally { most, held: Arc::default() }
    }

    /// Takes one for an address, unless it holds as many as it may.
    pub(crate) fn take(&self, address: Address) -> Option<Held> {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        let count = held.entry(address).or_default();
        if *count >= self.most {
            return None;
        }
        *count += 1;
        Some(Held { held: self.held.clone(), address })
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        if let Entry::Occupied(mut entry) = held.entry(self.address) {
            *entry.get_mut() -= 1;
            if *entry.get() == 0 {
                entry.remove();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_address_has_its_own_count_and_gets_back_what_it_drops() {
        let tally = Tally::new(2);
        let [anna, ben] = [[127, 0, 0, 1], [127, 0, 0, 2]].map(|ip| Address::V4(ip.into()));
        let held = [tally.take(anna), tally.take(anna)];
        assert!(held.iter().all(Option::is_some));
        assert!(tally.take(anna).is_none());
        assert!(tally.take(ben).is_some());
        drop(held);
        assert!(tally.take(anna).is_some());
        let left = tally.held.lock().expect("nobody panicked");
        assert!(left.is_empty(), "nobody is remembered who holds nothing");
    }
}
