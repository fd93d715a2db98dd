import { defineConfig } from 'vitest/config';

const everywhere = ['libs', 'services', 'demo', 'tools', 'apps'];
const exclude = ['**/node_modules/**', '**/dist/**', '.nx/**', '.data/**'];

/** A machine that does something else too is slow, not wrong. */
const PATIENT_MS = 30_000;

/** Without this vitest leaves one core to itself, which is half of a small machine. */
const onEveryCore = { maxWorkers: '100%' } as const;

const PROPERTY_SEED = 'tools/vitest/property-seed.ts';
const KNOWN_NETWORK = 'tools/vitest/known-network.ts';

/** Limit of `expect.poll` where a test gives none. */
const PATIENTLY = { poll: { timeout: PATIENT_MS - 5_000 } } as const;

const inNode = {
  environment: 'node',
  restoreMocks: true,
  expect: PATIENTLY,
  // Vite picks graphql's ES build, Node its CommonJS one for the packages around it: two realms.
  alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }],
  setupFiles: [PROPERTY_SEED] as string[],
} as const;

/** Tests that start a gateway hash passwords quickly: a unit test proves what a hash costs in production. */
const QUICK_HASHES = 'services/gateway/passwords/testing/quick-hashes.ts';

const withGateway = {
  ...inNode,
  globalSetup: ['libs/testing/postgres-run.ts'],
  testTimeout: 180_000,
  hookTimeout: 180_000,
};

/** Vite transforms a gateway in 27 s of CPU; Node loads it in 9 s as it is. Pages are JSX, which Node does not read. */
const loadedByNode = {
  ...withGateway,
  alias: [],
  setupFiles: ['tools/vitest/quick-hashes-in-node.ts', PROPERTY_SEED],
  experimental: { viteModuleRunner: false, nodeLoader: false },
};

const loadedByVite = {
  ...withGateway,
  alias: [...inNode.alias, { find: /^@node-rs\/argon2$/, replacement: `${import.meta.dirname}/${QUICK_HASHES}` }],
};

/** Files share what they load: loading it again for each took most of their time. So none may leave a trace in it. */
const together = { isolate: false } as const;

export default defineConfig({
  test: {
    tags: [{ name: 'long', description: 'Runs in torture runs, and where its file is named (decision 1030)' }],
    projects: [
      {
        test: {
          ...inNode,
          ...onEveryCore,
          name: 'node',
          setupFiles: [PROPERTY_SEED, KNOWN_NETWORK],
          testTimeout: PATIENT_MS,
          hookTimeout: PATIENT_MS,
          include: everywhere.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
          exclude: [...exclude, '**/*.dom.test.{ts,tsx}', '**/*.{integration,mocked,postgres}.test.ts'],
          ...together,
        },
      },
      {
        test: {
          ...inNode,
          // What replaces a module wants it not to be loaded yet.
          name: 'mocked',
          setupFiles: [PROPERTY_SEED, KNOWN_NETWORK],
          testTimeout: PATIENT_MS,
          hookTimeout: PATIENT_MS,
          include: everywhere.map((folder) => `${folder}/**/*.mocked.test.ts`),
          exclude,
        },
      },
      {
        test: {
          ...onEveryCore,
          name: 'dom',
          environment: 'happy-dom',
          setupFiles: [PROPERTY_SEED, 'tools/vitest/dom-setup.ts'],
          restoreMocks: true,
          expect: PATIENTLY,
          testTimeout: PATIENT_MS,
          hookTimeout: PATIENT_MS,
          include: everywhere.map((folder) => `${folder}/**/*.dom.test.{ts,tsx}`),
          exclude,
          ...together,
        },
      },
      {
        test: {
          ...loadedByNode,
          name: 'integration',
          include: ['services/gateway/**/*.integration.test.ts'],
          exclude,
          ...together,
          ...onEveryCore,
        },
      },
      {
        test: {
          ...loadedByVite,
          name: 'product-integration',
          include: everywhere.map((folder) => `${folder}/**/*.integration.test.ts`),
          exclude: [...exclude, 'services/gateway/**'],
          ...together,
          ...onEveryCore,
        },
      },
      {
        test: {
          ...loadedByNode,
          name: 'postgres',
          include: everywhere.map((folder) => `${folder}/**/*.postgres.test.ts`),
          exclude,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          ...together,
          // Races want the machine for themselves, after the others where both are run.
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
