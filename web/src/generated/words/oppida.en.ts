// Written by `cargo xtask generate` from words/. Do not edit.
import { by, capital, list, pick, whyNot, type Messages, type Line } from '../../lib/words';
import type { Action } from '../oppida/Action';
import type { Ending } from '../oppida/Ending';
import type { Event } from '../oppida/Event';
import type { Illegal } from '../oppida/Illegal';
import type { OppidaWords } from './oppida';

const actionChoice: Messages<Action> = {
  build: (v) => `Build an oppidum ${areaAt[v.area]}`,
  conquer: (v) => count.enter(v.warriors),
  end: () => 'End the turn',
  fight: (v) => `Commit ${v.warriors}`,
  march: (v) => `March with ${v.warriors}`,
  raze: (v) => `Raze the oppidum ${areaAt[v.area]}`,
  recruit: (v) => v.warriors === 0 ? 'Nobody' : `Recruit ${v.warriors}`,
  scout: (v) => `Scout ${areaThe[v.area]}`,
  starve: (v) => `Let one of the ${v.die} starve ${areaAt[v.area]}`,
};
const action: Messages<Action> = {
  build: (v) => `build an oppidum ${areaAt[v.area]}`,
  conquer: (v) => `conquer ${areaThe[v.to]} from ${areaThe[v.from]}, ${count.enter(v.warriors)}`,
  end: () => 'end the turn',
  fight: (v) => `attack ${areaThe[v.to]} from ${areaThe[v.from]}, commit ${v.warriors}`,
  march: (v) => `march with ${v.warriors} from ${areaThe[v.from]} to ${areaThe[v.to]}`,
  raze: (v) => `raze the oppidum ${areaAt[v.area]}`,
  recruit: (v) => `recruit ${v.warriors === 0 ? 'nobody' : `${v.warriors}`}`,
  scout: (v) => `scout ${areaThe[v.area]}`,
  starve: (v) => `let one of the ${v.die} starve ${areaAt[v.area]}`,
};
const areaAt = ['in the Celtic capital', 'on the Heath', 'in the Vineyard', 'at the Snow Peak', 'in the Oakwood', 'at the Ford', 'in the Wheatfield', 'at the Reed Lake', 'at the Rocky Pass', 'in the Meadow', 'in the Olive Grove', 'in the Roman capital'];
const area = ['Celtic capital', 'Heath', 'Vineyard', 'Snow Peak', 'Oakwood', 'Ford', 'Wheatfield', 'Reed Lake', 'Rocky Pass', 'Meadow', 'Olive Grove', 'Roman capital'];
const areaThe = ['the Celtic capital', 'the Heath', 'the Vineyard', 'the Snow Peak', 'the Oakwood', 'the Ford', 'the Wheatfield', 'the Reed Lake', 'the Rocky Pass', 'the Meadow', 'the Olive Grove', 'the Roman capital'];
const beginnerDetail = {
  celts: 'the green side begins',
  lot: 'chance decides',
  romans: 'the red side begins',
};
const beginner = {
  celts: 'Celts',
  lot: 'By lot',
  romans: 'Romans',
};
const ending: Messages<Ending> = {
  areas: (v) => `${capital(seatThe[v.winner])} hold enough areas and win`,
  capital: (v) => `${capital(seatThe[v.winner])} have entered the enemy capital and win`,
  repetition: () => 'A draw: the same position for the third time',
  turn_limit: () => 'A draw: the last turn has been played',
};
const event: Messages<Event, Line | null> = {
  built: (v) => by(v.seat, `built an oppidum ${areaAt[v.area]}: ${count.shield(v.shields)}, ${count.ear(v.ears)}`),
  conquered: (v) => by(v.seat, `conquered ${areaThe[v.to]} from ${areaThe[v.from]}: ${v.fell} fell at the shields, ${v.slain} on each side, ${v.entered} entered${v.destroyed ? '; the oppidum is destroyed' : ''}`),
  ended: (v) => by(null, `${pick(ending, v)}`),
  fought: (v) => by(v.seat, `attacked ${areaThe[v.to]} from ${areaThe[v.from]}: ${v.fell} fell at the shields, ${v.slain} on each side, ${v.defenders === 0 ? 'the card is empty' : v.defenders === 1 ? '1 still holds it' : `${v.defenders} still hold it`}`),
  hungry: (v) => by(v.seat, `must let ${count.warrior(v.warriors)} starve`),
  marched: (v) => by(v.seat, `marched with ${v.warriors} from ${areaThe[v.from]} to ${areaThe[v.to]}`),
  razed: (v) => by(v.seat, `razed the oppidum ${areaAt[v.area]}`),
  recruited: (v) => by(v.seat, `recruited ${v.warriors === 0 ? 'nobody' : `${v.warriors}`}`),
  saw: (v) => by(null, `${capital(areaThe[v.area])} hides ${count.shield(v.shields)} and ${count.ear(v.ears)}`),
  scouted: (v) => by(v.seat, `scouted ${areaThe[v.area]}`),
  starved: (v) => by(v.seat, `let one starve ${areaAt[v.area]}`),
  turn_ended: () => null,
};
const illegal: Messages<Illegal> = {
  capital_feeds: () => 'Warriors in the capital do not starve.',
  die_done: () => 'This army is done for the turn.',
  enemies_there: () => 'Enemies stand there: this would be an attack, not a march.',
  fall_at_shields: (v) => `${v.die === 1 ? 'The one warrior' : `All ${v.die}`} would fall at the ${count.shield(v.shields)}.`,
  fewer_recruits_left: (v) => `${v.left === 0 ? 'Nobody more' : `Only ${v.left} more`} can be recruited in this turn.`,
  game_over: () => 'The game is over.',
  is_capital: () => 'A capital is never turned over.',
  is_oppidum: () => 'This card is already an oppidum.',
  last_warrior: () => 'The last warrior of a card does not starve.',
  must_starve: (v) => `First ${count.warrior(v.warriors)} outside must starve.`,
  no_die_for_farmers: () => 'The returning farmers need a new die, and none is free.',
  no_die_to_enter: (v) => `Entering with a part needs a free die, and none is free: all ${v.survivors} enter.`,
  no_die_to_split: () => 'An army splits onto a free die, and none is free: all march or nobody does.',
  no_die_to_starve: (v) => `No die there shows ${v.die}, so none of its warriors can starve.`,
  no_enemies: () => 'No enemy stands there: this would be a march, not an attack.',
  no_oppidum: () => 'There is no oppidum on this card.',
  no_room: (v) => `The capital has ${v.room === 0 ? 'no room' : `room for ${v.room}`} more: the dice there are full and no die is free.`,
  no_such_die: (v) => `No die of yours shows ${v.die} there.`,
  nobody_hungry: () => 'Nobody has to starve now.',
  nobody_more: () => 'To recruit nobody more, scout or end the turn.',
  not_adjacent: () => 'That card is not adjacent: armies go one card up, down, left or right.',
  not_hungry: (v) => `${capital(seatThe[v.hungry])} must let warriors starve, and none of their dice lies there.`,
  not_yours: () => 'You do not occupy this card.',
  not_yours_to_raze: () => 'You do not occupy this card, so there is nothing for you to raze.',
  nothing_done: () => 'Nothing has been done yet. To pass, recruit nobody and do not scout.',
  nothing_to_scout: () => 'Only a land card with its front up can be scouted.',
  other_option: () => 'This turn is already used for something else: a turn is one of three options.',
  recruit_first: () => 'Scouting comes after recruiting: first say how many you recruit (nobody is enough).',
  scouted_already: () => 'You have already scouted a card in this turn.',
  short_of_ears: (v) => `You cannot recruit while ${count.warrior(v.outside)} outside ${v.outside === 1 ? 'has' : 'have'} only ${count.ear(v.ears)}.`,
  too_few_to_build: (v) => `Building takes ${count.warrior(v.needs)} on the card, and there ${v.has === 1 ? 'is' : 'are'} ${v.has}: all but one become farmers.`,
  too_many_recruits: (v) => `A turn brings at most ${v.most === 1 ? 'one recruit' : `${v.most} recruits`}.`,
  too_weak: (v) => `${v.rest} would be left behind the shields, no more than the ${count.defender(v.defenders)}: too few to conquer.`,
  turned_already: () => 'This card has already been turned over in this turn.',
  wrong_commitment: (v) => `${v.most === 1 ? 'Only 1 warrior' : `1 to ${v.most} warriors`} can be committed without winning.`,
  wrong_entry: (v) => `${v.most === 1 ? 'Only 1 survivor' : `1 to ${v.most} of the survivors`} can enter.`,
  wrong_number: (v) => `${v.most === 1 ? 'Only 1 warrior can go' : `1 to ${v.most} warriors can go`}.`,
};
const seatDetail = ['green, from the hill forts of the north', 'red, from the city in the south'];
const seat = ['Celts', 'Romans'];
const seatLetter = ['C', 'R'];
const seatPlay = ['Play the Celts', 'Play the Romans'];
const seatThe = ['the Celts', 'the Romans'];
const supplyDetail = {
  loose: 'hunger only follows the loss of a card',
  strict: 'every turn ends within supply',
};
const supply = {
  loose: 'Loose',
  strict: 'Strict',
};
const count = {
  defender: (n: number) => n === 1 ? `${n} defender` : `${n} defenders`,
  ear: (n: number) => n === 1 ? `${n} ear` : `${n} ears`,
  enter: (n: number) => n === 1 ? `${n} enters` : `${n} enter`,
  fall: (n: number) => n === 0 ? 'no one falls' : n === 1 ? 'one falls' : `${n} fall`,
  free_die: (n: number) => n === 1 ? `${n} die free` : `${n} dice free`,
  number: (n: number) => n === 1 ? 'one' : n === 2 ? 'two' : n === 3 ? 'three' : n === 4 ? 'four' : n === 5 ? 'five' : n === 6 ? 'six' : n === 7 ? 'seven' : n === 8 ? 'eight' : n === 9 ? 'nine' : n === 10 ? 'ten' : `${n}`,
  ordinal: (n: number) => n === 1 ? 'first' : n === 2 ? 'second' : n === 3 ? 'third' : n === 4 ? 'fourth' : n === 5 ? 'fifth' : n === 6 ? 'sixth' : n === 7 ? 'seventh' : n === 8 ? 'eighth' : n === 9 ? 'ninth' : `${n}th`,
  shield: (n: number) => n === 1 ? `${n} shield` : `${n} shields`,
  stay: (n: number) => n === 0 ? 'the whole army goes' : n === 1 ? '1 stays' : `${n} stay`,
  stay_home: (n: number) => n === 0 ? 'nobody stays home' : n === 1 ? '1 stays home' : `${n} stay home`,
  warrior: (n: number) => n === 1 ? `${n} warrior` : `${n} warriors`,
};

