/** Was auf den Tafeln neben der Karte steht. */
import type { panels as english } from '../en/panels';
import { signed } from '../names';

const s = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;
const talents = (count: number): string => s(count, 'Talent', 'Talente');
const senators = (count: number): string => s(count, 'Senator', 'Senatoren');

export const panels: typeof english = {
  you: 'du',
  nobody: 'niemand',
  slaves: 'Sklaven',

  time: (campaign, last) => `Feldzug ${campaign} von ${last}`,
  round: (round, last) => `Runde ${round} von ${last}`,
  forming: 'Allianzen',
  placing: 'Starteinheiten',
  alliances: 'Allianzen und Zugreihenfolge',
  odd: 'Allianz I',
  even: 'Allianz II',
  slot: (slot) => `Platz ${slot}`,
  free: 'frei',
  ally: 'alliiert',
  enemy: 'Gegner',

  points: (points) => s(points, 'Siegespunkt', 'Siegespunkte'),
  odds: (percent) => `${percent} Siegchance`,
  expected: (points) => `${signed(points)}, wenn der Feldzug jetzt endete`,
  talents,
  tax: (sum) => `+${sum} Steuern am Ende des Feldzugs`,
  influence: (count) => s(count, 'Einflussmarke', 'Einflussmarken'),
  chaos: (chaos) => `${chaos} Chaos`,
  chaosHidden: (shown) => `Chaos ist verdeckt; zuletzt gezeigt: ${shown}`,
  senators,
  ownSenators: 'Deine Senatoren, nur du siehst sie',
  supply: 'Vorrat',
  supplyOf: (units) => `noch im Vorrat: ${units}`,
  usedCard: 'in diesem Feldzug benutzt',
  cardsOf: 'Karten',

  answersTitle: 'Feste Antworten',
  answers: {
    never_lend: 'Ich leihe nie',
    withdraw: 'Rückzug, wenn meine Truppen fort sind',
  },
  answerOn: 'gegeben; noch einmal gewählt, ist sie zurückgenommen',
  answerOff: 'wähle sie, um sie zu geben',
  answerLater: 'im eigenen Zug zu ändern, einmal je Zug',

  auction: (slots) => `Auktion um ${slots}`,
  slots: (one, other) => (other === null ? `Platz ${one}` : `die Plätze ${one} und ${other}`),
  auctionRule: (isPair) =>
    isPair
      ? 'Wer am meisten bietet, zahlt und bestimmt, wer welchen Platz bekommt. Ungerade Plätze sind die eine Allianz, gerade die andere; kleine ziehen zuerst.'
      : 'Wer am meisten bietet, zahlt und bestimmt, in welche Allianz der letzte Spieler kommt.',
  fieldA: 'A',
  fieldB: 'B',
  fieldTitle: (field, slot) => `${field} · Platz ${slot}`,
  yourBid: 'Dein Angebot in Talenten',
  bid: (sum) => `${sum} bieten`,
  leads: 'führt',
  opens: 'eröffnet',
  passed: 'gepasst',
  asked: 'ist gefragt',
  tooPoor: 'kann nicht erhöhen',
  waiting: 'wartet',
  chooseA: 'Wähle, wer auf A kommt',
  chooseB: 'Und wer kommt auf B?',
  proposal: 'Vorschlag',

  senate: 'Abstimmung im Senat',
  votes: (votes) => s(votes, 'Stimme', 'Stimmen'),
  senateRule:
    'Wer die meisten Stimmen auslegt, gewinnt. Nur der Gewinner verliert seine Senatoren, alle anderen nehmen ihre zurück.',
  italia: (name) =>
    `${name} hat allein den meisten Einfluss in Italia und nimmt einen Senator des Gewinners aufs Geratewohl.`,
  noItalia: 'Niemand hat allein den meisten Einfluss in Italia: Kein Senator des Gewinners bleibt.',
  yourHand: 'Deine Hand',
  laid: 'ausgelegt',
  handOf: (count) => `${senators(count)} auf der Hand`,

  /** Die Reiter neben der Karte. */
  tabs: { realms: 'Mitspieler', offer: 'Karten', points: 'Punkte' },
  offer: 'Ausliegende Karten',
  oneCard: 'eine je Runde',
  cardTaken: 'in dieser Runde genommen',
  free_price: 'frei',
  price: talents,
  votesOnOffer: 'Abstimmungen im Senat',
  votesNote: 'Wer eine besitzt, darf sie einmal je Feldzug verlangen. Gewinnen kann jeder.',
  senatorsOnOffer: 'Senatoren',
  senatorsNote: 'Stimmen für den Senat, frei.',
  deckLeft: (count) => `${s(count, 'Karte', 'Karten')} im Stapel`,
  copies: (count) => `${count}×`,

  chooseUnits: {
    send: 'Schicken',
    enlist: 'Rekrutieren',
    lend: 'Zur Verfügung stellen',
    commit: 'Galeeren einsetzen',
    gather: 'Galeeren holen',
  },
  priceEach: (price) => `je ${price}`,

  battle: (where) => `Schlacht in ${where}`,
  seaBattle: (where) => `Seegefecht im ${where}`,
  battleRound: (round) => (round === 0 ? 'vor den Würfeln' : `Runde ${round}`),
  attacker: 'greift an',
  defender: 'verteidigt',
  dice: (count) => s(count, 'Würfel', 'Würfel'),
  dieReason: {
    base: 'Jede Seite wirft drei Würfel',
    leader: 'Ein Würfel mehr: Ein Führer nimmt teil',
    city: 'Ein Würfel mehr: Der Verteidiger besitzt die Stadt',
    training: 'Ein Würfel mehr je Trainingskarte',
    galley: 'Zur See ein Würfel je Galeere',
  },
  cityFirst:
    'Der Verteidiger besitzt die Stadt und wirft zuerst: Die Verluste fallen, bevor der Angreifer wirft.',
  lentBy: (name) => `von ${name}`,
  envoys: 'Diplomatie und andere',
  hits: (hits) => `${hits} Treffer`,
  hitFace: (unit) => `${unit}: ein Treffer`,
  missFace: (unit) => `${unit}: keine solche Einheit mehr, die trifft`,
  blank: 'blank',
  toLose: (left) => `noch ${s(left, 'Einheit', 'Einheiten')} zu verlieren`,
  yours: 'eigene',
  result: 'Letzte Schlacht',
  hasRetreated: 'zieht sich zurück',
  isBeaten: 'geschlagen',
  stands: 'behauptet das Feld',
  lostUnits: (units) => `verloren: ${units}`,

  oddsOf: (whom, where) => `Aussichten gegen ${whom} in ${where}`,
  wins: (name) => `${name} siegt`,
  neitherWins: 'niemand siegt',
  oddsNote: 'Wenn beide alle Galeeren einsetzen, niemand mehr leiht und sich niemand zurückzieht.',
  oddsWait: 'Die Aussichten werden berechnet …',
  lossesMean: (attacker, defender) =>
    `Verluste im Mittel: Angreifer ${attacker}, Verteidiger ${defender} Einheiten.`,

  victims: 'Der Mörder kann entfernen',

  table: (campaign) => `Feldzug ${campaign}: woher die Punkte kommen`,
  province: 'Provinz',
  byCards: 'Karten und Abstimmungen',
  chaosRow: 'Chaos',
  chaosDetail: (chaos, points) => (points > 0 ? `${chaos} Chaos, −${points}` : `${chaos} Chaos`),
  taxRow: 'Steuern (Talente)',
  sum: 'Summe',
  total: 'Punkte danach',
  rank: (rank) => `Rang ${rank}`,
  campaignNumber: (campaign) => `Feldzug ${campaign}`,
  chaosNote: 'In Klammern das gezeigte Chaos: Das meiste kostet 10 Punkte, das nächste 5.',
};
