// Every page by the rules of axe-core (WCAG 2.2 A and AA, and good practice), in both themes.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { clickRegion, comeToScreen, opening } from '../conquest.mjs';
import { PHONE } from '../devices.mjs';
import { ask, deciding, dismissGuide, lead, open, snapshot, tableId, turn } from '../table.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on a page, one line for each thing. */
async function findings(page, name) {
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(axe);
  const violations = await page.evaluate(async () => {
    const found = await window.axe.run(document, {
      resultTypes: ['violations'],
      // Whoever speaks to the page says what is written on a button.
      rules: { 'label-content-name-mismatch': { enabled: true } },
    });
    return found.violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ html, any, all, none }) => {
        const [first] = [...any, ...all, ...none];
        return `${html.slice(0, 160)} (${first?.message ?? ''})`;
      }),
    }));
  });
  // The rule compares the name with all that is written inside. On a board that is a picture:
  // coins, shields and tabs bear figures, which the name says in words and in an order that can be
  // followed ("key province worth 10/5; influence: Severus 1"). Who speaks to the page says the
  // name that is written on a place, and that is asked for below.
  const isDrawn = (id, node) => id === 'label-content-name-mismatch' && node.startsWith('<g ');
  const unsaid = await page.evaluate(() =>
    [...document.querySelectorAll('main svg.board g[role="button"]')].flatMap((place) => {
      const written = place.querySelector('text.name')?.textContent.trim() ?? '';
      const label = place.getAttribute('aria-label') ?? '';
      return label.startsWith(written) ? [] : [`“${label}” does not begin with “${written}”`];
    }),
  );
  return violations
    .flatMap(({ id, nodes }) =>
      nodes.filter((node) => !isDrawn(id, node)).map((node) => `${name}: ${id}: ${node}`),
    )
    .concat(unsaid.map((one) => `${name}: ${one}`));
}

/** Opens a list of choices: beside a button, or beside a province where a leader stands. */
const openChoices = {
  async oppida(page) {
    await page.locator('footer [data-target="button recruit"]').click();
    await page.getByTestId('choices').waitFor();
  },
  async antike(page) {
    // The rondel is the list here; what it brings is chosen on the map and on the panels.
    await page.getByTestId('why').click();
  },
  async conquest(page) {
    await lead(page, opening);
    await comeToScreen(page);
    const { frame } = await deciding(page);
    const whole = page.getByRole('button', { name: /whole map|ganze Karte/ });
    if (await whole.isVisible()) await whole.click();
    // On a phone the map is a window, and not every province lies in it.
    const recruiting = frame.legal.filter(({ action }) => action.recruit);
    for (const [at, { targets }] of recruiting.entries()) {
      const isLast = at === recruiting.length - 1;
      const tried = clickRegion(page, targets[0].region);
      if (
        await (isLast
          ? tried.then(() => true)
          : tried.then(
              () => true,
              () => false,
            ))
      )
        break;
    }
    await page.getByTestId('choices').waitFor();
  },
};

const GAMES = [
  ['oppida', {}, ['me', 'me']],
  ['antike', {}, ['me', 'me']],
  ['conquest', { players: 3 }, ['me', 'me', 'me']],
];

/** The pages that need no table, and those of a table before, during and after a game. */
async function walk(page, theme, found) {
  const look = async (name) => found.push(...(await findings(page, `${name}, ${theme}`)));
  for (const [name, path, sign] of [
    ['home', '/', '[data-testid="play-now"]'],
    ['about', '/about', 'h1'],
    ['rules', '/rules/oppida', 'h2'],
    ['lost', '/nowhere', 'main'],
  ]) {
    await page.goto(path);
    await page.locator(sign).first().waitFor();
    await look(name);
  }
  await open(page, 'oppida', {}, ['me', 'open']);
  await page.getByTestId('waiting').waitFor();
  await look('waiting room');
  for (const [game, options, seats] of GAMES) {
    await open(page, game, options, seats);
    if (game !== 'antike') {
      await page.getByTestId('curtain').waitFor();
      await look(`${game}: curtain`);
    }
    await (game === 'antike' ? turn(page) : comeToScreen(page));
    await dismissGuide(page);
    await look(`${game}: table`);
    await openChoices[game](page);
    await look(`${game}: choices`);
    const { frame } = await snapshot(page);
    const seat = frame.eye.seat ?? 0;
    const id = tableId(page);
    await page.goto(`/t/${id}/replay`);
    await page.getByTestId('moment').waitFor();
    await look(`${game}: replay`);
    await ask(page, `/tables/${id}/resign`, { number: frame.number, seat });
    await page.goto(`/t/${id}`);
    await page.locator('main.table').waitFor();
    await look(`${game}: after a resignation`);
  }
}

/** Walks past every page in one theme and language, on one device, without a complaint of axe. */
const walked = (colorScheme, locale, device) => async (visitor) => {
  const found = [];
  const page = await visitor({ ...device, colorScheme, locale });
  await walk(page, `${colorScheme} ${locale}${device === PHONE ? ' phone' : ''}`, found);
  assert.equal(found.length, 0, found.join('\n'));
};

export const accessibilityLight = walked('light', 'en', {});
export const accessibilityDark = walked('dark', 'de', {});
export const accessibilityLightPhone = walked('light', 'de', PHONE);
export const accessibilityDarkPhone = walked('dark', 'en', PHONE);