export const words: OppidaWords = {
  actionChoice: (value) => pick(actionChoice, value),
  action: (value) => pick(action, value),
  areaAt,
  area,
  areaThe,
  beginnerDetail,
  beginner,
  ending: (value) => pick(ending, value),
  event: (value) => pick(event, value),
  illegal: (value) => whyNot(illegal, value),
  seatDetail,
  seat,
  seatLetter,
  seatPlay,
  seatThe,
  supplyDetail,
  supply,
  count,
  and: 'and',
  button: {
    build: 'Build an oppidum',
    conquer: 'Conquer',
    end: 'End turn',
    end_unscouted: 'End without scouting',
    fight: 'Fight without winning',
    raze: 'Raze the oppidum',
    recruit: 'Recruit',
    scout: 'Scout',
  },
  figures: (v) => `${count.shield(v.shields)}, ${count.ear(v.ears)}`,
  guide: {
    army: {
      text: 'A die is an army, its pips are warriors. Dice are set, never rolled. Your capital feeds whoever stays inside.',
      title: 'This is your army',
    },
    attack: {
      text: 'Where enemies stand, a step is an attack. Each shield of the card fells one of yours, then they fall one for one. With more left than they have, you conquer. The list shows the outcome before you choose.',
      title: 'Attack',
    },
    build: {
      text: (v) => `With more than ${count.number(v.farmers)} warriors on a land card, choose the card: ${count.number(v.farmers)} become farmers, and its back with more shields and ears counts from then on. Conquered, it is destroyed.`,
      title: 'Build an oppidum',
    },
    end: {
      text: 'You end every turn down here. Until your opponent acts you can take back what you did, unless the back of a card was shown. Good luck!',
      title: 'End the turn',
    },
    goal: {
      text: (v) => `Whoever holds ${count.number(v.areas)} of the twelve areas wins at once, and so does whoever sets foot in the enemy capital, marked here. You hold a card as long as a die of yours lies on it.`,
      title: 'Welcome to Oppida',
    },
    march: {
      text: 'In another turn you march: choose the die, then a neighbour, then how many go. Part of an army goes on a free die; the rest stays and may still move.',
      title: 'March',
    },
    options: {
      text: 'Recruit and scout; or turn cards of yours over, which is building; or march and attack. The sentence below always says what you can do now. We go through all of them.',
      title: 'A turn is one of three',
    },
    recruit: {
      text: (v) => `Choose your capital or the button below and take up to ${count.number(v.recruits)} warriors. They turn your die up; whoever goes beyond 6 comes on a new die.`,
      title: 'Recruit',
    },
    scout: {
      text: 'Every land card hides an oppidum on its back: more shields, more ears. When you recruit you may also look at one card: choose Scout, then the card, before or after recruiting. Only you will know what you saw.',
      title: 'Scout',
    },
    supply: {
      text: (v) => `Each ear on your cards feeds one warrior outside the capital. The bar counts both. At the end of your turn, whoever is too many starves: a fresh card feeds ${count.number(v.ears)} and no more.`,
      title: 'Feed them',
    },
  },
  measured: 'Areas',
  options: {
    beginner: 'Who begins',
    supply: 'Supply',
  },
  over: {
    draw: 'A draw',
    lost: 'You have lost this one',
    resigned: (v) => `${capital(seatThe[v.loser])} resigned, so ${seatThe[v.winner]} win`,
    wins: (v) => `${capital(seatThe[v.winner])} win`,
    won: 'Victory is yours',
  },
  panel: {
    areas: 'areas',
    fed: (v) => `${v.outside} outside · ${count.ear(v.ears)}`,
    hidden: 'Backs you cannot place (shields/ears)',
    home: (v) => `${v.count} in the capital`,
    nothing_scouted: 'No back yet. Scout a card when you recruit.',
    scouted: 'Scouted by you',
    would_starve: (v) => `${v.count} would starve`,
    you: 'you',
  },
  preview: {
    back_seen: (v) => `you know the back: ${v.figures}`,
    back_unknown: (v) => `the back is unknown: ${v.shields} shields, ${v.ears} ears`,
    capital: (v) => `the capital then has ${list(v.dice, 'and')}`,
    clash: (v) => `${capital(areaThe[v.to])} is held by ${v.defenders}; ${count.fall(v.fell)} at the shields, ${v.outcome}.`,
    defenders: (v) => `${v.count} of the defenders left`,
    destroys: 'the oppidum is destroyed',
    emptied: 'the card is left empty',
    enemy_starves: (v) => `${v.count} of the enemy would starve`,
    even: 'you can clear the card, but not enter it',
    farmers: (v) => `${count.warrior(v.farmers)} become farmers, ${list(v.dice, 'and')} stay`,
    feed: (v) => `then ${v.outside} outside, ${v.ears} fed`,
    razed: (v) => `the farmers are warriors again: ${list(v.dice, 'and')}`,
    starve: (v) => `${v.count} would starve at the end of the turn`,
    weak: (v) => `${v.rest === 1 ? 'only one is' : `only ${v.rest} are`} left to fight`,
    win: (v) => `you can win with ${v.spare} to spare`,
    wins_by_areas: (v) => `the ${count.ordinal(v.areas)} area: you win`,
    wins_by_capital: 'into the enemy capital: you win',
  },
  progress: (v) => `turn ${v.turn}`,
  prompt: {
    attack: {
      title: (v) => `Attack on ${areaThe[v.to]}`,
    },
    building: {
      detail: 'Each card can be turned once in a turn.',
      title: 'Build or raze more, or end the turn',
    },
    choose: {
      detail: 'Choose your capital to recruit and scout, a card of yours to turn it over, or an army to march and attack.',
      title: 'Recruit, build or march: one of the three is your turn',
    },
    how_many: {
      detail: (v) => `The army has ${count.warrior(v.die)}. A part needs a free die; the rest stays and may still move.`,
      title: (v) => `How many march to ${areaThe[v.to]}?`,
    },
    hungry: {
      detail: (v) => `If the turn ended now, ${count.warrior(v.count)} would starve: ${v.outside} outside, ${count.ear(v.ears)}.`,
    },
    march: {
      detail: 'Choose a lit neighbour, or drop the die there.',
      title: (v) => `March or attack with your ${v.die === 1 ? 'warrior' : `${v.die} warriors`}`,
    },
    marching: {
      detail: 'An army that has taken its step is done and stands dimmed.',
      title: 'March or attack with further armies, or end the turn',
    },
    recruit: {
      detail: 'You may scout one card as well. To pass, recruit nobody and scout nothing.',
      title: 'How many warriors do you recruit?',
    },
    recruiting: {
      both: 'Recruit, scout a card, or end the turn',
      done: 'End the turn',
      left: (v) => `${v.left === 0 ? 'You have scouted and recruited all you can' : `Up to ${v.left} more can be recruited`}.`,
      recruit: 'Recruit, or end the turn',
      scout: 'Scout a card, or end the turn',
    },
    repeats: {
      second: 'If the turn ends like this, the same position stands for the second time; the third time is a draw.',
      third: 'Ending the turn now is a draw: the same position would stand for the third time',
      third_starving: 'With the last to starve it is a draw: the same position stands for the third time',
    },
    scout: {
      detail: 'You alone will see its back. Your opponent sees which card you look at.',
      title: 'Which card do you scout?',
    },
    starving: {
      detail: (v) => `${count.warrior(v.outside)} outside, ${count.ear(v.ears)}. The last warrior of a card never starves.`,
      title: (v) => `Hunger: choose ${v.count === 1 ? 'the warrior' : `${v.count} warriors`} who must starve`,
    },
    turn_over: {
      title: (v) => `Turn ${areaThe[v.area]} over?`,
    },
  },
  range: (v) => `${v.least} to ${v.most}`,
  seen: {
    back: (v) => `its back: ${v.figures}`,
    die: (v) => `die ${v.value} of ${seatThe[v.seat]}, ${areaAt[v.area]}`,
    die_done: 'done for this turn',
    empty: 'empty',
    held: (v) => `${seat[v.seat]} with ${v.dice}`,
    oppidum: 'oppidum',
    tag: 'seen',
  },
  sides: 'Your people',
  tagline: 'Celts against Romans, 396 BC. Twelve cards, dice as armies, secrets on the backs.',
  tally: {
    enemy: 'Enemy capital',
    open: 'Open land',
    oppida: 'Land with an oppidum',
    own: 'Own capital',
  },
  told: {
    starved: (v) => `let ${v.count} starve: ${v.places.join(', ')}`,
  },
  waiting: {
    detail: 'You will see every step here.',
    starving: (v) => `${v.name} must let warriors starve`,
    title: (v) => `${v.name} to move`,
  },
};
