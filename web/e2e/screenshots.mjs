// Pictures of every page in both sizes, languages and themes, into e2e/out/.
import { PHONE } from './devices.mjs';
import { dismissGuide, hint, plan, play, snapshot, tableId, turn } from './table.mjs';

const SIZES = [
  { name: '1440x900', viewport: { width: 1440, height: 900 } },
  { name: '390x844', ...PHONE },
];

export async function screenshots(visitor) {
  const player = await visitor();
  await player.goto('/');
  await player.getByText('Tiro', { exact: true }).click();
  await player.getByTestId('play-now').click();
  await turn(player);
  await dismissGuide(player);
  for (let step = 0; step < 40 && (await turn(player)) === 'mine'; step += 1) {
    const now = await snapshot(player);
    // A rich position, but not a won one: the hints are strong.
    const isRich = step > 8 || now.frame.view.peoples.some(({ areas }) => areas > 4);
    if (isRich && now.frame.view.phase === 'choosing') break;
    const [best] = (await hint(player, now.frame.eye.seat)).actions;
    await play(player, now.frame.legal, best ?? plan(now));
  }
  const id = tableId(player);
  const state = await player.context().storageState();
  const pages = {
    home: '/',
    table: `/t/${id}`,
    replay: `/t/${id}/replay?n=8`,
    rules: '/rules/oppida#OP-7.3',
    about: '/about',
  };
  for (const { name: size, ...device } of SIZES) {
    for (const locale of ['en', 'de']) {
      for (const colorScheme of ['light', 'dark']) {
        const page = await visitor({ ...device, locale, colorScheme, storageState: state });
        await page.addInitScript((language) => {
          localStorage.setItem('quadriga.language', language);
        }, locale);
        for (const [name, path] of Object.entries(pages)) {
          await page.goto(path);
          await page.waitForTimeout(500);
          await page.screenshot({ path: `e2e/out/${name}-${size}-${locale}-${colorScheme}.png` });
        }
        await page.goto(pages.table);
        await turn(page);
        await page.locator('footer [data-target="button recruit"]').click();
        await page.waitForTimeout(300);
        await page.screenshot({ path: `e2e/out/choice-${size}-${locale}-${colorScheme}.png` });
        await page.context().close();
      }
    }
  }
}
