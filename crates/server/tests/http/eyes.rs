//! An eye is checked at every send: whatever happens to a seat while its owner listens, nobody is
//! shown what is not theirs to see.
//!
//! All orders of opening streams, leaving, sitting down, starting and taking over are walked, up to
//! a length at which everything can follow everything. Each message that comes is compared with
//! what its reader might see at that number of the log; what that is, the open book of the finished
//! game says.

use std::sync::Arc;
use std::time::Duration;

use crate::common::{Host, Listener, Message, Visitor, apply};
use quadriga_server::Config;
use serde_json::{Value, json};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

/// Who holds a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Holder {
    Nobody,
    Guest(usize),
    Bot,
}

/// What may happen next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Move {
    /// The guest opens every stream that may be opened: one's own, and one for each own seat.
    Open(usize),
    Sit(usize, usize),
    Leave(usize, usize),
    Seat(usize),
    /// The person who decides acts.
    Act,
    /// The guest gives the own seat up, and a bot plays on.
    Resign(usize),
}

/// Through which eye a stream was opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Wish {
    Mine,
    Seat(usize),
}

/// A stream, and what came of it.
struct Heard {
    who: usize,
    wish: Wish,
    stream: Listener,
    messages: Vec<Message>,
    /// Whether its seat was another's at some time: then it has ended.
    is_lost: bool,
}

/// A table, and what is known of who held it when.
struct Walk {
    guests: [Visitor; 2],
    table: String,
    holders: Vec<Holder>,
    /// Who held the seats from which number of the log on.
    history: Vec<(u64, Vec<Holder>)>,
    streams: Vec<Heard>,
}

impl Walk {
    fn path(&self, what: &str) -> String {
        format!("/api/tables/{}/{what}", self.table)
    }

    async fn go(&mut self, step: Move) {
        match step {
            Move::Open(who) => self.open(who).await,
            Move::Sit(who, seat) => {
                let path = self.path("join");
                let answer = self.guests[who].post(&path, json!({ "seat": seat })).await;
                assert_eq!(answer.status, 200, "{}", answer.text);
                self.hold(seat, Holder::Guest(who));
            }
            Move::Leave(who, seat) => {
                let path = self.path("leave");
                let answer = self.guests[who].post(&path, json!({ "seat": seat })).await;
                assert_eq!(answer.status, 200, "{}", answer.text);
                self.hold(seat, Holder::Nobody);
            }
            Move::Seat(seat) => {
                let path = self.path("seats");
                let body = json!({ "seat": seat, "bot": "random" });
                let answer = self.guests[0].post(&path, body).await;
                assert_eq!(answer.status, 200, "{}", answer.text);
                self.hold(seat, Holder::Bot);
            }
            Move::Act => self.act().await,
            Move::Resign(who) => {
                let seat = self.holders.iter().position(|holder| *holder == Holder::Guest(who));
                self.resign(who, seat.expect("a seat")).await;
            }
        }
        let holders = self.holders.clone();
        for heard in &mut self.streams {
            heard.is_lost |= !may(&holders, heard.who, heard.wish);
        }
        self.listen().await;
    }

    /// Notes a new holder of the waiting table.
    fn hold(&mut self, seat: usize, holder: Holder) {
        self.holders[seat] = holder;
        self.history = vec![(0, self.holders.clone())];
    }

    async fn open(&mut self, who: usize) {
        let own = (0..self.holders.len()).map(Wish::Seat);
        for wish in [Wish::Mine].into_iter().chain(own) {
            let query = match wish {
                Wish::Mine => String::new(),
                Wish::Seat(seat) => format!("?eye={seat}"),
            };
            if may(&self.holders, who, wish) {
                let path = format!("{}/stream{query}", self.table);
                let stream = self.guests[who].listen(&path, None).await;
                let messages = Vec::new();
                self.streams.push(Heard { who, wish, stream, messages, is_lost: false });
            } else {
                let refused = self.guests[who].get(&self.path(&format!("stream{query}"))).await;
                assert_eq!(refused.code(), (403, "not_your_seat"), "{who} {wish:?}");
            }
        }
    }

    /// The next action of a person, after those of bots.
    async fn act(&mut self) {
        for _ in 0..400 {
            let frame = self.guests[0].snapshot(&self.table).await["frame"].clone();
            let Some(seat) = frame["turn"]["decides"].as_u64() else { return };
            let Holder::Guest(who) = self.holders[seat as usize] else {
                tokio::time::sleep(Duration::from_millis(5)).await;
                continue;
            };
            let guest = &mut self.guests[who];
            let own = guest.get(&format!("/api/tables/{}?eye={seat}", self.table)).await.body;
            let number = own["frame"]["number"].as_u64().expect("a number");
            let action = own["frame"]["legal"][0]["action"].clone();
            assert_eq!(guest.act(&self.table, number, seat, &action).await.status, 200);
            return;
        }
    }

