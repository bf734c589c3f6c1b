/** For the tests: a language that nobody speaks, with accents, brackets and 40 % more length. */
const OPEN = '⟦';
const CLOSE = '⟧';
const PLAIN = 'aceinouyACEINOUY';
const ACCENTED = 'áçéíñóúýÁÇÉÍÑÓÚÝ';

function text(said: string): string {
  if (said === '') return '';
  const accented = Array.from(said, (sign) => ACCENTED[PLAIN.indexOf(sign)] ?? sign).join('');
  return `${OPEN}${accented} ${'~'.repeat(Math.ceil(said.length * 0.4))}${CLOSE}`;
}

/** The same words in no language: texts, lists, tables and whatever functions say. */
export function pseudo<Words>(words: Words): Words {
  return spoken(words, '') as Words;
}

/** Keys of what is said that are no words: who a line is about, what a part of it stands for. */
const SILENT = new Set(['seat', 'key', 'id', 'kind', 'tone', 'rule', 'target']);

function spoken(value: unknown, key: string): unknown {
  if (SILENT.has(key) && typeof value !== 'function') return value;
  if (typeof value === 'string') return text(value);
  if (typeof value === 'function') {
    return (...figures: unknown[]) =>
      spoken((value as (...all: unknown[]) => unknown)(...figures), '');
  }
  if (Array.isArray(value)) return value.map((each) => spoken(each, ''));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, spoken(part, name)]),
  );
}

const LABELS = ['aria-label', 'aria-roledescription', 'title', 'placeholder', 'alt'];

/**
 * All that stands on a page without having been said by pseudo words; `names` are nobody's to
 * translate.
 */
export function unspoken(root: Element, names: readonly string[] = []): string[] {
  const found: string[] = [];
  const look = (said: string | null): void => {
    let rest = said ?? '';
    for (const name of names) rest = rest.replaceAll(name, '');
    if (/\p{L}/u.test(outside(rest))) found.push((said ?? '').trim());
  };
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest('script, style, [translate="no"]')) look(node.textContent);
  }
  for (const element of [root, ...root.querySelectorAll('*')]) {
    if (element.closest('[translate="no"]')) continue;
    for (const label of LABELS) look(element.getAttribute(label));
  }
  return found;
}

/** What stands outside all brackets. */
function outside(said: string): string {
  let depth = 0;
  let rest = '';
  for (const sign of said) {
    if (sign === OPEN) depth += 1;
    else if (sign === CLOSE) depth -= 1;
    else if (depth === 0) rest += sign;
  }
  return rest;
}
