//! What one onlooker may know.

use quadriga_core::{Eye, Seat};
use serde::Serialize;

use crate::card_effect::CardEffect;
use crate::options::Border;
use crate::phase::{Auction, Battle, Phase, Vote};
use crate::place::{Province, ProvinceSet, Sea, SeaSet};
use crate::words::{Answer, Card, Lifetime};

/// Gives a part of the view what all of them derive.
macro_rules! shown {
    ($($(#[$doc:meta])* $name:ident { $($(#[$note:meta])* $field:ident: $type:ty),+ $(,)? })+) => { $(
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[cfg_attr(feature = "ts", ts(export_to = "conquest/"))]
        pub struct $name { $($(#[$note])* pub $field: $type),+ }
    )+ };
}

shown! {
    /// The table as one onlooker sees it.
    View {
        /// Who looks.
        eye: Eye,
        /// How many play.
        players: u8,
        /// How the disputed border is treated.
        border: Border,
        /// Whether all see all chaos.
        open_chaos: bool,
        /// What things cost and bring.
        figures: FiguresView,
        /// The campaign, from 1.
        campaign: u8,
        /// The last campaign.
        last_campaign: u8,
        /// The round, from 1; 0 before the first.
        round: u8,
        /// The last round of a campaign.
        last_round: u8,
        /// Whose turn it is.
        mover: Seat,
        /// Who decides now; nobody when the game is over.
        decides: Option<Seat>,
        /// How many actions the mover has left.
        actions_left: u8,
        /// Whether the mover has taken a card in this round.
        card_taken: bool,
        /// What the game waits for.
        phase: Phase,
        /// What the card does that is being carried out or voted on.
        at_work: Option<CardEffect>,
        /// The auction under way.
        auction: Option<Auction>,
        /// The least talents that may be bid in it.
        least_bid: Option<u16>,
        /// The vote under way.
        vote: Option<Vote>,
        /// The battle under way.
        battle: Option<BattleView>,
        /// The slots; odd ones are one alliance, even ones the other.
        slots: Vec<Option<Seat>>,
        /// The players clockwise, from the first seat.
        clockwise: Vec<Seat>,
        /// The provinces, in the order of the map's data file.
        provinces: Vec<ProvinceView>,
        /// The seas, in the order of the map's data file.
        seas: Vec<SeaView>,
        /// The straits, in the order of the map's data file.
        straits: Vec<StraitView>,
        /// How many military units may still land where some are being sent by sea.
        landing_room: Option<u8>,
        /// How far the armies get that the onlooker could send now, or is sending.
        reach: Vec<ReachView>,
        /// The players, in the order of the seats.
        realms: Vec<RealmView>,
        /// The cards on offer.
        offer: Vec<OfferView>,
        /// The cards that are left in the deck.
        deck: Vec<CardCount>,
        /// The senators in hands that the onlooker does not know, by value.
        unknown_senators: [u8; 4],
        /// Who alone has the most influence in Italia.
        majority_of_italia: Option<Seat>,
    }

    /// The figures of the box that a player reckons with.
    FiguresView {
        /// Actions of a turn.
        actions: u8,
        /// Talents for a unit of each kind.
        prices: UnitsView,
        /// Talents for an influence token.
        influence: u8,
        /// Chaos for each recruiting.
        recruiting_chaos: u8,
        /// Talents for each chaos of the special tax.
        special_tax: u8,
        /// The most chaos of one special tax.
        special_tax_most: u8,
        /// Influence tokens that a general, and that the Caesar, buys in one action.
        buys: [u8; 2],
        /// The smallest coin.
        coin: u8,
        /// Military units that a galley carries.
        carried: u8,
        /// Dice of a side in a land battle, without any bonus.
        dice: u8,
        /// Chaos for a lost battle.
        defeat_chaos: u8,
        /// Chaos that a city takes off its owner.
        city_chaos: u8,
        /// Points lost by those with the most and the next most chaos.
        penalties: [u8; 2],
    }

    /// A number for each kind of unit that has a price and a supply: all but the Caesar.
    UnitsView {
        /// Of infantry.
        infantry: u8,
        /// Of cavalry.
        cavalry: u8,
        /// Of catapults.
        catapult: u8,
        /// Of generals.
        general: u8,
        /// Of galleys.
        galley: u8,
    }

    /// One province.
    ProvinceView {
        /// Its id in the data file of the map.
        id: &'static str,
        /// What makes it a key province.
        key: Option<KeyView>,
        /// The land units there.
        stacks: Vec<StackView>,
    }

    /// What a key province is worth, and to whom.
    KeyView {
        /// The points of each rank.
        points: Vec<u8>,
        /// Province tokens to buy.
        tokens: u8,
        /// Province tokens left in the pool.
        pool: u8,
        /// The influence of each player.
        influence: Vec<u8>,
        /// The points that each player would get now.
        scores: Vec<u8>,
        /// Who owns the city.
        city: Option<Seat>,
    }

    /// The land units of one player in a province.
    StackView {
        /// Whose.
        seat: Seat,
        /// Infantry.
        infantry: u8,
        /// Cavalry.
        cavalry: u8,
        /// Catapults.
        catapults: u8,
        /// Generals.
        generals: u8,
        /// Whether the Caesar is here.
        caesar: bool,
    }

    /// One sea.
    SeaView {
        /// Its id in the data file of the map.
        id: &'static str,
        /// The galleys there.
        fleets: Vec<FleetView>,
    }

    /// The galleys of one player in a sea.
    FleetView {
        /// Whose.
        seat: Seat,
        /// How many.
        galleys: u8,
    }

    /// A strait.
    StraitView {
        /// Its name.
        name: &'static str,
        /// One end.
        a: Province,
        /// The other end.
        b: Province,
        /// Where the arrows are.
        sea: Sea,
        /// The players who can't cross it now.
        closed_to: Vec<Seat>,
    }

    /// How far land units get from a province.
    ReachView {
        /// Where they stand.
        from: Province,
        /// Where they get by land and over open straits.
        by_land: ProvinceSet,
        /// Of these, where enemies make them stop.
        stops: ProvinceSet,
        /// Where they get by ship alone.
        by_sea: Vec<LandingView>,
        /// The straits beside all this that are closed to them.
        closed: Vec<ClosedView>,
        /// Where they would get by land if nobody stood in the way.
        shut: ProvinceSet,
    }

    /// A landing.
    LandingView {
        /// Where.
        to: Province,
        /// From which seas.
        over: SeaSet,
    }

    /// A strait that is closed.
    ClosedView {
        /// Its place in the list of straits.
        strait: u8,
        /// Whose galleys close it.
        by: Vec<Seat>,
    }

    /// One player.
    RealmView {
        /// The slot, from 1.
        slot: Option<u8>,
        /// The alliance, 0 or 1; none before the auctions.
        alliance: Option<u8>,
        /// Money.
        talents: u16,
        /// Victory points.
        points: i16,
        /// The points that the provinces would bring now.
        expected: u8,
        /// The taxes that would be due now.
        tax: u16,
        /// Chaos, where the onlooker may know it.
        chaos: Option<u16>,
        /// The chaos when it was shown last.
        shown_chaos: u16,
        /// The senators in hand by value, where the onlooker may know them.
        senators: Option<[u8; 4]>,
        /// How many senators are in hand.
        senator_count: u8,
        /// The open cards.
        cards: Vec<HeldCard>,
        /// Army trainings.
        army_training: u8,
        /// Naval trainings.
        naval_training: u8,
        /// Influence tokens on the map.
        influence: u8,
        /// Units in the supply.
        supply: UnitsView,
        /// Standing answers.
        answers: Vec<Answer>,
    }

    /// A card that lies open before a player.
    HeldCard {
        /// Which.
        card: Card,
        /// Whether it was used in this campaign.
        used: bool,
        /// How long it stays.
        lifetime: Lifetime,
        /// What it does.
        effect: CardEffect,
    }

    /// A card on offer.
    OfferView {
        /// Which.
        card: Card,
        /// How many.
        count: u8,
        /// What it costs.
        price: u16,
        /// How long it stays with whoever takes it.
        lifetime: Lifetime,
        /// What it does.
        effect: CardEffect,
    }

    /// How many cards of a kind.
    CardCount {
        /// Which.
        card: Card,
        /// How many.
        count: u8,
    }

    /// A battle with all that decides it.
    BattleView {
        /// What was declared, added, lent and hit.
        battle: Battle,
        /// The attacker and the defender.
        sides: Vec<SideView>,
    }

    /// One side of a battle.
    SideView {
        /// Who commands it; nobody commands slaves.
        seat: Option<Seat>,
        /// Infantry, cavalry, catapults and galleys that fight.
        force: [u8; 4],
        /// How many dice it throws.
        dice: u8,
        /// Whether one of them is for a leader.
        leader: bool,
        /// Whether one of them is for a city.
        city: bool,
        /// How many of them are for trainings.
        training: u8,
    }
}
