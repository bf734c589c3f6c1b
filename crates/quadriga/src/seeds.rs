//! Where seeds come from: the player's own, or the operating system.

use std::str::FromStr;

use anyhow::Context;
use quadriga_core::Seed;

/// A seed nobody can guess.
pub fn random() -> anyhow::Result<Seed> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).context("the operating system gives no random bytes")?;
    Ok(Seed::new(bytes))
}

/// A seed as it is typed: a plain number, or 64 hexadecimal digits.
#[derive(Clone, Debug)]
pub struct TypedSeed(pub Seed);

impl FromStr for TypedSeed {
    type Err = String;

    fn from_str(text: &str) -> Result<TypedSeed, String> {
        if let Ok(number) = text.parse() {
            return Ok(TypedSeed(Seed::from_number(number)));
        }
        text.parse()
            .map(TypedSeed)
            .map_err(|_| "a seed is a whole number or 64 hexadecimal digits".to_owned())
    }
}
