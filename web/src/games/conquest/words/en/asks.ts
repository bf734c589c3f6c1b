/** What to do now: a sentence and its explanation for each step of the game. */
import type { Prompt } from '../../../module';

const ask = (title: string, detail: string): Prompt => ({ title, detail });
const s = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

export const asks = {
  open: (slots: string, talents: number) =>
    ask(
      `Open the auction for ${slots}: how much do you bid?`,
      `Who wins pays and decides who becomes whose ally and who acts first. 0 is a bid too, and wins if nobody goes higher. You have ${talents} talents.`,
    ),
  raise: (bidder: string, bid: number, proposal: string) =>
    ask(
      `${bidder} bids ${bid}: bid more, or pass`,
      `If nobody raises: ${proposal}. With a higher bid you propose anew. Passing is not final: you can come back if somebody else raises.`,
    ),
  propose: (bid: number, isAlone: boolean) =>
    ask(
      isAlone
        ? `You bid ${bid}: on which field does the last marker go?`
        : `You bid ${bid}: who stands on A, and who on B?`,
      isAlone
        ? 'A is the odd alliance, B the even one. Whoever sits in the other alliance is an enemy.'
        : 'A and B become enemies of each other, and A acts first. Name yourself or others.',
    ),
  place: (units: string, isLeader: boolean, hasMore: boolean) =>
    ask(
      `Place ${units}${hasMore ? ', or another kind before' : ''}: choose a lit province`,
      isLeader
        ? 'Only where a leader is can you move, recruit and buy influence; the Caesar buys two tokens at once, a general one.'
        : 'They can stand where you have influence. One military unit is enough to protect your influence in its province.',
    ),
  station: () =>
    ask(
      'Place your galley: choose a lit sea',
      'A galley carries 4 units across the sea to any coast it touches, closes straits to enemies and helps in battles on its coasts.',
    ),
  turn: (left: number, mayTake: boolean) =>
    ask(
      left === 2 ? 'Choose the first of two actions' : 'Choose your second action',
      `Choose a province with your leader to move, recruit, buy or fight; a sea for galleys${mayTake ? '; a card to take it' : ''}.`,
    ),
  turnEnd: () =>
    ask(
      'Both actions are used: end your turn',
      'Before that you may take the last steps back, or use a card that lies before you.',
    ),
  recruit: (where: string, talents: number, chaos: number) =>
    ask(
      `Recruit in ${where}: choose how many of each kind`,
      `You have ${talents} talents. Take the kinds in any order, until you end it. The action brings ${chaos} chaos, however many you take.`,
    ),
  buyMore: (where: string, price: number) =>
    ask(
      `Your Caesar may buy another token in ${where}`,
      `It costs ${price} talents again and no further action. Or end the purchase.`,
    ),
  march: (from: string, moved: boolean) =>
    ask(
      moved ? `More units from ${from}, or is that all?` : `Where do units from ${from} go?`,
      'All lit provinces can be reached: by land up to the first enemy troops. For a landing choose the lit sea first, then the coast.',
    ),
  send: (from: string, to: string) =>
    ask(
      `Who goes from ${from} to ${to}?`,
      'Choose how many of each kind, or send all. A military unit that stays protects your influence; a leader goes where you want to act.',
    ),
  sendOver: (from: string, to: string, sea: string, room: number) =>
    ask(
      `Who lands in ${to}, from ${from}?`,
      `Your galleys in ${sea} carry ${s(room, 'military unit')} in one action; leaders go along for nothing.`,
    ),
  sendErrand: (to: string, troops: number, least: number) =>
    ask(
      `Who marches to ${to} against the barbarians?`,
      troops >= least
        ? 'Enough have gone. More may go with them, also leaders.'
        : `At least ${least} military units must go; ${troops} so far.`,
    ),
  sail: (to: string) =>
    ask(
      `Which galleys come to ${to}?`,
      'Choose the seas from which they come, or bring all. No distance is too far, and nobody hinders them.',
    ),
  sailed: () =>
    ask(
      'Fight a sea battle, or leave it at the move?',
      'The battle belongs to the same action. Choose a lit sea with galleys of an enemy.',
    ),
  fetch: (to: string) =>
    ask(`Which galley goes to ${to}?`, 'Choose a lit sea. Two more galleys join it there.'),
  build: () =>
    ask(
      'Where do you build the city?',
      'One more die for you in defence, double taxes, 3 chaos less in each campaign.',
    ),
  muster: (to: string) =>
    ask(
      `From where do they march to ${to}?`,
      'Choose a lit province with at least four military units and a leader; for a landing the sea first.',
    ),
  bribe: () =>
    ask(
      'Whose senator do you bribe?',
      'Choose a player. You choose among the backs: chance decides which.',
    ),
  revolt: () =>
    ask(
      'Where do the slaves rise?',
      'Four infantry fight all armies there, one after the other, yours last.',
    ),
  raise_legions: () =>
    ask(
      'Where do the new legions come?',
      'Six infantry; neither a leader nor influence is needed.',
    ),
  fairWind: (attacker: string, sea: string) =>
    ask(
      `${attacker} attacks your galleys in ${sea}: sail away?`,
      'With Fair Wind the battle does not take place, and nobody takes chaos.',
    ),
  add: (where: string) =>
    ask(
      `Battle in ${where}: which galleys do you add?`,
      'A galley makes one more face of the die a hit, but it can fall. Choose a lit sea, or go on without.',
    ),
  lend: (commander: string, enemy: string, where: string) =>
    ask(
      `${commander} fights ${enemy} in ${where}: do you lend units?`,
      `They fight under ${commander}'s command and can fall; survivors come back to you. A leader brings a die and never falls. You take no chaos.`,
    ),
  lose: (hits: number, where: string) =>
    ask(
      `${s(hits, 'hit')} in ${where}: choose what you lose`,
      'Choose how many of each kind in the battle panel. A kind hits only as often as you have units of it. Leaders never fall.',
    ),
  retreat: (where: string, chaos: number) =>
    ask(
      `Round over in ${where}: fight on, or retreat?`,
      `Who retreats has lost and takes ${chaos} chaos, but saves his units: all go to one neighbouring province.`,
    ),
  flee: (where: string) =>
    ask(
      `Your leaders must leave ${where}`,
      'Choose a lit neighbouring province. Leaders are never lost in a battle.',
    ),
  openVote: (card: string, gain: string) =>
    ask(
      `Vote on ${card}: lay down senators, or pass`,
      `${gain}. The highest sum wins and loses its senators; all others take theirs back.`,
    ),
  vote: (bidder: string, bid: number, card: string, needed: number, most: number) =>
    needed > most
      ? ask(
          `${card}: ${bidder} has ${s(bid, 'vote')}. You can only pass`,
          `You would need ${s(needed, 'more vote')}, and have ${most} in hand. What you have laid comes back unless you win.`,
        )
      : ask(
          `${card}: ${bidder} has ${s(bid, 'vote')}. Lay more, or pass`,
          `You need at least ${s(needed, 'more vote')}. Only the winner loses senators; passing is not final.`,
        ),
  layMore: (total: number, bid: number) =>
    total > bid
      ? ask(
          `Your bid is ${s(total, 'vote')}: lay more, or let it stand`,
          'Any of your senators can follow. What lies is shown and stays.',
        )
      : ask(
          `${s(total, 'vote')} so far: you need more than ${bid}`,
          'Lay another senator, in any order. What lies is shown and stays.',
        ),
  over: () => ask('The game is over', 'See the points of the last campaign on the right.'),
  wait: (name: string, what: string) => ask(`${name} ${what}`, 'You will see every step here.'),

  /** With something clicked, or under the pointer. */
  here: (name: string) => `What do you do in ${name}?`,
  goOver: (sea: string) => `Landing from ${sea}: choose the coast`,
  taxTitle: () =>
    ask(
      'Special tax: how much?',
      '5 talents for each chaos. Who has the most chaos at the end of the campaign loses 10 points, the next 5.',
    ),
  bidDetail: (bid: number, left: number) =>
    bid === 0
      ? 'You bid nothing, and keep all your talents.'
      : `You bid ${bid}; if you win, you have ${left} left.`,
  answerTitle: () =>
    ask('Standing answers', 'Given in advance, so that nobody has to wait for you. All see them.'),
  victimTitle: () =>
    ask(
      'Whom does the Assassin visit?',
      'Choose in the list on the right: a general, or a senator at random.',
    ),
  marker: (name: string, field: string, slot: number) => `${name} on ${field}: slot ${slot}.`,
  nowB: (name: string) => `${name} stands on A. Who stands on B?`,
};

/** What others wait for: "Severus …". */
export const doing = {
  bidding: 'thinks about a bid',
  proposing: 'proposes alliances',
  placing: 'places the starting units',
  stationing: 'places a galley',
  turn: 'chooses an action',
  recruiting: 'recruits',
  buying: 'buys influence',
  marching: 'moves land units',
  sending: 'moves land units',
  sailing: 'brings galleys together',
  sailed: 'may fight at sea',
  fetching: 'moves a galley',
  building: 'builds a city',
  mustering: 'marches against barbarians',
  bribing: 'bribes a senator',
  revolting: 'lets slaves rise',
  raising: 'raises new legions',
  fair_wind: 'may sail away',
  committing: 'may join the battle',
  losing: 'chooses losses',
  retreating: 'may retreat',
  fleeing: 'takes leaders away',
  voting: 'thinks about the vote',
  laying: 'lays down senators',
  over: 'has finished',
};
