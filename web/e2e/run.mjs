// Browser tests against the built program: `npm run build`, `cargo build -p quadriga`, `npm run
// e2e`. With names as arguments only those run: `npm run e2e -- bot replay`.
import { chromium } from 'playwright-core';
import { startServer } from './server.mjs';
import * as accessibility from './scenarios/accessibility.mjs';
import * as antike from './scenarios/antike.mjs';
import * as bar from './scenarios/bar.mjs';
import * as battle from './scenarios/battle.mjs';
import * as campaign from './scenarios/campaign.mjs';
import * as column from './scenarios/column.mjs';
import * as contrast from './scenarios/contrast.mjs';
import * as curtain from './scenarios/curtain.mjs';
import * as endings from './scenarios/endings.mjs';
import * as following from './scenarios/following.mjs';
import * as games from './scenarios/games.mjs';
import * as guide from './scenarios/guide.mjs';
import * as hamilcar from './scenarios/hamilcar.mjs';
import * as hamilcarBattles from './scenarios/hamilcar-battles.mjs';
import * as handling from './scenarios/handling.mjs';
import * as home from './scenarios/home.mjs';
import * as lens from './scenarios/lens.mjs';
import * as motion from './scenarios/motion.mjs';
import * as pages from './scenarios/pages.mjs';
import * as people from './scenarios/people.mjs';
import * as senate from './scenarios/senate.mjs';
import * as sizes from './scenarios/sizes.mjs';
import * as waiting from './scenarios/waiting.mjs';
import { screenshots } from './screenshots.mjs';

const all = {
  ...accessibility,
  ...antike,
  ...bar,
  ...battle,
  ...campaign,
  ...column,
  ...contrast,
  ...curtain,
  ...endings,
  ...following,
  ...games,
  ...guide,
  ...hamilcar,
  ...hamilcarBattles,
  ...handling,
  ...home,
  ...lens,
  ...motion,
  ...pages,
  ...people,
  ...senate,
  ...sizes,
  ...waiting,
  screenshots,
};
const wanted = process.argv.slice(2);
const chosen = Object.entries(all).filter(
  ([name, scenario]) =>
    typeof scenario === 'function' && (wanted.length === 0 || wanted.includes(name)),
);

const server = await startServer();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
/** How many scenarios run at once. */
const SIDE_BY_SIDE = 2;
/** What measures time has the machine for itself. */
const alone = new Set(['speed']);
let failures = 0;

/** New visitors for one scenario; anything that the browser complains about is a failure. */
function visitors(contexts, complaints) {
  return async (options = {}) => {
    const context = await browser.newContext({
      baseURL: server.base,
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
      locale: 'en',
      ...options,
    });
    contexts.push(context);
    // Whole games are played here: the others need not be followed with the eye.
    await context.addInitScript(() => {
      if (localStorage.getItem('quadriga.pace') === null)
        localStorage.setItem('quadriga.pace', 'fast');
    });
    const page = await context.newPage();
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      const isExpected = /net::ERR_|status of 4\d\d/.test(message.text());
      if (message.type() === 'error' && !isExpected) complaints.push(message.text());
    });
    return page;
  };
}

async function run([name, scenario]) {
  const [contexts, complaints] = [[], []];
  const from = performance.now();
  try {
    await scenario(visitors(contexts, complaints), server.base);
    if (complaints.length > 0) throw new Error(`the browser complains: ${complaints.join('; ')}`);
    console.log(`ok    ${name} (${((performance.now() - from) / 1000).toFixed(1)} s)`);
  } catch (error) {
    failures += 1;
    console.log(`FAIL  ${name}: ${error.stack ?? error}`);
    const pages = contexts.flatMap((context) => context.pages());
    for (const [index, page] of pages.entries()) {
      await page.screenshot({ path: `e2e/out/failed-${name}-${index}.png` }).catch(() => {});
    }
  }
  await Promise.all(contexts.map((context) => context.close()));
}

const isAlone = ([name]) => alone.has(name);
for (const one of chosen.filter(isAlone)) await run(one);
const rest = chosen.filter((one) => !isAlone(one));
const worker = async () => {
  for (let next = rest.shift(); next; next = rest.shift()) await run(next);
};
await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker));
await browser.close();
server.stop();
process.exit(failures > 0 ? 1 : 0);
