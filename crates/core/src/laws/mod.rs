//! The laws kit: what must hold for every game, checked over thousands of random games.
