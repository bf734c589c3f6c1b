//! Chapter 2: the set-up.

use quadriga_core::{Chance, Game, Silence};

use crate::card::CardSet;
use crate::general::{GENERALS, GeneralSet};
use crate::material::material;
use crate::moved::Moved;
use crate::options::Options;
use crate::phase::Phase;
use crate::place::{SITES, SPACES, SiteSet, SpaceSet};
use crate::side::{BySide, Side};
use crate::stack::Stack;
use crate::state::{Hamilcar, Post, Republic};
use crate::task::Tasks;

impl Hamilcar {
    /// Sets the table up and begins the first turn.
    pub(crate) fn start<C: Chance>(options: &Options, chance: &mut C) -> Hamilcar {
        let mut state = Hamilcar::empty_table(options);
        let opening = &state.material.opening;
        state.markers = opening.markers;
        for force in &opening.forces {
            state.put(force.side, force.at, force.stack);
            for general in force.generals.iter() {
                state.send(general, Post::Outside(force.at));
            }
        }
        for &(at, garrison) in &opening.garrisons {
            if let Some(city) = state.map().site(at) {
                state.set_inside(city, garrison);
            }
        }
        for &side in Side::ALL {
            let republic = state.of_mut(side);
            (republic.ready, republic.seats) = (opening.ready[side], opening.miat[side]);
        }
        (state.supremacy, state.seamanship) = (opening.supremacy, opening.seamanship);
        state.corvi = opening.corvi;
        state.begin_turn(&mut Silence);
        state.proceed(chance, &mut Silence);
        state
    }

    /// A table with all cards and generals in their piles, and nothing else.
    pub(crate) fn empty_table(options: &Options) -> Hamilcar {
        let material = material();
        let mut posts = [Post::Pile; GENERALS];
        for hero in material.generals.heroes.iter() {
            posts[hero.index()] = Post::Waiting;
        }
        Hamilcar {
            material,
            rules: Hamilcar::INFO.rules,
            options: *options,
            markers: BySide::new(|_| SpaceSet::NONE),
            outside: BySide::new(|_| [Stack::NONE; SPACES]),
            occupied: BySide::new(|_| SpaceSet::NONE),
            laden: BySide::new(|_| SpaceSet::NONE),
            inside: [Stack::NONE; SITES],
            manned: SiteSet::NONE,
            siege_points: [0; SITES],
            besieged: SiteSet::NONE,
            punic_sieges: SiteSet::NONE,
            posts,
            on_map: GeneralSet::NONE,
            proconsul: None,
            beaten: GeneralSet::NONE,
            republics: BySide::new(|_| Republic::default()),
            numidia: 0,
            supremacy: material.opening.supremacy,
            seamanship: material.opening.seamanship,
            corvi: material.opening.corvi,
            ships_lost: 0,
            seamanship_dropped: false,
            africa_open: false,
            forgotten_tactics: true,
            truce: false,
            draw_pile: CardSet::ALL,
            discards: CardSet::NONE,
            removed: CardSet::NONE,
            turn: 1,
            phase: Phase::Deal,
            tasks: Tasks::NONE,
            activation: None,
            battle: None,
            sea_move: None,
            naval: None,
            tactics: BySide::default(),
            moved: Moved::default(),
        }
    }
}
