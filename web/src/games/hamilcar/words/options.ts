/** The values of the options, for whoever opens a table. */
import type { Texts } from '.';

interface OptionText {
  label: string;
  detail: string;
}

export function optionText(t: Texts, key: string, value: string): OptionText {
  const { handicap, ...others } = t.option_value;
  if (key === 'handicap') {
    const points = Number(value);
    if (points === 0) return handicap.none;
    const said = points > 0 ? handicap.rome : handicap.carthage;
    return { ...said, label: said.label({ points: Math.abs(points) }) };
  }
  const known: Record<string, Record<string, OptionText>> = others;
  return known[key]?.[value] ?? { label: value, detail: '' };
}
