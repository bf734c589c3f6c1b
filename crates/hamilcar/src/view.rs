//! What one onlooker may know.

use quadriga_core::{Eye, Seat};
use serde::Serialize;

use crate::activation::Activation;
use crate::armies_view::StandingView;
use crate::battle_view::BattleView;
use crate::card::CardSet;
use crate::claims::Claim;
use crate::general::{General, GeneralSet};
use crate::handbook::Handbook;
use crate::moved::Moved;
use crate::naval::NavalBattle;
use crate::options::Options;
use crate::outlook::{ChestView, ComingView};
use crate::phase::Phase;
use crate::place::{Province, Site, Space};
use crate::reach::Reach;
use crate::sea_move::SeaMove;
use crate::side::{BySide, Side};
use crate::stack::Stack;
use crate::stage::StageView;
use crate::state::{Hamilcar, Post};
use crate::tactics::TacticHand;
#[cfg(feature = "ts")]
use crate::task::Task;
use crate::task::Tasks;
use crate::words::{Marker, Seamanship};

/// Gives a part of the view what all of them derive.
macro_rules! shown {
    ($($(#[$doc:meta])* $name:ident { $($(#[$note:meta])* $field:ident: $type:ty),+ $(,)? })+) => { $(
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[cfg_attr(feature = "ts", ts(export_to = "hamilcar/"))]
        pub struct $name { $($(#[$note])* pub $field: $type),+ }
    )+ };
}

shown! {
    /// The table as one onlooker sees it.
    View {
        /// Who looks.
        eye: Eye,
        /// What was chosen before the game.
        options: Options,
        /// The turn, from 1.
        turn: u8,
        /// The last turn.
        last_turn: u8,
        /// Its years, before Christ.
        years: &'static str,
        /// Who decides now; nobody when the game is over.
        decides: Option<Seat>,
        /// The step of the sequence of play.
        phase: Phase,
        /// What is under way above it.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Task>"))]
        tasks: Tasks,
        /// The general on the move.
        activation: Option<Activation>,
        /// What has moved on the card that is being played.
        moved: Moved,
        /// The land battle under way.
        battle: Option<BattleView>,
        /// The sea move under way, or the last one of the activation.
        sea_move: Option<SeaMove>,
        /// The naval battle under way.
        naval: Option<NavalBattle>,
        /// The tactic cards that each side holds in it.
        tactics: BySide<TacticsView>,
        /// The figures of the battle or the siege that is on the stage.
        stage: Option<StageView>,
        /// The spaces, in the order of the map's data file.
        spaces: Vec<SpaceView>,
        /// The provinces, in the order of the map's data file.
        provinces: Vec<ProvinceView>,
        /// The generals, in the order of their data file.
        generals: Vec<GeneralView>,
        /// The proconsul.
        proconsul: Option<General>,
        /// Who lost a battle in this turn.
        beaten: GeneralSet,
        /// What each side has beside the map.
        republics: BySide<RepublicView>,
        /// PCs of Carthage in the Numidia box.
        numidia: u8,
        /// Who holds supremacy.
        supremacy: Side,
        /// Who controls the Miat.
        miat: Option<Side>,
        /// How well Rome sails.
        seamanship: Seamanship,
        /// Whether the Corvi are mounted.
        corvi: bool,
        /// Roman warships lost in this turn.
        ships_lost: u8,
        /// Whether card 83 has opened Africa.
        africa_open: bool,
        /// Whether Xanthippus has not come yet.
        forgotten_tactics: bool,
        /// Whether there is a truce.
        truce: bool,
        /// How many cards are in the draw pile.
        draw_pile: u8,
        /// The discards.
        discards: CardSet,
        /// The cards that left the game.
        removed: CardSet,
        /// The political points of the game, and who has them.
        claims: Vec<Claim>,
        /// The stack that may be fed in this winter now.
        feeding: Option<Feeding>,
        /// What the war chest will be reckoned by.
        chest: ChestView,
        /// What the next turn brings.
        coming: Option<ComingView>,
        /// The armies outside, and the battle cards that each would be dealt if attacked now.
        armies: Vec<StandingView>,
        /// How far the general on the move gets, while he chooses.
        reach: Option<Reach>,
        /// What is printed on the material.
        handbook: &'static Handbook,
    }

    /// A stack that its side may feed through the winter.
    Feeding {
        /// Whose.
        side: Side,
        /// Where.
        at: Space,
        /// Whether inside the city.
        inside: bool,
    }

    /// One space.
    SpaceView {
        /// Its id in the data file of the map.
        id: &'static str,
        /// What lies on it.
        marker: Marker,
        /// What stands outside, of each side.
        outside: BySide<Stack>,
        /// What is inside its city.
        inside: Option<Stack>,
        /// Siege or subjugation points.
        siege_points: u8,
        /// Whether it is besieged.
        besieged: bool,
    }

    /// One province.
    ProvinceView {
        /// Its id in the data file of the map.
        id: &'static str,
        /// Who controls it.
        control: Option<Side>,
        /// The markers of each side in it.
        markers: BySide<u8>,
        /// How many control it.
        majority: u8,
        /// Whether it counts for political points.
        significant: bool,
    }

    /// One general.
    GeneralView {
        /// His id in the data file.
        id: &'static str,
        /// Where he is.
        post: Post,
        /// The fewest operation points that activate him.
        strategy: u8,
        /// His battle rating.
        battle: u8,
    }

    /// The tactic cards of one side.
    TacticsView {
        /// Those in hand, where the onlooker may know them.
        hand: Option<TacticHand>,
        /// How many there are.
        cards: u8,
    }

    /// One side.
    RepublicView {
        /// The cards in hand, where the onlooker may know all of them.
        hand: Option<CardSet>,
        /// The cards in hand that the onlooker knows.
        known: CardSet,
        /// How many cards are in hand.
        cards: u8,
        /// Ready warships.
        ready: u8,
        /// Damaged warships.
        damaged: u8,
        /// PCs in the Miat.
        seats: u8,
        /// PCs in the Hiero box.
        hiero: u8,
        /// The OPs of the cards used in this turn.
        ops: u8,
        /// Supply trains on the map.
        trains: u8,
        /// Whether it passes all windows until its own play.
        passes: bool,
        /// Whether its generals do not intercept.
        holds_back: bool,
        /// The political points now.
        points: u8,
    }
}

impl Hamilcar {
    /// What `eye` may know.
    pub(crate) fn view(&self, eye: Eye) -> View {
        View {
            eye,
            options: self.options,
            turn: self.turn,
            last_turn: self.last_turn(),
            years: &self.material.track.turn(self.turn).years,
            decides: self.turn().seat(),
            phase: self.phase,
            tasks: self.tasks,
            activation: self.activation,
            moved: self.moved,
            battle: self.show_battle(eye),
            sea_move: self.sea_move,
            naval: self.naval,
            tactics: BySide::new(|side| self.show_tactics(side, eye)),
            stage: self.show_stage(eye),
            spaces: Space::all().map(|at| self.show_space(at)).collect(),
            provinces: Province::all().map(|at| self.show_province(at)).collect(),
            generals: General::all().map(|general| self.show_general(general)).collect(),
            proconsul: self.proconsul,
            beaten: self.beaten,
            republics: BySide::new(|side| self.show_republic(side, eye)),
            numidia: self.numidia,
            supremacy: self.supremacy,
            miat: self.miat_control(),
            seamanship: self.seamanship,
            corvi: self.corvi,
            ships_lost: self.ships_lost,
            africa_open: self.africa_open,
            forgotten_tactics: self.forgotten_tactics,
            truce: self.truce,
            draw_pile: self.draw_pile.len(),
            discards: self.discards,
            removed: self.removed,
            claims: self.claims(),
            feeding: self.to_feed().map(|(side, at, inside)| Feeding { side, at, inside }),
            handbook: &self.material.handbook,
            chest: self.show_chest(),
            coming: self.show_coming(),
            armies: self.show_armies(),
            reach: self.reach(),
        }
    }

    fn show_space(&self, at: Space) -> SpaceView {
        let site: Option<Site> = self.map().site(at);
        SpaceView {
            id: &self.map().spaces[at.index()].id,
            marker: self.marker(at),
            outside: BySide::new(|side| self.outside(side, at)),
            inside: site.filter(|&site| self.map().is_city(site)).map(|site| self.inside(site)),
            siege_points: site.map_or(0, |site| self.siege_points[site.index()]),
            besieged: self.is_besieged(at),
        }
    }

    fn show_province(&self, at: Province) -> ProvinceView {
        let spaces = self.map().spaces_of(at);
        ProvinceView {
            id: &self.map().provinces[at.index()].id,
            control: Side::ALL.iter().copied().find(|&side| self.controls(side, at)),
            markers: BySide::new(|side| self.markers[side].within(spaces).len()),
            majority: spaces.len() / 2 + 1,
            significant: self.map().significant.has(at),
        }
    }

    fn show_general(&self, general: General) -> GeneralView {
        let info = self.material.generals.info(general);
        GeneralView {
            id: &info.id,
            post: self.post(general),
            strategy: info.strategy,
            battle: info.battle,
        }
    }

    fn show_tactics(&self, side: Side, eye: Eye) -> TacticsView {
        let hand = self.tactics[side];
        let own = eye == Eye::Seat(side.seat());
        TacticsView { hand: Some(hand).filter(|_| own), cards: hand.len() }
    }

    fn show_republic(&self, side: Side, eye: Eye) -> RepublicView {
        let republic = self.of(side);
        let hand = Some(republic.hand).filter(|_| self.eyes_on(side).has(eye));
        let known =
            if eye == Eye::Seat(side.enemy().seat()) { republic.seen } else { CardSet::NONE };
        RepublicView {
            hand,
            known: hand.unwrap_or(known),
            cards: republic.hand.len(),
            ready: republic.ready,
            damaged: republic.damaged,
            seats: republic.seats,
            hiero: republic.hiero,
            ops: republic.ops,
            trains: self.trains(side),
            passes: republic.passes,
            holds_back: republic.holds_back,
            points: self.points(side),
        }
    }
}