    async fn resign(&mut self, who: usize, seat: usize) {
        loop {
            let number = self.guests[who].snapshot(&self.table).await["frame"]["number"].clone();
            let number = number.as_u64().expect("a number");
            let answer = self.guests[who].step(&self.table, "resign", number, seat as u64).await;
            // A bot may have been faster.
            if answer.code() == (409, "stale") {
                continue;
            }
            assert_eq!(answer.status, 200, "{}", answer.text);
            self.holders[seat] = Holder::Bot;
            let after = answer.body["number"].as_u64().expect("a number");
            self.history.push((after, self.holders.clone()));
            return;
        }
    }

    /// Takes what has come on each stream.
    async fn listen(&mut self) {
        for heard in &mut self.streams {
            heard.messages.extend(heard.stream.come().await);
        }
    }

    /// Who held a seat at a number of the log.
    fn holder(&self, seat: usize, number: u64) -> Holder {
        let then = self.history.iter().rev().find(|(from, _)| *from <= number);
        then.map_or(self.holders[seat], |(_, holders)| holders[seat])
    }

    /// The eye that a wish meant at a number of the log.
    fn eye(&self, who: usize, wish: Wish, number: u64, book: &Book) -> Option<usize> {
        let seats = self.holders.len();
        let own = |seat: &usize| self.holder(*seat, number) == Holder::Guest(who);
        match wish {
            Wish::Seat(seat) => (own(&seat) || number == book.last).then_some(seat),
            Wish::Mine => {
                let decides = book.decides[number as usize].filter(own);
                Some(decides.or_else(|| (0..seats).find(own)).unwrap_or(seats))
            }
        }
    }

    /// Compares all that came with what might be seen.
    async fn judge(mut self, steps: &[Move]) {
        self.listen().await;
        let book = Book::of(&mut self.guests[0], &self.table, self.holders.len()).await;
        for heard in &self.streams {
            let told =
                |what: &str| format!("{what}: {:?} of {} in {steps:?}", heard.wish, heard.who);
            let mut view = Value::Null;
            let mut last = None;
            for message in &heard.messages {
                let frame = match message.event.as_str() {
                    "sync" => &message.data["frame"],
                    "frame" => &message.data,
                    _ => continue,
                };
                if frame["turn"].is_null() {
                    // The game has not begun: there is nothing to see, but the eye is another's
                    // already.
                    continue;
                }
                let number = frame["number"].as_u64().expect("a number");
                let eye = self.eye(heard.who, heard.wish, number, &book);
                let Some(eye) = eye else { panic!("{} at {number}", told("a foreign eye")) };
                view = match frame.get("patch") {
                    Some(patch) => apply(&view, patch),
                    None => frame["view"].clone(),
                };
                assert_eq!(frame["eye"], name(eye, self.holders.len()), "{}", told("the eye"));
                assert_eq!(view, book.views[eye][number as usize], "{}", told("the view"));
                last = Some(number);
            }
            let heard_all = last == Some(book.last);
            assert_eq!(heard_all, !heard.is_lost, "{}", told("hears of everything, or has ended"));
        }
    }
}

/// Whether a guest may look through this eye.
fn may(holders: &[Holder], who: usize, wish: Wish) -> bool {
    match wish {
        Wish::Mine => true,
        Wish::Seat(seat) => holders[seat] == Holder::Guest(who),
    }
}

fn name(eye: usize, seats: usize) -> Value {
    if eye == seats { json!("spectator") } else { json!({ "seat": eye }) }
}

/// A finished game, which every eye may read.
struct Book {
    last: u64,
    /// Who decided at each number.
    decides: Vec<Option<usize>>,
    /// The views of each eye, the spectator's last.
    views: Vec<Vec<Value>>,
}

