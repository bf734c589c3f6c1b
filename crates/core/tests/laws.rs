//! The tiny game keeps all laws, and the kit finds every game that does not.

mod faulty;
mod ostia;
mod race;

use std::panic::catch_unwind;

use faulty::{Fault, Faulty, FaultyOptions};
use ostia::{Cargo, Options, Ostia};
use quadriga_core::Record;
use quadriga_core::laws::{Broken, Law, Laws};
use race::Race;

/// What the kit says of Ostia with this fault.
fn found(fault: Fault) -> Option<Box<Broken>> {
    let options = FaultyOptions { fault, ..FaultyOptions::default() };
    let laws = Laws::<Faulty>::new().games(300).longest(500).options(vec![options]);
    laws.conserve(|_, now| now.game.is_whole()).verdict().err()
}

/// The law that the kit says Ostia with this fault breaks.
fn law(fault: Fault) -> Option<Law> {
    found(fault).map(|broken| broken.law)
}

#[test]
fn ostia_keeps_all_laws() {
    let tally = Laws::<Ostia>::new().conserve(|_, now| now.is_whole()).check();
    let once = [Law::Options, Law::ImaginationIsNotIdle];
    for law in Law::ALL.into_iter().filter(|law| !once.contains(law)) {
        assert!(tally.of(law) >= 2_000, "{law:?} was put to the test too rarely:\n{tally}");
    }
    assert!(tally.to_string().contains(Law::Ends.statement()));
}

#[test]
fn an_open_game_that_ends_by_repetition_keeps_all_laws() {
    Laws::<Race>::new().games(500).check();
}

#[test]
fn a_run_is_the_same_each_time() {
    let run = || Laws::<Ostia>::new().games(50).check();
    assert_eq!(run(), run());
}

#[test]
fn the_options_to_play_with_can_be_named() {
    let large = Options { cargo: Cargo::Large };
    let laws = Laws::<Ostia>::default().games(20).options(vec![large]);
    let only_large = |start: &Ostia, now: &Ostia| {
        let dealt = start.warehouse.count_ones();
        if dealt == 3 { now.is_whole() } else { Err(format!("{dealt} in the warehouse")) }
    };
    laws.conserve(only_large).check();
}

#[test]
fn the_wrapper_without_a_fault_keeps_all_laws() {
    assert_eq!(found(Fault::None), None);
}

#[test]
fn a_broken_law_ends_in_a_panic_that_leads_to_it() {
    let options = FaultyOptions { fault: Fault::OffersWhatItRefuses, ..FaultyOptions::default() };
    let check = move || Laws::<Faulty>::new().games(50).options(vec![options]).check();
    let panic = catch_unwind(check).expect_err("the fault must be found");
    let report = panic.downcast_ref::<String>().expect("a report is text");
    let parts = [
        "ostia breaks a law: every offered action is allowed and can be carried out",
        "OfferedIsLegal",
        "random game 0, after 0 actions",
        "action: ",
        "Seize is offered, but `check` says Err(NobodySails)",
        "record: {\"format\":1",
    ];
    for part in parts {
        assert!(report.contains(part), "{part} is missing in:\n{report}");
    }
}

#[test]
fn a_panic_in_the_game_is_found() {
    let broken = found(Fault::PanicsAtTheStart).expect("the fault must be found");
    assert_eq!((broken.law, broken.record.as_deref()), (Law::NoPanic, None));
    assert!(broken.to_string().contains("no jars"), "{broken}");
    let broken = found(Fault::PanicsOnTheWay).expect("the fault must be found");
    assert!([Law::NoPanic, Law::Door].contains(&broken.law), "{broken}");
    assert!(broken.to_string().contains("too many jars"), "{broken}");
}

#[test]
fn a_panic_on_an_unchecked_action_is_found() {
    let broken = found(Fault::PanicsOnWrongActions).expect("the fault must be found");
    assert_eq!(broken.law, Law::NoPanic);
    assert!(broken.told.contains("which is not offered: who asked for that?"), "{broken}");
}

#[test]
fn the_record_in_a_report_replays_to_the_broken_place() {
    let broken = found(Fault::HidesThatALookTeaches).expect("the fault must be found");
    let record: Record<Faulty> =
        serde_json::from_str(&broken.record.expect("a record")).expect("a record is JSON");
    assert_eq!(record.verify().map(|verified| verified.actions), Ok(broken.step));
    assert_eq!(broken.action.as_deref(), Some("Bribe"));
}

#[test]
fn the_same_fault_is_found_in_the_same_place_each_time() {
    assert_eq!(found(Fault::LosesAJar), found(Fault::LosesAJar));
}

