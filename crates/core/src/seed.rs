//! The secret seed of a table, and the hash that is published while the game runs.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use thiserror::Error;

/// 32 secret bytes from which all chance of a table follows. Revealed when the game has ended.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed([u8; 32]);

/// SHA-256 of the seed, published at the start: the host cannot change the seed any more.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "string"))]
pub struct SeedHash([u8; 32]);

/// Text that is not 64 hexadecimal digits.
#[derive(Debug, Error, PartialEq, Eq)]
#[error("a seed or hash is written as 64 hexadecimal digits")]
pub struct NotHex;

impl Seed {
    /// The seed of these bytes; a real table draws them from the operating system.
    pub const fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// The seed that a script, test or arena means by a plain number. Easy to guess: not for real
    /// tables.
    pub fn from_number(number: u64) -> Seed {
        Seed(sha256(&[b"quadriga seed ", number.to_le_bytes().as_slice()].concat()))
    }

    /// The secret bytes.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// What is published in place of the seed.
    pub fn hash(&self) -> SeedHash {
        SeedHash(sha256(&self.0))
    }
}

/// The SHA-256 of some bytes.
pub fn sha256(bytes: &[u8]) -> [u8; 32] {
    Sha256::digest(bytes).into()
}

/// Bytes as lower-case hexadecimal text.
pub fn to_hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn from_hex(text: &str) -> Result<[u8; 32], NotHex> {
    let mut bytes = [0; 32];
    if text.len() != 64 || !text.is_ascii() {
        return Err(NotHex);
    }
    for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
        let digit = |byte: u8| (byte as char).to_digit(16).ok_or(NotHex);
        *byte = (digit(pair[0])? * 16 + digit(pair[1])?) as u8;
    }
    Ok(bytes)
}

impl FromStr for Seed {
    type Err = NotHex;

    fn from_str(text: &str) -> Result<Seed, NotHex> {
        from_hex(text).map(Seed)
    }
}

impl TryFrom<String> for Seed {
    type Error = NotHex;

    fn try_from(text: String) -> Result<Seed, NotHex> {
        text.parse()
    }
}

impl TryFrom<String> for SeedHash {
    type Error = NotHex;

    fn try_from(text: String) -> Result<SeedHash, NotHex> {
        from_hex(&text).map(SeedHash)
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> String {
        to_hex(&seed.0)
    }
}

impl From<SeedHash> for String {
    fn from(hash: SeedHash) -> String {
        to_hex(&hash.0)
    }
}

impl fmt::Display for SeedHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&to_hex(&self.0))
    }
}

impl fmt::Debug for SeedHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "SeedHash({self})")
    }
}

// A seed in a log line would be a leak: only its hash is shown.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed(secret, hash {})", self.hash())
    }
}
