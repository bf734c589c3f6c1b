//! Events: what happened, told to those who may know it, never as finished sentences.

use crate::seat::{Eye, Eyes};

/// Someone who listens to a game.
pub trait Tell<E> {
    /// Hears of `event`, which only `to` may know.
    fn tell(&mut self, to: Eyes, event: E);
}

/// Nobody listens: for search and random play; costs nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silence;

impl<E> Tell<E> for Silence {
    #[inline]
    fn tell(&mut self, _: Eyes, _: E) {}
}

/// An event with those who may know it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told<E> {
    /// Who may know it.
    pub to: Eyes,
    /// What happened.
    pub event: E,
}

impl<E> Tell<E> for Vec<Told<E>> {
    fn tell(&mut self, to: Eyes, event: E) {
        self.push(Told { to, event });
    }
}

/// The events among `told` that `eye` may know.
pub fn heard_by<E>(told: &[Told<E>], eye: Eye) -> impl Iterator<Item = &E> {
    told.iter().filter(move |told| told.to.has(eye)).map(|told| &told.event)
}
