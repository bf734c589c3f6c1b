//! Chapter 18: options.

use crate::table::{A, B, p, table};
use quadriga_conquest::{
    Border, Campaigns, Conquest, Leaders, Options, Players, Seating, UnitsView, map,
};
use quadriga_core::{Eye, Game, Play, Player, QuickChance, Record, Seat, Seed};
use serde_json::json;

fn begin(options: Options, number: u64) -> Conquest {
    Conquest::start(&options, &mut QuickChance::new(number))
}

/// Rules: CE-18.1
#[test]
fn two_to_six_play_four_or_five_campaigns() {
    for players in 2..=6 {
        let options = Options { players: Players::new(players).unwrap(), ..Options::default() };
        assert_eq!(begin(options, 1).seats(), usize::from(players));
    }
    assert!(Players::new(1).is_none() && Players::new(7).is_none());
    assert!(serde_json::from_value::<Options>(json!({ "players": 7 })).is_err());
    let long = Options { campaigns: Campaigns::Five, ..Options::default() };
    assert_eq!(begin(long, 1).view(Eye::Spectator).last_campaign, 5);
    assert_eq!(begin(Options::default(), 1).view(Eye::Spectator).last_campaign, 4);
}

/// Rules: CE-18.2
#[test]
fn open_chaos_is_seen_by_all() {
    let state = table(2).chaos(B, 9).set("open_chaos", json!(true)).lay();
    assert_eq!(state.view(Eye::Seat(A)).realms[1].chaos, Some(9));
    let mut other = state.clone();
    other.imagine(A, &mut QuickChance::new(1));
    assert_eq!(other.chaos(B), 9);
}

/// Rules: CE-18.3
#[test]
fn the_disputed_border_is_closed_or_open() {
    let near = |border| map(border).neighbours(p("mesopotamia")).has(p("arabia_petraea"));
    assert!(!near(Border::Closed) && near(Border::Open));
    let open = Options { border: Border::Open, ..Options::default() };
    assert_eq!(begin(open, 1).view(Eye::Spectator).border, Border::Open);
}

/// Rules: CE-18.4
#[test]
fn seats_are_chosen_or_drawn_by_lot() {
    let ring = |seating, number| {
        let options = Options { seating, ..Options::default() };
        begin(options, number).view(Eye::Spectator).clockwise
    };
    let in_order: Vec<Seat> = Seat::all(4).collect();
    assert!((0..20).all(|number| ring(Seating::Chosen, number) == in_order));
    let drawn: Vec<Vec<Seat>> = (0..20).map(|number| ring(Seating::Lot, number)).collect();
    assert!(drawn.iter().any(|ring| *ring != in_order));
    for ring in drawn {
        assert!(in_order.iter().all(|seat| ring.contains(seat)), "everybody sits once");
    }
}

/// Rules: CE-18.1, CE-18.2, CE-18.3, CE-18.6
#[test]
fn a_record_of_a_position_names_its_players_and_options() {
    let position = table(2).set("border", json!("open")).set("leaders", json!("fight"));
    let position = position.set("open_chaos", json!(true)).set("last_campaign", json!(5)).lay();
    let play = Play::from_position(Options::default(), position, Seed::from_number(1));
    let player = |name: &str| Player { name: name.to_owned(), bot: None };
    let record = Record::of(&play, ["Anna", "Bob"].map(player).to_vec());
    let wanted = Options {
        players: Players::new(2).unwrap(),
        campaigns: Campaigns::Five,
        open_chaos: true,
        border: Border::Open,
        seating: Seating::Chosen,
        leaders: Leaders::Fight,
    };
    assert_eq!((record.options, record.seats.len()), (wanted, 2));
}

/// Rules: CE-18.6
#[test]
fn leaders_are_spared_unless_chosen_otherwise() {
    assert_eq!(Options::default().leaders, Leaders::Spared);
    let written = |leaders| {
        let state = begin(Options { leaders, ..Options::default() }, 1);
        serde_json::to_value(state).unwrap().get("leaders").cloned()
    };
    assert_eq!(written(Leaders::Spared), None, "positions of the first rules read the same");
    assert_eq!(written(Leaders::Fight), Some(json!("fight")));
}

/// Rules: CE-6.2, CE-6.4, CE-7.2, CE-8.1, CE-9.6, CE-10.4, CE-10.15, CE-15.3, CE-15.4
#[test]
fn a_view_tells_what_things_cost_and_bring() {
    let figures = begin(Options::default(), 1).view(Eye::Spectator).figures;
    let prices = UnitsView { infantry: 5, cavalry: 10, catapult: 15, general: 20, galley: 15 };
    assert_eq!(figures.prices, prices);
    assert_eq!((figures.influence, figures.recruiting_chaos), (10, 2));
    assert_eq!((figures.special_tax, figures.coin), (5, 5));
    assert_eq!((figures.carried, figures.dice), (4, 3));
    assert_eq!((figures.defeat_chaos, figures.city_chaos), (2, 3));
    assert_eq!(figures.penalties, [10, 5]);
}
