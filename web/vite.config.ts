import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { tables } from './scripts/tables.mjs';

const server = process.env.QUADRIGA ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte(), svelteTesting(), tables()],
  build: {
    target: 'es2022',
    // The content policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Read by scripts/manifest.mjs.
    manifest: true,
    // What all pages and games share in one file: over a slow line each file costs more than its
    // bytes.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'common',
              test: /node_modules.svelte|src.(lib|words|ui(?!.map))./,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  server: {
    // The server answers only pages of its own origin.
    proxy: { '/api': { target: server, changeOrigin: true, headers: { origin: server } } },
    // The rules page reads docs/rules at the root of the repository.
    fs: { allow: ['..'] },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/loaded.ts'],
  },
});
