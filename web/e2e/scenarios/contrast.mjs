import assert from 'node:assert/strict';
import { faintTexts } from '../contrast.mjs';
import { PHONE } from '../devices.mjs';
import { startAgainst, tableId } from '../table.mjs';

/** Every text on every page stands out from its ground, in both themes and sizes. */
export async function contrast(visitor) {
  const complaints = [];
  for (const device of [{}, PHONE]) {
    for (const colorScheme of ['light', 'dark']) {
      const page = await visitor({ ...device, colorScheme });
      const measure = async (name) => {
        const { measured, faint } = await page.evaluate(faintTexts);
        assert.ok(measured > 20, `${name} has texts: ${measured}`);
        for (const { text, contrast, ink, ground } of faint)
          complaints.push(
            `${name} ${colorScheme}: "${text}" ${contrast.toFixed(2)} (${ink} on ${ground})`,
          );
      };
      await startAgainst(page, 'Tiro');
      await measure('table');
      await page.locator('.die.lit').first().click();
      await page.locator('.card.lit').first().click();
      await page.getByTestId('choices').waitFor();
      await measure('choice');
      await page.goto(`/t/${tableId(page)}/replay?n=0`);
      await page.getByTestId('moment').waitFor();
      await measure('replay');
      for (const [name, path, sign] of [
        ['home', '/', '[data-testid="play-now"]'],
        ['rules', '/rules/oppida', 'h2'],
        ['about', '/about', 'h1'],
      ]) {
        await page.goto(path);
        await page.locator(sign).first().waitFor();
        await measure(name);
      }
    }
  }
  assert.deepEqual(complaints, []);
}
