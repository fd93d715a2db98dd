import { areaNamed } from './areas.ts';

const name = process.env.MUTATION_AREA ?? '';
const area = areaNamed(name);
const files = process.env.MUTATION_FILES;

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tools/mutation/vitest.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner', './tools/mutation/ignored-texts.mjs'],
  ignorers: ['texts'],
  mutate: files ? files.split(',') : [...area.mutate],
  // The copy that is mutated needs no media, builds or documents but those that tests read.
  ignorePatterns: [
    '.nx',
    '.data',
    // Copies of other areas whose runs are under way, or were stopped.
    '.stryker-tmp',
    'dist',
    'e2e',
    'docs/images',
    'apps/*/assets',
    'demo/media/{pictures,clips}/**/*.{avif,webp,jpg,mp4,webm,ts,m4s,vtt}',
    'demo/artwork',
    'tools/{bench,looks}',
  ],
  coverageAnalysis: 'perTest',
  // A run of some files adds to what the area's earlier runs found, and tests only what has changed since.
  incremental: true,
  incrementalFile: `dist/mutation/${name}.incremental.json`,
  // Modules are loaded once for many mutants (lasting-worker.ts).
  ignoreStatic: area.isLoadedOnce,
  concurrency: Number(process.env.MUTATION_CONCURRENCY ?? 2),
  timeoutMS: 20_000,
  // The first run of all tests may share the machine with other work.
  dryRunTimeoutMinutes: 20,
  thresholds: { high: 90, low: 75, break: files ? null : area.breaksBelow },
  reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: true },
  htmlReporter: { fileName: `dist/mutation/${name}.html` },
  jsonReporter: { fileName: `dist/mutation/${name}.json` },
  tempDirName: `.stryker-tmp/${name}`,
  allowConsoleColors: false,
};
