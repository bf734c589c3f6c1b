//! Names of Rust in snake case, as Serde writes them in JSON, at compile time: for
//! [`crate::words!`].

/// How long the name becomes.
#[must_use]
pub const fn length(name: &str) -> usize {
    let mut length = name.len();
    let mut at = 1;
    while at < name.len() {
        length += name.as_bytes()[at].is_ascii_uppercase() as usize;
        at += 1;
    }
    length
}

/// The name in snake case; `N` is its [`length`].
#[must_use]
pub const fn write<const N: usize>(name: &str) -> [u8; N] {
    let mut key = [0; N];
    let (mut at, mut end) = (0, 0);
    while at < name.len() {
        let sign = name.as_bytes()[at];
        if at > 0 && sign.is_ascii_uppercase() {
            key[end] = b'_';
            end += 1;
        }
        key[end] = sign.to_ascii_lowercase();
        end += 1;
        at += 1;
    }
    key
}

/// What [`write`] has written, as text.
#[must_use]
pub const fn read(key: &[u8]) -> &str {
    match std::str::from_utf8(key) {
        Ok(key) => key,
        Err(_) => panic!("names in Rust are text"),
    }
}
