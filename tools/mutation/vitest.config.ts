import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { areaNamed } from './areas.ts';
import { lastingPool } from './lasting-worker.ts';
import { QuickTestsFirst } from './quick-tests-first.ts';

// The copy that Stryker mutates; node_modules there lead to the workspaces as they are.
const root = resolve(import.meta.dirname, '../..');
const area = areaNamed(process.env['MUTATION_AREA'] ?? '');

export default defineConfig({
  root,
  plugins: [
    {
      name: 'lasting-worker',
      // Stryker names one of vitest's own pools on its command line, which wins over this file.
      configureVitest({ project }) {
        if (area.isLoadedOnce) Object.assign(project.config, { pool: lastingPool.name, poolRunner: lastingPool });
      },
    },
  ],
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
    exclude: [
      '**/node_modules/**',
      '**/*.dom.test.ts',
      ...(area.needsPostgres ? ['**/*histories.integration.test.ts'] : []),
    ],
    sequence: { sequencer: QuickTestsFirst },
    restoreMocks: true,
    isolate: !area.isLoadedOnce,
    // Vite transforms a gateway in 27 s of CPU, for each of its processes; Node loads it in 9 s as it is.
    ...(area.isLoadedOnce && { experimental: { viteModuleRunner: false, nodeLoader: false } }),
    setupFiles: [
      ...(area.isLoadedOnce ? ['tools/mutation/load-copies.ts'] : []),
      'tools/vitest/property-seed.ts',
      'tools/mutation/end-at-failure.ts',
      'tools/vitest/known-network.ts',
    ],
    globalSetup: area.needsPostgres ? ['libs/testing/postgres-run.ts'] : [],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
