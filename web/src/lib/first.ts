/**
 * The table that the address names is asked for at once, while the code that shows it still loads.
 */
import { api } from './api';
import type { Snapshot } from './contract';
import { parse } from './router.svelte';

interface Asked {
  table: string;
  snapshot: Promise<Snapshot>;
}

let asked = ask();

function ask(): Asked | null {
  const route = parse(new URL(location.href));
  if (route.page !== 'table') return null;
  const snapshot = api.table(route.table, 'mine');
  // Whoever takes it hears of a failure; until then it is nobody's.
  snapshot.catch(() => {});
  return { table: route.table, snapshot };
}

/** What was asked for, if it is this table; once, since later it is old. */
export function firstSnapshot(table: string): Promise<Snapshot> | null {
  const found = asked?.table === table ? asked.snapshot : null;
  asked = null;
  return found;
}
