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
  /** Each page with the sign that it is there. */
  const pages = {
    home: ['/', '[data-testid="play-now"]'],
    table: [`/t/${id}`, 'main.table'],
    replay: [`/t/${id}/replay?n=8`, '[data-testid="moment"]'],
    rules: ['/rules/oppida#OP-7.3', '[id="OP-7.3"]'],
    about: ['/about', 'h1'],
  };
  for (const { name: size, ...device } of SIZES) {
    for (const locale of ['en', 'de']) {
      for (const colorScheme of ['light', 'dark']) {
        const page = await visitor({ ...device, locale, colorScheme, storageState: state });
        await page.addInitScript((language) => {
          localStorage.setItem('quadriga.language', language);
        }, locale);
        const picture = (name) =>
          page.screenshot({ path: `e2e/out/${name}-${size}-${locale}-${colorScheme}.png` });
        for (const [name, [path, sign]] of Object.entries(pages)) {
          await page.goto(path);
          await page.locator(sign).first().waitFor();
          await page.evaluate(() => document.fonts.ready);
          await picture(name);
        }
        await page.goto(pages.table[0]);
        await turn(page);
        await page.locator('footer [data-target="button recruit"]').click();
        await page.getByTestId('choices').waitFor();
        await picture('choice');
        await page.keyboard.press('Escape');
        await page.evaluate(() => localStorage.removeItem('quadriga.seen.guide.oppida'));
        await page.reload();
        await turn(page);
        for (let step = 0; step < 5; step += 1) await page.getByTestId('next-guide').click();
        await picture('guide');
        await page.context().close();
      }
    }
  }
}
