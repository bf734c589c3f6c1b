import { render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { words as english } from '../generated/words/shell.en';
import { pseudo, unspoken } from '../lib/pseudo';
import { shellWords } from '../words/index.svelte';
import About from './About.svelte';
import DiceProof from './DiceProof.svelte';
import Header from './Header.svelte';
import ImportRecord from './home/ImportRecord.svelte';
import Weight from './home/Weight.svelte';
import NameForm from './NameForm.svelte';

beforeEach(() => {
  vi.spyOn(shellWords, 'now', 'get').mockReturnValue(pseudo(english));
});
afterEach(() => vi.restoreAllMocks());

it('says everything about the program from the catalogue', () => {
  const { container } = render(About);
  expect(container.textContent).toContain('⟦');
  expect(unspoken(container)).toEqual([]);
});

it('says the head of every page from the catalogue', () => {
  const { container } = render(Header, { route: { page: 'home' } });
  expect(unspoken(container, ['Quadriga'])).toEqual([]);
});

it('asks for a name from the catalogue', () => {
  const { container } = render(NameForm, { why: '' });
  expect(unspoken(container)).toEqual([]);
});

it('offers to look at a record from the catalogue', () => {
  const { container } = render(ImportRecord);
  expect(container.textContent).toContain('⟦');
  expect(unspoken(container)).toEqual([]);
});

it('tells the weight of a game from the catalogue', () => {
  const { container } = render(Weight, { weight: 2 });
  expect(unspoken(container)).toEqual([]);
});

it('proves the chance from the catalogue', () => {
  const hash = 'abc';
  const { container } = render(DiceProof, { hash, seed: null });
  expect(container.textContent).toContain(hash);
  expect(unspoken(container, [hash])).toEqual([]);
});
