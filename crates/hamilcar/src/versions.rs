//! The versions of the rules: a game that was begun under an older one is played to its end as it
//! was begun. Each difference gets a name here, and no other file asks for a version.

use quadriga_core::RulesVersion;

/// The rules as they were first.
pub(crate) const FIRST: RulesVersion = RulesVersion::FIRST;
