import { defineConfig } from 'vitest/config';

const everywhere = ['libs', 'services', 'tools', 'apps'];
const generated = ['**/node_modules/**', '**/dist/**', '.nx/**', '.data/**'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: everywhere.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
          exclude: [...generated, '**/*.dom.test.{ts,tsx}', '**/*.integration.test.ts'],
          restoreMocks: true,
        },
      },
      {
        test: {
          name: 'dom',
          environment: 'happy-dom',
          setupFiles: ['tools/vitest/dom-setup.ts'],
          include: everywhere.map((folder) => `${folder}/**/*.dom.test.{ts,tsx}`),
          exclude: generated,
          restoreMocks: true,
        },
      },
      {
        test: {
          name: 'integration',
          environment: 'node',
          include: everywhere.map((folder) => `${folder}/**/*.integration.test.ts`),
          exclude: generated,
          restoreMocks: true,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 1,
        },
      },
    ],
  },
});
