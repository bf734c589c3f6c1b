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
  // What is drawn on a board bears figures that its name says in words; that rule is for what is written.
  const isDrawn = (id, node) => id === 'label-content-name-mismatch' && node.startsWith('<g ');
  return violations.flatMap(({ id, nodes }) =>
    nodes.filter((node) => !isDrawn(id, node)).map((node) => `${name}: ${id}: ${node}`),
  );
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
    const { targets } = frame.legal.find(({ action }) => action.recruit);
    await clickRegion(page, targets[0].region);
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

/** Every page in both themes, wide and on a phone, without a single complaint of axe. */
export async function accessibility(visitor) {
  const found = [];
  for (const [theme, device] of [
    ['light', {}],
    ['dark', {}],
    ['dark', PHONE],
  ]) {
    const page = await visitor({ ...device, colorScheme: theme });
    await walk(page, `${theme}${device === PHONE ? ' phone' : ''}`, found);
    await page.context().close();
  }
  assert.equal(found.length, 0, found.join('\n'));
}
