/** What dice and modifiers of a naval battle say, in words. */
import type { NavalTurn } from '../story/naval';
import type { Texts } from '../texts';
import type { AttackView, FleetStage } from '../types';

/** "+1", "−2", "±0". */
export const signed = (by: number): string =>
  by === 0 ? '±0' : by > 0 ? `+${by}` : `−${Math.abs(by)}`;

/** A modified die: "4", or "4 + 1 = 5". */
export function dieText(die: number, modified: number): string {
  if (die === modified) return String(die);
  const by = modified - die;
  return `${die} ${by > 0 ? '+' : '−'} ${Math.abs(by)} = ${modified}`;
}

/** What modifies the die of the attack that is due: "fair seamanship −1, Corvi +1, Kyklos −2". */
export function modifiersText(
  t: Texts,
  fleet: FleetStage,
  attack: AttackView,
  hampered: number,
): string {
  const { modifier } = t.stage_naval;
  const parts = fleet.modifiers.map(
    ({ what, by }) => `${modifier[what as keyof typeof modifier]} ${signed(by)}`,
  );
  if (hampered !== 0) parts.push(`${t.stage_naval.hampered} ${signed(hampered)}`);
  const known = fleet.modifiers.reduce((sum, { by }) => sum + by, hampered);
  if (attack.card !== null && attack.modifier !== known)
    parts.push(`${t.tacticCard[attack.card]} ${signed(attack.modifier - known)}`);
  return parts.join(', ');
}

/** What an attack did. */
export function attackText(t: Texts, turn: NavalTurn): string {
  const { attack } = turn;
  if (!attack) return '';
  const s = t.stage_naval;
  const parts = [s.rolled_so({ die: dieText(attack.die, attack.modified) })];
  parts.push(
    attack.isAtTransports
      ? s.hits_transports({ hits: attack.hits })
      : s.hits({ hits: attack.hits }),
  );
  if (turn.hasPrize) parts.push(s.prize_taken);
  if (turn.hasSupremacy) parts.push(s.supremacy_taken);
  for (const answer of turn.answers) parts.push(s.answered({ card: t.tacticCard[answer] }));
  return parts.join(' · ');
}

export const percent = (share: number): string => `${share} %`;

/** A number of tenths: "1.2", in German "1,2". */
export const tenths = (t: Texts, value: number): string =>
  t.staging.decimal({ whole: Math.floor(value / 10), tenth: value % 10 });
