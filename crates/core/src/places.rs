//! Places of a map, and sets of them: every game has them, and search counts them all the time.

/// Declares a place of the map, which is its number in the game's data, and a set of such places.
///
/// ```
/// quadriga_core::places! {
///     /// How many hills there are.
///     HILLS = 7;
///     /// A hill of Rome.
///     Hill("hill");
///     /// A set of hills.
///     HillSet(u8);
///     "rome/"
/// }
/// let aventine = Hill::new(2).expect("there are seven");
/// let mut held = HillSet::only(aventine);
/// held.insert(Hill::new(5).expect("there are seven"));
/// assert_eq!(held.len(), 2);
/// assert_eq!(held.without(HillSet::only(aventine)).first(), Hill::new(5));
/// assert!(Hill::new(HILLS).is_none());
/// ```
///
/// The text at the end is the folder of the types for the page.
#[macro_export]
macro_rules! places {
    (
        $(#[$most_doc:meta])* $most:ident = $count:expr;
        $(#[$doc:meta])* $place:ident($name:literal);
        $(#[$set_doc:meta])* $set:ident($bits:ty);
        $folder:literal
    ) => {
        $(#[$most_doc])*
        pub const $most: usize = $count;

        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[derive(::serde::Serialize, ::serde::Deserialize)]
        #[serde(try_from = "u8", into = "u8")]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[cfg_attr(feature = "ts", ts(as = "u8", export_to = $folder))]
        pub struct $place(u8);

        impl $place {
            /// The one with this number, if there is one.
            pub const fn new(index: usize) -> Option<$place> {
                if index < $most { Some($place(index as u8)) } else { None }
            }

            /// The number, below the count of them.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// All of them in order.
            pub fn all() -> impl Iterator<Item = $place> {
                (0..$most as u8).map($place)
            }
        }

        impl TryFrom<u8> for $place {
            type Error = String;

            fn try_from(index: u8) -> Result<$place, String> {
                $place::new(index.into()).ok_or_else(|| format!("there is no {} {index}: they are 0 to {}", $name, $most - 1))
            }
        }

        impl From<$place> for u8 {
            fn from(place: $place) -> u8 {
                place.0
            }
        }

        impl ::std::fmt::Display for $place {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                self.0.fmt(f)
            }
        }

        $(#[$set_doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        #[derive(::serde::Serialize, ::serde::Deserialize)]
        #[serde(try_from = "Vec<u8>", into = "Vec<u8>")]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[cfg_attr(feature = "ts", ts(as = "Vec<u8>", export_to = $folder))]
        pub struct $set($bits);

        impl $set {
            /// None of them.
            pub const NONE: $set = $set(0);
            /// All of them.
            pub const ALL: $set = $set((1 << $most) - 1);

            /// One of them.
            #[inline]
            pub const fn only(place: $place) -> $set {
                $set(1 << place.0)
            }

            /// Whether it is in the set.
            #[inline]
            pub const fn has(self, place: $place) -> bool {
                self.0 >> place.0 & 1 == 1
            }

            /// Those in either set.
            #[inline]
            #[must_use]
            pub const fn with(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }

            /// Those in both sets.
            #[inline]
            #[must_use]
            pub const fn within(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }

            /// Those that are not in the other set.
            #[inline]
            #[must_use]
            pub const fn without(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }

            /// Puts one in.
            #[inline]
            pub const fn insert(&mut self, place: $place) {
                self.0 |= 1 << place.0;
            }

            /// Takes one out.
            #[inline]
            pub const fn remove(&mut self, place: $place) {
                self.0 &= !(1 << place.0);
            }

            /// How many.
            #[inline]
            pub const fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            /// Whether there is none.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The first of them.
            #[inline]
            pub const fn first(self) -> Option<$place> {
                if self.0 == 0 { None } else { Some($place(self.0.trailing_zeros() as u8)) }
            }

            /// The last of them.
            #[inline]
            pub const fn last(self) -> Option<$place> {
                match self.0.checked_ilog2() {
                    Some(place) => Some($place(place as u8)),
                    None => None,
                }
            }

            /// Those from this place on.
            #[inline]
            #[must_use]
            pub const fn from(self, place: $place) -> $set {
                $set(self.0 >> place.0 << place.0)
            }

            /// In ascending order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $place> {
                let mut rest = self.0;
                ::std::iter::from_fn(move || {
                    if rest == 0 {
                        return None;
                    }
                    let place = $place(rest.trailing_zeros() as u8);
                    rest &= rest - 1;
                    Some(place)
                })
            }
        }

        impl FromIterator<$place> for $set {
            fn from_iter<I: IntoIterator<Item = $place>>(places: I) -> $set {
                places.into_iter().fold($set::NONE, |set, place| set.with($set::only(place)))
            }
        }

        impl TryFrom<Vec<u8>> for $set {
            type Error = String;

            fn try_from(places: Vec<u8>) -> Result<$set, String> {
                if places.windows(2).any(|pair| pair[0] >= pair[1]) {
                    return Err(format!("a {} is listed twice, or out of order", $name));
                }
                places.into_iter().map($place::try_from).collect()
            }
        }

        impl From<$set> for Vec<u8> {
            fn from(set: $set) -> Vec<u8> {
                set.iter().map(u8::from).collect()
            }
        }

        impl ::std::fmt::Debug for $set {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.debug_set().entries(self.iter().map(|place| place.0)).finish()
            }
        }
    };
}
