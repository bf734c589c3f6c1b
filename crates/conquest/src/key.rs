//! Key provinces (CE-1.4): those that bring points, and what is kept for each of them.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// How many key provinces there are.
pub const KEYS: usize = 11;

/// A key province, by its place among them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Key(u8);

impl Key {
    /// All of them, in the order of the map.
    #[inline]
    pub(crate) fn all() -> impl Iterator<Item = Key> {
        (0..KEYS as u8).map(Key)
    }
}

/// What there is for each key province.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct ByKey<T>(pub(crate) [T; KEYS]);

impl<T> ByKey<T> {
    /// What `of` says of each.
    pub(crate) fn map<U>(self, of: impl FnMut(T) -> U) -> ByKey<U> {
        ByKey(self.0.map(of))
    }

    /// Each with its key province.
    #[inline]
    pub(crate) fn iter(&self) -> impl Iterator<Item = (Key, &T)> {
        Key::all().zip(&self.0)
    }

    /// What there is, in the order of the map.
    #[inline]
    pub(crate) fn values(&self) -> std::slice::Iter<'_, T> {
        self.0.iter()
    }
}

impl<T: Copy> ByKey<T> {
    /// The same for each.
    pub(crate) const fn all(value: T) -> ByKey<T> {
        ByKey([value; KEYS])
    }
}

impl<T> Index<Key> for ByKey<T> {
    type Output = T;

    #[inline]
    fn index(&self, key: Key) -> &T {
        &self.0[usize::from(key.0)]
    }
}

impl<T> IndexMut<Key> for ByKey<T> {
    #[inline]
    fn index_mut(&mut self, key: Key) -> &mut T {
        &mut self.0[usize::from(key.0)]
    }
}
