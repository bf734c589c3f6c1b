import type { Texts } from '../en';
import { asks, doing } from './asks';
import { cards, lifetimes } from './cards';
import { did } from './deeds';
import { guide } from './guide';
import { panels } from './panels';
import { reasons } from './reasons';

const s = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;
const talents = (count: number): string => s(count, 'Talent', 'Talente');

export const de: Texts = {
  tagline:
    'Zwei bis sechs wollen Caesar werden: Auktionen um Allianzen, Armeen, Abstimmungen im Senat, Einfluss in elf Provinzen.',
  people: ['Severus', 'Cassius', 'Albinus', 'Julianus', 'Pertinax', 'Geta'],
  measured: 'Siegespunkte',
  tally: {
    provinces: 'Provinzen',
    campaignOver: (campaign, last) => `Feldzug ${campaign} von ${last} ist vorbei`,
    leads: (names, points) =>
      names.length === 1
        ? `${names[0]} führt mit ${s(points, 'Punkt', 'Punkten')}`
        : `${new Intl.ListFormat('de').format(names)} führen mit je ${s(points, 'Punkt', 'Punkten')}`,
  },
  sides: 'Dein Anwärter auf den Thron',
  signs: [
    'karmesinrot, ein Stern',
    'ocker, ein Blitz',
    'grün, ein Lorbeerblatt',
    'blau, eine Mondsichel',
    'violett, ein Dreizack',
    'schwarz, ein Turm',
  ],
  playAs: (name) => `${name} spielen`,
  progress: (campaign, last, round) =>
    round === 0
      ? `Feldzug ${campaign} von ${last}`
      : `Feldzug ${campaign} von ${last}, Runde ${round}`,
  cards,
  lifetimes,
  asks,
  doing,
  did,
  panels,
  reasons,
  guide,

  units: (unit, count) =>
    ({
      infantry: `${count} Infanterie`,
      cavalry: `${count} Kavallerie`,
      catapult: s(count, 'Katapult', 'Katapulte'),
      general: s(count, 'General', 'Generäle'),
      galley: s(count, 'Galeere', 'Galeeren'),
      caesar: 'Caesar',
    })[unit],
  unitNames: {
    infantry: 'Infanterie',
    cavalry: 'Kavallerie',
    catapult: 'Katapult',
    general: 'General',
    galley: 'Galeere',
    caesar: 'Caesar',
  },
  and: 'und',
  onField: (name, field) => `${name} auf ${field}`,

  region: {
    worth: (points) => `Schlüsselprovinz, Wert ${points}`,
    tokens: (count) => `${s(count, 'Provinzmarke', 'Provinzmarken')} zu kaufen`,
    influence: (name, count) => `${name} ${count}`,
    influences: (list) => `Einfluss: ${list}`,
    noInfluence: 'noch kein Einfluss',
    city: (name) => `Stadt von ${name}`,
    army: (name, units) => `${name}: ${units}`,
  },
  buttons: {
    take: 'Nehmen',
    recruit: 'Rekrutieren',
    enlist: 'Einheiten rekrutieren',
    influence: 'Einfluss kaufen',
    special_tax: 'Sondersteuer',
    march: 'Einheiten verlegen',
    send_all: 'Alle schicken',
    attack: 'Angreifen',
    sail: 'Galeeren verlegen',
    gather_all: 'Alle Galeeren holen',
    engage: 'Seegefecht',
    pass: 'Passen',
    use: 'Benutzen',
    senator: 'Ein zufälliger Senator',
    fair_wind: 'Davonsegeln',
    fight: 'Kämpfen',
    never_lend: 'Nie leihen',
    land: 'an Land',
    retreat: 'Rückzug',
    break_off: 'Abbrechen',
    stay: 'Weiterkämpfen',
    answer: 'Feste Antworten',
    done: 'Fertig',
  },
  buttonDetails: {
    special_tax: 'Sofort 5 bis 25 Talente, für 1 bis 5 Chaos.',
    pass: 'Verbraucht eine Aktion und sonst nichts.',
    answer: 'Antworten im Voraus, damit niemand auf dich wartet.',
    never_lend: 'Leiht jetzt nichts, und du wirst nicht mehr gefragt, bis du es zurücknimmst.',
    send_all: 'Alle, die können, auch Führer. Dann schützt niemand mehr deinen Einfluss.',
    gather_all: 'Alle deine Galeeren kommen hier zusammen.',
    enlist: 'Wähle eine Art und wie viele.',
    retreat: 'Du verlierst die Schlacht und rettest deine Einheiten.',
    stay: 'Noch eine Runde Würfel.',
  },
  passIn: { bidding: 'Passen', voting: 'Passen' },
  passAction: 'Eine Aktion passen',
  doneIn: {
    turn: 'Zug beenden',
    recruiting: 'Fertig rekrutiert',
    buying: 'Keine Marke mehr',
    marching: 'Fertig verlegt',
    sending: 'Das sind genug',
    sailing: 'Das sind genug',
    sailed: 'Kein Seegefecht',
    committing: 'Das ist alles',
    laying: 'Dabei bleiben',
  },

  choices: {
    place: (units) => `${units} aufstellen`,
    take: (card) => `${card} nehmen`,
    use: (card) => `${card} benutzen`,
    recruit: 'Hier rekrutieren',
    recruitDetail: (chaos) => `so viele du bezahlen kannst; ${chaos} Chaos`,
    enlist: (units) => `${units} rekrutieren`,
    costs: (price) => `kostet ${talents(price)}`,
    buy: 'Eine Provinzmarke kaufen',
    buyFrom: (name) => `Eine Marke von ${name} kaufen`,
    buyDetail: (price, from, to) =>
      `${talents(price)}; deine Punkte hier ${from === to ? `bleiben ${to}` : `steigen von ${from} auf ${to}`}`,
    levy: (sum) => talents(sum),
    levyDetail: (chaos) => `für ${chaos} Chaos`,
    march: 'Einheiten von hier verlegen',
    marchDetail: 'zu einem oder mehreren Zielen, beliebig weit',
    send: (units) => `${units} schicken`,
    attack: (name) => `${name} angreifen`,
    attackDetail: (own, other) => `du: ${own}; ${other}`,
    sail: 'Galeeren hierher verlegen',
    sailDetail: 'aus jeder Seezone, auf Wunsch mit Seegefecht',
    engage: (name) => `Seegefecht gegen ${name}`,
    lend: (units) => `${units} zur Verfügung stellen`,
    commit: (units) => `${units} einsetzen`,
    gather: (units) => `${units} holen`,
    killGeneral: (name, where) => `Ein General von ${name} in ${where}`,
    killSenator: (name, count) => `Ein zufälliger Senator von ${name} (${count} auf der Hand)`,
    revolt: (name) => `Zuerst gegen ${name}`,
    say: (answer) => `Sagen: „${answer}“`,
    unsay: (answer) => `Zurücknehmen: „${answer}“`,
    sayDetail: {
      never_lend: 'In Schlachten deiner Alliierten wirst du nie um Einheiten gefragt.',
      withdraw:
        'Du verlässt eine Schlacht, sobald keine eigene militärische Landeinheit mehr darin ist.',
    },
    lose: (units, whose) => `${units} verlieren (${whose})`,
    retreat: (where) => `Rückzug nach ${where}`,
    breakOff: 'Die Schlacht abbrechen',
    from: (sea) => `aus ${sea}`,
  },

  nothingLent: 'Nichts leihen',
  nothingAdded: 'Ohne Galeeren weiter',

  phrases: {
    bid: (sum) => `${sum} bieten`,
    propose: (proposal) => `vorschlagen: ${proposal}`,
    place: (units, where) => `${units} in ${where} aufstellen`,
    take: (card) => `${card} nehmen`,
    use: (card) => `${card} benutzen`,
    recruit: (where) => `in ${where} rekrutieren`,
    enlist: (units) => `${units} rekrutieren`,
    buy: (where) => `Einfluss in ${where} kaufen`,
    buyFrom: (name, where) => `Einfluss von ${name} in ${where} kaufen`,
    levy: (sum) => `Sondersteuer von ${talents(sum)}`,
    march: (where) => `Einheiten aus ${where} verlegen`,
    aim: (where) => `nach ${where} ziehen`,
    send: (units) => `${units} schicken`,
    attack: (name, where) => `${name} in ${where} angreifen`,
    sail: (sea) => `Galeeren ins ${sea} verlegen`,
    gather: (units, sea) => `${units} aus ${sea} holen`,
    fetch: (sea) => `die Galeere aus ${sea} verlegen`,
    build: (where) => `${where} wählen`,
    muster: (where) => `aus ${where} ziehen`,
    bribe: (name) => `einen Senator von ${name} bestechen`,
    revolt: (where, name) => `Sklaven in ${where} gegen ${name} aufstehen lassen`,
    commit: (units, sea) => `${units} aus ${sea} einsetzen`,
    lend: (units) => `${units} zur Verfügung stellen`,
    lose: (units) => `${units} verlieren`,
    retreat: (where) => `Rückzug nach ${where}`,
    breakOff: 'die Schlacht abbrechen',
    flee: (where) => `die Führer nach ${where} bringen`,
    lay: (value) => `einen Senator ${value} auslegen`,
    say: (answer) => `sagen: ${answer}`,
    unsay: (answer) => `zurücknehmen: ${answer}`,
    kill: (what) => `den Mörder schicken: ${what}`,
  },

  youWon: 'Du bist Caesar',
  youLost: (name) => `${name} ist Caesar`,
  shared: 'Der Sieg wird geteilt',
  finalPoints: (list) => `Siegespunkte: ${list}.`,
  resigned: 'Ein Spieler hat aufgegeben.',

  options: {
    players: 'Spieler',
    campaigns: 'Feldzüge',
    open_chaos: 'Offenes Chaos',
    border: 'Grenze von Mesopotamia und Arabia Petraea',
    seating: 'Sitzordnung',
    leaders: 'Führer ohne Truppen',
  },
  optionValues: {
    players: {
      2: { label: '2', detail: 'ein Zweikampf ohne Alliierte' },
      3: { label: '3', detail: 'zwei gegen einen' },
      4: { label: '4', detail: 'zwei gegen zwei' },
      5: { label: '5', detail: 'drei gegen zwei' },
      6: { label: '6', detail: 'drei gegen drei' },
    },
    campaigns: {
      four: { label: 'Vier', detail: 'das gewöhnliche Spiel' },
      five: { label: 'Fünf', detail: 'ein längeres Spiel' },
    },
    open_chaos: {
      true: { label: 'Ja', detail: 'alle sehen das Chaos aller' },
      false: { label: 'Nein', detail: 'verdeckt bis zum Ende eines Feldzugs' },
    },
    border: {
      closed: { label: 'Geschlossen', detail: 'niemand überschreitet sie' },
      open: { label: 'Offen', detail: 'eine Grenze wie jede andere' },
    },
    seating: {
      chosen: { label: 'Wie gewählt', detail: 'im Uhrzeigersinn in der Folge der Sitze' },
      lot: { label: 'Ausgelost', detail: 'der Zufall entscheidet' },
    },
    leaders: {
      spared: { label: 'Geschont', detail: 'niemand greift sie an, und sie greifen nicht an' },
      fight: {
        label: 'Kämpfen',
        detail:
          'sie können vertrieben werden, greifen mit Galeeren oder geliehenen Truppen an und halten Städte',
      },
    },
  },
};
