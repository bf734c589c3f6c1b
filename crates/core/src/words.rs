//! The words of a game: its units, goods and cards, as enums that are all made alike.

/// Declares an enum whose variants are counted, listed and converted in one way.
///
/// ```
/// quadriga_core::words! {
///     "rome/";
///     /// A part of the army.
///     Unit {
///         /// On foot.
///         Legion,
///         /// At sea.
///         Galley,
///     }
/// }
/// assert_eq!(Unit::COUNT, 2);
/// assert_eq!(Unit::ALL[Unit::Galley.index()], Unit::Galley);
/// assert_eq!(Unit::Galley.key(), "galley");
/// ```
///
/// The text at the beginning is the folder of the types for the page.
#[macro_export]
macro_rules! words {
    (
        $folder:literal;
        $(#[$doc:meta])* $name:ident { $($(#[$note:meta])* $variant:ident),+ $(,)? }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[derive(::serde::Serialize, ::serde::Deserialize)]
        #[serde(rename_all = "snake_case")]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[cfg_attr(feature = "ts", ts(export_to = $folder))]
        pub enum $name { $($(#[$note])* $variant),+ }

        impl $name {
            /// All of them, in order.
            pub const ALL: &'static [$name] = &[$($name::$variant),+];
            /// How many there are.
            pub const COUNT: usize = $name::ALL.len();

            /// The place in [`Self::ALL`].
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The word in snake case, as in JSON.
            pub const fn key(self) -> &'static str {
                match self {
                    $($name::$variant => {
                        const NAME: &str = ::std::stringify!($variant);
                        const KEY: [u8; $crate::snake::length(NAME)] = $crate::snake::write(NAME);
                        $crate::snake::read(&KEY)
                    })+
                }
            }
        }
    };
}
