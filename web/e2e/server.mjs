// Starts the built program on a free port with a database of its own.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const root = new URL('../../', import.meta.url).pathname;

function binary() {
  const target = process.env.CARGO_TARGET_DIR ?? join(root, 'target');
  const candidates = [
    process.env.QUADRIGA_BIN,
    ...['debug', 'release'].map((kind) => join(target, kind, 'quadriga')),
  ];
  const found = candidates.find((path) => path && existsSync(path));
  if (!found) throw new Error('no built program: run `cargo build -p quadriga` first');
  return found;
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

export async function startServer() {
  if (process.env.QUADRIGA_BASE) return { base: process.env.QUADRIGA_BASE, stop() {} };
  const folder = mkdtempSync(join(tmpdir(), 'quadriga-e2e-'));
  const port = await freePort();
  // All browsers of these tests come from one address.
  const limits = ['--rate', '--tables-per-address', '--listed-per-address'];
  const options = ['--port', `${port}`, '--db', join(folder, 'e2e.db')].concat(
    limits.flatMap((limit) => [limit, limit === '--rate' ? '0' : '100000']),
  );
  const program = spawn(binary(), ['serve', ...options], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const base = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries += 1) {
    const answer = await fetch(`${base}/healthz`).catch(() => null);
    if (answer?.ok) break;
    if (tries > 100 || program.exitCode !== null) throw new Error('the server does not answer');
    await sleep(100);
  }
  const page = await fetch(base);
  if (!page.ok) {
    program.kill();
    throw new Error(`the program has no page in it: ${await page.text()}`);
  }
  return {
    base,
    stop() {
      program.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
