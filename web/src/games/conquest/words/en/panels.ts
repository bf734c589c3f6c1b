/** What stands on the panels beside the map. */
import { signed } from '../names';

const s = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

export const panels = {
  you: 'you',
  nobody: 'nobody',
  slaves: 'Slaves',

  // Time and alliances
  time: (campaign: number, last: number) => `Campaign ${campaign} of ${last}`,
  round: (round: number, last: number) => `Round ${round} of ${last}`,
  forming: 'Alliances',
  placing: 'Starting units',
  alliances: 'Alliances and order of play',
  odd: 'Alliance I',
  even: 'Alliance II',
  slot: (slot: number) => `slot ${slot}`,
  free: 'free',
  ally: 'ally',
  enemy: 'enemy',

  // Players
  points: (points: number) => s(points, 'victory point'),
  odds: (percent: string) => `${percent} to win`,
  expected: (points: number) => `${signed(points)} if the campaign ended now`,
  talents: (talents: number) => s(talents, 'talent'),
  tax: (talents: number) => `+${talents} of taxes at the end of the campaign`,
  influence: (count: number) => s(count, 'influence token'),
  chaos: (chaos: number) => `${chaos} chaos`,
  chaosHidden: (shown: number) => `chaos is hidden; ${shown} when it was shown last`,
  senators: (count: number) => s(count, 'senator'),
  ownSenators: 'Your senators, seen by you alone',
  supply: 'Supply',
  supplyOf: (units: string) => `still in the supply: ${units}`,
  usedCard: 'used in this campaign',
  cardsOf: 'Cards',

  // Standing answers
  answersTitle: 'Standing answers',
  answers: {
    never_lend: 'I never lend',
    withdraw: 'Retreat when my troops are gone',
  },
  answerOn: 'given; choose it to take it back',
  answerOff: 'choose it to give it',
  answerLater: 'can be changed in your own turn, once a turn',

  // Auction
  auction: (slots: string) => `Auction for ${slots}`,
  slots: (one: number, other: number | null) =>
    other === null ? `slot ${one}` : `slots ${one} and ${other}`,
  auctionRule: (isPair: boolean): string =>
    isPair
      ? 'The highest bidder pays and says who gets which slot. Odd slots are one alliance, even ones the other; low slots act first.'
      : 'The highest bidder pays and says which alliance the last player joins.',
  fieldA: 'A',
  fieldB: 'B',
  fieldTitle: (field: string, slot: number) => `${field} · slot ${slot}`,
  yourBid: 'Your bid in talents',
  bid: (talents: number) => `Bid ${talents}`,
  leads: 'leads',
  opens: 'opens',
  passed: 'passed',
  asked: 'is asked',
  tooPoor: 'cannot raise',
  waiting: 'waits',
  chooseA: 'Choose who stands on A',
  chooseB: 'Now who stands on B',
  proposal: 'Proposal',

  // Senate
  senate: 'Vote in the senate',
  votes: (votes: number) => s(votes, 'vote'),
  senateRule:
    'Whoever lays the most votes wins. Only the winner loses senators, all others take theirs back.',
  italia: (name: string) =>
    `${name} alone has the most influence in Italia and takes one of the winner's senators at random.`,
  noItalia: 'Nobody alone has the most influence in Italia: no senator of the winner is kept.',
  yourHand: 'Your hand',
  laid: 'laid down',
  handOf: (count: number) => `${s(count, 'senator')} in hand`,

  // Cards on offer
  /** The tabs beside the map. */
  tabs: { realms: 'Players', offer: 'Cards', points: 'Points' },
  offer: 'Cards on offer',
  oneCard: 'one a round',
  cardTaken: 'taken in this round',
  free_price: 'free',
  price: (price: number) => s(price, 'talent'),
  votesOnOffer: 'Votes in the senate',
  votesNote: 'Who owns one may call it once in each campaign. Anybody can win it.',
  senatorsOnOffer: 'Senators',
  senatorsNote: 'Votes for the senate, free.',
  deckLeft: (count: number) => `${s(count, 'card')} left in the deck`,
  copies: (count: number) => `${count}×`,

  // Units to choose
  chooseUnits: {
    send: 'Send',
    enlist: 'Recruit',
    lend: 'Lend',
    commit: 'Add galleys',
    gather: 'Bring galleys',
  },
  priceEach: (price: number) => `${price} each`,

  // Battle
  battle: (where: string) => `Battle in ${where}`,
  seaBattle: (where: string) => `Sea battle in ${where}`,
  battleRound: (round: number) => (round === 0 ? 'before the dice' : `round ${round}`),
  attacker: 'attacks',
  defender: 'defends',
  dice: (count: number) => s(count, 'die', 'dice'),
  dieReason: {
    base: 'Each side throws three dice',
    leader: 'One die more: a leader takes part',
    city: 'One die more: the defender owns the city',
    training: 'One die more for each training card',
    galley: 'At sea one die for each galley',
  },
  cityFirst: 'The defender owns the city and throws first: losses fall before the attacker throws.',
  lentBy: (name: string) => `lent by ${name}`,
  envoys: 'diplomacy and others',
  hits: (hits: number) => s(hits, 'hit'),
  hitFace: (unit: string) => `${unit}: a hit`,
  missFace: (unit: string) => `${unit}: no such unit left to hit`,
  blank: 'blank',
  toLose: (left: number) => `${s(left, 'unit')} to lose`,
  yours: 'yours',
  result: 'Last battle',
  hasRetreated: 'retreated',
  isBeaten: 'beaten',
  stands: 'holds the field',
  lostUnits: (units: string) => `lost ${units}`,

  // Odds
  oddsOf: (whom: string, where: string) => `Odds against ${whom} in ${where}`,
  wins: (name: string) => `${name} wins`,
  neitherWins: 'nobody wins',
  oddsNote: 'If both add all galleys, allies lend nothing more and nobody retreats.',
  oddsWait: 'The odds are being reckoned …',
  lossesMean: (attacker: string, defender: string) =>
    `Units lost on average: attacker ${attacker}, defender ${defender}.`,

  // The Assassin
  victims: 'The Assassin can remove',

  // The end of a campaign
  table: (campaign: number) => `Campaign ${campaign}: where the points came from`,
  province: 'Province',
  byCards: 'Cards and votes',
  chaosRow: 'Chaos',
  chaosDetail: (chaos: number, points: number) =>
    points > 0 ? `${chaos} chaos, −${points}` : `${chaos} chaos`,
  taxRow: 'Taxes (talents)',
  sum: 'Sum',
  total: 'Points after it',
  rank: (rank: number) => `rank ${rank}`,
  campaignNumber: (campaign: number) => `Campaign ${campaign}`,
  chaosNote: 'In brackets the chaos shown: the most costs 10 points, the next most 5.',
};
