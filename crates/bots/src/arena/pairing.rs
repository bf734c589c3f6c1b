//! Who sits where in which game.

use serde::Serialize;

/// How the tables are made up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Lineup {
    /// Every group of as many bots as there are seats: at a table of two, every pair.
    EachAgainstEach,
    /// There are more seats than bots: one bot sits alone against several of another kind. With two
    /// bots it is always the first that sits alone; with more, each in turn. Between equals the one
    /// that sits alone wins one game in as many as there are seats.
    OneAgainstTheRest,
}

/// One game to play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pairing {
    /// The number of the game, from 0.
    pub number: usize,
    /// Games of the same round get the same chance.
    pub round: u32,
    /// Which bot sits on each seat.
    pub seats: Vec<usize>,
}

/// The games of a tournament: `games` for each table, rounded up so that the table is turned
/// through all its seats equally often.
pub fn rounds(bots: usize, seats: usize, games: u32) -> (Lineup, Vec<Pairing>) {
    let (lineup, tables) = tables(bots, seats);
    let turns = games.div_ceil(seats.max(1) as u32).max(1);
    let mut pairings = Vec::new();
    for turn in 0..turns {
        for table in &tables {
            for shift in 0..seats {
                let mut seated = table.clone();
                // Every other time the other way round, so that nobody always sits to the left of
                // the same.
                if turn % 2 == 1 {
                    seated.reverse();
                }
                seated.rotate_left(shift);
                pairings.push(Pairing { number: pairings.len(), round: turn, seats: seated });
            }
        }
    }
    (lineup, pairings)
}

fn tables(bots: usize, seats: usize) -> (Lineup, Vec<Vec<usize>>) {
    if bots >= seats {
        let mut groups = Vec::new();
        choose(bots, seats, &mut Vec::new(), &mut groups);
        return (Lineup::EachAgainstEach, groups);
    }
    let alone_against = |alone: usize, rest: usize| {
        let mut table = vec![rest; seats];
        table[0] = alone;
        table
    };
    let mut all = vec![alone_against(0, 1)];
    if bots > 2 {
        let pairs = (0..bots).flat_map(|alone| (0..bots).map(move |rest| (alone, rest)));
        all = (pairs.filter(|(alone, rest)| alone != rest))
            .map(|(alone, rest)| alone_against(alone, rest))
            .collect();
    }
    (Lineup::OneAgainstTheRest, all)
}

/// Every group of `size` bots in ascending order.
fn choose(bots: usize, size: usize, group: &mut Vec<usize>, groups: &mut Vec<Vec<usize>>) {
    if group.len() == size {
        groups.push(group.clone());
        return;
    }
    for bot in group.last().map_or(0, |last| last + 1)..bots {
        group.push(bot);
        choose(bots, size, group, groups);
        group.pop();
    }
}
