//! Seeds, and the hash that is published in their place.

use quadriga_core::seed::{NotHex, sha256, to_hex};
use quadriga_core::{Seed, SeedHash};

const ZEROS: &str = "0000000000000000000000000000000000000000000000000000000000000000";
/// SHA-256 of 32 zero bytes.
const ZEROS_HASH: &str = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";

#[test]
fn the_hash_is_sha_256() {
    let abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
    assert_eq!(to_hex(&sha256(b"abc")), abc);
    assert_eq!(Seed::new([0; 32]).hash().to_string(), ZEROS_HASH);
}

#[test]
fn a_plain_number_means_the_same_seed_for_ever() {
    let number_0 = "98c07772d0ad2fcef4bfa492b7e2ba3b4e928e088a52d5cdbb2c44908f36682f";
    assert_eq!(String::from(Seed::from_number(0)), number_0);
    let number_1 = "1d8bdb44d20f09a853d482176533a6166564ba0564b8802fe716c5c771bd67ad";
    assert_eq!(String::from(Seed::from_number(1)), number_1);
}

#[test]
fn a_seed_is_read_from_hexadecimal_digits_of_either_case() {
    assert_eq!(ZEROS.parse(), Ok(Seed::new([0; 32])));
    let text = "00112233445566778899aabbccddeeffFFEEDDCCBBAA99887766554433221100";
    let seed: Seed = text.parse().expect("64 hexadecimal digits");
    assert_eq!(seed.bytes()[..4], [0x00, 0x11, 0x22, 0x33]);
    assert_eq!(seed.bytes()[16..20], [0xff, 0xee, 0xdd, 0xcc]);
    assert_eq!(String::from(seed), text.to_lowercase());
}

#[test]
fn anything_but_64_hexadecimal_digits_is_no_seed() {
    let too_long = format!("{ZEROS}0");
    let not_hex = ZEROS.replacen('0', "g", 1);
    let signed = ZEROS.replacen("00", "+1", 1);
    // 64 bytes, but not 64 digits.
    let umlauts = "ü".repeat(32);
    for text in ["", "0", &ZEROS[1..], &too_long, &not_hex, &signed, &umlauts] {
        assert_eq!(text.parse::<Seed>(), Err(NotHex), "{text}");
        assert!(serde_json::from_value::<Seed>(text.into()).is_err(), "{text}");
        assert!(serde_json::from_value::<SeedHash>(text.into()).is_err(), "{text}");
    }
    assert_eq!(NotHex.to_string(), "a seed or hash is written as 64 hexadecimal digits");
}

#[test]
fn seed_and_hash_survive_json() {
    let seed = Seed::from_number(5);
    let json = serde_json::to_string(&seed).expect("a seed has a JSON form");
    assert_eq!(json, format!("\"{}\"", String::from(seed.clone())));
    assert_eq!(serde_json::from_str::<Seed>(&json).expect("what was written"), seed);
    let json = serde_json::to_string(&seed.hash()).expect("a hash has a JSON form");
    assert_eq!(serde_json::from_str::<SeedHash>(&json).expect("what was written"), seed.hash());
}

#[test]
fn a_seed_in_a_log_line_shows_only_its_hash() {
    let seed = Seed::from_number(5);
    let (shown, secret) = (format!("{seed:?}"), String::from(seed.clone()));
    assert_eq!(shown, format!("Seed(secret, hash {})", seed.hash()));
    assert!(!shown.contains(&secret[..8]));
    assert_eq!(format!("{:?}", seed.hash()), format!("SeedHash({})", seed.hash()));
}

#[test]
fn every_bit_of_the_seed_changes_its_hash() {
    let seed = Seed::from_number(5);
    for bit in 0..256 {
        let mut bytes = *seed.bytes();
        bytes[bit / 8] ^= 1 << (bit % 8);
        assert_ne!(Seed::new(bytes).hash(), seed.hash(), "bit {bit}");
    }
}
