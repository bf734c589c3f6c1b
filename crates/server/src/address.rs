//! Where a visitor comes from, as far as shares and limits are counted by it.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap};

use crate::config::Config;
use crate::error::Error;
use crate::state::App;

/// The address of a connection; put into its requests by the listener.
#[derive(Clone, Copy, Debug)]
pub struct Peer(pub IpAddr);

/// An address to count by: one of IPv4, or a network of IPv6. Whoever has an address of IPv6 has
/// the other 2^64 of the same network too, so they count as one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Address {
    /// An address of IPv4, also one that came as `::ffff:a.b.c.d`.
    V4(Ipv4Addr),
    /// The first 64 bits of an address of IPv6.
    V6(u64),
}

impl Address {
    /// Nobody's: of requests that came over no connection.
    pub const NONE: Address = Address::V4(Ipv4Addr::UNSPECIFIED);

    /// The visitor's address: the peer's, or what the one trusted proxy says.
    pub fn of(config: &Config, headers: &HeaderMap, extensions: &Extensions) -> Address {
        let peer = extensions.get::<Peer>().map(|peer| peer.0);
        let forwarded = config.proxy_header.as_ref().and_then(|name| {
            let last = headers.get_all(name.as_str()).iter().next_back()?;
            last.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
        });
        forwarded.or(peer).map_or(Address::NONE, Address::from)
    }
}

impl From<IpAddr> for Address {
    fn from(address: IpAddr) -> Address {
        match address.to_canonical() {
            IpAddr::V4(address) => Address::V4(address),
            IpAddr::V6(address) => Address::V6((address.to_bits() >> 64) as u64),
        }
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Address::V4(address) => address.fmt(f),
            Address::V6(network) => {
                write!(f, "{}/64", Ipv6Addr::from_bits(u128::from(*network) << 64))
            }
        }
    }
}

impl FromRequestParts<App> for Address {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Address, Error> {
        Ok(Address::of(&app.config, &parts.headers, &parts.extensions))
    }
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderName, HeaderValue};

    use super::*;

    fn address(text: &str) -> Address {
        Address::from(text.parse::<IpAddr>().expect("an address"))
    }

    #[test]
    fn a_network_of_ipv6_counts_as_one_and_a_mapped_address_as_ipv4() {
        assert_eq!(address("2001:db8:1:2::1"), address("2001:db8:1:2:ffff:ffff:ffff:ffff"));
        assert_ne!(address("2001:db8:1:2::1"), address("2001:db8:1:3::1"));
        assert_eq!(address("::ffff:192.0.2.7"), address("192.0.2.7"));
        assert_ne!(address("192.0.2.7"), address("192.0.2.8"));
        assert_eq!(address("2001:db8:1:2::1").to_string(), "2001:db8:1:2::/64");
        assert_eq!(address("::ffff:192.0.2.7").to_string(), "192.0.2.7");
    }

    #[test]
    fn the_last_entry_of_the_proxy_header_counts_and_only_if_it_is_trusted() {
        let name = HeaderName::from_static("x-forwarded-for");
        let entries = HeaderValue::from_static("1.1.1.1, 2.2.2.2");
        let headers: HeaderMap = [(name, entries)].into_iter().collect();
        let mut extensions = Extensions::new();
        extensions.insert(Peer(IpAddr::V4(Ipv4Addr::LOCALHOST)));
        let trusting = Config { proxy_header: Some("x-forwarded-for".into()), ..Config::default() };
        let of = |config: &Config| Address::of(config, &headers, &extensions);
        assert_eq!(of(&Config::default()), address("127.0.0.1"));
        assert_eq!(of(&trusting), address("2.2.2.2"));
        let nobody = Address::of(&trusting, &HeaderMap::new(), &Extensions::new());
        assert_eq!(nobody, Address::NONE);
    }
}
