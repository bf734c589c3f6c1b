//! What things are worth to a bot, read from `data/judgement.json`. Set by hand at first, then
//! learned from games (the example `train`); no rule rests on it.

use quadriga_core::data;
use serde::{Deserialize, Serialize};

use crate::map::map;
use crate::options::Border;
use crate::words::Unit;

/// What things are worth, in victory points unless said otherwise.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Judgement {
    /// By how many points a lead decides half of what is open.
    pub(crate) spread: f32,
    /// The part of the next rank's points that is believed in with one token too few, and with two.
    pub(crate) near_rank: [f32; 2],
    /// What the first with one token more than needed has of the points besides, and with two.
    pub(crate) lead: [f32; 2],
    /// What a campaign to come counts against the present one.
    pub(crate) later: f32,
    /// A token besides the rank that it helps to hold, in each campaign.
    pub(crate) token: f32,
    /// How likely an enemy's turn costs a rank without own troops there, and with one unit.
    pub(crate) open_risk: f32,
    pub(crate) guard_risk: f32,
    /// How much each further unit protects.
    pub(crate) guard: f32,
    /// What is left of the trust where an enemy's leader stands before open influence.
    pub(crate) exposed: f32,
    /// What is left of it where an enemy's army is much stronger.
    pub(crate) pressed: f32,
    /// A talent of the taxes of this campaign and each to come but the last.
    pub(crate) tax: f32,
    /// A talent, at first; the more there are, the less one more is worth.
    pub(crate) talent: f32,
    pub(crate) glut: f32,
    /// Units, with the whole game ahead: infantry, cavalry, catapults, generals, galleys.
    pub(crate) units: [f32; Unit::COUNTED],
    /// How much a crowd of units takes off each.
    pub(crate) crowd: f32,
    /// A city, besides tax and chaos.
    pub(crate) city: f32,
    /// A point of chaos that a city takes off in a campaign.
    pub(crate) city_chaos: f32,
    /// The part of the points that a token would bring where a leader could buy it, from the bank
    /// and from an enemy.
    pub(crate) market: f32,
    pub(crate) spoils: f32,
    /// A vote in hand, while there is something to vote on.
    pub(crate) vote: f32,
    /// The part of votes laid down that the leader of a vote still counts as his.
    pub(crate) laid: f32,
    /// The part of what a vote brings that its leader believes in.
    pub(crate) leading: f32,
    /// A point of chaos that a vote takes off.
    pub(crate) chaos_off: f32,
    /// The part of the points of tokens that a vote brings which is believed in.
    pub(crate) influence: f32,
    /// One use of Loot and of the Assassin, an infantry of New Legions.
    pub(crate) loot: f32,
    pub(crate) assassin: f32,
    pub(crate) legion: f32,
    /// The part of what a vote brings that its owner may hope for.
    pub(crate) vote_share: f32,
    /// A diplomacy card for each round to come.
    pub(crate) diplomacy: f32,
    /// Trainings and Fair Wind, with the whole game ahead.
    pub(crate) army_training: f32,
    pub(crate) naval_training: f32,
    pub(crate) fair_wind: f32,
    /// A point of chaos for each campaign, besides what it costs now.
    pub(crate) chaos: f32,
    /// The part of the penalties that would be due now that is believed in, for this campaign and
    /// for each to come.
    pub(crate) penalty_now: f32,
    pub(crate) penalty_later: f32,
    /// By how much chaos two must differ, for each round to come, so that their order is likely to
    /// stay.
    pub(crate) chaos_blur: f32,
    /// An action that the mover has left while others are asked.
    pub(crate) action: f32,
    /// The part of what an action begun may bring that it is worth before it is done.
    pub(crate) intent: f32,
    /// The most talents that a recruitment is thought to cost.
    pub(crate) levy: u16,
    /// What draws an army to a province: the part of the points that a token would bring, and of
    /// the first rank's points for open influence of enemies, for own influence without troops, and
    /// for enemies to beat.
    pub(crate) lure_token: f32,
    pub(crate) lure_open: f32,
    pub(crate) lure_guard: f32,
    pub(crate) lure_fight: f32,
    /// How much chaos a player is thought to take in a round, at most.
    pub(crate) chaos_a_round: u8,
    /// A place later in the order of play.
    pub(crate) slot: f32,
    /// Bids of more coins are not tried.
    pub(crate) highest_bid: u8,
    /// So many infantry are sent or left to protect a province.
    pub(crate) garrison: u8,
    /// From so many talents on nobody raises a special tax.
    pub(crate) rich: u16,
}

impl Judgement {
    /// The weights that bots use.
    pub fn learned() -> &'static Judgement {
        &map(Border::Closed).judgement
    }
}

/// Reads and checks the judgement.
pub(crate) fn open(text: &str) -> Judgement {
    let judgement: Judgement = data::parse("conquest/judgement.json", text);
    assert!(judgement.spread > 0.0 && judgement.glut >= 0.0 && judgement.crowd >= 0.0);
    judgement
}
