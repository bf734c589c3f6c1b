//! In a language that nobody speaks, nothing on the terminal is in another one.

use quadriga_bots::{Bot, BotSpec};
use quadriga_cli::board::{Offer, Terminal, TerminalJob, Voice, with_terminal};
use quadriga_cli::paint::Paint;
use quadriga_cli::table::{Chair, Table, run};
use quadriga_core::{Eye, GameInfo, Play, Refusal, Seat, Seed, Turn, heard_by};
use quadriga_words::{CLOSE, Language, unspoken};

const VOICE: Voice = Voice { lang: Language::PSEUDO, paint: Paint::PLAIN };
/// How many actions of a game are looked at.
const ACTIONS: usize = 300;

/// What is called alike in every language: the game, the places of a map, the squares that players
/// type, and the letters of rules.
fn names(game: GameInfo) -> Vec<String> {
    let mut names: Vec<String> =
        ["OP-", "AD-", "CE-", game.name, game.id].map(str::to_owned).to_vec();
    match game.id {
        "oppida" => {
            let squares = "abcd".chars().flat_map(|column| (1..=3).map(move |row| (column, row)));
            names.extend(squares.map(|(column, row)| format!("{column}{row}")));
        }
        "antike" => {
            let regions =
                [quadriga_games::antike::Board::West, quadriga_games::antike::Board::East]
                    .into_iter()
                    .flat_map(|board| &quadriga_games::antike::map(board).regions);
            names.extend(regions.map(|region| region.name.clone()));
        }
        _ => {}
    }
    // The longest first, so that none hides in another.
    names.sort_by_key(|name| std::cmp::Reverse(name.len()));
    names
}

fn check(game: GameInfo, text: &str) {
    let found = unspoken(text, &names(game));
    let lines = || text.lines().filter(|line| found.iter().any(|word| line.contains(word)));
    assert!(found.is_empty(), "{}: {found:?} in {:#?}", game.id, lines().collect::<Vec<_>>());
}

/// Plays on with whatever comes, and looks at all that is drawn and told on the way.
struct Look;

impl TerminalJob for Look {
    type Output = ();

    fn run<G: Terminal>(self) {
        let game = G::INFO;
        let lang = VOICE.lang;
        let mut play = Play::<G>::new(G::Options::default(), Seed::from_number(3));
        let (mut offered, mut reasons) = (Vec::new(), 0);
        while let Turn::Decides(seat) = play.turn() {
            let at = play.actions().len();
            if at == ACTIONS {
                break;
            }
            let legal = play.legal();
            for viewer in [Some(seat), None] {
                let view = play.state().view(viewer.map_or(Eye::Spectator, Eye::Seat));
                check(game, &G::draw(&view, viewer, VOICE));
                check(game, &G::situation(&view, viewer, lang));
            }
            let view = play.state().view(Eye::Seat(seat));
            for group in G::groups(&view, &Offer::list(play.state(), &legal), lang) {
                check(game, &group.title);
                group.entries.iter().for_each(|(_, entry)| check(game, entry));
            }
            legal.iter().for_each(|&action| check(game, &G::action(&view, action, lang)));
            offered.extend(legal.first());
            for &action in &offered {
                if let Err(Refusal::Illegal(reason)) = play.check(seat, action) {
                    check(game, &G::reason(&reason, lang));
                    reasons += 1;
                }
            }
            let chosen = legal[(at * 7 + 3) % legal.len()];
            let told = play.act(seat, chosen).expect("it was offered").told;
            let view = play.state().view(Eye::Seat(seat));
            for event in heard_by(&told, Eye::Seat(seat)) {
                check(game, &G::event(&view, event, lang).unwrap_or_default());
            }
        }
        assert!(reasons > 0, "{}: something was refused", game.id);
        for seat in Seat::all(play.state().seats()) {
            check(game, &G::seat_name(seat, lang));
            check(game, &G::seat_label(seat, lang));
        }
        check(game, &G::notation_help(lang));
    }
}

/// Sits down against a bot, asks for everything that can be asked for, and plays some actions.
struct Sit;

impl TerminalJob for Sit {
    type Output = ();

    fn run<G: Terminal>(self) {
        const TYPED: [&str; 13] =
            ["?", "log", "board", "1", "u", "u", "why", "why ss", "ss", "save", "999", "q", "log"];
        let play = Play::<G>::new(G::Options::default(), Seed::from_number(5));
        let bot = |seat| Chair::Bot(Box::new(Bot::new(BotSpec::Random, seat)), BotSpec::Random);
        let others = (1..play.state().seats() as u64).map(bot);
        let chairs = std::iter::once(Chair::Person).chain(others).collect();
        let mut table = Table::new(play, Vec::new(), chairs, VOICE, None);
        let turns = "2\n1\n".repeat(40);
        let typed: String = TYPED.iter().map(|line| format!("{line}\n")).collect();
        let mut out = Vec::new();
        run(&mut table, &mut (typed + &turns).as_bytes(), &mut out).expect("a visit");
        let mut screen = String::from_utf8(out).expect("text");
        for line in TYPED {
            screen = screen.replace(&format!("{CLOSE}{line}\n"), &format!("{CLOSE}\n"));
        }
        assert!(screen.matches(CLOSE).count() > 100, "{screen}");
        check(G::INFO, &screen);
    }
}

#[test]
fn boards_lists_and_logs_say_nothing_that_is_not_in_the_catalogue() {
    for game in quadriga_games::catalogue() {
        with_terminal(game.id, Look).expect("a game");
    }
}

#[test]
fn a_visit_says_nothing_that_is_not_in_the_catalogue() {
    for game in quadriga_games::catalogue() {
        with_terminal(game.id, Sit).expect("a game");
    }
}
