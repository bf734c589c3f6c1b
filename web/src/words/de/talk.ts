import type { talk as English } from '../en/talk';

/** Die anderen am Tisch: wer da ist, Gespräch, Aufgeben, noch einmal spielen. */
export const talk: typeof English = {
  placeholder: 'Sag etwas',
  send: 'Senden',
  none: 'Noch hat niemand etwas gesagt.',
  nameWhy: 'Die anderen sehen ihn. Deine Worte gehen ab, sobald du einen Namen hast.',
  newLines: 'Neu',
  company: 'Am Tisch',
  here: 'da',
  away: 'nicht da',
  bot: 'Bot',
  gaveUp: 'hat aufgegeben, ein Bot spielt weiter',
  isAway: (name) => `${name} ist gerade nicht da`,
  sound: 'Ton',
  resignTitle: 'Diese Partie aufgeben?',
  resignDuel: (winner) => `Die Partie endet sofort. Sieger: ${winner}.`,
  resignAlone: 'Sonst spielt hier kein Mensch: Die Partie endet sofort, und du wirst Letzter.',
  resignBot:
    'Für die anderen geht es weiter: Ein Bot spielt für dich zu Ende, und sein Ergebnis zählt als deines.',
  resignLast:
    'Für die anderen geht es weiter: Ein Bot spielt für dich zu Ende, aber du wirst Letzter.',
  resignKeep: 'Weiterspielen',
  resignDo: 'Aufgeben',
  rematchOpen: 'Die nächste Partie ist bereit',
  rematchDetail: 'Jemand am Tisch möchte noch einmal spielen. Dein Platz wartet.',
  rematchWatch: 'Dieselben Spieler treffen sich an einem neuen Tisch wieder.',
  rematchGo: 'Zur nächsten Partie',
  rematchTitle: 'nächste Partie',
};
