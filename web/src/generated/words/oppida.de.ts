// Written by `cargo xtask generate` from words/. Do not edit.
import { by, capital, list, pick, whyNot, type Messages, type Line } from '../../lib/words';
import type { Action } from '../oppida/Action';
import type { Ending } from '../oppida/Ending';
import type { Event } from '../oppida/Event';
import type { Illegal } from '../oppida/Illegal';
import type { OppidaWords } from './oppida';

const actionChoice: Messages<Action> = {
  build: (v) => `${capital(areaAt[v.area])} ein Oppidum errichten`,
  conquer: (v) => count.enter(v.warriors),
  end: () => 'Den Zug beenden',
  fight: (v) => `${v.warriors} einsetzen`,
  march: (v) => `Mit ${v.warriors} ziehen`,
  raze: (v) => `Das Oppidum ${areaAt[v.area]} abreißen`,
  recruit: (v) => v.warriors === 0 ? 'Niemanden' : `${v.warriors} werben`,
  scout: (v) => `${capital(areaThe[v.area])} erkunden`,
  starve: (v) => `Einen Krieger der ${v.die} ${areaAt[v.area]} verhungern lassen`,
};
const action: Messages<Action> = {
  build: (v) => `${areaAt[v.area]} ein Oppidum errichten`,
  conquer: (v) => `${areaFrom[v.from]} aus ${areaThe[v.to]} erobern, ${count.enter(v.warriors)}`,
  end: () => 'den Zug beenden',
  fight: (v) => `${areaFrom[v.from]} aus ${areaThe[v.to]} angreifen, ${v.warriors} einsetzen`,
  march: (v) => `mit ${v.warriors} ${areaFrom[v.from]} ${areaTo[v.to]} ziehen`,
  raze: (v) => `das Oppidum ${areaAt[v.area]} abreißen`,
  recruit: (v) => `${v.warriors === 0 ? 'niemanden' : `${v.warriors}`} werben`,
  scout: (v) => `${areaThe[v.area]} erkunden`,
  starve: (v) => `einen Krieger der ${v.die} ${areaAt[v.area]} verhungern lassen`,
};
const areaAt = ['in der Hauptstadt der Kelten', 'auf der Heide', 'am Weinberg', 'am Schneeberg', 'im Eichenwald', 'an der Furt', 'im Kornfeld', 'am Schilfsee', 'am Felsenpass', 'in der Aue', 'im Olivenhain', 'in der Hauptstadt der Römer'];
const areaFrom = ['von der Hauptstadt der Kelten', 'von der Heide', 'vom Weinberg', 'vom Schneeberg', 'vom Eichenwald', 'von der Furt', 'vom Kornfeld', 'vom Schilfsee', 'vom Felsenpass', 'von der Aue', 'vom Olivenhain', 'von der Hauptstadt der Römer'];
const area = ['Keltenstadt', 'Heide', 'Weinberg', 'Schneeberg', 'Eichenwald', 'Furt', 'Kornfeld', 'Schilfsee', 'Felsenpass', 'Aue', 'Olivenhain', 'Römerstadt'];
const areaThe = ['die Hauptstadt der Kelten', 'die Heide', 'den Weinberg', 'den Schneeberg', 'den Eichenwald', 'die Furt', 'das Kornfeld', 'den Schilfsee', 'den Felsenpass', 'die Aue', 'den Olivenhain', 'die Hauptstadt der Römer'];
const areaTo = ['zur Hauptstadt der Kelten', 'zur Heide', 'zum Weinberg', 'zum Schneeberg', 'zum Eichenwald', 'zur Furt', 'zum Kornfeld', 'zum Schilfsee', 'zum Felsenpass', 'zur Aue', 'zum Olivenhain', 'zur Hauptstadt der Römer'];
const beginnerDetail = {
  celts: 'Grün beginnt',
  lot: 'der Zufall entscheidet',
  romans: 'Rot beginnt',
};
const beginner = {
  celts: 'Kelten',
  lot: 'Los',
  romans: 'Römer',
};
const ending: Messages<Ending> = {
  areas: (v) => `${capital(seatThe[v.winner])} halten genug Gebiete und gewinnen`,
  capital: (v) => `${capital(seatThe[v.winner])} sind in der gegnerischen Hauptstadt und gewinnen`,
  repetition: () => 'Unentschieden: zum dritten Mal dieselbe Stellung',
  turn_limit: () => 'Unentschieden: der letzte Zug ist gespielt',
};
const event: Messages<Event, Line | null> = {
  built: (v) => by(v.seat, `errichteten ${areaAt[v.area]} ein Oppidum: ${count.shield(v.shields)}, ${count.ear(v.ears)}`),
  conquered: (v) => by(v.seat, `eroberten ${areaFrom[v.from]} aus ${areaThe[v.to]}: ${v.fell} an den Schilden gefallen, ${v.slain} auf jeder Seite, ${v.entered} eingezogen${v.destroyed ? '; das Oppidum ist zerstört' : ''}`),
  ended: (v) => by(null, `${pick(ending, v)}`),
  fought: (v) => by(v.seat, `griffen ${areaFrom[v.from]} aus ${areaThe[v.to]} an: ${v.fell} an den Schilden gefallen, ${v.slain} auf jeder Seite, ${v.defenders === 0 ? 'die Karte ist leer' : v.defenders === 1 ? '1 verteidigt weiter' : `${v.defenders} verteidigen weiter`}`),
  hungry: (v) => by(v.seat, `müssen ${count.warrior(v.warriors)} verhungern lassen`),
  marched: (v) => by(v.seat, `zogen mit ${v.warriors} ${areaFrom[v.from]} ${areaTo[v.to]}`),
  razed: (v) => by(v.seat, `rissen das Oppidum ${areaAt[v.area]} ab`),
  recruited: (v) => by(v.seat, `warben ${v.warriors === 0 ? 'niemanden' : `${v.warriors}`}`),
  saw: (v) => by(null, `${capital(areaAt[v.area])} verbergen sich ${count.shield(v.shields)} und ${count.ear(v.ears)}`),
  scouted: (v) => by(v.seat, `erkundeten ${areaThe[v.area]}`),
  starved: (v) => by(v.seat, `ließen einen ${areaAt[v.area]} verhungern`),
  turn_ended: () => null,
};
const illegal: Messages<Illegal> = {
  capital_feeds: () => 'In der Hauptstadt verhungert niemand.',
  die_done: () => 'Diese Armee ist für diesen Zug fertig.',
  enemies_there: () => 'Dort stehen Gegner: Das wäre ein Angriff, kein Marsch.',
  fall_at_shields: (v) => `${v.die === 1 ? 'Der eine Krieger würde' : `Alle ${v.die} würden`} an den Schilden fallen (${count.shield(v.shields)}).`,
  fewer_recruits_left: (v) => `In diesem Zug ${v.left === 0 ? 'lässt sich niemand mehr' : v.left === 1 ? 'lässt sich nur noch 1' : `lassen sich nur noch ${v.left}`} werben.`,
  game_over: () => 'Das Spiel ist zu Ende.',
  is_capital: () => 'Eine Hauptstadt wird nie umgedreht.',
  is_oppidum: () => 'Diese Karte ist schon ein Oppidum.',
  last_warrior: () => 'Der letzte Krieger einer Karte verhungert nicht.',
  must_starve: (v) => `Erst ${v.warriors === 1 ? 'muss' : 'müssen'} draußen ${count.warrior(v.warriors)} verhungern.`,
  no_die_for_farmers: () => 'Die zurückkehrenden Bauern brauchen einen neuen Würfel, und keiner ist frei.',
  no_die_to_enter: (v) => `Nur mit einem Teil einzuziehen braucht einen freien Würfel, und keiner ist frei: Alle ${v.survivors} ziehen ein.`,
  no_die_to_split: () => 'Zum Aufteilen ist ein freier Würfel nötig, und keiner ist frei: Alle ziehen oder niemand.',
  no_die_to_starve: (v) => `Dort zeigt kein Würfel eine ${v.die}, also kann dort niemand verhungern.`,
  no_enemies: () => 'Dort steht kein Gegner: Das wäre ein Marsch, kein Angriff.',
  no_oppidum: () => 'Auf dieser Karte steht kein Oppidum.',
  no_room: (v) => `In der Hauptstadt ist ${v.room === 0 ? 'kein Platz mehr' : `noch Platz für ${v.room}`}: Die Würfel dort sind voll, und keiner ist frei.`,
  no_such_die: (v) => `Dort zeigt keiner deiner Würfel eine ${v.die}.`,
  nobody_hungry: () => 'Jetzt muss niemand verhungern.',
  nobody_more: () => 'Willst du niemanden mehr werben, erkunde oder beende den Zug.',
  not_adjacent: () => 'Die Karte ist nicht benachbart: Armeen gehen eine Karte nach oben, unten, links oder rechts.',
  not_hungry: (v) => `${capital(seatThe[v.hungry])} müssen Krieger verhungern lassen, und dort liegt keiner ihrer Würfel.`,
  not_yours: () => 'Diese Karte besetzt du nicht.',
  not_yours_to_raze: () => 'Diese Karte besetzt du nicht, also gibt es für dich nichts abzureißen.',
  nothing_done: () => 'Noch ist nichts geschehen. Passen heißt: niemanden werben und nicht erkunden.',
  nothing_to_scout: () => 'Erkunden lässt sich nur eine Landschaftskarte, deren Vorderseite oben liegt.',
  other_option: () => 'Dieser Zug ist schon für etwas anderes vergeben: Ein Zug ist eine von drei Möglichkeiten.',
  recruit_first: () => 'Erkundet wird nach dem Werben: Sag zuerst, wie viele du wirbst (niemand genügt).',
  scouted_already: () => 'Du hast in diesem Zug schon eine Karte erkundet.',
  short_of_ears: (v) => `Du kannst niemanden werben, solange ${count.warrior(v.outside)} draußen nur ${count.ear(v.ears)} ${v.outside === 1 ? 'hat' : 'haben'}.`,
  too_few_to_build: (v) => `Zum Errichten sind ${count.warrior(v.needs)} auf der Karte nötig, dort ${v.has === 1 ? 'ist' : 'sind'} ${v.has}: Alle bis auf einen werden Bauern.`,
  too_many_recruits: (v) => `Ein Zug bringt höchstens ${v.most === 1 ? 'einen neuen' : `${v.most} neue`} Krieger.`,
  too_weak: (v) => `Hinter den Schilden ${v.rest === 1 ? 'bliebe' : 'blieben'} ${v.rest}, nicht mehr als die Verteidigung (${v.defenders}): zu wenige zum Erobern.`,
  turned_already: () => 'Diese Karte wurde in diesem Zug schon umgedreht.',
  wrong_commitment: (v) => `${v.most === 1 ? 'Nur 1 Krieger lässt' : `1 bis ${v.most} Krieger lassen`} sich einsetzen, ohne zu siegen.`,
  wrong_entry: (v) => `${v.most === 1 ? 'Nur 1 Überlebender kann' : `1 bis ${v.most} der Überlebenden können`} einziehen.`,
  wrong_number: (v) => `${v.most === 1 ? 'Nur 1 Krieger kann' : `1 bis ${v.most} Krieger können`} gehen.`,
};
const seatDetail = ['grün, aus den Hügelburgen im Norden', 'rot, aus der Stadt im Süden'];
const seat = ['Kelten', 'Römer'];
const seatLetter = ['K', 'R'];
const seatOf = ['der Kelten', 'der Römer'];
const seatPlay = ['Die Kelten spielen', 'Die Römer spielen'];
const seatThe = ['die Kelten', 'die Römer'];
const supplyDetail = {
  loose: 'Hunger folgt nur auf den Verlust einer Karte',
  strict: 'jeder Zug endet mit genügend Ähren',
};
const supply = {
  loose: 'Locker',
  strict: 'Streng',
};
const count = {
  defender: (n: number) => `${n} Verteidiger`,
  ear: (n: number) => n === 1 ? `${n} Ähre` : `${n} Ähren`,
  enter: (n: number) => n === 1 ? `${n} zieht ein` : `${n} ziehen ein`,
  fall: (n: number) => n === 0 ? 'niemand fällt' : n === 1 ? 'einer fällt' : `${n} fallen`,
  free_die: (n: number) => `${n} Würfel frei`,
  number: (n: number) => n === 1 ? 'ein' : n === 2 ? 'zwei' : n === 3 ? 'drei' : n === 4 ? 'vier' : n === 5 ? 'fünf' : n === 6 ? 'sechs' : n === 7 ? 'sieben' : n === 8 ? 'acht' : n === 9 ? 'neun' : n === 10 ? 'zehn' : `${n}`,
  ordinal: (n: number) => n === 1 ? 'erste' : n === 2 ? 'zweite' : n === 3 ? 'dritte' : n === 4 ? 'vierte' : n === 5 ? 'fünfte' : n === 6 ? 'sechste' : n === 7 ? 'siebte' : n === 8 ? 'achte' : n === 9 ? 'neunte' : `${n}.`,
  shield: (n: number) => n === 1 ? `${n} Schild` : `${n} Schilde`,
  stay: (n: number) => n === 0 ? 'die ganze Armee zieht' : n === 1 ? '1 bleibt' : `${n} bleiben`,
  stay_home: (n: number) => n === 0 ? 'niemand bleibt daheim' : n === 1 ? '1 bleibt daheim' : `${n} bleiben daheim`,
  warrior: (n: number) => `${n} Krieger`,
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
  and: 'und',
  button: {
    build: 'Oppidum errichten',
    conquer: 'Erobern',
    end: 'Zug beenden',
    end_unscouted: 'Ohne Erkunden beenden',
    fight: 'Kämpfen, ohne zu siegen',
    raze: 'Oppidum abreißen',
    recruit: 'Werben',
    scout: 'Erkunden',
  },
  figures: (v) => `${count.shield(v.shields)}, ${count.ear(v.ears)}`,
  guide: {
    army: {
      text: 'Ein Würfel ist eine Armee, seine Augen sind Krieger. Würfel werden eingestellt, nie geworfen. Wer in der Hauptstadt bleibt, wird dort ernährt.',
      title: 'Das ist deine Armee',
    },
    attack: {
      text: 'Wo Gegner stehen, ist ein Schritt ein Angriff. Jeder Schild der Karte fällt einen der Deinen, dann fallen beide Seiten Mann für Mann. Bleiben dir mehr als ihnen, eroberst du. Die Liste zeigt den Ausgang, bevor du wählst.',
      title: 'Angreifen',
    },
    build: {
      text: (v) => `Mit mehr als ${count.number(v.farmers)} Kriegern auf einer Landschaftskarte wählst du die Karte: Davon werden ${count.number(v.farmers)} Bauern, und von da an zählt die Rückseite mit mehr Schilden und Ähren. Wird es erobert, ist es zerstört.`,
      title: 'Ein Oppidum errichten',
    },
    end: {
      text: 'Jeden Zug beendest du hier unten. Bis die andere Seite handelt, kannst du zurücknehmen, was du getan hast, außer wenn eine Rückseite gezeigt wurde. Viel Glück!',
      title: 'Den Zug beenden',
    },
    goal: {
      text: (v) => `Wer ${count.number(v.areas)} der zwölf Gebiete besetzt, gewinnt auf der Stelle, und ebenso, wer die gegnerische Hauptstadt betritt, die hier markiert ist. Du besetzt eine Karte, solange ein Würfel von dir darauf liegt.`,
      title: 'Willkommen bei Oppida',
    },
    march: {
      text: 'In einem anderen Zug ziehst du aus: Wähle den Würfel, dann einen Nachbarn, dann wie viele gehen. Ein Teil der Armee geht auf einem freien Würfel; der Rest bleibt und darf noch ziehen.',
      title: 'Ziehen',
    },
    options: {
      text: 'Werben und erkunden; oder eigene Karten umdrehen, das heißt bauen; oder ziehen und angreifen. Der Satz hier unten sagt dir immer, was jetzt geht. Wir gehen alles durch.',
      title: 'Ein Zug ist eines von dreien',
    },
    recruit: {
      text: (v) => `Wähle deine Hauptstadt oder den Knopf unten und nimm bis zu ${count.number(v.recruits)} Krieger. Sie drehen den Würfel höher; wer über 6 hinausgeht, kommt auf einen neuen.`,
      title: 'Werben',
    },
    scout: {
      text: 'Jede Landschaftskarte hat auf der Rückseite ein Oppidum: mehr Schilde, mehr Ähren. Wenn du wirbst, darfst du auch eine ansehen: Wähle Erkunden und dann die Karte, vor oder nach dem Werben. Nur du weißt dann, was dort steht.',
      title: 'Erkunden',
    },
    supply: {
      text: (v) => `Jede Ähre auf deinen Karten ernährt einen Krieger draußen. Der Balken zählt beides. Am Ende deines Zuges verhungert, wer zu viel ist: Eine frische Karte macht ${count.number(v.ears)} satt und nicht mehr.`,
      title: 'Versorgen',
    },
  },
  measured: 'Gebiete',
  options: {
    beginner: 'Wer beginnt',
    supply: 'Versorgung',
  },
  over: {
    draw: 'Unentschieden',
    lost: 'Diese Partie ist verloren',
    resigned: (v) => `${capital(seatThe[v.loser])} haben aufgegeben, also gewinnen ${seatThe[v.winner]}`,
    wins: (v) => `${capital(seatThe[v.winner])} gewinnen`,
    won: 'Der Sieg ist dein',
  },
  panel: {
    areas: 'Gebiete',
    fed: (v) => `${v.outside} draußen · ${count.ear(v.ears)}`,
    hidden: 'Rückseiten, die du nicht zuordnen kannst (Schilde/Ähren)',
    home: (v) => `${v.count} in der Hauptstadt`,
    nothing_scouted: 'Noch keine Rückseite. Beim Werben kannst du eine Karte erkunden.',
    scouted: 'Von dir erkundet',
    would_starve: (v) => `${v.count === 1 ? '1 würde' : `${v.count} würden`} verhungern`,
    you: 'du',
  },
  preview: {
    back_seen: (v) => `du kennst die Rückseite: ${v.figures}`,
    back_unknown: (v) => `die Rückseite ist unbekannt: ${v.shields} Schilde, ${v.ears} Ähren`,
    capital: (v) => `die Hauptstadt hat dann ${list(v.dice, 'und')}`,
    clash: (v) => `${capital(areaThe[v.to])} ${v.defenders === 1 ? 'hält 1 Krieger' : `halten ${v.defenders} Krieger`}; ${count.fall(v.fell)} an den Schilden, ${v.outcome}.`,
    defenders: (v) => `${v.count === 1 ? '1 verteidigt' : `${v.count} verteidigen`} weiter`,
    destroys: 'das Oppidum ist zerstört',
    emptied: 'die Karte bleibt leer zurück',
    enemy_starves: (v) => `${v.count === 1 ? '1 beim Gegner würde' : `${v.count} beim Gegner würden`} verhungern`,
    even: 'du kannst die Karte räumen, aber nicht betreten',
    farmers: (v) => `${count.warrior(v.farmers)} werden Bauern, es bleibt ${list(v.dice, 'und')}`,
    feed: (v) => `dann ${v.outside} draußen, ${v.ears} ernährt`,
    razed: (v) => `die Bauern sind wieder Krieger: ${list(v.dice, 'und')}`,
    starve: (v) => `am Ende des Zuges ${v.count === 1 ? 'würde 1' : `würden ${v.count}`} verhungern`,
    weak: (v) => `${v.rest === 1 ? 'nur einer bleibt' : `nur ${v.rest} bleiben`} zum Kämpfen`,
    win: (v) => `du kannst siegen und behältst ${v.spare}`,
    wins_by_areas: (v) => `das ${count.ordinal(v.areas)} Gebiet: du gewinnst`,
    wins_by_capital: 'in die gegnerische Hauptstadt: du gewinnst',
  },
  progress: (v) => `Zug ${v.turn}`,
  prompt: {
    attack: {
      title: (v) => `Angriff auf ${areaThe[v.to]}`,
    },
    building: {
      detail: 'Jede Karte lässt sich in einem Zug nur einmal umdrehen.',
      title: 'Errichte oder reiße weiter ab, oder beende den Zug',
    },
    choose: {
      detail: 'Wähle deine Hauptstadt, um zu werben und zu erkunden, eine eigene Karte, um sie umzudrehen, oder eine Armee, um zu ziehen und anzugreifen.',
      title: 'Werben, errichten oder ziehen: eines davon ist dein Zug',
    },
    how_many: {
      detail: (v) => `Die Armee hat ${count.warrior(v.die)}. Ein Teil braucht einen freien Würfel; der Rest bleibt und darf noch ziehen.`,
      title: (v) => `Wie viele ziehen ${areaTo[v.to]}?`,
    },
    hungry: {
      detail: (v) => `Endete der Zug jetzt, ${v.count === 1 ? 'würde' : 'würden'} ${count.warrior(v.count)} verhungern: ${v.outside} draußen, ${count.ear(v.ears)}.`,
    },
    march: {
      detail: 'Wähle einen leuchtenden Nachbarn oder lege den Würfel dort ab.',
      title: (v) => `Ziehe oder greif an mit ${v.die === 1 ? 'deinem Krieger' : `deinen ${v.die} Kriegern`}`,
    },
    marching: {
      detail: 'Eine Armee, die ihren Schritt getan hat, ist fertig und blasser gezeichnet.',
      title: 'Ziehe mit weiteren Armeen, greif an, oder beende den Zug',
    },
    recruit: {
      detail: 'Dazu darfst du eine Karte erkunden. Wer niemanden wirbt und nichts erkundet, passt.',
      title: 'Wie viele Krieger wirbst du?',
    },
    recruiting: {
      both: 'Wirb, erkunde eine Karte oder beende den Zug',
      done: 'Beende den Zug',
      left: (v) => `${v.left === 0 ? 'Du hast erkundet und geworben, so viel du kannst' : v.left === 1 ? 'Einer lässt sich noch werben' : `Bis zu ${v.left} lassen sich noch werben`}.`,
      recruit: 'Wirb oder beende den Zug',
      scout: 'Erkunde eine Karte oder beende den Zug',
    },
    repeats: {
      second: 'Endet der Zug so, besteht dieselbe Stellung zum zweiten Mal; beim dritten Mal ist das Spiel unentschieden.',
      third: 'Den Zug jetzt zu beenden heißt unentschieden: Dieselbe Stellung bestünde zum dritten Mal',
      third_starving: 'Mit dem Letzten, der verhungert, ist es unentschieden: Dieselbe Stellung besteht zum dritten Mal',
    },
    scout: {
      detail: 'Nur du siehst die Rückseite. Der Gegner sieht, welche Karte du ansiehst.',
      title: 'Welche Karte erkundest du?',
    },
    starving: {
      detail: (v) => `${count.warrior(v.outside)} draußen, ${count.ear(v.ears)}. Der letzte Krieger einer Karte verhungert nie.`,
      title: (v) => `Hunger: Bestimme ${v.count === 1 ? 'den Krieger, der verhungert' : `${v.count} Krieger, die verhungern`}`,
    },
    turn_over: {
      title: (v) => `${capital(areaThe[v.area])} umdrehen?`,
    },
  },
  range: (v) => `${v.least} bis ${v.most}`,
  seen: {
    back: (v) => `Rückseite: ${v.figures}`,
    die: (v) => `Würfel ${v.value} ${seatOf[v.seat]}, ${areaAt[v.area]}`,
    die_done: 'fertig für diesen Zug',
    empty: 'leer',
    held: (v) => `${seat[v.seat]} mit ${v.dice}`,
    oppidum: 'Oppidum',
    tag: 'gesehen',
  },
  sides: 'Dein Volk',
  tagline: 'Kelten gegen Römer, 396 v. Chr. Zwölf Karten, Würfel als Armeen, Geheimnisse auf den Rückseiten.',
  tally: {
    enemy: 'Die gegnerische Hauptstadt',
    open: 'Offenes Land',
    oppida: 'Land mit Oppidum',
    own: 'Die eigene Hauptstadt',
  },
  told: {
    starved: (v) => `ließen ${v.count} verhungern: ${v.places.join(', ')}`,
  },
  waiting: {
    detail: 'Du siehst hier jeden Schritt.',
    starving: (v) => `${v.name}: Hunger, es müssen Krieger verhungern`,
    title: (v) => `${v.name} am Zug`,
  },
};