impl Book {
    async fn of(reader: &mut Visitor, table: &str, seats: usize) -> Book {
        let mut book = Book { last: 0, decides: Vec::new(), views: Vec::new() };
        for eye in 0..=seats {
            let eye = if eye == seats { "spectator".to_owned() } else { eye.to_string() };
            let mut views: Vec<Value> = Vec::new();
            let mut decides = Vec::new();
            loop {
                let from = views.len();
                let path = format!("/api/tables/{table}/replay?eye={eye}&from={from}");
                let answer = reader.get(&path).await;
                assert_eq!(answer.status, 200, "{}", answer.text);
                for frame in answer.body["frames"].as_array().expect("frames") {
                    let view = match frame.get("patch") {
                        Some(patch) => apply(views.last().expect("a view before"), patch),
                        None => frame["view"].clone(),
                    };
                    decides.push(frame["turn"]["decides"].as_u64().map(|seat| seat as usize));
                    views.push(view);
                }
                book.last = answer.body["total"].as_u64().expect("a number");
                if views.len() as u64 > book.last {
                    break;
                }
            }
            book.decides = decides;
            book.views.push(views);
        }
        book
    }
}

/// What may follow while a table of two waits. The first to sit takes the first seat: both are
/// alike.
fn choices(holders: &[Holder], steps: &[Move]) -> Vec<Move> {
    let mut moves = Vec::new();
    for who in 0..2 {
        if steps.last() != Some(&Move::Open(who)) {
            moves.push(Move::Open(who));
        }
        for (seat, holder) in holders.iter().enumerate() {
            match holder {
                Holder::Nobody => moves.push(Move::Sit(who, seat)),
                Holder::Guest(owner) if *owner == who => moves.push(Move::Leave(who, seat)),
                _ => {}
            }
        }
    }
    let is_lone = holders.iter().all(|holder| *holder != Holder::Bot);
    let open = holders.iter().position(|holder| *holder == Holder::Nobody);
    moves.extend(open.filter(|_| is_lone).map(Move::Seat));
    let began = steps.iter().any(|step| !matches!(step, Move::Open(_)));
    moves.retain(|step| began || !matches!(step, Move::Sit(_, 1..)));
    moves
}

fn after(holders: &[Holder], step: Move) -> Vec<Holder> {
    let mut holders = holders.to_vec();
    match step {
        Move::Sit(who, seat) => holders[seat] = Holder::Guest(who),
        Move::Leave(_, seat) => holders[seat] = Holder::Nobody,
        Move::Seat(seat) => holders[seat] = Holder::Bot,
        Move::Open(_) | Move::Act | Move::Resign(_) => {}
    }
    holders
}

/// All orders that start the game, or could by one more who sits down.
fn orders(holders: &[Holder], steps: &mut Vec<Move>, most: usize, all: &mut Vec<Vec<Move>>) {
    if holders.iter().all(|holder| *holder != Holder::Nobody) {
        all.push(steps.clone());
        return;
    }
    if steps.len() < most {
        for step in choices(holders, steps) {
            steps.push(step);
            orders(&after(holders, step), steps, most, all);
            steps.pop();
        }
    }
}

/// Walks many orders side by side, each at a table of its own.
async fn walk_all<W: Future<Output = ()> + Send + 'static>(
    orders: Vec<Vec<Move>>,
    walk: impl Fn(Vec<Move>) -> W,
) {
    let room = Arc::new(Semaphore::new(24));
    let mut walks = JoinSet::new();
    for steps in orders {
        let room = room.clone().acquire_owned().await.expect("room");
        let walk = walk(steps);
        walks.spawn(async move {
            walk.await;
            drop(room);
        });
        while let Some(done) = walks.try_join_next() {
            done.expect("a walk");
        }
    }
    while let Some(done) = walks.join_next().await {
        done.expect("a walk");
    }
}

/// Two guests sit at many tables here, from one address.
fn without_limits(config: &mut Config) {
    (config.tables_per_guest, config.tables_per_address) = (1_000_000, 1_000_000);
    (config.seats_per_guest, config.seats_per_address) = (1_000_000, 1_000_000);
}

#[tokio::test]
async fn no_order_of_coming_and_going_shows_a_seat_to_another() {
    let host = Host::with(without_limits).await;
    let guests = [host.visitor().await, host.visitor().await];
    let mut all = Vec::new();
    orders(&[Holder::Nobody; 2], &mut Vec::new(), 5, &mut all);
    // A table without people never ends by a person's word.
    all.retain(|steps| steps.iter().any(|step| matches!(step, Move::Sit(..))));
    assert!(all.len() > 300, "{}", all.len());
    walk_all(all, |steps| {
        let guests = guests.clone();
        async move { walk_from_the_door(guests, &steps).await }
    })
    .await;
}

