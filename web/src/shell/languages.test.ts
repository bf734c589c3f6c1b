import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { ENGLISH, TONGUES, type Language, type Tongue } from '../generated/words/languages';
import { prefs } from '../lib/prefs.svelte';
import Header from './Header.svelte';

const [english, other] = TONGUES as [Tongue, Tongue];
/** A language that a folder more would bring. */
const third: Tongue = { code: 'la' as Language, name: 'Latina', show: 'Latine ostende' };
const route = { page: 'home' } as const;

afterEach(() => {
  cleanup();
  prefs.language = ENGLISH;
});

describe('the language', () => {
  it('is changed by one button while there are two', async () => {
    const { getByTestId } = render(Header, { route, tongues: [english, other] });
    expect(getByTestId('language').getAttribute('aria-label')).toBe(other.show);
    await fireEvent.click(getByTestId('language'));
    expect(prefs.language).toBe(other.code);
    expect(document.documentElement.lang).toBe(other.code);
    expect(getByTestId('language').getAttribute('aria-label')).toBe(english.show);
  });

  it('is chosen from a list where there are more', async () => {
    const { getByTestId } = render(Header, { route, tongues: [english, other, third] });
    const list = getByTestId('language') as HTMLSelectElement;
    const names = Array.from(list.options, ({ value, textContent }) => [value, textContent]);
    expect(names).toEqual([english, other, third].map(({ code, name }) => [code, name]));
    await fireEvent.change(list, { target: { value: other.code } });
    expect(prefs.language).toBe(other.code);
  });

  it('is not asked for where there is only one', () => {
    const { queryByTestId } = render(Header, { route, tongues: [english] });
    expect(queryByTestId('language')).toBeNull();
  });
});
