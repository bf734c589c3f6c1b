import { ENGLISH } from '../generated/words/languages';

/** The rules of a game in a language; in English where that language has none yet. */
export function loadRules(
  documents: Readonly<Record<string, () => Promise<string>>>,
  language: string,
): Promise<string> {
  const load = [language, ENGLISH]
    .map((code) => Object.keys(documents).find((path) => path.endsWith(`.${code}.md`)))
    .flatMap((path) => (path === undefined ? [] : documents[path]))[0];
  if (!load) throw new Error('there are no rules');
  return load();
}