/// Two seats, from the open door to the end.
async fn walk_from_the_door(mut guests: [Visitor; 2], steps: &[Move]) {
    let table = guests[0].open(json!(["open", "open"])).await;
    let holders = vec![Holder::Nobody; 2];
    let history = vec![(0, holders.clone())];
    let mut walk = Walk { guests, table, holders, history, streams: Vec::new() };
    for &step in steps {
        walk.go(step).await;
    }
    for step in [Move::Act, Move::Open(0), Move::Act, Move::Open(1), Move::Act] {
        walk.go(step).await;
    }
    let person = walk.holders.iter().find_map(|holder| match holder {
        Holder::Guest(who) => Some(*who),
        _ => None,
    });
    let who = person.expect("one at least is a person");
    let seat = walk.holders.iter().position(|holder| *holder == Holder::Guest(who));
    let held = walk.history.clone();
    walk.resign(who, seat.expect("a seat")).await;
    // With two seats the game is over, and the seats stay whose they were.
    walk.history = held;
    walk.judge(steps).await;
}

#[tokio::test]
async fn whoever_resigns_among_more_is_a_spectator_from_then_on() {
    let host = Host::with(without_limits).await;
    let guests = [host.visitor().await, host.visitor().await];
    let moves = [Move::Open(0), Move::Open(1), Move::Act, Move::Resign(0), Move::Resign(1)];
    let mut all = vec![Vec::new()];
    for _ in 0..4 {
        let longer = all.iter().flat_map(|steps: &Vec<Move>| {
            moves.iter().map(move |&next| [steps.as_slice(), &[next]].concat())
        });
        all = longer.collect();
    }
    // One resigns and the other does not, which ends the game; the streams are opened before or
    // after.
    let resigned =
        |steps: &[Move]| steps.iter().filter(|step| matches!(step, Move::Resign(_))).count();
    let twice = |steps: &[Move]| steps.windows(2).any(|pair| pair[0] == pair[1]);
    all.retain(|steps| resigned(steps) == 1 && !twice(steps));
    all.retain(|steps| steps.iter().any(|step| matches!(step, Move::Open(_))));
    assert!(all.len() > 50, "{}", all.len());
    walk_all(all, |steps| {
        let guests = guests.clone();
        async move { walk_among_three(guests, &steps).await }
    })
    .await;
}

/// Two people and a bot, from the start to the end.
async fn walk_among_three(mut guests: [Visitor; 2], steps: &[Move]) {
    let body = json!({
        "game": "conquest",
        "options": { "players": 3 },
        "seats": ["me", "open", { "bot": "random" }],
    });
    let opened = guests[0].post("/api/tables", body).await;
    assert_eq!(opened.status, 201, "{}", opened.text);
    let table = opened.body["table"].as_str().expect("an id").to_owned();
    let joined = guests[1].post(&format!("/api/tables/{table}/join"), json!({})).await;
    assert_eq!(joined.status, 200, "{}", joined.text);
    let holders = vec![Holder::Guest(0), Holder::Guest(1), Holder::Bot];
    let history = vec![(0, holders.clone())];
    let mut walk = Walk { guests, table, holders, history, streams: Vec::new() };
    for &step in steps {
        walk.go(step).await;
    }
    walk.go(Move::Act).await;
    let still = walk.holders.iter().position(|holder| matches!(holder, Holder::Guest(_)));
    let seat = still.expect("one has not resigned");
    let held = walk.history.clone();
    walk.resign(seat, seat).await;
    walk.history = held;
    walk.judge(steps).await;
}

#[tokio::test]
async fn a_stream_whose_seat_is_lost_ends_and_is_refused_when_it_comes_again() {
    let host = Host::new().await;
    let (mut anna, mut ben) = (host.visitor().await, host.visitor().await);
    let table = anna.open(json!(["me", "open"])).await;
    let mut stream = anna.listen(&format!("{table}/stream?eye=0"), None).await;
    stream.wait_for("sync").await;
    anna.post(&format!("/api/tables/{table}/leave"), json!({ "seat": 0 })).await;
    anna.post(&format!("/api/tables/{table}/join"), json!({ "seat": 1 })).await;
    ben.post(&format!("/api/tables/{table}/join"), json!({ "seat": 0 })).await;
    let mut seen = Vec::new();
    while let Some(message) = stream.next().await {
        seen.push(message.event);
    }
    assert_eq!(seen, ["table"], "only that she listens, and then the end");
    let again = anna.get(&format!("/api/tables/{table}/stream?eye=0")).await;
    assert_eq!(again.code(), (403, "not_your_seat"));
}
