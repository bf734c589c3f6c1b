import { describe, expect, it } from 'vitest';
import { parse, pathTo, type Route } from './router.svelte';

const at = (path: string): Route => parse(new URL(path, 'http://table.example'));

describe('the addresses', () => {
  const routes: Route[] = [
    { page: 'home' },
    { page: 'table', table: 'k3-x9' },
    { page: 'replay', table: 'k3', moment: 37 },
    { page: 'replay', table: 'k3', moment: null },
    { page: 'rules', game: 'oppida', rule: 'OP-7.3' },
    { page: 'rules', game: 'oppida', rule: null },
    { page: 'about' },
  ];

  it.each(routes)('$page leads back to itself', (route) => {
    expect(at(pathTo(route))).toEqual(route);
  });

  it.each(['/nowhere', '/t', '/t/a/b', '/rules', '/about/us', '/t/a/replay/b'])(
    '%s is lost',
    (path) => expect(at(path)).toEqual({ page: 'lost' }),
  );

  it('ignores a moment that is no number', () => {
    expect(at('/t/a/replay?n=soon')).toEqual({ page: 'replay', table: 'a', moment: null });
  });

  it('survives a broken escape', () => {
    expect(at('/t/%E0%A4%A')).toEqual({ page: 'table', table: '%E0%A4%A' });
  });
});
