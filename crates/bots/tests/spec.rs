//! The names of bots.

use std::time::Duration;

use quadriga_bots::{BotSpec, Budget, Level};

#[test]
fn every_form_is_read_and_written_back() {
    let time = |ms| Budget::Time(Duration::from_millis(ms));
    let forms = [
        ("random", BotSpec::Random),
        ("greedy", BotSpec::Greedy),
        ("mcts:300ms", BotSpec::Mcts { budget: time(300), trees: 1 }),
        ("mcts:2s", BotSpec::Mcts { budget: time(2_000), trees: 1 }),
        ("mcts:1000it", BotSpec::Mcts { budget: Budget::Iterations(1_000), trees: 1 }),
        ("mcts:300ms:2t", BotSpec::Mcts { budget: time(300), trees: 2 }),
        ("mcts:70it:255t", BotSpec::Mcts { budget: Budget::Iterations(70), trees: 255 }),
        ("tiro", BotSpec::Level(Level::Tiro)),
        ("veteranus", BotSpec::Level(Level::Veteranus)),
        ("magister", BotSpec::Level(Level::Magister)),
    ];
    for (text, spec) in forms {
        assert_eq!(text.parse(), Ok(spec));
        assert_eq!(spec.to_string(), text);
        let json = serde_json::to_string(&spec).expect("a string");
        assert_eq!(json, format!("{text:?}"));
        assert_eq!(serde_json::from_str::<BotSpec>(&json).expect("a bot"), spec);
    }
    assert_eq!("mcts:2000ms".parse::<BotSpec>().map(|spec| spec.to_string()), Ok("mcts:2s".into()));
}

#[test]
fn anything_else_is_refused_with_the_forms_that_there_are() {
    let wrong = [
        "",
        "Random",
        "mcts",
        "mcts:",
        "mcts:ms",
        "mcts:300",
        "mcts:0ms",
        "mcts:0it",
        "mcts:-5ms",
        "mcts:+5ms",
        "mcts:1.5s",
        "mcts:300ms:",
        "mcts:300ms:0t",
        "mcts:300ms:256t",
        "mcts:300ms:2",
        "mcts:300ms:2t:1",
        "random:1",
        "greedy:",
        "tiro:2",
        "mcts:99999999999it",
        "mcts:3 ms",
    ];
    for text in wrong {
        let error = text.parse::<BotSpec>().expect_err(text);
        assert_eq!(error.asked, text);
        let message = error.to_string();
        for form in ["random", "greedy", "300ms", "1000it", "2t", "tiro", "veteranus", "magister"] {
            assert!(message.contains(form), "{message}");
        }
        assert!(serde_json::from_str::<BotSpec>(&format!("{text:?}")).is_err());
    }
}

#[test]
fn levels_ascend() {
    assert!(Level::ALL.is_sorted());
}
