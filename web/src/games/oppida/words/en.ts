import type { Reason } from '../../../lib/contract';
import type { Illegal, Side } from '../types';

const s = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
const warriors = (count: number): string => s(count, 'warrior');
const figure = (reason: Reason, key: string): number => Number(reason[key] ?? 0);
const range = (least: number, most: number): string =>
  least === most ? `${least}` : `${least} to ${most}`;

type ReasonText = (reason: Reason) => string;

/** A place in the forms that sentences need. */
const place = (label: string, at: string) => ({
  label,
  the: `the ${label}`,
  at: `${at} the ${label}`,
  to: `to the ${label}`,
  from: `from the ${label}`,
});

export const en = {
  tagline: 'Celts against Romans, 396 BC. Twelve cards, dice as armies, secrets on the backs.',
  peoples: ['Celts', 'Romans'],
  measured: 'Areas',
  tally: {
    own: 'The own capital',
    enemy: 'The enemy’s capital',
    oppida: 'Land with an oppidum',
    open: 'Open land',
  },
  sides: 'Your people',
  sidesOf: [
    { name: 'Celts', detail: 'green, from the hill forts of the north', play: 'Play the Celts' },
    { name: 'Romans', detail: 'red, from the city in the south', play: 'Play the Romans' },
  ],
  places: {
    heath: place('Heath', 'on'),
    vineyard: place('Vineyard', 'in'),
    mountain: place('Snow Peak', 'at'),
    forest: place('Oakwood', 'in'),
    ford: place('Ford', 'at'),
    field: place('Wheatfield', 'in'),
    lake: place('Reed Lake', 'at'),
    pass: place('Rocky Pass', 'at'),
    meadow: place('Meadow', 'in'),
    grove: place('Olive Grove', 'in'),
  },
  capitals: [place('Celtic capital', 'in'), place('Roman capital', 'in')],
  turn: (turn: number) => `turn ${turn}`,

  // What can be seen
  shields: (count: number) => s(count, 'shield'),
  ears: (count: number) => s(count, 'ear'),
  seen: 'seen',
  side: ({ shields, ears }: Side) => `${s(shields, 'shield')}, ${s(ears, 'ear')}`,
  oppidum: 'oppidum',
  empty: 'empty',
  heldBy: (people: string, dice: string) => `${people} with ${dice}`,
  youSaw: (side: string) => `its back: ${side}`,
  die: (value: number, people: string, at: string) => `die ${value} of the ${people}, ${at}`,
  dieDone: 'done for this turn',
  you: 'you',
  areas: 'areas',
  fed: (outside: number, ears: number) => `${outside} outside · ${s(ears, 'ear')}`,
  wouldStarve: (count: number) => `${count} would starve`,
  freeDice: (count: number) => `${count === 1 ? '1 die' : `${count} dice`} free`,
  atHome: (count: number) => `${count} in the capital`,
  scoutedByYou: 'Scouted by you',
  nothingScouted: 'No back yet. Scout a card when you recruit.',
  stillHidden: 'Backs you cannot place',

  // What to do
  chooseTitle: 'Recruit, build or march: one of the three is your turn',
  chooseDetail:
    'Choose your capital to recruit and scout, a card of yours to turn it over, or an army to march and attack.',
  recruitTitle: 'How many warriors do you recruit?',
  recruitDetail: 'You may scout one card as well. Nobody and no scouting is passing.',
  scoutWhichTitle: 'Which card do you scout?',
  recruitOrScoutTitle: 'Recruit, scout a card, or end the turn',
  scoutTitle: 'Scout a card, or end the turn',
  recruitMoreTitle: 'Recruit, or end the turn',
  recruitedTitle: 'End the turn',
  recruitMoreDetail: (left: number) =>
    left === 0
      ? 'You have scouted and recruited all you can.'
      : `Up to ${left} more can be recruited.`,
  scoutDetail: 'You alone will see its back. Your opponent sees which card you look at.',
  turnMoreTitle: 'Build or raze more, or end the turn',
  turnMoreDetail: 'Each card can be turned once in a turn.',
  marchMoreTitle: 'March or attack with further armies, or end the turn',
  marchMoreDetail: 'An army that has taken its step is done and stands dimmed.',
  marchTitle: (count: number) =>
    count === 1
      ? 'March or attack with your warrior'
      : `March or attack with your ${count} warriors`,
  marchDetail: 'Choose a lit neighbour, or drop the die there.',
  howManyTitle: (to: string) => `How many march ${to}?`,
  howManyDetail: (die: number) =>
    `The army has ${warriors(die)}. A part needs a free die; the rest stays and may still move.`,
  attackTitle: (the: string) => `Attack on ${the}`,
  turnOverTitle: (the: string) => `Turn ${the} over?`,
  starveTitle: (count: number) =>
    `Hunger: choose ${count === 1 ? 'the warrior' : `${count} warriors`} who must starve`,
  starveDetail: (outside: number, ears: number) =>
    `${warriors(outside)} outside, ${s(ears, 'ear')}. The last warrior of a card never starves.`,
  starvesIfEnded: (count: number, outside: number, ears: number) =>
    `If the turn ended now, ${count === 1 ? '1 warrior' : `${count} warriors`} would starve: ${outside} outside, ${s(ears, 'ear')}.`,
  repeatsThird: 'Ending the turn now is a draw: the same position would stand for the third time',
  repeatsThirdStarving:
    'With the last to starve it is a draw: the same position stands for the third time',
  repeatsSecond:
    'If the turn ends like this, the same position stands for the second time; the third time is a draw.',
  waitTitle: (name: string) => `${name} to move`,
  waitDetail: 'You will see every step here.',
  waitStarveTitle: (name: string) => `${name} must let warriors starve`,

  // What will come of it
  clash: (the: string, defenders: number, fell: number) =>
    `${upper(the)} is held by ${defenders}; ${fell === 0 ? 'no one falls' : fell === 1 ? 'one falls' : `${fell} fall`} at the shields`,
  clashWin: (spare: number) => `you can win with ${spare} to spare`,
  clashEven: 'you can clear the card, but not enter it',
  clashWeak: (rest: number) => `${rest === 1 ? 'only one is' : `only ${rest} are`} left to fight`,
  stays: (count: number) => (count === 1 ? '1 stays' : `${count} stay`),
  allGo: 'the whole army goes',
  starves: (count: number) => `${count} would starve at the end of the turn`,
  feeds: (outside: number, ears: number) => `then ${outside} outside, ${ears} fed`,
  feedsUpTo: (outside: number, least: number, most: number) =>
    `then ${outside} outside, ${range(least, most)} fed`,
  enemyStarves: (count: number) => `${count} of the enemy would starve`,
  winsByAreas: 'the eighth area: you win',
  winsByCapital: 'into the enemy capital: you win',
  destroys: 'the oppidum is destroyed',
  capitalThen: (dice: string) => `the capital then has ${dice}`,
  and: 'and',
  farmers: (left: string) => `2 warriors become farmers, ${left} stay`,
  backSeen: (side: string) => `you know the back: ${side}`,
  backUnknown: (least: Side, most: Side) =>
    `the back is unknown: ${range(least.shields, most.shields)} shields, ${range(least.ears, most.ears)} ears`,
  razed: (dice: string) => `the farmers are warriors again: ${dice}`,
  emptied: 'the card is left empty',
  defendersLeft: (count: number) => `${count} of the defenders left`,
  atHomeAfter: (count: number) =>
    count === 0 ? 'nobody stays home' : count === 1 ? '1 stays home' : `${count} stay home`,

  // Buttons and choices
  recruit: 'Recruit',
  end: 'End turn',
  endNoScout: 'End without scouting',
  build: 'Build an oppidum',
  raze: 'Raze the oppidum',
  scout: 'Scout',
  conquer: 'Conquer',
  fight: 'Fight without winning',
  recruitNobody: 'Nobody',
  recruitSome: (count: number) => `Recruit ${count}`,
  marchWith: (count: number) => `March with ${count}`,
  enterWith: (count: number) => (count === 1 ? '1 enters' : `${count} enter`),
  commit: (count: number) => `Commit ${count}`,
  starveOne: (at: string) => `Let one starve ${at}`,
  actRecruit: (count: number) => (count === 0 ? 'recruit nobody' : `recruit ${count}`),
  actScout: (the: string) => `scout ${the}`,
  actBuild: (at: string) => `build ${at}`,
  actRaze: (at: string) => `raze the oppidum ${at}`,
  actMarch: (count: number, from: string, to: string) => `march with ${count} ${from} ${to}`,
  actConquer: (the: string, from: string, count: number) =>
    `conquer ${the} ${from}, ${count === 1 ? '1 enters' : `${count} enter`}`,
  actFight: (the: string, from: string, count: number) => `attack ${the} ${from}, commit ${count}`,
  actStarve: (at: string) => `let one starve ${at}`,
  actEnd: 'end the turn',

  // What happened
  didRecruit: (count: number) => (count === 0 ? 'recruited nobody' : `recruited ${count}`),
  didScout: (the: string) => `scouted ${the}`,
  didSee: (label: string, side: string) => `${label} hides ${side}`,
  didBuild: (at: string, side: string) => `built an oppidum ${at}: ${side}`,
  didRaze: (at: string) => `razed the oppidum ${at}`,
  didMarch: (count: number, from: string, to: string) => `marched: ${count} ${from} ${to}`,
  didConquer: (the: string, fell: number, slain: number, entered: number, destroyed: boolean) =>
    `conquered ${the}: ${fell} fell at the shields, ${slain} on each side, ${entered} entered${destroyed ? '; the oppidum is gone' : ''}`,
  didFight: (the: string, fell: number, slain: number, defenders: number) =>
    `attacked ${the}: ${fell} fell at the shields, ${slain} on each side, ${defenders === 0 ? 'the card is empty' : `${defenders} still hold it`}`,
  isHungry: (count: number) => `must let ${warriors(count)} starve`,
  didStarve: (at: string) => `let one starve ${at}`,
  didStarveMany: (count: number, places: string[]) =>
    `let ${count} starve: ${[...new Set(places)].join(', ')}`,
  endedByAreas: (people: string) => `The ${people} hold eight areas and win`,
  endedByCapital: (people: string) => `The ${people} have entered the enemy capital and win`,
  endedByRepetition: 'A draw: the same position for the third time',
  endedByLimit: 'A draw: the last turn has been played',
  endedByResigning: (winner: string, loser: string) =>
    `The ${loser} resigned, so the ${winner} win`,
  wins: (people: string) => `The ${people} win`,
  youWon: 'Victory is yours',
  youLost: 'You have lost this one',
  draw: 'A draw',

  reasons: {
    game_over: () => 'The game is over.',
    other_option: () =>
      'This turn is already used for something else: a turn is one of three options.',
    nothing_done: () => 'Nothing has been done yet. To pass, recruit nobody and do not scout.',
    must_starve: (r: Reason) => `First ${warriors(figure(r, 'warriors'))} outside must starve.`,
    nobody_hungry: () => 'Nobody has to starve now.',
    too_many_recruits: (r: Reason) => `A turn brings at most ${figure(r, 'most')} recruits.`,
    fewer_recruits_left: (r: Reason) =>
      figure(r, 'left') === 0
        ? 'Nobody more can be recruited in this turn.'
        : `Only ${figure(r, 'left')} more can be recruited in this turn.`,
    nobody_more: () => 'To recruit nobody more, scout or end the turn.',
    no_room: (r: Reason) =>
      `The capital has room for ${figure(r, 'room')} more: the dice there are full and no die is free.`,
    short_of_ears: (r: Reason) =>
      `No recruits while ${warriors(figure(r, 'outside'))} outside have only ${s(figure(r, 'ears'), 'ear')}.`,
    recruit_first: () =>
      'Scouting comes after recruiting: first say how many you recruit (nobody is enough).',
    scouted_already: () => 'One card was scouted in this turn already.',
    nothing_to_scout: () => 'Only a land card with its front up can be scouted.',
    not_yours: () => 'You do not occupy this card.',
    not_yours_to_raze: () => 'You do not occupy this card, so there is nothing to raze.',
    is_capital: () => 'A capital is never turned over.',
    is_oppidum: () => 'This card is an oppidum already.',
    no_oppidum: () => 'There is no oppidum on this card.',
    too_few_to_build: (r: Reason) =>
      `Building needs ${warriors(figure(r, 'needs'))} on the card, there are ${figure(r, 'has')}: two become farmers, one must stay.`,
    no_die_for_farmers: () => 'The returning farmers need a new die, and none is free.',
    turned_already: () => 'This card was turned over in this turn already.',
    no_such_die: (r: Reason) => `No die of yours shows ${figure(r, 'die')} there.`,
    die_done: () => 'This army is done for the turn.',
    not_adjacent: () => 'That card is not adjacent: armies go one card up, down, left or right.',
    wrong_number: (r: Reason) => `1 to ${warriors(figure(r, 'most'))} can go.`,
    no_die_to_split: () =>
      'An army splits onto a free die, and none is free: all march or nobody does.',
    enemies_there: () => 'Enemies stand there: this would be an attack, not a march.',
    no_enemies: () => 'No enemy stands there: this would be a march, not an attack.',
    fall_at_shields: (r: Reason) =>
      `All ${figure(r, 'die')} would fall at the ${s(figure(r, 'shields'), 'shield')}.`,
    too_weak: (r: Reason) =>
      `${figure(r, 'rest')} would be left behind the shields, not more than the ${s(figure(r, 'defenders'), 'defender')}: too few to conquer.`,
    wrong_commitment: (r: Reason) =>
      `1 to ${warriors(figure(r, 'most'))} can be committed without winning.`,
    wrong_entry: (r: Reason) => `1 to ${figure(r, 'most')} of the survivors can enter.`,
    no_die_to_enter: (r: Reason) =>
      `Entering with a part needs a free die, and none is free: all ${figure(r, 'survivors')} enter.`,
    capital_feeds: () => 'Warriors in the capital do not starve.',
    no_die_to_starve: (r: Reason) =>
      `No die there shows ${figure(r, 'die')}, so none of its warriors can starve.`,
    last_warrior: () => 'The last warrior of a card does not starve.',
    not_hungry: () => 'No die of the hungry side lies there.',
    not_your_decision: () => 'It is not your decision now.',
  } satisfies Record<Illegal['code'], ReasonText> & Record<string, ReasonText>,

  options: { beginner: 'Who begins', supply: 'Supply' },
  optionValues: {
    lot: { label: 'By lot', detail: 'chance decides' },
    celts: { label: 'Celts', detail: 'the green side begins' },
    romans: { label: 'Romans', detail: 'the red side begins' },
    strict: { label: 'Strict', detail: 'every turn ends within supply' },
    loose: { label: 'Loose', detail: 'hunger only follows the loss of a card' },
  },

  guide: {
    goal: {
      title: 'Welcome to Oppida',
      text: 'Whoever holds eight of the twelve areas wins at once, and so does whoever sets foot in the enemy capital, marked here. You hold a card as long as a die of yours lies on it.',
    },
    army: {
      title: 'This is your army',
      text: 'A die is an army, its pips are warriors. Dice are set, never rolled. Your capital feeds whoever stays inside.',
    },
    options: {
      title: 'A turn is one of three',
      text: 'Recruit and scout; or turn cards of yours over, which is building; or march and attack. The sentence below always says what you can do now. We go through all of them.',
    },
    recruit: {
      title: 'Recruit',
      text: 'Choose your capital or the button below and take up to three warriors. They turn your die up; whoever goes beyond 6 comes on a new die.',
    },
    scout: {
      title: 'Scout',
      text: 'Every land card hides an oppidum on its back: more shields, more ears. When you recruit you may also look at one card: choose Scout, then the card, before or after recruiting. Only you will know what you saw.',
    },
    march: {
      title: 'March',
      text: 'In another turn you march: choose the die, then a neighbour, then how many go. Part of an army goes on a free die; the rest stays and may still move.',
    },
    supply: {
      title: 'Feed them',
      text: 'Each ear on your cards feeds one warrior outside the capital. The bar counts both. At the end of your turn, whoever is too many starves: two on a fresh card are fed, a third is not.',
    },
    attack: {
      title: 'Attack',
      text: 'Where enemies stand, a step is an attack. Each shield of the card fells one of yours, then they fall one for one. With more left than they have, you conquer. The list shows the outcome before you choose.',
    },
    build: {
      title: 'Build an oppidum',
      text: 'With three warriors on a land card, choose the card: two become farmers, and its back with more shields and ears counts from then on. Conquered, it is destroyed.',
    },
    end: {
      title: 'End the turn',
      text: 'You end every turn down here. Until your opponent acts you can take back what you did, unless the back of a card was shown. Good luck!',
    },
  },
};

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export type Texts = Omit<typeof en, 'peoples' | 'capitals'> & {
  peoples: string[];
  capitals: ReturnType<typeof place>[];
};

export type PlaceText = ReturnType<typeof place>;
