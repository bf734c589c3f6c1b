import { describe, expect, it } from 'vitest';
import de from '../../../docs/rules/oppida.de.md?raw';
import en from '../../../docs/rules/oppida.en.md?raw';
import { inline, parseMarkdown } from './markdown';

const ids = (source: string): string[] =>
  parseMarkdown(source).flatMap((block) => (block.kind === 'rule' && block.id ? [block.id] : []));

describe('the rules page', () => {
  it('finds the same rules in both languages, each once', () => {
    expect(ids(en).length).toBeGreaterThan(80);
    expect(ids(de)).toEqual(ids(en));
    expect(new Set(ids(en)).size).toBe(ids(en).length);
  });

  it('reads tables with their heads', () => {
    const tables = parseMarkdown(en).filter(({ kind }) => kind === 'table');
    expect(tables).toHaveLength(1);
    expect(tables[0]).toMatchObject({ rows: [{ length: 11 }, { length: 11 }] });
  });

  it('tells marks, bold and code apart', () => {
    expect(inline('a **b** *(ruling)* `c`')).toEqual([
      { kind: 'text', text: 'a ' },
      { kind: 'strong', text: 'b' },
      { kind: 'text', text: ' ' },
      { kind: 'mark', text: '(ruling)' },
      { kind: 'text', text: ' ' },
      { kind: 'code', text: 'c' },
    ]);
  });

  it('leaves no Markdown signs behind', () => {
    const texts = JSON.stringify(parseMarkdown(de));
    expect(texts).not.toContain('**');
  });
});
