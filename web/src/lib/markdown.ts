/**
 * As much of Markdown as the rules need: headings, paragraphs, lists with rule ids, tables,
 * emphasis.
 */
export type Inline =
  { kind: 'text'; text: string } | { kind: 'strong' | 'mark' | 'code'; text: string };

export type Block =
  | { kind: 'heading'; level: number; text: string; id: string }
  | { kind: 'paragraph'; parts: Inline[] }
  | { kind: 'rule'; id: string | null; parts: Inline[] }
  | { kind: 'table'; head: string[]; rows: string[][] };

/** A rule starts with its id in bold. */
const RULE = /^\*\*([A-Z]{2}-\d+(?:\.\d+)*)\*\*\s*/;

export function parseMarkdown(source: string): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  const flush = (): void => {
    const block = blockOf(lines);
    if (block) blocks.push(block);
    lines = [];
  };
  for (const line of source.split('\n')) {
    const starts = line.startsWith('#') || line.startsWith('- ') || line.trim() === '';
    if (starts) flush();
    if (line.trim() !== '') lines.push(line.trim());
    if (line.startsWith('#')) flush();
  }
  flush();
  return blocks;
}

function blockOf(lines: string[]): Block | null {
  const [first] = lines;
  if (first === undefined) return null;
  const heading = /^(#+)\s+(.*)$/.exec(first);
  if (heading) {
    const text = heading[2] ?? '';
    return { kind: 'heading', level: heading[1]?.length ?? 1, text, id: slug(text) };
  }
  if (first.startsWith('|')) return tableOf(lines);
  const text = lines.join(' ');
  if (!first.startsWith('- ')) return { kind: 'paragraph', parts: inline(text) };
  const item = text.slice(2);
  const rule = RULE.exec(item);
  return { kind: 'rule', id: rule?.[1] ?? null, parts: inline(item.replace(RULE, '')) };
}

function tableOf(lines: string[]): Block {
  const cells = (line: string): string[] =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
  const rows = lines.filter((line) => !/^\|[\s:|-]+\|$/.test(line)).map(cells);
  return { kind: 'table', head: rows[0] ?? [], rows: rows.slice(1) };
}

/** Bold, code, and the marks of the form *(designed)*. */
export function inline(text: string): Inline[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/)
    .filter((part) => part !== '')
    .map((part): Inline => {
      if (part.startsWith('**')) return { kind: 'strong', text: part.slice(2, -2) };
      if (part.startsWith('*')) return { kind: 'mark', text: part.slice(1, -1) };
      if (part.startsWith('`')) return { kind: 'code', text: part.slice(1, -1) };
      return { kind: 'text', text: part };
    });
}

function slug(text: string): string {
  return `chapter-${/^\d+/.exec(text)?.[0] ?? 'top'}`;
}
