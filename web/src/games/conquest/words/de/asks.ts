/** Was jetzt zu tun ist: ein Satz und seine Erklärung für jeden Schritt. */
import type { Prompt } from '../../../module';
import type { asks as english, doing as englishDoing } from '../en/asks';

const ask = (title: string, detail: string): Prompt => ({ title, detail });
const s = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;
const votes = (count: number): string => s(count, 'Stimme', 'Stimmen');

export const asks: typeof english = {
  open: (slots, talents) =>
    ask(
      `Eröffne die Auktion um ${slots}: Wie viel bietest du?`,
      `Wer gewinnt, zahlt und bestimmt, wer mit wem alliiert ist und wer zuerst zieht. Auch 0 ist ein Angebot und gewinnt, wenn niemand höher geht. Du hast ${talents} Talente.`,
    ),
  raise: (bidder, bid, proposal) =>
    ask(
      `${bidder} bietet ${bid}: Biete mehr, oder passe`,
      `Erhöht niemand, gilt: ${proposal}. Wer mehr bietet, schlägt neu vor. Passen ist nicht endgültig: Erhöht ein anderer, kannst du wieder mitbieten.`,
    ),
  propose: (bid, isAlone) =>
    ask(
      isAlone
        ? `Du bietest ${bid}: Auf welches Feld kommt die letzte Marke?`
        : `Du bietest ${bid}: Wer kommt auf A und wer auf B?`,
      isAlone
        ? 'A ist die ungerade Allianz, B die gerade. Wer in der anderen Allianz sitzt, ist Gegner.'
        : 'A und B werden Gegner, und A zieht zuerst. Nenne dich selbst oder andere.',
    ),
  place: (units, isLeader, hasMore) =>
    ask(
      `Stelle auf: ${units}${hasMore ? ', oder erst eine andere Art' : ''}. Wähle eine leuchtende Provinz`,
      isLeader
        ? 'Nur wo ein Führer ist, kannst du verlegen, rekrutieren und Einfluss kaufen; der Caesar kauft zwei Marken auf einmal, ein General eine.'
        : 'Sie stehen, wo du Einfluss hast. Eine einzige militärische Einheit schützt deinen Einfluss in ihrer Provinz.',
    ),
  station: () =>
    ask(
      'Stelle deine Galeere auf: Wähle eine leuchtende Seezone',
      'Eine Galeere trägt 4 Einheiten an jede Küste ihrer Seezone, sperrt Gegnern die Meerengen und hilft in Schlachten an ihren Küsten.',
    ),
  turn: (left, mayTake) =>
    ask(
      left === 2 ? 'Wähle die erste von zwei Aktionen' : 'Wähle deine zweite Aktion',
      `Wähle eine Provinz mit deinem Führer (verlegen, rekrutieren, kaufen, kämpfen), eine Seezone für Galeeren${mayTake ? ' oder eine Karte' : ''}.`,
    ),
  turnEnd: () =>
    ask(
      'Beide Aktionen sind verbraucht: Beende den Zug',
      'Vorher kannst du die letzten Schritte zurücknehmen oder eine Karte benutzen, die vor dir liegt.',
    ),
  recruit: (where, talents, chaos) =>
    ask(
      `Rekrutiere in ${where}: Wie viele von jeder Art?`,
      `Du hast ${talents} Talente. Nimm die Arten in beliebiger Folge, bis du es beendest. Die Aktion bringt ${chaos} Chaos, wie viele du auch nimmst.`,
    ),
  buyMore: (where, price) =>
    ask(
      `Dein Caesar darf in ${where} noch eine Marke kaufen`,
      `Sie kostet wieder ${price} Talente und keine weitere Aktion. Oder beende den Kauf.`,
    ),
  march: (from, moved) =>
    ask(
      moved
        ? `Noch mehr Einheiten aus ${from}, oder fertig?`
        : `Wohin ziehen Einheiten aus ${from}?`,
      'Alle leuchtenden Provinzen sind erreichbar: zu Land bis zu den ersten gegnerischen Truppen. Für eine Landung wähle erst die Seezone, dann die Küste.',
    ),
  send: (from, to) =>
    ask(
      `Wer zieht von ${from} nach ${to}?`,
      'Wähle, wie viele von jeder Art, oder schicke alle. Eine militärische Einheit, die bleibt, schützt deinen Einfluss; ein Führer geht, wo du handeln willst.',
    ),
  sendOver: (from, to, sea, room) =>
    ask(
      `Wer landet in ${to}, von ${from} aus?`,
      `Deine Galeeren im ${sea} tragen in einer Aktion ${s(room, 'militärische Einheit', 'militärische Einheiten')}; Führer fahren ohne Anrechnung mit.`,
    ),
  sendErrand: (to, troops, least) =>
    ask(
      `Wer zieht nach ${to} gegen die Barbaren?`,
      troops >= least
        ? 'Genug sind unterwegs. Weitere dürfen mit, auch Führer.'
        : `Mindestens ${least} militärische Einheiten müssen mit; bisher ${troops}.`,
    ),
  sail: (to) =>
    ask(
      `Welche Galeeren kommen ins ${to}?`,
      'Wähle die Seezonen, aus denen sie kommen, oder hole alle. Kein Weg ist zu weit, und niemand hindert sie.',
    ),
  sailed: () =>
    ask(
      'Ein Seegefecht führen, oder bei der Verlegung bleiben?',
      'Das Gefecht gehört zur selben Aktion. Wähle eine leuchtende Seezone mit Galeeren eines Gegners.',
    ),
  fetch: (to) =>
    ask(
      `Welche Galeere kommt ins ${to}?`,
      'Wähle eine leuchtende Seezone. Dort kommen zwei Galeeren dazu.',
    ),
  build: () =>
    ask(
      'Wo baust du die Stadt?',
      'Ein Würfel mehr zur Verteidigung, doppelte Steuern, 3 Chaos weniger in jedem Feldzug.',
    ),
  muster: (to) =>
    ask(
      `Von wo ziehen sie nach ${to}?`,
      'Wähle eine leuchtende Provinz mit mindestens vier militärischen Einheiten und einem Führer; für eine Landung erst die Seezone.',
    ),
  bribe: () =>
    ask(
      'Wessen Senator bestichst du?',
      'Wähle einen Spieler. Du wählst unter den Rückseiten: Der Zufall bestimmt, welchen.',
    ),
  revolt: () =>
    ask(
      'Wo erheben sich die Sklaven?',
      'Vier Infanterie bekämpfen dort alle Armeen nacheinander, deine zuletzt.',
    ),
  raise_legions: () =>
    ask(
      'Wohin kommen die neuen Legionen?',
      'Sechs Infanterie; weder Führer noch Einfluss sind dort nötig.',
    ),
  fairWind: (attacker, sea) =>
    ask(
      `${attacker} greift deine Galeeren im ${sea} an: davonsegeln?`,
      'Mit Gutem Wind findet das Gefecht nicht statt, und niemand nimmt Chaos.',
    ),
  add: (where) =>
    ask(
      `Schlacht in ${where}: Welche Galeeren setzt du ein?`,
      'Eine Galeere macht eine weitere Würfelseite zum Treffer, kann aber fallen. Wähle eine leuchtende Seezone, oder weiter ohne.',
    ),
  lend: (commander, enemy, where) =>
    ask(
      `${commander} kämpft in ${where} gegen ${enemy}: Stellst du Einheiten zur Verfügung?`,
      `Sie kämpfen unter dem Befehl von ${commander} und können fallen; Überlebende kommen zu dir zurück. Ein Führer bringt einen Würfel und fällt nie. Chaos nimmst du keines.`,
    ),
  lose: (hits, where) =>
    ask(
      `${s(hits, 'Treffer', 'Treffer')} in ${where}: Wähle deine Verluste`,
      'Wähle in der Schlachttafel, wie viele von jeder Art. Eine Art trifft nur so oft, wie du Einheiten davon hast. Führer fallen nie.',
    ),
  retreat: (where, chaos) =>
    ask(
      `Die Runde in ${where} ist vorbei: weiterkämpfen oder Rückzug?`,
      `Wer sich zurückzieht, hat verloren und nimmt ${chaos} Chaos, rettet aber seine Einheiten: Alle gehen in eine Nachbarprovinz.`,
    ),
  flee: (where) =>
    ask(
      `Deine Führer müssen ${where} verlassen`,
      'Wähle eine leuchtende Nachbarprovinz. Führer gehen in einer Schlacht nie verloren.',
    ),
  openVote: (card, gain) =>
    ask(
      `Abstimmung „${card}“: Lege Senatoren aus, oder passe`,
      `${gain}. Die höchste Summe gewinnt und verliert ihre Senatoren; alle anderen nehmen ihre zurück.`,
    ),
  vote: (bidder, bid, card, needed, most) =>
    needed > most
      ? ask(
          `„${card}“: ${bidder} hat ${votes(bid)}. Du kannst nur passen`,
          `Du brauchtest noch ${votes(needed)} und hast ${most} auf der Hand. Was du ausgelegt hast, kommt zurück, wenn du nicht gewinnst.`,
        )
      : ask(
          `„${card}“: ${bidder} hat ${votes(bid)}. Lege mehr, oder passe`,
          `Du brauchst noch mindestens ${votes(needed)}. Nur wer gewinnt, verliert Senatoren; Passen ist nicht endgültig.`,
        ),
  layMore: (total, bid) =>
    total > bid
      ? ask(
          `Dein Angebot: ${votes(total)}. Mehr auslegen, oder dabei bleiben?`,
          'Jeder deiner Senatoren kann folgen. Was liegt, ist gezeigt und bleibt.',
        )
      : ask(
          `Bisher ${votes(total)}: Du brauchst mehr als ${bid}`,
          'Lege noch einen Senator, in beliebiger Folge. Was liegt, ist gezeigt und bleibt.',
        ),
  over: () => ask('Das Spiel ist vorbei', 'Rechts stehen die Punkte des letzten Feldzugs.'),
  wait: (name, what) => ask(`${name} ${what}`, 'Du siehst hier jeden Schritt.'),

  here: (name) => `Was tust du in ${name}?`,
  goOver: (sea) => `Landung vom ${sea} aus: Wähle die Küste`,
  taxTitle: () =>
    ask(
      'Sondersteuer: Wie viel?',
      '5 Talente je Chaos. Wer am Ende des Feldzugs das meiste Chaos hat, verliert 10 Siegespunkte, der nächste 5.',
    ),
  bidDetail: (bid, left) =>
    bid === 0
      ? 'Du bietest nichts und behältst alle Talente.'
      : `Du bietest ${bid}; gewinnst du, bleiben dir ${left}.`,
  answerTitle: () =>
    ask(
      'Feste Antworten',
      'Im Voraus gegeben, damit niemand auf dich warten muss. Alle sehen sie.',
    ),
  victimTitle: () =>
    ask(
      'Wen sucht der Mörder auf?',
      'Wähle rechts in der Liste: einen General oder einen zufälligen Senator.',
    ),
  marker: (name, field, slot) => `${name} auf ${field}: Platz ${slot}.`,
  nowB: (name) => `${name} steht auf A. Wer kommt auf B?`,
};

/** Worauf andere warten: "Severus …". */
export const doing: typeof englishDoing = {
  bidding: 'überlegt ein Angebot',
  proposing: 'schlägt Allianzen vor',
  placing: 'stellt Starteinheiten auf',
  stationing: 'stellt eine Galeere auf',
  turn: 'wählt eine Aktion',
  recruiting: 'rekrutiert',
  buying: 'kauft Einfluss',
  marching: 'verlegt Landeinheiten',
  sending: 'verlegt Landeinheiten',
  sailing: 'sammelt Galeeren',
  sailed: 'kann zur See kämpfen',
  fetching: 'verlegt eine Galeere',
  building: 'baut eine Stadt',
  mustering: 'zieht gegen Barbaren',
  bribing: 'besticht einen Senator',
  revolting: 'lässt Sklaven aufstehen',
  raising: 'hebt neue Legionen aus',
  fair_wind: 'kann davonsegeln',
  committing: 'kann in die Schlacht eingreifen',
  losing: 'wählt Verluste',
  retreating: 'kann sich zurückziehen',
  fleeing: 'bringt Führer fort',
  voting: 'überlegt die Abstimmung',
  laying: 'legt Senatoren aus',
  over: 'ist fertig',
};
