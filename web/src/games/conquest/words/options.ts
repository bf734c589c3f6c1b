/** The values of the options, for whoever opens a table. */
import type { Texts } from '.';

interface OptionText {
  label: string;
  detail: string;
}

/** The fewest players, of whom the first text tells. */
const FEWEST = 2;

export function optionText(t: Texts, key: string, value: string): OptionText {
  const { players, ...others } = t.option_value;
  if (key === 'players') return { label: value, detail: players[Number(value) - FEWEST] ?? '' };
  const known: Record<string, Record<string, OptionText>> = others;
  return known[key]?.[value] ?? { label: value, detail: '' };
}
