import { api } from './api';
import type { TableSummary } from './contract';

/** One of the lists of tables, page by page. */
export class Tables {
  tables = $state.raw<TableSummary[]>([]);
  #next = $state.raw<string | null>(null);
  #pages = 1;

  readonly hasMore = $derived(this.#next !== null);

  constructor(private readonly list: 'mine' | 'open') {}

  /** Asks anew for all that is shown. */
  async refresh(): Promise<void> {
    const found = new Map<string, TableSummary>();
    let next: string | null = null;
    for (let page = 0; page < this.#pages && (page === 0 || next !== null); page += 1) {
      const told = await api.tables(this.list, next ?? undefined);
      // A table that moved between two questions may come twice.
      for (const table of told.tables) if (!found.has(table.id)) found.set(table.id, table);
      next = told.next;
    }
    [this.tables, this.#next] = [[...found.values()], next];
  }

  async more(): Promise<void> {
    this.#pages += 1;
    await this.refresh();
  }
}
