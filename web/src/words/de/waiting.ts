import type { waiting as English } from '../en/waiting';

const NUMBERS = ['keine', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs'];
const count = (number: number): string => NUMBERS[number] ?? String(number);

/** Der Raum, in dem man aufeinander wartet. */
export const waiting: typeof English = {
  missing: (seats) =>
    seats === 1
      ? 'Noch ein Mitspieler, dann geht es los'
      : `Es fehlen noch ${count(seats)} Mitspieler`,
  seatsFree: (seats) =>
    seats === 1
      ? 'An diesem Tisch ist ein Platz frei'
      : `An diesem Tisch sind ${count(seats)} Plätze frei`,
  seats: 'Plätze',
  inviteTitle: 'Jemanden einladen',
  invite: 'Verschicke diese Adresse. Wer sie öffnet, kann einen freien Platz nehmen.',
  share: 'Teilen',
  shareText: (game) => `Spiel mit mir ${game}`,
  isListed: 'Der Tisch steht unter den offenen Tischen: Alle dürfen mitspielen.',
  isPrivate: 'Der Tisch ist privat: Nur wer die Adresse hat, findet ihn.',
  watch: 'Du kannst auch hier warten und zusehen.',
  move: 'Auf diesen Platz wechseln',
  leave: 'Tisch verlassen',
  close: 'Tisch schließen',
  closeSure: 'Möchtest du diesen Tisch schließen?',
  closeDetail: 'Er verschwindet für alle, die hier warten.',
  bot: 'Einen Bot spielen lassen',
  you: 'du',
  nameWhy: 'Damit die anderen wissen, wer da sitzt.',
};
