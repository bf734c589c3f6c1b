//! Chapter 3: the auctions for alliances and the order of play.

use quadriga_core::{Eyes, MAX_SEATS, Seat, Tell};

use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::{Auction, Phase, SeatSet};
use crate::state::Conquest;

impl Conquest {
    /// A new auction; its opener must bid (CE-3.3).
    pub(crate) fn open_auction(&mut self, opener: Seat) {
        let auction = Auction { opener, asked: opener, bidder: None, bid: 0, a: None, b: None };
        self.auction = Some(auction);
        self.mover = opener;
        // Without money zero is the only bid.
        let poor = self.of(opener).talents < self.map.figures.coin.into();
        self.phase = if poor { Phase::Proposing { bid: 0 } } else { Phase::Bidding };
    }

    /// The players without a slot.
    pub(crate) fn unplaced(&self) -> SeatSet {
        let placed: SeatSet = self.in_order().collect();
        self.all().filter(|&seat| !placed.has(seat)).collect()
    }

    /// The least talents that may be bid now; none while nothing is auctioned.
    pub(crate) fn least_bid(&self) -> Option<u16> {
        let coin = u16::from(self.map.figures.coin);
        self.auction.map(|auction| auction.bidder.map_or(0, |_| auction.bid + coin))
    }

    /// The coins of the lowest and the highest bid that a player can make; none if he can't.
    fn bids(&self, seat: Seat) -> std::ops::RangeInclusive<u16> {
        let coin = u16::from(self.map.figures.coin);
        self.least_bid().unwrap_or(0) / coin..=(self.of(seat).talents / coin).min(u8::MAX.into())
    }

    pub(crate) fn offer_bids(&self, list: &mut Vec<Action>) {
        let Some(auction) = self.auction else { return };
        let bids = self.bids(auction.asked);
        list.extend(bids.map(|coins| Action::Bid { coins: coins as u8 }));
        if auction.bidder.is_some() {
            list.push(Action::Pass);
        }
    }

    pub(crate) fn check_bid(&self, coins: u8) -> Result<(), Illegal> {
        let Some(auction) = self.auction else { return Err(Illegal::WrongStep) };
        let coin = u16::from(self.map.figures.coin);
        let (bid, has) = (u16::from(coins) * coin, self.of(auction.asked).talents);
        let bids = self.bids(auction.asked);
        if u16::from(coins) < *bids.start() {
            Err(Illegal::BidTooLow { least: bids.start() * coin })
        } else if bid > has {
            Err(Illegal::TooDear { price: bid, has })
        } else {
            Ok(())
        }
    }

    pub(crate) fn check_bid_pass(&self) -> Result<(), Illegal> {
        match self.auction {
            Some(Auction { bidder: Some(_), .. }) => Ok(()),
            _ => Err(Illegal::MustOpen),
        }
    }

    pub(crate) fn make_bid(&mut self, coins: u8) {
        self.phase = Phase::Proposing { bid: u16::from(coins) * u16::from(self.map.figures.coin) };
    }

    /// CE-3.6, CE-3.7: all pairs of players without a slot; the last of an odd number goes alone.
    pub(crate) fn offer_proposals(&self, list: &mut Vec<Action>) {
        let unplaced = self.unplaced();
        for one in unplaced.iter() {
            let mut alone = true;
            for other in unplaced.iter().filter(|&other| other != one) {
                alone = false;
                list.push(Action::Propose { a: Some(one), b: Some(other) });
            }
            if alone {
                list.push(Action::Propose { a: Some(one), b: None });
                list.push(Action::Propose { a: None, b: Some(one) });
            }
        }
    }

    pub(crate) fn check_proposal(&self, a: Option<Seat>, b: Option<Seat>) -> Result<(), Illegal> {
        let unplaced = self.unplaced();
        let several = unplaced.iter().nth(1).is_some();
        let fits = match (a, b) {
            (Some(a), Some(b)) => a != b && unplaced.has(a) && unplaced.has(b),
            (Some(alone), None) | (None, Some(alone)) if !several => unplaced.has(alone),
            _ => false,
        };
        match (fits, several) {
            (true, _) => Ok(()),
            (false, true) => Err(Illegal::WrongProposal),
            (false, false) => Err(Illegal::WrongMarker),
        }
    }

    pub(crate) fn propose<T: Tell<Event>>(
        &mut self,
        a: Option<Seat>,
        b: Option<Seat>,
        tell: &mut T,
    ) {
        let (Some(mut auction), Phase::Proposing { bid }) = (self.auction, self.phase) else {
            return;
        };
        let seat = auction.asked;
        auction = Auction { bidder: Some(seat), bid, a, b, ..auction };
        tell.tell(Eyes::ALL, Event::Bid { seat, talents: bid, a, b });
        self.auction = Some(auction);
        self.ask_next_bidder(tell);
    }

    pub(crate) fn pass_bid<T: Tell<Event>>(&mut self, tell: &mut T) {
        let Some(auction) = self.auction else { return };
        tell.tell(Eyes::ALL, Event::Passed { seat: auction.asked });
        self.ask_next_bidder(tell);
    }

    /// CE-3.4, CE-3.11: the next who can raise; when the turn comes back to the bidder, he has won.
    fn ask_next_bidder<T: Tell<Event>>(&mut self, tell: &mut T) {
        let Some(mut auction) = self.auction else { return };
        for _ in 0..MAX_SEATS {
            auction.asked = self.next(auction.asked);
            if Some(auction.asked) == auction.bidder {
                break;
            }
            if !self.bids(auction.asked).is_empty() {
                self.auction = Some(auction);
                self.phase = Phase::Bidding;
                return;
            }
        }
        self.close_auction(&auction, tell);
    }

    /// The first of the two slots that are auctioned next, from 0.
    pub(crate) fn next_slot(&self) -> usize {
        let placed = self.slots.iter().rposition(Option::is_some);
        placed.map_or(0, |slot| slot / 2 + 1) * 2
    }

    /// CE-3.8: the bidder pays, and the markers go onto the next slots.
    fn close_auction<T: Tell<Event>>(&mut self, auction: &Auction, tell: &mut T) {
        if let Some(seat) = auction.bidder {
            let realm = self.of_mut(seat);
            realm.talents = realm.talents.saturating_sub(auction.bid);
            tell.tell(Eyes::ALL, Event::AuctionWon { seat, talents: auction.bid });
        }
        for (slot, seat) in (self.next_slot()..MAX_SEATS).zip([auction.a, auction.b]) {
            if let Some(seat) = seat {
                self.slots[slot] = Some(seat);
                tell.tell(Eyes::ALL, Event::Allied { seat, slot: slot as u8 + 1 });
            }
        }
        self.count_columns();
        if self.unplaced().is_empty() {
            self.auction = None;
            self.begin_rounds(tell);
        } else {
            self.open_auction(self.next(auction.opener));
        }
    }
}
