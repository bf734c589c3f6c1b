import type { Reason } from '../../../lib/contract';
import type { SideText } from '../../module';
import type { Card, Field, Illegal, KnowHow, PeopleView, Personage, Unit, Wealth } from '../types';

const s = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
const figure = (reason: Reason, key: string): number => Number(reason[key] ?? 0);
const units = (unit: Unit, count: number): string =>
  unit === 'special' ? 'the special unit' : s(count, unit);

type ReasonText = (reason: Reason) => string;

export const en = {
  tagline: 'Rome against Carthage, Greece against Persia: rondel, cities, temples and fleets.',
  seats: ['Purple', 'Amber'],
  measured: 'Personages',
  tally: {
    king: 'Kings, for cities',
    general: 'Generals, for destroyed temples',
    citizen: 'Citizens, for temples',
    scholar: 'Scholars, for know-how',
    navigator: 'Navigators, for fleets',
  } as Record<Personage, string>,
  sides: 'Your people',
  sidesOf: {
    carthage: { name: 'Carthage', detail: 'from Africa', play: 'Play Carthage' },
    rome: { name: 'Rome', detail: 'from Italy', play: 'Play Rome' },
    greece: { name: 'Greece', detail: 'from the Aegean', play: 'Play Greece' },
    persia: { name: 'Persia', detail: 'from Asia', play: 'Play Persia' },
  } as Record<string, SideText>,
  sidesByLot: [
    { name: 'Purple', detail: 'the people is drawn by lot', play: 'Play purple' },
    { name: 'Amber', detail: 'the people is drawn by lot', play: 'Play amber' },
  ] as SideText[],
  peoples: { carthage: 'Carthage', rome: 'Rome', greece: 'Greece', persia: 'Persia' } as Record<
    string,
    string
  >,
  you: 'you',
  turn: (turn: number) => `turn ${turn}`,

  // Things
  wealth: { marble: 'marble', iron: 'iron', gold: 'gold', coin: 'coin' } as Record<Wealth, string>,
  amount: (kind: Wealth, count: number) =>
    kind === 'coin' ? s(count, 'coin') : `${count} ${kind}`,
  units,
  special: (people: string) => (people === 'rome' || people === 'persia' ? 'Admiral' : 'General'),
  personages: {
    king: 'King',
    general: 'General',
    citizen: 'Citizen',
    scholar: 'Scholar',
    navigator: 'Navigator',
  } as Record<Personage, string>,
  fields: {
    ferrum: { name: 'Ferrum', does: 'produces iron' },
    templum: { name: 'Templum', does: 'builds temples and walls with marble' },
    aurum: { name: 'Aurum', does: 'produces gold' },
    duellum: { name: 'Duellum', does: 'moves units and conquers cities' },
    militia: { name: 'Militia', does: 'arms legions and galleys with iron' },
    marmor: { name: 'Marmor', does: 'produces marble' },
    scientia: { name: 'Scientia', does: 'buys know-how and recruits with gold' },
    second_duellum: { name: 'Duellum', does: 'moves units and conquers cities' },
  } as Record<Field, { name: string; does: string }>,
  know: {
    strata: { name: 'Strata', short: 'Strata', effect: 'legions cross two borders' },
    navigatio: { name: 'Navigatio', short: 'Navigatio', effect: 'galleys cross two borders' },
    moneta: { name: 'Moneta', short: 'Moneta', effect: 'one more resource at each production' },
    res_publica: {
      name: 'Res Publica',
      short: 'Res Publ.',
      effect: 'all own cities have 1 more strength',
    },
    commercium: {
      name: 'Commercium',
      short: 'Commerc.',
      effect: 'three units for two resources at the bank',
    },
  } as Record<KnowHow, { name: string; short: string; effect: string }>,
  cards: {
    academy: { name: 'Academy', text: 'With Scientia: 1 gold for each know-how of the opponent' },
    earthquake: { name: 'Earthquake', text: 'A town wall of your choice is destroyed' },
    burglary: { name: 'Burglary', text: 'The opponent loses half of the coins' },
    fortress: { name: 'Fortress', text: 'In defence: one city has 1 more strength' },
    votive_gifts: {
      name: 'Votive Gifts',
      text: 'With Templum: 1 marble for each temple of the opponent, at most 4',
    },
    armoury: { name: 'Armoury', text: 'With Militia: arm one unit without iron' },
    forced_march: { name: 'Forced March', text: 'With Duellum: legions cross 1 more border' },
    fair_wind: { name: 'Fair Wind', text: 'With Duellum: galleys cross 1 more border' },
    rich_vein: { name: 'Rich Vein', text: 'At production: 2 more of the resource' },
    market_day: { name: 'Market Day', text: 'Change up to 3 resources one for one' },
    settlers: { name: 'Settlers', text: 'Found one city without coins for neighbours' },
    master_builder: { name: 'Master Builder', text: 'One temple costs 2 marble less' },
    volunteers: { name: 'Volunteers', text: 'One unit comes from the supply to the recruits' },
    storm: { name: 'Storm', text: 'An enemy galley on an open sea returns to its recruits' },
    ambush: {
      name: 'Ambush',
      text: 'An enemy legion away from its cities returns to its recruits',
    },
    siege_tower: { name: 'Siege Tower', text: 'One conquest needs 1 strength less' },
  } as Record<Card, { name: string; text: string }>,

  // What can be seen
  rondel: 'Rondel',
  stepsFree: '1-3 free',
  free: 'free',
  price: (count: number) => (count === 0 ? 'free' : `costs ${s(count, 'unit')} of anything`),
  recruits: 'Recruits',
  knowHow: 'Know-how',
  knowPrice: (price: number, isFirst: boolean) =>
    `${price} gold${isFirst ? ', the first buyer wins a scholar' : ''}`,
  ownedBy: (names: string) => `owned by ${names}`,
  eventCards: 'Event cards',
  openCards: (deck: number) => `Open event cards · ${deck} in the stack`,
  handOf: (people: string, isYou: boolean) => (isYou ? 'Your cards' : `Cards of ${people}`),
  bank: 'Bank',
  bankCoins: 'Coins in the bank',
  bankTemples: 'Temples in the bank',
  bankTiles: (good: Wealth) => `City tiles of ${good} in the bank`,
  count: (total: number, toWin: number) => `${total} of ${toWin} personages`,
  next: (personage: Personage, reached: number, at: number | null): string => {
    const left = (at ?? 0) - reached;
    if (personage === 'general') return 'for each destroyed temple of the opponent';
    if (personage === 'scholar') return 'for each know-how bought first';
    if (at === null) return 'none left';
    if (left <= 0) return wanting(personage, left);
    return `${need(personage, left)} to the next ${personage}`;
  },
  nextUp: (people: PeopleView): string =>
    people.personages
      .flatMap(({ personage, reached, next_at }) =>
        next_at === null ? [] : [`${wanting(personage, next_at - reached)} → ${personage}`],
      )
      .join(' · '),
  city: (people: string, good: string, temple: boolean, wall: boolean, strength: number) =>
    `city of ${people}, ${good}${temple ? ', temple' : ''}${wall ? ', wall' : ''}, strength ${strength}`,
  attacked: (attackers: number) => `${attackers} attacking`,
  freeSite: 'free city site',
  openSea: 'open sea, 2 points for the navigator',
  wild: 'no city site',
  troop: (people: string, what: string, where: string, fresh: number) =>
    `${people}: ${what}, ${where}${fresh > 0 ? `, ${fresh} may move` : ''}`,

  wholeMap: 'Show the whole map',
  closeMap: 'Show the map from near',

  // What to do
  rondelTitle: 'Choose a field of the rondel',
  rondelDetail: 'One to three steps are free, each further one costs a unit of anything.',
  fieldDetail: (name: string, does: string, price: string) => `${name} ${does}; ${price}.`,
  yields: (good: string, amount: number) => `${amount} ${good} and a coin`,
  payTitle: (left: number, field: string) =>
    `Pay ${s(left, 'more unit', 'more units')} for ${field}`,
  payDetail: 'Marble, iron, gold or a coin: choose what you give.',
  compensationTitle: 'The bank has no coin: take a resource instead',
  compensationDetail: 'Any one of the three.',
  templumTitle: 'Build temples and walls',
  templumDetail: (marble: number, walls: number) =>
    `You have ${marble} marble and ${s(walls, 'wall')}. A temple costs marble and a coin for each temple next to it, a wall marble alone.`,
  militiaTitle: 'Arm legions and galleys',
  militiaDetail: (iron: number, what: string) =>
    `You have ${iron} iron; recruits: ${what}. One can be armed in each city, three with a temple.`,
  scientiaTitle: 'Buy know-how and recruit',
  scientiaDetail: (gold: number) =>
    `You have ${gold} gold. Whoever has a know-how first wins a scholar.`,
  moveTitle: 'Move your units',
  moveDetail: 'Choose or drag a lit troop. Legions follow the roads, galleys the dashed lanes.',
  moveOnTitle: (what: string, where: string) => `${what} in ${where} may go on`,
  moveOnDetail: 'Now or later, together or in parts; others may go first.',
  moveWhereTitle: (what: string) => `Where do ${what} go?`,
  moveWhereDetail: (reach: number): string =>
    reach > 1 ? 'Lit regions are one step away, dotted ones two.' : 'Choose a lit region.',
  moveTo: (name: string) => `To ${name}.`,
  meets: (name: string, count: number, what: string) =>
    `${name}: ${count} enemy ${what}, exchanged one for one.`,
  strengthThere: (name: string, strength: number, attackers: number) =>
    `${name} has a strength of ${strength}; ${attackers === 0 ? 'nobody attacks yet' : `${attackers} attack`}.`,
  conquestTitle: 'Conquer cities, or go on',
  conquestDetail:
    'As many of your legions and galleys return to the recruits as the city is strong.',
  conquerTitle: (name: string) => `Conquer ${name}?`,
  conquerDetail: (strength: number) => `${s(strength, 'unit')} of yours return to the recruits.`,
  defenceTitle: (name: string) => `${name} is attacked: play Fortress?`,
  defenceDetail: (strength: number, fortified: number, attackers: number) =>
    `Strength ${strength} against ${attackers}. With Fortress it is ${fortified}${fortified > attackers ? ': the city stands' : fortified > strength ? ': the attacker loses one more' : ''}.`,
  stormingTitle: (name: string) => `Fortress! One more unit is lost at ${name}`,
  stormingDetail: 'Choose which.',
  foundingTitle: 'Found cities, or go on',
  foundingDetail:
    'Where you have a unit and a site is free: one of each resource, and a coin for each neighbouring city with the same resource.',
  foundTitle: (name: string) => `What will ${name} produce?`,
  foundPreview: (name: string, costs: string) => `${name}: ${costs}.`,
  foundCost: (good: string, near: number) => `${good} +${s(near, 'coin')}`,
  turnOverTitle: 'Play cards or trade, or end your turn',
  turnOverDetail: 'Nothing else is left to do in this turn.',
  personagesTitle: 'Take your personages',
  personagesDetail: (what: string) => `Due to you: ${what}. Each one gives your opponent a card.`,
  pickingTitle: (left: number) => `Choose ${left === 1 ? 'an event card' : `${left} event cards`}`,
  pickingDetail: 'One of those that lie open, or none.',
  tradeGiveTitle: (left: number) => `Commercium: give ${left} more`,
  tradeTakeTitle: (left: number) => `Commercium: take ${left} more`,
  tradeDetail: 'Three units of anything for two resources.',
  buildHereTitle: (name: string) => `What do you build in ${name}?`,
  armHereTitle: (name: string) => `What do you arm in ${name}?`,
  chooseTitle: 'Choose',
  waitTitle: (name: string) => `${name} to move`,
  waitDetail: 'You will see every step here.',

  // Buttons and choices
  buttons: {
    pay: 'Pay',
    take: 'Take',
    coin: 'Use a coin for …',
    trade: 'Trade 3 for 2',
    swap: 'Swap',
    temple: 'Temple',
    wall: 'Wall',
    conquer: 'Conquer',
    found: 'Found',
    recruit: 'Recruit',
    fortress: 'Play Fortress',
    no_fortress: 'Keep the card',
    claim_all: 'Take all',
    play: 'Play the card',
  } as Record<string, string>,
  doneIn: {
    templum: 'Building done',
    militia: 'Arming done',
    scientia: 'Done',
    movement: 'Done moving',
    conquest: 'No more conquests',
    founding: 'Founding done',
    personages: 'Take no more',
  } as Record<string, string>,
  done: 'End turn',
  declineCards: 'Take no card',
  payWith: (what: string) => `Pay 1 ${what}`,
  takeGood: (what: string) => `Take 1 ${what}`,
  coinFor: (good: string) => `A coin for ${good}`,
  coinForDetail: 'It saves one in the next payment of it.',
  swapFor: (give: string, take: string) => `1 ${give} for 1 ${take}`,
  buildTemple: 'Build a temple',
  buildWall: 'Build a wall',
  templeEffect: 'produces 3, strength 3',
  wallEffect: 'strength +1',
  arm: (what: string) => `Arm ${what}`,
  armOne: { legion: 'a legion', galley: 'a galley', special: 'the special unit' } as Record<
    Unit,
    string
  >,
  recruitOne: (what: string) => `Recruit ${what}`,
  moveCount: (what: string, count: number): string => `${what} ${count === 1 ? 'goes' : 'go'}`,
  gone: (borders: number): string =>
    borders === 0 ? 'Not moved yet' : `Across ${s(borders, 'border')} already`,
  losses: (legions: number, galleys: number) =>
    [legions > 0 && s(legions, 'legion'), galleys > 0 && s(galleys, 'galley')]
      .filter(Boolean)
      .join(' and ') || 'nobody',
  lose: (what: string) => `Lose ${what}`,
  lossesDetail: 'They return to the recruits.',
  foundAs: (good: string) => `A city of ${good}`,
  tilesLeft: (count: number) => `${s(count, 'tile')} left`,
  costs: (what: string) => `costs ${what}`,
  nothing: 'nothing',
  forFree: 'for free',
  neighbours: (count: number, good: string) =>
    count === 0 ? `no neighbour with ${good}` : `${s(count, 'neighbour')} with ${good}`,
  claimOne: (personage: string) => `Take the ${personage}`,
  learn: (name: string) => `Buy ${name}`,
  pickCard: (name: string) => `Take ${name}`,
  playCard: (name: string) => `Play ${name}`,
  playAt: (name: string, where: string) => `Play ${name} on ${where}`,
  and: 'and',
  at: (where: string) => `at ${where}`,
  go: (field: string) => `go to ${field}`,
  move: (what: string, from: string, to: string) => `move ${what} from ${from} to ${to}`,
  conquer: (where: string) => `conquer ${where}`,
  found: (where: string, good: string) => `found ${where} (${good})`,

  // What happened
  did: {
    advanced: (field: string, cost: number) =>
      `chose ${field}${cost > 0 ? ` for ${s(cost, 'unit')}` : ''}`,
    paid: (what: string) => `paid ${what}`,
    produced: (good: string, amount: number, coin: boolean) =>
      `produced ${amount} ${good}${coin ? ' and a coin' : ''}`,
    received: (good: string, amount: number) => `received ${amount} ${good}`,
    temple: (where: string) => `built a temple in ${where}`,
    wall: (where: string) => `built a wall in ${where}`,
    armed: (what: string, where: string) => `armed ${what} in ${where}`,
    learned: (name: string, first: boolean) => `bought ${name}${first ? ' first' : ''}`,
    recruited: (what: string) => `recruited ${what}`,
    moved: (what: string, from: string, to: string) => `${what}: ${from} → ${to}`,
    exchanged: (where: string, count: number) => `${count} against ${count} fell back at ${where}`,
    conquered: (where: string, what: string, temple: boolean) =>
      `conquered ${where} with ${what}${temple ? '; a temple is destroyed' : ''}`,
    withstood: (where: string, strength: number) =>
      `${where} stands with a strength of ${strength}`,
    founded: (where: string, good: string) => `founded ${where} (${good})`,
    claimed: (personage: string, total: number) =>
      `won a ${personage}, the ${nth(total)} personage`,
    wallGained: () => 'received a wall from the count track',
    picked: (card: string) => `chose the card ${card}`,
    revealed: (card: string) => `The card ${card} is turned up`,
    reshuffled: () => 'The played cards are the new stack',
    played: (card: string) => `played ${card}`,
    wallFell: (where: string) => `lost the wall of ${where}`,
    coinsLost: (coins: number) => `lost ${s(coins, 'coin')}`,
    withdrawn: (what: string, where: string) => `took back ${what} from ${where}`,
    won: (people: string) => `${people} has nine personages and wins`,
    limit: (people: string | null) =>
      people
        ? `The last turn is over: ${people} has more personages`
        : 'The last turn is over: a draw',
  },
  endedByResigning: (winner: string, loser: string) => `${loser} resigned, so ${winner} wins`,
  wins: {
    carthage: 'Carthage wins',
    rome: 'Rome wins',
    greece: 'Greece wins',
    persia: 'Persia wins',
  } as Record<string, string>,
  youWon: 'Victory is yours',
  youLost: 'You have lost this one',
  draw: 'A draw',

  reasons: {
    game_over: () => 'The game is over.',
    wrong_step: () => 'This belongs to another step of the turn.',
    unfinished: () => 'First finish what you have begun to pay.',
    no_region: () => 'There is no such region on this map.',
    field_too_dear: (r: Reason) =>
      `This field costs ${s(figure(r, 'cost'), 'unit')}, you have ${figure(r, 'wealth')} in all.`,
    cannot_pay: (r: Reason) => `${figure(r, 'left')} still to be paid, and not with this.`,
    too_dear: (r: Reason) =>
      `It needs ${figure(r, 'good')} of the resource and ${s(figure(r, 'coins'), 'coin')} besides; you have ${figure(r, 'has_good')} and ${s(figure(r, 'has_coins'), 'coin')}${figure(r, 'aside') > 0 ? `, ${figure(r, 'aside')} of them put aside to save the resource` : ''}.`,
    no_coin_aside: () => 'No coin can be put aside for this now.',
    not_your_city: () => 'You have no city there.',
    has_temple: () => 'This city has a temple already.',
    no_temple_left: () => 'All temples are on the map.',
    has_wall: () => 'This city has a wall already.',
    no_wall_left: () => 'You have no wall in your supply.',
    no_recruit: () => 'No such unit was among your recruits at the start of the turn.',
    city_full: (r: Reason) => `This city can arm no more than ${figure(r, 'most')} in a turn.`,
    no_border_for: () => 'The region has no border for such a unit.',
    needs_temple: () => 'A special unit can be armed only in a city with a temple.',
    known_already: () => 'You have this know-how already.',
    no_unit_left: () => 'No such unit is left in your supply.',
    cannot_move: (r: Reason) => `${figure(r, 'fresh')} such units may go on from there.`,
    no_way: () => 'No border leads there that such a unit can cross.',
    not_their_city: () => 'The opponent has no city there.',
    too_weak: (r: Reason) =>
      `The city has a strength of ${figure(r, 'strength')}, you have ${figure(r, 'attackers')} there.`,
    special_alone: () => 'A General or Admiral takes no city without a legion or galley.',
    wrong_losses: (r: Reason) =>
      `${figure(r, 'fewest')} to ${figure(r, 'most')} of the ${figure(r, 'losses')} lost units can be galleys.`,
    no_site: () => 'There is no free city site.',
    no_unit_there: () => 'You have no legion or galley there.',
    no_tile_left: () => 'No city tile of this kind is left.',
    founding_too_dear: (r: Reason) =>
      `Founding takes ${s(figure(r, 'coins'), 'coin')} besides your resources, you have ${figure(r, 'has')}.`,
    not_due: () => 'No such personage is due to you.',
    not_open: () => 'This card does not lie open.',
    not_held: () => 'You do not hold this card.',
    card_idle: () => 'This card cannot be played now, or has no effect there.',
    no_swap: () => 'No such swap is open to you.',
    no_trade: () => 'A trade needs Commercium, not bought in this turn, and three units to give.',
    not_your_decision: () => 'It is not your decision now.',
  } satisfies Record<Illegal['code'], ReasonText> & Record<string, ReasonText>,

  options: {
    board: 'Map',
    sides: 'Sides',
    beginner: 'Who begins',
    events: 'Event cards',
    special_units: 'General and Admiral',
    special_fights: 'They fight like one more unit',
    fortress: 'The card Fortress',
    coins: 'Coins',
  } as Record<string, string>,
  optionValues: {
    west: { label: 'West', detail: 'Rome and Carthage' },
    west_alternative: { label: 'West, other start', detail: 'nearer to each other, a faster game' },
    east: { label: 'East', detail: 'Greece and Persia' },
    first_brown: { label: 'First seat: Carthage or Greece', detail: '' },
    first_beige: { label: 'First seat: Rome or Persia', detail: '' },
    lot: { label: 'By lot', detail: 'chance decides' },
    brown: { label: 'Carthage or Greece', detail: '' },
    beige: { label: 'Rome or Persia', detail: '' },
    true: { label: 'Yes', detail: '' },
    false: { label: 'No', detail: '' },
    asked: { label: 'Asked for', detail: 'the defender decides each time' },
    automatic: { label: 'By itself', detail: 'at the first conquest' },
  } as Record<string, { label: string; detail: string }>,

  guide: {
    goal: {
      title: 'Welcome to Antike Duellum',
      text: 'Whoever has nine personages first wins: kings for cities, citizens for temples, scholars for know-how, generals for destroyed temples, navigators for fleets.',
    },
    map: {
      title: 'Your start cities',
      text: 'A disc is a city in the colour of what it produces, in its owner’s ring. Legions march on the double roads, galleys sail on the dashed lanes.',
    },
    wealth: {
      title: 'What you own',
      text: 'Marble builds, iron arms, gold buys know-how and recruits. Coins stand in for anything. The row below says what the next personage needs.',
    },
    rondel: {
      title: 'The rondel',
      text: 'A turn begins here. The first choice is free; later one to three steps are free, numbers show the price of the others. Choose a field now.',
    },
    action: {
      title: 'The action',
      text: 'Do what the field allows; the bar below says what. Everything can be taken back until it is your opponent’s decision.',
    },
    found: {
      title: 'Found a city',
      text: 'At the end of each turn you may found cities where you have a unit. The list shows the coins for neighbours before you pay.',
    },
    next: {
      title: 'And then?',
      text: 'Arm your first units with Militia, send them out with Duellum, found cities. Five cities bring the first king. Good luck!',
    },
  } as Record<string, { title: string; text: string }>,
};

function wanting(personage: Personage, left: number): string {
  return left > 0 ? need(personage, left) : 'due now';
}

/** What is missing for the next one. */
function need(personage: Personage, left: number): string {
  if (personage === 'king') return left === 1 ? '1 city' : `${left} cities`;
  return s(left, personage === 'citizen' ? 'temple' : 'sea point');
}

function nth(count: number): string {
  const ending = count === 1 ? 'st' : count === 2 ? 'nd' : count === 3 ? 'rd' : 'th';
  return `${count}${ending}`;
}

export type Texts = typeof en;
