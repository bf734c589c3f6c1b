//! Visitors: guests with a signed cookie, and no password.

use std::fmt;
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;
use hmac::{Hmac, KeyInit, Mac};
use quadriga_core::seed::{sha256, to_hex};
use sha2::Sha256;

use crate::error::Error;
use crate::state::App;

/// The cookie's name.
const COOKIE: &str = "quadriga";
/// The longest display name, in characters.
const LONGEST_NAME: usize = 24;

/// A visitor, known by 128 random bits that nobody else sees.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Guest(pub [u8; 16]);

// The bits are half of a cookie: a log line shows only the public id.
impl fmt::Debug for Guest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Guest({})", self.public_id())
    }
}

impl Guest {
    /// A new visitor.
    ///
    /// # Errors
    /// When the operating system gives no random bytes.
    pub fn new() -> Result<Guest, Error> {
        Ok(Guest(random()?))
    }

    /// The id that others may see.
    pub fn public_id(self) -> String {
        to_hex(&sha256(&self.0)[..4])
    }
}

/// Random bytes of the operating system.
///
/// # Errors
/// When it gives none.
pub fn random<const N: usize>() -> Result<[u8; N], Error> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| {
        tracing::error!(%error, "the operating system gives no random bytes");
        Error::Internal
    })?;
    Ok(bytes)
}

/// A display name as it is kept: trimmed, 1 to 24 characters, no control characters.
///
/// # Errors
/// When it is none.
pub fn clean_name(name: &str) -> Result<String, Error> {
    clean(name, LONGEST_NAME).ok_or(Error::BadName)
}

/// Trimmed text of 1 to `longest` characters without control characters, nor those that turn the
/// direction of what follows.
pub(crate) fn clean(text: &str, longest: usize) -> Option<String> {
    let text = text.trim();
    let turns = |c: char| matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let fits = !text.is_empty() && text.chars().count() <= longest;
    let plain = !text.chars().any(|c| c.is_control() || turns(c));
    (fits && plain).then(|| text.to_owned())
}

/// The key that signs cookies; made once and kept in the database.
#[derive(Clone)]
pub struct Key(Arc<Hmac<Sha256>>);

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(secret)")
    }
}

impl Key {
    /// The key of these bytes.
    pub fn new(bytes: &[u8]) -> Key {
        let mac = Hmac::new_from_slice(bytes).expect("an HMAC takes a key of any length");
        Key(Arc::new(mac))
    }

    /// The cookie's value for a guest.
    pub fn sign(&self, guest: Guest) -> String {
        let mut mac = (*self.0).clone();
        mac.update(&guest.0);
        format!("{}.{}", to_hex(&guest.0), to_hex(&mac.finalize().into_bytes()))
    }

    /// The guest of a cookie's value, unless it was forged.
    pub fn verify(&self, value: &str) -> Option<Guest> {
        let (guest, tag) = value.split_once('.')?;
        let guest: [u8; 16] = from_hex(guest)?;
        let tag: [u8; 32] = from_hex(tag)?;
        let mut mac = (*self.0).clone();
        mac.update(&guest);
        // Takes the same time wherever the tags differ.
        mac.verify_slice(&tag).ok()?;
        Some(Guest(guest))
    }
}

fn from_hex<const N: usize>(text: &str) -> Option<[u8; N]> {
    let digits = text.as_bytes();
    if digits.len() != 2 * N {
        return None;
    }
    let digit = |byte: u8| (byte as char).to_digit(16).map(|digit| digit as u8);
    let mut bytes = [0; N];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = digit(pair[0])? << 4 | digit(pair[1])?;
    }
    Some(bytes)
}

/// The visitor who sends a request.
#[derive(Clone, Copy, Debug)]
pub struct Visitor {
    /// Who it is.
    pub guest: Guest,
    /// Whether the visitor came without a valid cookie and needs this one.
    pub is_new: bool,
}

impl Visitor {
    /// The visitor of these headers; a new one if the cookie is missing or forged.
    ///
    /// # Errors
    /// When the operating system gives no random bytes.
    pub fn of(headers: &HeaderMap, key: &Key) -> Result<Visitor, Error> {
        let cookies = headers.get_all(header::COOKIE).iter().filter_map(|line| line.to_str().ok());
        let mut values = (cookies.flat_map(|line| line.split(';')))
            .filter_map(|cookie| cookie.trim().split_once('='))
            .filter(|&(name, _)| name == COOKIE);
        match values.find_map(|(_, value)| key.verify(value)) {
            Some(guest) => Ok(Visitor { guest, is_new: false }),
            None => Ok(Visitor { guest: Guest::new()?, is_new: true }),
        }
    }

    /// Gives a new visitor the cookie.
    pub fn remember(&self, app: &App, response: &mut Response) {
        if !self.is_new {
            return;
        }
        let secure = if app.config.is_https() { "; Secure" } else { "" };
        let value = app.key.sign(self.guest);
        let cookie =
            format!("{COOKIE}={value}; HttpOnly; SameSite=Lax; Path=/; Max-Age=31536000{secure}");
        if let Ok(cookie) = HeaderValue::from_str(&cookie) {
            response.headers_mut().append(header::SET_COOKIE, cookie);
        }
    }
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Visitor, Error> {
        Visitor::of(&parts.headers, &app.key)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_signed_cookie_is_believed_and_a_forged_one_is_not() {
        let key = Key::new(b"a key");
        let guest = Guest([7; 16]);
        let cookie = key.sign(guest);
        assert_eq!(key.verify(&cookie), Some(guest));
        assert_eq!(Key::new(b"another key").verify(&cookie), None);
        for at in 0..cookie.len() {
            let mut forged = cookie.clone().into_bytes();
            forged[at] = if forged[at] == b'0' { b'1' } else { b'0' };
            assert_eq!(key.verify(&String::from_utf8(forged).expect("ASCII")), None);
        }
        for text in ["", ".", "07.07", "é.é", &cookie[..40]] {
            assert_eq!(key.verify(text), None);
        }
    }

    #[test]
    fn names_are_trimmed_short_and_printable() {
        assert_eq!(clean_name("  Vercingetorix ").ok().as_deref(), Some("Vercingetorix"));
        assert!(clean_name("ü".repeat(24).as_str()).is_ok());
        let long = "ü".repeat(25);
        for name in ["", "   ", "a\nb", "a\u{202e}b", "\0", long.as_str()] {
            assert!(clean_name(name).is_err(), "{name:?}");
        }
    }

    #[test]
    fn debug_output_shows_neither_the_guest_nor_the_key() {
        let guest = Guest([0xab; 16]);
        assert!(!format!("{guest:?}").contains("abababab"));
        assert_eq!(format!("{:?}", Key::new(b"k")), "Key(secret)");
    }
}
