import { describe, expect, it } from 'vitest';
import { ENGLISH, TONGUES } from '../generated/words/languages';
import { firstLanguage } from './prefs.svelte';

describe('the first language', () => {
  const [english, other] = TONGUES;

  it('is the one that was chosen before', () => {
    expect(firstLanguage(other!.code, [english!.code])).toBe(other!.code);
    expect(firstLanguage('elvish', [other!.code])).toBe(other!.code);
  });

  it('is else the first that the browser wants and that there are words in', () => {
    expect(firstLanguage(null, [`${other!.code.toUpperCase()}-XX`, ENGLISH])).toBe(other!.code);
    expect(firstLanguage(null, ['xx', other!.code, ENGLISH])).toBe(other!.code);
  });

  it('is English where nothing fits', () => {
    expect(firstLanguage(null, ['xx'])).toBe(ENGLISH);
    expect(firstLanguage(null, [])).toBe(ENGLISH);
  });
});
