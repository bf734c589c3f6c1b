//! Visitors: guests with a signed cookie, and no password.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;
use axum_extra::extract::cookie::{Cookie, SameSite};
use hmac::{Hmac, KeyInit, Mac};
use quadriga_core::seed::{sha256, to_hex};
use sha2::Sha256;

use crate::address::Address;
use crate::error::Error;
use crate::state::App;
use crate::thinking::Payer;

/// The cookie's name.
const COOKIE: &str = "quadriga";
/// Its name where visitors come by https: browsers take it only from this host itself, so that no
/// other host of the same domain can put its own in place.
const HOST_COOKIE: &str = "__Host-quadriga";

/// For how long it is kept after its last use.
const KEPT: Duration = Duration::from_secs(365 * 24 * 60 * 60);

/// A visitor, known by 128 random bits that nobody else sees.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
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

/// What is kept of an address: enough to count by it, and not the address.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Mark(pub [u8; 8]);

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

    /// The mark of an address: always the same, and nobody without the key can tell whose it is.
    pub fn mark(&self, address: Address) -> Mark {
        let mut mac = (*self.0).clone();
        mac.update(b"address ");
        mac.update(address.to_string().as_bytes());
        let [a, b, c, d, e, f, g, h, ..] = <[u8; 32]>::from(mac.finalize().into_bytes());
        Mark([a, b, c, d, e, f, g, h])
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
    /// Whether the visitor was known by the cookie of plain http, which gives way to that of https.
    has_old_cookie: bool,
    /// Where the visitor comes from.
    pub address: Address,
}

impl Visitor {
    /// The visitor of these headers; a new one if the cookie is missing or forged.
    ///
    /// # Errors
    /// When the operating system gives no random bytes.
    pub fn of(
        headers: &HeaderMap,
        key: &Key,
        address: Address,
        is_https: bool,
    ) -> Result<Visitor, Error> {
        let known = |name| cookies(headers, name).find_map(|cookie| key.verify(cookie.value()));
        let own = known(cookie_name(is_https));
        // Who came before there was https keeps the seats.
        let old = if is_https && own.is_none() { known(COOKIE) } else { None };
        let (guest, is_new) = match own.or(old) {
            Some(guest) => (guest, false),
            None => (Guest::new()?, true),
        };
        Ok(Visitor { guest, is_new, has_old_cookie: old.is_some(), address })
    }

    /// On whose account it is thought about what this visitor asks for.
    pub(crate) fn payer(&self) -> Payer {
        Payer { address: self.address, guest: self.guest }
    }

    /// Gives the visitor the cookie, for another year from now.
    pub fn remember(&self, app: &App, response: &mut Response) {
        let is_https = app.config.is_https();
        let mut given = vec![(cookie_name(is_https), app.key.sign(self.guest), KEPT)];
        if self.has_old_cookie {
            given.push((COOKIE, String::new(), Duration::ZERO));
        }
        for (name, value, kept) in given {
            let cookie = Cookie::build((name, value)).max_age(kept.try_into().unwrap_or_default());
            let cookie = cookie.http_only(true).same_site(SameSite::Lax).path("/");
            let cookie = cookie.secure(is_https).to_string();
            if let Ok(cookie) = HeaderValue::from_str(&cookie) {
                response.headers_mut().append(header::SET_COOKIE, cookie);
            }
        }
    }
}

fn cookie_name(is_https: bool) -> &'static str {
    if is_https { HOST_COOKIE } else { COOKIE }
}

/// The cookies of this name; there may be several, of which others have set some.
fn cookies<'a>(headers: &'a HeaderMap, name: &str) -> impl Iterator<Item = Cookie<'a>> {
    let lines = headers.get_all(header::COOKIE).iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(Cookie::split_parse).flatten().filter(move |cookie| cookie.name() == name)
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Visitor, Error> {
        let address = Address::of(&app.config, &parts.headers, &parts.extensions);
        Visitor::of(&parts.headers, &app.key, address, app.config.is_https())
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
    fn the_mark_of_an_address_is_its_own_and_the_keys() {
        let [anna, ben] = [[192, 0, 2, 1], [192, 0, 2, 2]].map(|ip| Address::V4(ip.into()));
        let key = Key::new(b"a key");
        assert_eq!(key.mark(anna), key.mark(anna));
        assert_ne!(key.mark(anna), key.mark(ben));
        assert_ne!(key.mark(anna), Key::new(b"another key").mark(anna));
    }

    #[test]
    fn debug_output_shows_neither_the_guest_nor_the_key() {
        let guest = Guest([0xab; 16]);
        assert!(!format!("{guest:?}").contains("abababab"));
        assert_eq!(format!("{:?}", Key::new(b"k")), "Key(secret)");
    }
}
