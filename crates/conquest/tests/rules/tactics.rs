//! What bots think of positions. No rule rests on it, but a judgement that is blind makes a bot
//! that nobody wants to play against.

use crate::table::{A, B, IDLE, after, attack, seat, table};
use quadriga_conquest::{Action, Card};
use quadriga_core::Game;

/// In the middle of a battle or a vote, and while a player who acts has actions left, much is open
/// that the next steps decide; a search plays on.
#[test]
fn what_is_half_done_is_not_settled() {
    let field = table(2).army(A, "galacia", [4, 2, 1], 1).troops(B, "galacia", [3, 0, 0]);
    // The attacker could lend galleys of the sea nearby, so the battle waits for an answer.
    let battle = after(&field.galleys(A, "mare_amisus", 1).lay(), &[attack("galacia", B)]);
    assert!(!battle.is_settled());
    let hand = [1, 1, 1, 0];
    let senate = table(3).card(A, Card::HailCaesar).senators(A, hand).senators(B, hand);
    let vote = after(&senate.lay(), &[Action::Use { card: Card::HailCaesar }]);
    assert!(!vote.is_settled());
    let turn = table(2).lay();
    let next = after(&turn, &IDLE);
    assert!(next.is_settled(), "the next turn begins");
}

/// Who acts last in a round has the last word before the ranks are counted.
#[test]
fn a_later_slot_is_worth_more() {
    let slots = |order: [usize; 3]| {
        let [first, second, third] = order.map(Some);
        let table = table(3).slots([first, second, third, None, None, None]);
        table.mover(seat(order[0])).lay().appraise()
    };
    let (early, late) = (slots([0, 1, 2]), slots([2, 1, 0]));
    assert!(late[A] > early[A], "{} is more than {}", late[A], early[A]);
    assert!(late[seat(2)] < early[seat(2)]);
}

/// Points are what it is about, and influence brings them.
#[test]
fn points_and_influence_are_worth_having() {
    let even = table(2).lay().appraise();
    assert!((even[A] + even[B] - 1.0).abs() < 1e-4, "the shares of all are one");
    let ahead = table(2).points(A, 20).lay().appraise();
    assert!(ahead[A] > even[A]);
    let held = table(2).influence(A, "italia", 2).troops(A, "italia", [2, 0, 0]).lay().appraise();
    assert!(held[A] > even[A]);
}
