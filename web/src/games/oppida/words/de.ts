import type { Reason } from '../../../lib/contract';
import type { Side } from '../types';
import type { PlaceText, Texts } from './en';

const n = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;
const warriors = (count: number): string => n(count, 'Krieger', 'Krieger');
const shields = (count: number): string => n(count, 'Schild', 'Schilde');
const ears = (count: number): string => n(count, 'Ähre', 'Ähren');
const figure = (reason: Reason, key: string): number => Number(reason[key] ?? 0);
const range = (least: number, most: number): string =>
  least === most ? `${least}` : `${least} bis ${most}`;
const place = (label: string, the: string, at: string, to: string, from: string): PlaceText => ({
  label,
  the: `${the} ${label}`,
  at: `${at} ${label}`,
  to: `${to} ${label}`,
  from: `${from} ${label}`,
});

export const de: Texts = {
  tagline:
    'Kelten gegen Römer, 396 v. Chr. Zwölf Karten, Würfel als Armeen, Geheimnisse auf den Rückseiten.',
  peoples: ['Kelten', 'Römer'],
  measured: 'Gebiete',
  tally: {
    own: 'Die eigene Hauptstadt',
    enemy: 'Die gegnerische Hauptstadt',
    oppida: 'Land mit Oppidum',
    open: 'Offenes Land',
  },
  sides: 'Dein Volk',
  sidesOf: [
    { name: 'Kelten', detail: 'grün, aus den Hügelburgen im Norden', play: 'Die Kelten spielen' },
    { name: 'Römer', detail: 'rot, aus der Stadt im Süden', play: 'Die Römer spielen' },
  ],
  places: {
    heath: place('Heide', 'die', 'auf der', 'zur', 'von der'),
    vineyard: place('Weinberg', 'den', 'am', 'zum', 'vom'),
    mountain: place('Schneeberg', 'den', 'am', 'zum', 'vom'),
    forest: place('Eichenwald', 'den', 'im', 'zum', 'vom'),
    ford: place('Furt', 'die', 'an der', 'zur', 'von der'),
    field: place('Kornfeld', 'das', 'im', 'zum', 'vom'),
    lake: place('Schilfsee', 'den', 'am', 'zum', 'vom'),
    pass: place('Felsenpass', 'den', 'am', 'zum', 'vom'),
    meadow: place('Aue', 'die', 'in der', 'zur', 'von der'),
    grove: place('Olivenhain', 'den', 'im', 'zum', 'vom'),
  },
  capitals: [
    {
      label: 'Keltenstadt',
      the: 'die Hauptstadt der Kelten',
      at: 'in der Hauptstadt der Kelten',
      to: 'zur Hauptstadt der Kelten',
      from: 'von der Hauptstadt der Kelten',
    },
    {
      label: 'Römerstadt',
      the: 'die Hauptstadt der Römer',
      at: 'in der Hauptstadt der Römer',
      to: 'zur Hauptstadt der Römer',
      from: 'von der Hauptstadt der Römer',
    },
  ],
  turn: (turn) => `Zug ${turn}`,

  shields,
  ears,
  seen: 'gesehen',
  side: (side) => `${shields(side.shields)}, ${ears(side.ears)}`,
  oppidum: 'Oppidum',
  empty: 'leer',
  heldBy: (people, dice) => `${people} mit ${dice}`,
  youSaw: (side) => `Rückseite: ${side}`,
  die: (value, people, at) => `Würfel ${value} der ${people}, ${at}`,
  dieDone: 'fertig für diesen Zug',
  you: 'du',
  areas: 'Gebiete',
  fed: (outside, fed) => `${outside} draußen · ${ears(fed)}`,
  wouldStarve: (count) => (count === 1 ? '1 würde verhungern' : `${count} würden verhungern`),
  freeDice: (count) => n(count, 'Würfel frei', 'Würfel frei'),
  atHome: (count) => `${count} in der Hauptstadt`,
  scoutedByYou: 'Von dir erkundet',
  nothingScouted: 'Noch keine Rückseite. Beim Werben kannst du eine Karte erkunden.',
  stillHidden: 'Rückseiten, die du nicht zuordnen kannst',

  chooseTitle: 'Werben, errichten oder ziehen: eines davon ist dein Zug',
  chooseDetail:
    'Wähle deine Hauptstadt, um zu werben und zu erkunden, eine eigene Karte, um sie umzudrehen, oder eine Armee, um zu ziehen und anzugreifen.',
  recruitTitle: 'Wie viele Krieger wirbst du?',
  recruitDetail: 'Dazu darfst du eine Karte erkunden. Niemand und kein Erkunden heißt passen.',
  scoutWhichTitle: 'Welche Karte erkundest du?',
  recruitOrScoutTitle: 'Wirb, erkunde eine Karte oder beende den Zug',
  scoutTitle: 'Erkunde eine Karte oder beende den Zug',
  recruitMoreTitle: 'Wirb oder beende den Zug',
  recruitedTitle: 'Beende den Zug',
  recruitMoreDetail: (left) =>
    left === 0
      ? 'Du hast erkundet und geworben, so viel du kannst.'
      : `Bis zu ${left} lassen sich noch werben.`,
  scoutDetail: 'Nur du siehst die Rückseite. Der Gegner sieht, welche Karte du ansiehst.',
  turnMoreTitle: 'Errichte oder reiße weiter ab, oder beende den Zug',
  turnMoreDetail: 'Jede Karte lässt sich in einem Zug nur einmal umdrehen.',
  marchMoreTitle: 'Ziehe mit weiteren Armeen, greif an, oder beende den Zug',
  marchMoreDetail: 'Eine Armee, die ihren Schritt getan hat, ist fertig und blasser gezeichnet.',
  marchTitle: (count) =>
    count === 1
      ? 'Ziehe oder greif an mit deinem Krieger'
      : `Ziehe oder greif an mit deinen ${count} Kriegern`,
  marchDetail: 'Wähle einen leuchtenden Nachbarn oder lege den Würfel dort ab.',
  howManyTitle: (to) => `Wie viele ziehen ${to}?`,
  howManyDetail: (die) =>
    `Die Armee hat ${warriors(die)}. Ein Teil braucht einen freien Würfel; der Rest bleibt und darf noch ziehen.`,
  attackTitle: (the) => `Angriff auf ${the}`,
  turnOverTitle: (the) => `${upper(the)} umdrehen?`,
  starveTitle: (count) =>
    count === 1
      ? 'Hunger: Bestimme den Krieger, der verhungert'
      : `Hunger: Bestimme ${count} Krieger, die verhungern`,
  starveDetail: (outside, fed) =>
    `${warriors(outside)} draußen, ${ears(fed)}. Der letzte Krieger einer Karte verhungert nie.`,
  starvesIfEnded: (count, outside, fed) =>
    `Endete der Zug jetzt, ${count === 1 ? 'würde 1 Krieger' : `würden ${count} Krieger`} verhungern: ${outside} draußen, ${ears(fed)}.`,
  repeatsThird:
    'Den Zug jetzt zu beenden heißt unentschieden: Dieselbe Stellung bestünde zum dritten Mal',
  repeatsThirdStarving:
    'Mit dem Letzten, der verhungert, ist es unentschieden: Dieselbe Stellung besteht zum dritten Mal',
  repeatsSecond:
    'Endet der Zug so, besteht dieselbe Stellung zum zweiten Mal; beim dritten Mal ist das Spiel unentschieden.',
  waitTitle: (name) => `${name} am Zug`,
  waitDetail: 'Du siehst hier jeden Schritt.',
  waitStarveTitle: (name) => `${name}: Hunger, es müssen Krieger verhungern`,

  clash: (the, defenders, fell) =>
    `${upper(the)} ${defenders === 1 ? 'hält 1 Krieger' : `halten ${defenders} Krieger`}; ${fell === 0 ? 'niemand fällt' : fell === 1 ? 'einer fällt' : `${fell} fallen`} an den Schilden`,
  clashWin: (spare) => `du kannst siegen und behältst ${spare}`,
  clashEven: 'du kannst die Karte räumen, aber nicht betreten',
  clashWeak: (rest) =>
    rest === 1 ? 'nur einer bleibt zum Kämpfen' : `nur ${rest} bleiben zum Kämpfen`,
  stays: (count) => (count === 1 ? '1 bleibt' : `${count} bleiben`),
  allGo: 'die ganze Armee zieht',
  starves: (count) => `am Ende des Zuges ${count === 1 ? 'würde 1' : `würden ${count}`} verhungern`,
  feeds: (outside, fed) => `dann ${outside} draußen, ${fed} ernährt`,
  feedsUpTo: (outside, least, most) => `dann ${outside} draußen, ${range(least, most)} ernährt`,
  enemyStarves: (count) => `${count} beim Gegner ${count === 1 ? 'würde' : 'würden'} verhungern`,
  winsByAreas: 'das achte Gebiet: du gewinnst',
  winsByCapital: 'in die gegnerische Hauptstadt: du gewinnst',
  destroys: 'das Oppidum ist zerstört',
  capitalThen: (dice) => `die Hauptstadt hat dann ${dice}`,
  and: 'und',
  farmers: (left) => `2 Krieger werden Bauern, es bleibt ${left}`,
  backSeen: (side) => `du kennst die Rückseite: ${side}`,
  backUnknown: (least: Side, most: Side) =>
    `die Rückseite ist unbekannt: ${range(least.shields, most.shields)} Schilde, ${range(least.ears, most.ears)} Ähren`,
  razed: (dice) => `die Bauern sind wieder Krieger: ${dice}`,
  emptied: 'die Karte bleibt leer zurück',
  defendersLeft: (count) => (count === 1 ? '1 verteidigt weiter' : `${count} verteidigen weiter`),
  atHomeAfter: (count) =>
    count === 0
      ? 'niemand bleibt daheim'
      : count === 1
        ? '1 bleibt daheim'
        : `${count} bleiben daheim`,

  recruit: 'Werben',
  end: 'Zug beenden',
  endNoScout: 'Ohne Erkunden beenden',
  build: 'Oppidum errichten',
  raze: 'Oppidum abreißen',
  scout: 'Erkunden',
  conquer: 'Erobern',
  fight: 'Kämpfen, ohne zu siegen',
  recruitNobody: 'Niemanden',
  recruitSome: (count) => `${count} werben`,
  marchWith: (count) => `Mit ${count} ziehen`,
  enterWith: (count) => (count === 1 ? '1 zieht ein' : `${count} ziehen ein`),
  commit: (count) => `${count} einsetzen`,
  starveOne: (at) => `Einen ${at} verhungern lassen`,
  actRecruit: (count) => (count === 0 ? 'niemanden werben' : `${count} werben`),
  actScout: (the) => `${the} erkunden`,
  actBuild: (at) => `${at} ein Oppidum errichten`,
  actRaze: (at) => `das Oppidum ${at} abreißen`,
  actMarch: (count, from, to) => `mit ${count} ${from} ${to} ziehen`,
  actConquer: (the, from, count) =>
    `${the} ${from} erobern, ${count === 1 ? '1 zieht ein' : `${count} ziehen ein`}`,
  actFight: (the, from, count) => `${the} ${from} angreifen, ${count} einsetzen`,
  actStarve: (at) => `einen ${at} verhungern lassen`,
  actEnd: 'den Zug beenden',

  didRecruit: (count) => (count === 0 ? 'warben niemanden' : `warben ${count}`),
  didScout: (the) => `erkundeten ${the}`,
  didSee: (label, side) => `${label} verbirgt ${side}`,
  didBuild: (at, side) => `errichteten ein Oppidum ${at}: ${side}`,
  didRaze: (at) => `rissen das Oppidum ${at} ab`,
  didMarch: (count, from, to) => `zogen: ${count} ${from} ${to}`,
  didConquer: (the, fell, slain, entered, destroyed) =>
    `eroberten ${the}: ${fell} an den Schilden gefallen, ${slain} auf jeder Seite, ${entered} eingezogen${destroyed ? '; das Oppidum ist zerstört' : ''}`,
  didFight: (the, fell, slain, defenders) =>
    `griffen ${the} an: ${fell} an den Schilden gefallen, ${slain} auf jeder Seite, ${defenders === 0 ? 'die Karte ist leer' : `${defenders} verteidigen weiter`}`,
  isHungry: (count) => `müssen ${warriors(count)} verhungern lassen`,
  didStarve: (at) => `ließen einen ${at} verhungern`,
  didStarveMany: (count, places) =>
    `ließen ${count} verhungern: ${[...new Set(places)].join(', ')}`,
  endedByAreas: (people) => `Die ${people} halten acht Gebiete und gewinnen`,
  endedByCapital: (people) => `Die ${people} sind in der gegnerischen Hauptstadt und gewinnen`,
  endedByRepetition: 'Unentschieden: zum dritten Mal dieselbe Stellung',
  endedByLimit: 'Unentschieden: der letzte Zug ist gespielt',
  endedByResigning: (winner, loser) => `Die ${loser} haben aufgegeben, also gewinnen die ${winner}`,
  wins: (people) => `Die ${people} gewinnen`,
  youWon: 'Der Sieg ist dein',
  youLost: 'Diese Partie ist verloren',
  draw: 'Unentschieden',

  reasons: {
    game_over: () => 'Das Spiel ist zu Ende.',
    other_option: () =>
      'Dieser Zug ist schon für etwas anderes vergeben: Ein Zug ist eine von drei Möglichkeiten.',
    nothing_done: () =>
      'Noch ist nichts geschehen. Passen heißt: niemanden werben und nicht erkunden.',
    must_starve: (r) =>
      `Erst ${figure(r, 'warriors') === 1 ? 'muss' : 'müssen'} draußen ${warriors(figure(r, 'warriors'))} verhungern.`,
    nobody_hungry: () => 'Jetzt muss niemand verhungern.',
    too_many_recruits: (r) => `Ein Zug bringt höchstens ${figure(r, 'most')} neue Krieger.`,
    fewer_recruits_left: (r) =>
      figure(r, 'left') === 0
        ? 'In diesem Zug lässt sich niemand mehr werben.'
        : `In diesem Zug lassen sich nur noch ${figure(r, 'left')} werben.`,
    nobody_more: () => 'Willst du niemanden mehr werben, erkunde oder beende den Zug.',
    no_room: (r) =>
      `In der Hauptstadt ist noch Platz für ${figure(r, 'room')}: Die Würfel dort sind voll, und keiner ist frei.`,
    short_of_ears: (r) =>
      `Niemand lässt sich werben, solange ${warriors(figure(r, 'outside'))} draußen nur ${ears(figure(r, 'ears'))} haben.`,
    recruit_first: () =>
      'Erkundet wird nach dem Werben: Sag zuerst, wie viele du wirbst (niemand genügt).',
    scouted_already: () => 'In diesem Zug wurde schon eine Karte erkundet.',
    nothing_to_scout: () =>
      'Erkunden lässt sich nur eine Landschaftskarte, deren Vorderseite oben liegt.',
    not_yours: () => 'Diese Karte besetzt du nicht.',
    not_yours_to_raze: () => 'Diese Karte besetzt du nicht, also gibt es nichts abzureißen.',
    is_capital: () => 'Eine Hauptstadt wird nie umgedreht.',
    is_oppidum: () => 'Diese Karte ist schon ein Oppidum.',
    no_oppidum: () => 'Auf dieser Karte steht kein Oppidum.',
    too_few_to_build: (r) =>
      `Zum Errichten sind ${warriors(figure(r, 'needs'))} auf der Karte nötig, es sind ${figure(r, 'has')}: zwei werden Bauern, einer muss bleiben.`,
    no_die_for_farmers: () =>
      'Die zurückkehrenden Bauern brauchen einen neuen Würfel, und keiner ist frei.',
    turned_already: () => 'Diese Karte wurde in diesem Zug schon umgedreht.',
    no_such_die: (r) => `Dort zeigt keiner deiner Würfel eine ${figure(r, 'die')}.`,
    die_done: () => 'Diese Armee ist für diesen Zug fertig.',
    not_adjacent: () =>
      'Die Karte ist nicht benachbart: Armeen gehen eine Karte nach oben, unten, links oder rechts.',
    wrong_number: (r) => `1 bis ${warriors(figure(r, 'most'))} können gehen.`,
    no_die_to_split: () =>
      'Zum Aufteilen ist ein freier Würfel nötig, und keiner ist frei: alle ziehen oder niemand.',
    enemies_there: () => 'Dort stehen Gegner: Das wäre ein Angriff, kein Marsch.',
    no_enemies: () => 'Dort steht kein Gegner: Das wäre ein Marsch, kein Angriff.',
    fall_at_shields: (r) =>
      `Alle ${figure(r, 'die')} würden an den Schilden fallen (${shields(figure(r, 'shields'))}).`,
    too_weak: (r) =>
      `Hinter den Schilden ${figure(r, 'rest') === 1 ? 'bliebe' : 'blieben'} ${figure(r, 'rest')}, nicht mehr als die Verteidigung (${figure(r, 'defenders')}): zu wenige zum Erobern.`,
    wrong_commitment: (r) =>
      `1 bis ${warriors(figure(r, 'most'))} lassen sich einsetzen, ohne zu siegen.`,
    wrong_entry: (r) => `1 bis ${figure(r, 'most')} der Überlebenden können einziehen.`,
    no_die_to_enter: (r) =>
      `Nur mit einem Teil einzuziehen braucht einen freien Würfel, und keiner ist frei: alle ${figure(r, 'survivors')} ziehen ein.`,
    capital_feeds: () => 'In der Hauptstadt verhungert niemand.',
    no_die_to_starve: (r) =>
      `Dort zeigt kein Würfel eine ${figure(r, 'die')}, also kann dort niemand verhungern.`,
    last_warrior: () => 'Der letzte Krieger einer Karte verhungert nicht.',
    not_hungry: () => 'Dort liegt kein Würfel der hungernden Seite.',
    not_your_decision: () => 'Jetzt entscheidest nicht du.',
  },

  options: { beginner: 'Wer beginnt', supply: 'Versorgung' },
  optionValues: {
    lot: { label: 'Los', detail: 'der Zufall entscheidet' },
    celts: { label: 'Kelten', detail: 'Grün beginnt' },
    romans: { label: 'Römer', detail: 'Rot beginnt' },
    strict: { label: 'Streng', detail: 'jeder Zug endet mit genügend Ähren' },
    loose: { label: 'Locker', detail: 'Hunger folgt nur auf den Verlust einer Karte' },
  },

  guide: {
    goal: {
      title: 'Willkommen bei Oppida',
      text: 'Wer acht der zwölf Gebiete besetzt, gewinnt auf der Stelle, und ebenso, wer die gegnerische Hauptstadt betritt, die hier markiert ist. Du besetzt eine Karte, solange ein Würfel von dir darauf liegt.',
    },
    army: {
      title: 'Das ist deine Armee',
      text: 'Ein Würfel ist eine Armee, seine Augen sind Krieger. Würfel werden eingestellt, nie geworfen. Wer in der Hauptstadt bleibt, wird dort ernährt.',
    },
    options: {
      title: 'Ein Zug ist eines von dreien',
      text: 'Werben und erkunden; oder eigene Karten umdrehen, das heißt bauen; oder ziehen und angreifen. Der Satz hier unten sagt dir immer, was jetzt geht. Wir gehen alles durch.',
    },
    recruit: {
      title: 'Werben',
      text: 'Wähle deine Hauptstadt oder den Knopf unten und nimm bis zu drei Krieger. Sie drehen den Würfel höher; wer über 6 hinausgeht, kommt auf einen neuen.',
    },
    scout: {
      title: 'Erkunden',
      text: 'Jede Landschaftskarte hat auf der Rückseite ein Oppidum: mehr Schilde, mehr Ähren. Wenn du wirbst, darfst du auch eine ansehen: Wähle Erkunden und dann die Karte, vor oder nach dem Werben. Nur du weißt dann, was dort steht.',
    },
    march: {
      title: 'Ziehen',
      text: 'In einem anderen Zug ziehst du aus: wähle den Würfel, dann einen Nachbarn, dann wie viele gehen. Ein Teil der Armee geht auf einem freien Würfel; der Rest bleibt und darf noch ziehen.',
    },
    supply: {
      title: 'Versorgen',
      text: 'Jede Ähre auf deinen Karten ernährt einen Krieger draußen. Der Balken zählt beides. Am Ende deines Zuges verhungert, wer zu viel ist: Zwei auf einer frischen Karte werden satt, ein dritter nicht.',
    },
    attack: {
      title: 'Angreifen',
      text: 'Wo Gegner stehen, ist ein Schritt ein Angriff. Jeder Schild der Karte fällt einen der Deinen, dann fallen beide Seiten Mann für Mann. Bleiben dir mehr als ihnen, eroberst du. Die Liste zeigt den Ausgang, bevor du wählst.',
    },
    build: {
      title: 'Ein Oppidum errichten',
      text: 'Mit drei Kriegern auf einer Landschaftskarte wählst du die Karte: Zwei werden Bauern, und von da an zählt die Rückseite mit mehr Schilden und Ähren. Wird es erobert, ist es zerstört.',
    },
    end: {
      title: 'Den Zug beenden',
      text: 'Jeden Zug beendest du hier unten. Bis die andere Seite handelt, kannst du zurücknehmen, was du getan hast, außer wenn eine Rückseite gezeigt wurde. Viel Glück!',
    },
  },
};

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