#[test]
fn a_leaking_view_is_found() {
    assert_eq!(law(Fault::SpectatorsSeeAHand), Some(Law::SecretPosition));
}

#[test]
fn a_leaking_event_is_found() {
    assert_eq!(law(Fault::AllHearTheLook), Some(Law::SecretStep));
}

#[test]
fn a_list_that_depends_on_secrets_is_found() {
    assert_eq!(law(Fault::OffersBySecrets), Some(Law::SecretPosition));
}

#[test]
fn a_refusal_that_depends_on_secrets_is_found() {
    assert_eq!(law(Fault::RefusesBySecrets), Some(Law::SecretPosition));
}

#[test]
fn a_barrier_that_depends_on_secrets_is_found() {
    assert_eq!(law(Fault::BarrierBySecrets), Some(Law::SecretStep));
}

#[test]
fn a_look_that_could_be_undone_is_found() {
    assert_eq!(law(Fault::HidesThatALookTeaches), Some(Law::SecretStep));
}

#[test]
fn an_offered_action_that_is_refused_is_found() {
    assert_eq!(law(Fault::OffersWhatItRefuses), Some(Law::OfferedIsLegal));
}

#[test]
fn an_unoffered_action_that_is_accepted_is_found() {
    let accepts = law(Fault::AcceptsWhatItDoesNotOffer);
    assert_eq!(accepts, Some(Law::UnofferedIsRefused));
}

#[test]
fn a_refusal_that_leaves_a_trace_is_found() {
    assert_eq!(law(Fault::ChangesOnRefusal), Some(Law::UnofferedIsRefused));
}

#[test]
fn an_action_after_the_end_is_found() {
    assert_eq!(law(Fault::PlaysAfterTheEnd), Some(Law::UnofferedIsRefused));
}

#[test]
fn a_double_in_the_list_is_found() {
    assert_eq!(law(Fault::OffersTwice), Some(Law::SteadyList));
}

#[test]
fn an_empty_list_is_found() {
    assert_eq!(law(Fault::OffersNothing), Some(Law::SomethingToDo));
}

#[test]
fn an_upshot_on_something_hidden_is_found() {
    assert_eq!(law(Fault::ForetellsBySecrets), Some(Law::SecretPosition));
}

#[test]
fn two_actions_under_the_same_click_are_found() {
    assert_eq!(law(Fault::SameClicks), Some(Law::DistinctTargets));
}

#[test]
fn a_lost_piece_is_found() {
    assert_eq!(law(Fault::LosesAJar), Some(Law::Conservation));
}

#[test]
fn an_imagination_that_is_not_repeatable_is_found() {
    assert_eq!(law(Fault::ImaginesAtWhim), Some(Law::Imagination));
}

#[test]
fn an_imagination_that_depends_on_the_truth_is_found() {
    assert_eq!(law(Fault::ImaginesFromTheTruth), Some(Law::BlindImagination));
}

#[test]
fn an_idle_imagination_is_found() {
    assert_eq!(law(Fault::ImaginesNothing), Some(Law::ImaginationIsNotIdle));
}

#[test]
fn an_imagination_that_redraws_what_is_known_is_found() {
    assert_eq!(law(Fault::ImaginesTheOwnHand), Some(Law::SecretPosition));
}

#[test]
fn chance_from_elsewhere_is_found() {
    let unfair = [Law::PlaysOn, Law::SecretStep, Law::SameGame, Law::Undo];
    let law = law(Fault::RollsItsOwnDie).expect("the fault must be found");
    assert!(unfair.contains(&law), "found as {law:?}");
}

#[test]
fn a_game_without_an_end_is_found() {
    assert_eq!(law(Fault::NeverEnds), Some(Law::Ends));
}

#[test]
fn a_state_that_changes_in_json_is_found() {
    assert_eq!(law(Fault::ForgetsCoinsInJson), Some(Law::Json));
}

#[test]
fn an_open_door_is_found() {
    assert_eq!(law(Fault::OpenDoor), Some(Law::Door));
}

#[test]
fn a_judgement_beyond_one_is_found() {
    assert_eq!(law(Fault::JudgesBeyondOne), Some(Law::Appraisal));
}

#[test]
fn a_deciding_seat_that_does_not_exist_is_found() {
    assert_eq!(law(Fault::SeatsAStranger), Some(Law::Appraisal));
}

#[test]
fn a_listed_choice_that_cannot_be_chosen_is_found() {
    let verdict = Laws::<Faulty<true>>::new().games(1).verdict();
    assert_eq!(verdict.err().map(|broken| broken.law), Some(Law::Options));
}
