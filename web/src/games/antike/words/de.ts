import type { Reason } from '../../../lib/contract';
import type { Personage, Unit, Wealth } from '../types';
import type { Texts } from './en';

const s = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;
const figure = (reason: Reason, key: string): number => Number(reason[key] ?? 0);
const coins = (count: number): string => s(count, 'Münze', 'Münzen');
const einheiten = (count: number): string => s(count, 'Einheit', 'Einheiten');
const legions = (count: number): string => s(count, 'Legion', 'Legionen');
const galleys = (count: number): string => s(count, 'Galeere', 'Galeeren');
const GOODS: Record<Wealth, string> = {
  marble: 'Marmor',
  iron: 'Eisen',
  gold: 'Gold',
  coin: 'Münze',
};

export const de: Texts = {
  tagline: 'Rom gegen Karthago, Griechen gegen Perser: Rondell, Städte, Tempel und Flotten.',
  seats: ['Violett', 'Bernstein'],
  measured: 'Persönlichkeiten',
  tally: {
    king: 'Könige, für Städte',
    general: 'Feldherren, für zerstörte Tempel',
    citizen: 'Bürger, für Tempel',
    scholar: 'Gelehrte, für Wissen',
    navigator: 'Seefahrer, für Flotten',
  },
  sides: 'Dein Volk',
  sidesOf: {
    carthage: { name: 'Karthago', detail: 'aus Afrika', play: 'Karthago spielen' },
    rome: { name: 'Rom', detail: 'aus Italien', play: 'Rom spielen' },
    greece: { name: 'Griechen', detail: 'von der Ägäis', play: 'Die Griechen spielen' },
    persia: { name: 'Perser', detail: 'aus Asien', play: 'Die Perser spielen' },
  },
  sidesByLot: [
    { name: 'Violett', detail: 'das Volk wird gelost', play: 'Violett spielen' },
    { name: 'Bernstein', detail: 'das Volk wird gelost', play: 'Bernstein spielen' },
  ],
  peoples: { carthage: 'Karthago', rome: 'Rom', greece: 'Griechen', persia: 'Perser' },
  you: 'du',
  turn: (turn) => `Zug ${turn}`,

  wealth: GOODS,
  amount: (kind, count) => (kind === 'coin' ? coins(count) : `${count} ${GOODS[kind]}`),
  units: (unit: Unit, count) =>
    unit === 'special' ? 'Sondereinheit' : unit === 'legion' ? legions(count) : galleys(count),
  special: (people) => (people === 'rome' || people === 'persia' ? 'Admiral' : 'General'),
  personages: {
    king: 'König',
    general: 'Feldherr',
    citizen: 'Bürger',
    scholar: 'Gelehrter',
    navigator: 'Seefahrer',
  },
  fields: {
    ferrum: { name: 'Ferrum', does: 'bringt Eisen' },
    templum: { name: 'Templum', does: 'baut Tempel und Stadtmauern mit Marmor' },
    aurum: { name: 'Aurum', does: 'bringt Gold' },
    duellum: { name: 'Duellum', does: 'zieht Einheiten und erobert Städte' },
    militia: { name: 'Militia', does: 'rüstet Legionen und Galeeren mit Eisen' },
    marmor: { name: 'Marmor', does: 'bringt Marmor' },
    scientia: { name: 'Scientia', does: 'kauft Fortschritte und rekrutiert mit Gold' },
    second_duellum: { name: 'Duellum', does: 'zieht Einheiten und erobert Städte' },
  },
  know: {
    strata: { name: 'Strata', short: 'Strata', effect: 'Legionen ziehen über zwei Grenzen' },
    navigatio: {
      name: 'Navigatio',
      short: 'Navigatio',
      effect: 'Galeeren ziehen über zwei Grenzen',
    },
    moneta: { name: 'Moneta', short: 'Moneta', effect: 'eine Ressource mehr bei jeder Produktion' },
    res_publica: {
      name: 'Res Publica',
      short: 'Res Publ.',
      effect: 'alle eigenen Städte haben 1 Stärke mehr',
    },
    commercium: {
      name: 'Commercium',
      short: 'Commerc.',
      effect: 'drei Einheiten gegen zwei Ressourcen bei der Bank',
    },
  },
  cards: {
    academy: { name: 'Akademie', text: 'Mit Scientia: 1 Gold je Fortschritt des Gegners' },
    earthquake: { name: 'Erdbeben', text: 'Eine Stadtmauer deiner Wahl wird zerstört' },
    burglary: { name: 'Diebstahl', text: 'Der Gegner verliert die Hälfte seiner Münzen' },
    fortress: { name: 'Festung', text: 'Zur Abwehr: eine Stadt hat 1 Stärke mehr' },
    votive_gifts: {
      name: 'Weihgaben',
      text: 'Mit Templum: 1 Marmor je Tempel des Gegners, höchstens 4',
    },
    armoury: { name: 'Waffenschmiede', text: 'Mit Militia: eine Einheit ohne Eisen rüsten' },
    forced_march: { name: 'Gewaltmarsch', text: 'Mit Duellum: Legionen 1 Grenze weiter' },
    fair_wind: { name: 'Günstiger Wind', text: 'Mit Duellum: Galeeren 1 Grenze weiter' },
    rich_vein: { name: 'Reiche Ader', text: 'Bei Produktion: 2 der Ressource mehr' },
    market_day: { name: 'Markttag', text: 'Bis zu 3 Ressourcen eins zu eins tauschen' },
    settlers: { name: 'Siedler', text: 'Eine Stadt ohne Münzen für Nachbarn gründen' },
    master_builder: { name: 'Baumeister', text: 'Ein Tempel kostet 2 Marmor weniger' },
    volunteers: { name: 'Freiwillige', text: 'Eine Einheit aus dem Vorrat in die Rekrutenablage' },
    storm: { name: 'Sturm', text: 'Eine feindliche Galeere auf offener See muss zurück' },
    ambush: { name: 'Hinterhalt', text: 'Eine feindliche Legion fern ihrer Städte muss zurück' },
    siege_tower: { name: 'Belagerungsturm', text: 'Eine Eroberung braucht 1 Stärke weniger' },
  },

  rondel: 'Rondell',
  stepsFree: '1-3 frei',
  free: 'frei',
  price: (count) =>
    count === 0
      ? 'frei'
      : `kostet ${count} beliebige ${count === 1 ? 'Ressource oder Münze' : 'Ressourcen oder Münzen'}`,
  recruits: 'Rekrutenablage',
  knowHow: 'Fortschritte',
  knowPrice: (price, isFirst) =>
    `${price} Gold${isFirst ? ', der erste Käufer bekommt einen Gelehrten' : ''}`,
  ownedBy: (names) => `im Besitz von ${names}`,
  eventCards: 'Ereigniskarten',
  openCards: (deck) => `Offene Ereigniskarten · ${deck} im Stapel`,
  handOf: (people, isYou) => (isYou ? 'Deine Karten' : `Karten: ${people}`),
  bank: 'Bank',
  bankCoins: 'Münzen in der Bank',
  bankTemples: 'Tempel in der Bank',
  bankTiles: (good) => `Stadtplättchen ${GOODS[good]} in der Bank`,
  count: (total, toWin) => `${total} von ${toWin} Persönlichkeiten`,
  next: (personage, reached, at) => {
    const left = (at ?? 0) - reached;
    if (personage === 'general') return 'für jeden zerstörten Tempel des Gegners';
    if (personage === 'scholar') return 'für jeden zuerst gekauften Fortschritt';
    if (at === null) return 'keiner mehr übrig';
    if (left <= 0) return wanting(personage, left);
    return `${need(personage, left)} bis zum nächsten ${de.personages[personage]}`;
  },
  nextUp: (people) =>
    people.personages
      .flatMap(({ personage, reached, next_at }) =>
        next_at === null
          ? []
          : [`${wanting(personage, next_at - reached)} → ${de.personages[personage]}`],
      )
      .join(' · '),
  city: (people, good, temple, wall, strength) =>
    `Stadt (${people}), ${good}${temple ? ', Tempel' : ''}${wall ? ', Stadtmauer' : ''}, Stärke ${strength}`,
  attacked: (attackers) => `${attackers} Angreifer`,
  freeSite: 'freier Bauplatz',
  openSea: 'offene See, 2 Punkte für den Seefahrer',
  wild: 'kein Bauplatz',
  troop: (people, what, where, fresh) =>
    `${people}: ${what}, ${where}${fresh > 0 ? `, ${fresh} kann ziehen` : ''}`,

  wholeMap: 'Ganze Karte zeigen',
  closeMap: 'Karte aus der Nähe zeigen',

  rondelTitle: 'Wähle ein Feld des Rondells',
  rondelDetail:
    'Ein bis drei Schritte sind frei, jeder weitere kostet eine beliebige Ressource oder Münze.',
  fieldDetail: (name, does, price) => `${name} ${does}; ${price}.`,
  yields: (good, amount) => `${amount} ${good} und eine Münze`,
  payTitle: (left, field) => `Zahle noch ${left} für ${field}`,
  payDetail: 'Marmor, Eisen, Gold oder eine Münze: wähle, was du gibst.',
  compensationTitle: 'Die Bank hat keine Münze: nimm dafür eine Ressource',
  compensationDetail: 'Eine der drei nach Wahl.',
  templumTitle: 'Baue Tempel und Stadtmauern',
  templumDetail: (marble, walls) =>
    `Du hast ${marble} Marmor und ${s(walls, 'Stadtmauer', 'Stadtmauern')}. Ein Tempel kostet Marmor und je eine Münze für Tempel in der Nachbarschaft, eine Mauer nur Marmor.`,
  militiaTitle: 'Rüste Legionen und Galeeren',
  militiaDetail: (iron, what) =>
    `Du hast ${iron} Eisen; Rekrutenablage: ${what}. Eine je Stadt, drei mit Tempel.`,
  scientiaTitle: 'Kaufe Fortschritte und rekrutiere',
  scientiaDetail: (gold) =>
    `Du hast ${gold} Gold. Wer einen Fortschritt zuerst hat, bekommt einen Gelehrten.`,
  moveTitle: 'Ziehe deine Einheiten',
  moveDetail:
    'Wähle oder ziehe leuchtende Einheiten. Legionen folgen den Straßen, Galeeren den gestrichelten Linien.',
  moveOnTitle: (what, where) => `${what} in ${where}: weiter?`,
  moveOnDetail: 'Gleich oder später, zusammen oder in Teilen; andere dürfen zuerst.',
  moveWhereTitle: (what) => `Wohin: ${what}?`,
  moveWhereDetail: (reach) =>
    reach > 1
      ? 'Leuchtende Regionen sind einen Schritt entfernt, gepunktete zwei.'
      : 'Wähle eine leuchtende Region.',
  moveTo: (name) => `Nach ${name}.`,
  meets: (name, count, what) => `${name}: ${count} feindliche ${what}, Tausch eins zu eins.`,
  strengthThere: (name, strength, attackers) =>
    `${name} hat Stärke ${strength}; ${attackers === 0 ? 'noch kein Angreifer' : `${attackers} Angreifer`}.`,
  conquestTitle: 'Erobere Städte, oder weiter',
  conquestDetail:
    'So viele deiner Legionen und Galeeren kommen auf die Rekrutenablage, wie die Stadt stark ist.',
  conquerTitle: (name) => `${name} erobern?`,
  conquerDetail: (strength) => `${einheiten(strength)} kommen auf deine Rekrutenablage.`,
  defenceTitle: (name) => `${name} wird angegriffen: Festung spielen?`,
  defenceDetail: (strength, fortified, attackers) =>
    `Stärke ${strength} gegen ${attackers}. Mit Festung ${fortified}${fortified > attackers ? ': die Stadt hält stand' : fortified > strength ? ': der Angreifer verliert eine Einheit mehr' : ''}.`,
  stormingTitle: (name) => `Festung! Eine Einheit mehr geht vor ${name} verloren`,
  stormingDetail: 'Wähle, welche.',
  foundingTitle: 'Gründe Städte, oder weiter',
  foundingDetail:
    'Wo du eine Einheit hast und ein Bauplatz frei ist: eine von jeder Ressource, und eine Münze je Nachbarstadt mit derselben Ressource.',
  foundTitle: (name) => `Was soll ${name} liefern?`,
  foundPreview: (name, costs) => `${name}: ${costs}.`,
  foundCost: (good, near) => `${good} +${coins(near)}`,
  turnOverTitle: 'Spiele Karten oder tausche, oder beende den Zug',
  turnOverDetail: 'Sonst ist in diesem Zug nichts mehr zu tun.',
  personagesTitle: 'Nimm deine Persönlichkeiten',
  personagesDetail: (what) => `Dir stehen zu: ${what}. Jede gibt dem Gegner eine Ereigniskarte.`,
  pickingTitle: (left) =>
    left === 1 ? 'Wähle eine Ereigniskarte' : `Wähle ${left} Ereigniskarten`,
  pickingDetail: 'Eine der offenen, oder keine.',
  tradeGiveTitle: (left) => `Commercium: gib noch ${left}`,
  tradeTakeTitle: (left) => `Commercium: nimm noch ${left}`,
  tradeDetail: 'Drei beliebige gegen zwei Ressourcen.',
  buildHereTitle: (name) => `Was baust du in ${name}?`,
  armHereTitle: (name) => `Was rüstest du in ${name}?`,
  chooseTitle: 'Wähle',
  waitTitle: (name) => `${name} ist am Zug`,
  waitDetail: 'Du siehst hier jeden Schritt.',

  buttons: {
    pay: 'Zahlen',
    take: 'Nehmen',
    coin: 'Münze einsetzen …',
    trade: '3 gegen 2 tauschen',
    swap: 'Tauschen',
    temple: 'Tempel',
    wall: 'Stadtmauer',
    conquer: 'Erobern',
    found: 'Gründen',
    recruit: 'Rekrutieren',
    fortress: 'Festung spielen',
    no_fortress: 'Karte behalten',
    claim_all: 'Alle nehmen',
    play: 'Karte spielen',
  },
  doneIn: {
    templum: 'Fertig gebaut',
    militia: 'Fertig gerüstet',
    scientia: 'Fertig',
    movement: 'Fertig gezogen',
    conquest: 'Keine Eroberung mehr',
    founding: 'Fertig gegründet',
    personages: 'Keine mehr nehmen',
  },
  done: 'Zug beenden',
  declineCards: 'Keine Karte nehmen',
  payWith: (what) => `1 ${what} zahlen`,
  takeGood: (what) => `1 ${what} nehmen`,
  coinFor: (good) => `Eine Münze für ${good}`,
  coinForDetail: 'Sie spart eine Einheit bei der nächsten Zahlung davon.',
  swapFor: (give, take) => `1 ${give} gegen 1 ${take}`,
  buildTemple: 'Tempel bauen',
  buildWall: 'Stadtmauer bauen',
  templeEffect: 'liefert 3, Stärke 3',
  wallEffect: 'Stärke +1',
  arm: (what) => `${what} rüsten`,
  armOne: { legion: 'Eine Legion', galley: 'Eine Galeere', special: 'Die Sondereinheit' },
  recruitOne: (what) => `${what} rekrutieren`,
  moveCount: (what, count) => `${what} ${count === 1 ? 'zieht' : 'ziehen'}`,
  gone: (borders) =>
    borders === 0 ? 'Noch nicht gezogen' : `Schon über ${s(borders, 'Grenze', 'Grenzen')}`,
  losses: (lost, ships) =>
    [lost > 0 && legions(lost), ships > 0 && galleys(ships)].filter(Boolean).join(' und ') ||
    'niemand',
  lose: (what) => `${what} abgeben`,
  lossesDetail: 'Sie kommen auf die Rekrutenablage.',
  foundAs: (good) => `Stadt mit ${good}`,
  tilesLeft: (count) => `noch ${count} Plättchen`,
  costs: (what) => `kostet ${what}`,
  nothing: 'nichts',
  forFree: 'umsonst',
  neighbours: (count, good) =>
    count === 0 ? `kein Nachbar mit ${good}` : `${s(count, 'Nachbar', 'Nachbarn')} mit ${good}`,
  claimOne: (personage) => `${personage} nehmen`,
  learn: (name) => `${name} kaufen`,
  pickCard: (name) => `${name} nehmen`,
  playCard: (name) => `${name} spielen`,
  playAt: (name, where) => `${name} spielen: ${where}`,
  and: 'und',
  at: (where) => `in ${where}`,
  go: (field) => `auf ${field} ziehen`,
  move: (what, from, to) => `${what} von ${from} nach ${to} ziehen`,
  conquer: (where) => `${where} erobern`,
  found: (where, good) => `${where} gründen (${good})`,

  did: {
    advanced: (field, cost) => `wählt ${field}${cost > 0 ? ` für ${cost}` : ''}`,
    paid: (what) => `zahlt ${what}`,
    produced: (good, amount, coin) => `erhält ${amount} ${good}${coin ? ' und eine Münze' : ''}`,
    received: (good, amount) => `bekommt ${amount} ${good}`,
    temple: (where) => `baut einen Tempel in ${where}`,
    wall: (where) => `baut eine Stadtmauer in ${where}`,
    armed: (what, where) => `rüstet ${what} in ${where}`,
    learned: (name, first) => `kauft ${name}${first ? ' als Erster' : ''}`,
    recruited: (what) => `rekrutiert ${what}`,
    moved: (what, from, to) => `${what}: ${from} → ${to}`,
    exchanged: (where, count) => `${count} gegen ${count} weichen in ${where}`,
    conquered: (where, what, temple) =>
      `erobert ${where} mit ${what}${temple ? '; ein Tempel ist zerstört' : ''}`,
    withstood: (where, strength) => `${where} hält mit Stärke ${strength} stand`,
    founded: (where, good) => `gründet ${where} (${good})`,
    claimed: (personage, total) =>
      `bekommt einen ${accusative(personage)}, die ${total}. Persönlichkeit`,
    wallGained: () => 'bekommt eine Stadtmauer von der Zählleiste',
    picked: (card) => `nimmt die Karte ${card}`,
    revealed: (card) => `Die Karte ${card} wird aufgedeckt`,
    reshuffled: () => 'Die gespielten Karten sind der neue Stapel',
    played: (card) => `spielt ${card}`,
    wallFell: (where) => `verliert die Stadtmauer von ${where}`,
    coinsLost: (count) => `verliert ${coins(count)}`,
    withdrawn: (what, where) => `nimmt ${what} aus ${where} zurück`,
    won: (people) => `${people}: neun Persönlichkeiten und der Sieg`,
    limit: (people) =>
      people
        ? `Der letzte Zug ist gespielt: mehr Persönlichkeiten hat ${people}`
        : 'Der letzte Zug ist gespielt: unentschieden',
  },
  endedByResigning: (winner, loser) => `Aufgegeben: ${loser}. Sieger: ${winner}`,
  wins: {
    carthage: 'Karthago gewinnt',
    rome: 'Rom gewinnt',
    greece: 'Die Griechen gewinnen',
    persia: 'Die Perser gewinnen',
  },
  youWon: 'Der Sieg ist dein',
  youLost: 'Diesmal hast du verloren',
  draw: 'Unentschieden',

  reasons: {
    game_over: () => 'Das Spiel ist aus.',
    wrong_step: () => 'Das gehört in einen anderen Schritt des Zuges.',
    unfinished: () => 'Zahle erst zu Ende, was du begonnen hast.',
    no_region: () => 'Diese Region gibt es auf dem Plan nicht.',
    field_too_dear: (r) =>
      `Dieses Feld kostet ${figure(r, 'cost')}, du hast insgesamt ${figure(r, 'wealth')}.`,
    cannot_pay: (r) => `Noch ${figure(r, 'left')} zu zahlen, aber nicht damit.`,
    too_dear: (r) =>
      `Nötig sind ${figure(r, 'good')} der Ressource und dazu ${coins(figure(r, 'coins'))}; du hast ${figure(r, 'has_good')} und ${coins(figure(r, 'has_coins'))}${figure(r, 'aside') > 0 ? `, davon ${figure(r, 'aside')} beiseitegelegt, um die Ressource zu sparen` : ''}.`,
    no_coin_aside: () => 'Dafür kann jetzt keine Münze bereitgelegt werden.',
    not_your_city: () => 'Dort hast du keine Stadt.',
    has_temple: () => 'Diese Stadt hat schon einen Tempel.',
    no_temple_left: () => 'Alle Tempel stehen auf dem Plan.',
    has_wall: () => 'Diese Stadt hat schon eine Stadtmauer.',
    no_wall_left: () => 'Du hast keine Stadtmauer im Vorrat.',
    no_recruit: () => 'Keine solche Einheit lag zu Beginn des Zuges auf deiner Rekrutenablage.',
    city_full: (r) => `Diese Stadt kann in einem Zug nicht mehr als ${figure(r, 'most')} rüsten.`,
    no_border_for: () => 'Die Region hat keine Grenze für eine solche Einheit.',
    needs_temple: () => 'Eine Sondereinheit wird nur in einer Stadt mit Tempel gerüstet.',
    known_already: () => 'Diesen Fortschritt hast du schon.',
    no_unit_left: () => 'Im Vorrat ist keine solche Einheit mehr.',
    cannot_move: (r) => `Von dort können ${figure(r, 'fresh')} solche Einheiten weiterziehen.`,
    no_way: () => 'Dorthin führt keine Grenze für eine solche Einheit.',
    not_their_city: () => 'Dort hat der Gegner keine Stadt.',
    too_weak: (r) =>
      `Die Stadt hat Stärke ${figure(r, 'strength')}, du hast dort ${figure(r, 'attackers')}.`,
    special_alone: () => 'General und Admiral nehmen ohne Legion oder Galeere keine Stadt.',
    wrong_losses: (r) =>
      `Von den ${figure(r, 'losses')} Einheiten können ${figure(r, 'fewest')} bis ${figure(r, 'most')} Galeeren sein.`,
    no_site: () => 'Dort ist kein freier Bauplatz.',
    no_unit_there: () => 'Dort hast du weder Legion noch Galeere.',
    no_tile_left: () => 'Von dieser Sorte ist kein Stadtplättchen mehr da.',
    founding_too_dear: (r) =>
      `Die Gründung kostet außer den Ressourcen ${coins(figure(r, 'coins'))}, du hast ${figure(r, 'has')}.`,
    not_due: () => 'Eine solche Persönlichkeit steht dir nicht zu.',
    not_open: () => 'Diese Karte liegt nicht offen.',
    not_held: () => 'Diese Karte hast du nicht.',
    card_idle: () => 'Diese Karte ist jetzt nicht spielbar oder bewirkt dort nichts.',
    no_swap: () => 'Ein solcher Tausch steht dir nicht offen.',
    no_trade: () =>
      'Tauschen geht nur mit Commercium, nicht im Zug des Kaufs, und mit drei Einheiten zum Geben.',
    not_your_decision: () => 'Du bist gerade nicht gefragt.',
  },

  options: {
    board: 'Spielplan',
    sides: 'Seiten',
    beginner: 'Wer beginnt',
    events: 'Ereigniskarten',
    special_units: 'General und Admiral',
    special_fights: 'Sie kämpfen wie eine weitere Einheit',
    fortress: 'Die Karte Festung',
    coins: 'Münzen',
  },
  optionValues: {
    west: { label: 'Westen', detail: 'Rom und Karthago' },
    west_alternative: { label: 'Westen, anderer Start', detail: 'näher beieinander, schneller' },
    east: { label: 'Osten', detail: 'Griechen und Perser' },
    first_brown: { label: 'Erster Platz: Karthago oder Griechen', detail: '' },
    first_beige: { label: 'Erster Platz: Rom oder Perser', detail: '' },
    lot: { label: 'Das Los', detail: 'der Zufall entscheidet' },
    brown: { label: 'Karthago oder Griechen', detail: '' },
    beige: { label: 'Rom oder Perser', detail: '' },
    true: { label: 'Ja', detail: '' },
    false: { label: 'Nein', detail: '' },
    asked: { label: 'Auf Nachfrage', detail: 'der Verteidiger entscheidet jedes Mal' },
    automatic: { label: 'Von selbst', detail: 'bei der ersten Eroberung' },
  },

  guide: {
    goal: {
      title: 'Willkommen bei Antike Duellum',
      text: 'Wer zuerst neun Persönlichkeiten hat, gewinnt: Könige für Städte, Bürger für Tempel, Gelehrte für Fortschritte, Feldherren für zerstörte Tempel, Seefahrer für Flotten.',
    },
    map: {
      title: 'Deine Startstädte',
      text: 'Eine Scheibe ist eine Stadt in der Farbe dessen, was sie liefert, im Ring ihres Besitzers. Legionen ziehen auf den doppelten Straßen, Galeeren auf den gestrichelten Linien.',
    },
    wealth: {
      title: 'Was du hast',
      text: 'Marmor baut, Eisen rüstet, Gold kauft Fortschritte und Rekruten. Münzen ersetzen alles. Die Zeile darunter sagt, was zur nächsten Persönlichkeit fehlt.',
    },
    rondel: {
      title: 'Das Rondell',
      text: 'Hier beginnt jeder Zug. Die erste Wahl ist frei; später sind ein bis drei Schritte frei, Zahlen zeigen den Preis der anderen. Wähle jetzt ein Feld.',
    },
    action: {
      title: 'Die Aktion',
      text: 'Tu, was das Feld erlaubt; die Leiste unten sagt, was. Alles lässt sich zurücknehmen, bis der Gegner gefragt ist.',
    },
    found: {
      title: 'Eine Stadt gründen',
      text: 'Am Ende jedes Zuges darfst du Städte gründen, wo du eine Einheit hast. Die Liste zeigt die Münzen für Nachbarn, bevor du zahlst.',
    },
    next: {
      title: 'Und dann?',
      text: 'Rüste mit Militia deine ersten Einheiten, schicke sie mit Duellum aus, gründe Städte. Fünf Städte bringen den ersten König. Viel Glück!',
    },
  },
};

function wanting(personage: Personage, left: number): string {
  return left > 0 ? need(personage, left) : 'jetzt fällig';
}

/** What is missing for the next one. */
function need(personage: Personage, left: number): string {
  if (personage === 'king') return s(left, 'Stadt', 'Städte');
  return personage === 'citizen' ? `${left} Tempel` : s(left, 'Seepunkt', 'Seepunkte');
}

/** The article asks for another form of one of these names. */
function accusative(personage: string): string {
  return { Gelehrter: 'Gelehrten', Feldherr: 'Feldherrn' }[personage] ?? personage;
}
