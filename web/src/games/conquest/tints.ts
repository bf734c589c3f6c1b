/** A wash of colour for each province, none beside its like. */
import { chart, PROVINCE_REGIONS } from './geography';

const WASHES = 5;

function washes(): number[] {
  const found: number[] = [];
  for (const { index } of PROVINCE_REGIONS) {
    const beside = chart.borders.flatMap(([a, b]) =>
      a === index ? [found[b]] : b === index ? [found[a]] : [],
    );
    // Beginning elsewhere each time, so that no wash is the common one.
    const order = Array.from({ length: WASHES }, (_, step) => (step + index * 2) % WASHES);
    found.push(order.find((wash) => !beside.includes(wash)) ?? 0);
  }
  return found;
}

export const TINTS: readonly number[] = washes();
