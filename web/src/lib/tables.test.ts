import { afterEach, describe, expect, it, vi } from 'vitest';
import { Tables } from './tables.svelte';

const PAGES: Record<string, { ids: string[]; next: string | null }> = {
  '': { ids: ['a', 'b'], next: 'two' },
  two: { ids: ['b', 'c'], next: null },
};
const asked: string[] = [];

vi.stubGlobal('fetch', async (address: string) => {
  asked.push(address);
  const page = PAGES[new URL(address, 'http://here').searchParams.get('after') ?? ''];
  const tables = page?.ids.map((id) => ({ id })) ?? [];
  return new Response(JSON.stringify({ tables, next: page?.next ?? null }));
});
afterEach(() => asked.splice(0));

const ids = ({ tables }: Tables): string[] => tables.map(({ id }) => id);

describe('a list of tables', () => {
  it('shows all of them, page by page, none twice', async () => {
    const list = new Tables('mine');
    await list.refresh();
    expect([ids(list), list.hasMore]).toEqual([['a', 'b'], true]);
    await list.more();
    expect([ids(list), list.hasMore]).toEqual([['a', 'b', 'c'], false]);
  });

  it('keeps what is shown when it is asked for anew', async () => {
    const list = new Tables('mine');
    await list.more();
    asked.splice(0);
    await list.refresh();
    expect(ids(list)).toEqual(['a', 'b', 'c']);
    expect(asked).toEqual(['/api/tables?list=mine', '/api/tables?list=mine&after=two']);
  });
});
