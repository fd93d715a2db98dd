import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { areaNamed } from './areas.ts';

// The copy that Stryker mutates; node_modules there lead to the workspaces as they are.
const root = resolve(import.meta.dirname, '../..');
const area = areaNamed(process.env['MUTATION_AREA'] ?? '');

export default defineConfig({
  root,
  resolve: {
    alias: [
      { find: /^graphql$/, replacement: 'graphql/index.js' },
      { find: /^@network\/(gateway|sandbox)\//, replacement: `${root}/services/$1/` },
      {
        find: /^@network\/(access|core|features|graphql|lifecycle|messages|server|tenant|testing|ui|validation)\//,
        replacement: `${root}/libs/$1/`,
      },
    ],
  },
  test: {
    environment: 'node',
    include: [...area.tests],
    exclude: ['**/node_modules/**', '**/*.dom.test.ts'],
    restoreMocks: true,
    setupFiles: ['tools/vitest/property-seed.ts'],
    globalSetup: area.needsPostgres ? ['libs/testing/postgres-run.ts'] : [],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
