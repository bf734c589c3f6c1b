import type { Unit } from '../../types';
import { asks, doing } from './asks';
import { cards, lifetimes } from './cards';
import { did } from './deeds';
import { guide } from './guide';
import { panels } from './panels';
import { reasons } from './reasons';

const s = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

export const en = {
  tagline:
    'Two to six would-be Caesars: auctions for alliances, armies, votes in the senate, influence in eleven provinces.',
  people: ['Severus', 'Cassius', 'Albinus', 'Julianus', 'Pertinax', 'Geta'],
  measured: 'Victory points',
  tally: {
    provinces: 'Provinces',
    campaignOver: (campaign: number, last: number) => `Campaign ${campaign} of ${last} is over`,
    leads: (names: string[], points: number) =>
      names.length === 1
        ? `${names[0]} leads with ${s(points, 'point')}`
        : `${new Intl.ListFormat('en').format(names)} lead with ${s(points, 'point')} each`,
  },
  sides: 'Your claimant to the throne',
  signs: [
    'crimson, a star',
    'ochre, a thunderbolt',
    'green, a laurel leaf',
    'blue, a crescent',
    'violet, a trident',
    'black, a tower',
  ],
  playAs: (name: string) => `Play ${name}`,
  progress: (campaign: number, last: number, round: number) =>
    round === 0
      ? `campaign ${campaign} of ${last}`
      : `campaign ${campaign} of ${last}, round ${round}`,
  cards,
  lifetimes,
  asks,
  doing,
  did,
  panels,
  reasons,
  guide,

  units: (unit: Unit, count: number): string =>
    ({
      infantry: `${count} infantry`,
      cavalry: `${count} cavalry`,
      catapult: s(count, 'catapult'),
      general: s(count, 'general'),
      galley: s(count, 'galley'),
      caesar: 'the Caesar',
    })[unit],
  unitNames: {
    infantry: 'Infantry',
    cavalry: 'Cavalry',
    catapult: 'Catapult',
    general: 'General',
    galley: 'Galley',
    caesar: 'Caesar',
  },
  and: 'and',
  onField: (name: string, field: string) => `${name} on ${field}`,

  // Targets and buttons
  region: {
    worth: (points: string) => `key province worth ${points}`,
    tokens: (count: number) => `${s(count, 'token')} to buy`,
    influence: (name: string, count: number) => `${name} ${count}`,
    influences: (list: string) => `influence: ${list}`,
    noInfluence: 'no influence yet',
    city: (name: string) => `city of ${name}`,
    army: (name: string, units: string) => `${name}: ${units}`,
  },
  buttons: {
    take: 'Take',
    recruit: 'Recruit',
    enlist: 'Recruit units',
    influence: 'Buy influence',
    special_tax: 'Special tax',
    march: 'Move units',
    send_all: 'Send all',
    attack: 'Attack',
    sail: 'Bring galleys',
    gather_all: 'Bring all galleys',
    engage: 'Sea battle',
    pass: 'Pass',
    use: 'Use',
    senator: 'A senator at random',
    fair_wind: 'Sail away',
    fight: 'Fight',
    never_lend: 'Never lend',
    land: 'on land',
    retreat: 'Retreat',
    break_off: 'Break off',
    stay: 'Fight on',
    answer: 'Standing answers',
    done: 'Done',
  } as Record<string, string>,
  buttonDetails: {
    special_tax: '5 to 25 talents at once, for 1 to 5 chaos.',
    pass: 'Uses up one action and nothing else.',
    answer: 'Answers given in advance, so that nobody waits for you.',
    never_lend: 'Lends nothing now, and you are not asked again until you take it back.',
    send_all: 'All units that can go, leaders too. Nobody protects your influence then.',
    gather_all: 'All your galleys come together here.',
    enlist: 'Choose a kind and how many.',
    retreat: 'You lose the battle and save your units.',
    stay: 'Another round of dice.',
  } as Record<string, string>,
  passIn: { bidding: 'Pass', voting: 'Pass' } as Record<string, string>,
  passAction: 'Pass one action',
  doneIn: {
    turn: 'End turn',
    recruiting: 'Recruiting done',
    buying: 'No more tokens',
    marching: 'Done moving',
    sending: 'They are enough',
    sailing: 'They are enough',
    sailed: 'No sea battle',
    committing: 'That is all',
    laying: 'Let the bid stand',
  } as Record<string, string>,

  // Choices
  choices: {
    place: (units: string) => `Place ${units}`,
    take: (card: string) => `Take ${card}`,
    use: (card: string) => `Use ${card}`,
    recruit: 'Recruit here',
    recruitDetail: (chaos: number) => `as many as you can pay; ${chaos} chaos`,
    enlist: (units: string) => `Recruit ${units}`,
    costs: (price: number) => `costs ${s(price, 'talent')}`,
    buy: 'Buy a province token',
    buyFrom: (name: string) => `Buy a token of ${name}`,
    buyDetail: (price: number, from: number, to: number) =>
      `${price} talents; your points here ${from === to ? `stay ${to}` : `go from ${from} to ${to}`}`,
    levy: (talents: number) => `${talents} talents`,
    levyDetail: (chaos: number) => `for ${chaos} chaos`,
    march: 'Move units from here',
    marchDetail: 'to one or several goals, as far as you like',
    send: (units: string) => `Send ${units}`,
    attack: (name: string) => `Attack ${name}`,
    attackDetail: (own: string, other: string) => `you: ${own}; ${other}`,
    sail: 'Bring galleys here',
    sailDetail: 'from any sea, and fight there if you like',
    engage: (name: string) => `Sea battle against ${name}`,
    lend: (units: string) => `Lend ${units}`,
    commit: (units: string) => `Add ${units}`,
    gather: (units: string) => `Bring ${units}`,
    killGeneral: (name: string, where: string) => `A general of ${name} in ${where}`,
    killSenator: (name: string, count: number) =>
      `A senator of ${name} (${count} in hand), at random`,
    revolt: (name: string) => `First against ${name}`,
    say: (answer: string) => `Say: “${answer}”`,
    unsay: (answer: string) => `Take back: “${answer}”`,
    sayDetail: {
      never_lend: 'You are never asked to lend units in the battles of your allies.',
      withdraw: 'You leave a battle as soon as no military land unit of your own is in it.',
    },
    lose: (units: string, whose: string) => `Lose ${units} (${whose})`,
    retreat: (where: string) => `Retreat to ${where}`,
    breakOff: 'Break the battle off',
    from: (sea: string) => `from ${sea}`,
  },

  /** Before anything was put into a battle: of allies, and of those who fight. */
  nothingLent: 'Lend nothing',
  nothingAdded: 'Go on without galleys',

  /** Actions as short phrases, for hints. */
  phrases: {
    bid: (talents: number) => `bid ${talents}`,
    propose: (proposal: string) => `propose ${proposal}`,
    place: (units: string, where: string) => `place ${units} in ${where}`,
    take: (card: string) => `take ${card}`,
    use: (card: string) => `use ${card}`,
    recruit: (where: string) => `recruit in ${where}`,
    enlist: (units: string) => `recruit ${units}`,
    buy: (where: string) => `buy influence in ${where}`,
    buyFrom: (name: string, where: string) => `buy influence of ${name} in ${where}`,
    levy: (talents: number) => `take a special tax of ${talents}`,
    march: (where: string) => `move units from ${where}`,
    aim: (where: string) => `go to ${where}`,
    send: (units: string) => `send ${units}`,
    attack: (name: string, where: string) => `attack ${name} in ${where}`,
    sail: (sea: string) => `bring galleys to ${sea}`,
    gather: (units: string, sea: string) => `bring ${units} from ${sea}`,
    fetch: (sea: string) => `move the galley from ${sea}`,
    build: (where: string) => `choose ${where}`,
    muster: (where: string) => `march from ${where}`,
    bribe: (name: string) => `bribe a senator of ${name}`,
    revolt: (where: string, name: string) => `let slaves rise in ${where} against ${name}`,
    commit: (units: string, sea: string) => `add ${units} from ${sea}`,
    lend: (units: string) => `lend ${units}`,
    lose: (units: string) => `lose ${units}`,
    retreat: (where: string) => `retreat to ${where}`,
    breakOff: 'break the battle off',
    flee: (where: string) => `take the leaders to ${where}`,
    lay: (value: string) => `lay down a senator ${value}`,
    say: (answer: string) => `say: ${answer}`,
    unsay: (answer: string) => `take back: ${answer}`,
    kill: (what: string) => `send the Assassin: ${what}`,
  },

  // The end
  youWon: 'You are Caesar',
  youLost: (name: string) => `${name} is Caesar`,
  shared: 'The victory is shared',
  finalPoints: (list: string) => `Victory points: ${list}.`,
  resigned: 'A player resigned.',

  options: {
    players: 'Players',
    campaigns: 'Campaigns',
    open_chaos: 'Open chaos',
    border: 'Border of Mesopotamia and Arabia Petraea',
    seating: 'Seating',
    leaders: 'Leaders without troops',
  } as Record<string, string>,
  optionValues: {
    players: {
      2: { label: '2', detail: 'a duel without allies' },
      3: { label: '3', detail: 'two against one' },
      4: { label: '4', detail: 'two against two' },
      5: { label: '5', detail: 'three against two' },
      6: { label: '6', detail: 'three against three' },
    },
    campaigns: {
      four: { label: 'Four', detail: 'the ordinary game' },
      five: { label: 'Five', detail: 'a longer game' },
    },
    open_chaos: {
      true: { label: 'Yes', detail: 'all see everybody’s chaos' },
      false: { label: 'No', detail: 'hidden until the end of a campaign' },
    },
    border: {
      closed: { label: 'Closed', detail: 'nobody crosses it' },
      open: { label: 'Open', detail: 'a border like any other' },
    },
    seating: {
      chosen: { label: 'As chosen', detail: 'clockwise in the order of the seats' },
      lot: { label: 'By lot', detail: 'chance decides' },
    },
    leaders: {
      spared: { label: 'Spared', detail: 'nobody attacks them, and they do not attack' },
      fight: {
        label: 'Fight',
        detail: 'they can be driven off, attack with galleys or lent troops, and hold cities',
      },
    },
  } as Record<string, Record<string, { label: string; detail: string }>>,
};

export type Texts = typeof en;
