import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readBrandNames } from '../start/brand-names.ts';
import { followHowTos } from '../how-to/follow-how-tos.ts';
import { ensureChromium } from './ensure-browser.ts';
import { failedAsAWhole, type Outcome, outcomeOf, type Place } from './outcome.ts';
import { placeOf } from './place-names.ts';
import { readOutcome } from './run-tasks.ts';
import { hasPassed, settle, triedAgain } from './second-try.ts';
import { measureSizes } from './size-budget.ts';
import { isStaticCheck, runStaticCheck } from './static-checks.ts';
import { runPlaywright, runVitest } from './suites.ts';
import { reportPath, TESTS_OF_BRANDS } from './tasks.ts';

/** Runs one task in this process, as its nx target does: `node tools/test/task.ts unit libs/core`. */
const root = process.cwd();
const [name = '', folder = '.'] = process.argv.slice(2);
/** Random histories of money and of vendors' messages, which the tasks postgres and integration play as well. */
const HISTORIES = ['libs/testing/money', 'services/gateway/modules/money/billing/testing/vendor-histories'];
/** Journeys that every brand is walked by. */
const JOURNEYS_OF_BRANDS = ['visitor.spec.ts', 'routes.spec.ts', 'every-page.spec.ts'];
const isTorture = process.env['TEST_EFFORT'] === '1';

// What it runs may start an nx of its own, which must not take itself for a part of this one.
for (const variable of Object.keys(process.env)) if (variable.startsWith('NX_')) delete process.env[variable];
process.env['NX_DAEMON'] = 'false';
// Nor does a run of the runner in its own tests belong to this try.
const { TEST_AGAIN, TEST_REPEAT, TEST_PLACE = '' } = process.env;
for (const variable of ['TEST_AGAIN', 'TEST_REPEAT', 'TEST_PLACE']) delete process.env[variable];

const report = join(root, reportPath({ name, folder }));
const first = readOutcome(report);
await rm(report, { force: true });
const startedAt = performance.now();
const withLong = process.env['TEST_LONG'] === '1';
// nx must not store a result of a second try, or of a run that hunts a fault down.
const isKept = TEST_AGAIN === undefined && TEST_REPEAT === undefined;
const { passes: _, ...outcome } = await outcomeOfThisRun();
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
await mkdir(dirname(report), { recursive: true });
await writeFile(report, JSON.stringify(outcome));
const what = folder === '.' ? name : `${name} ${folder}`;
console.log(`${what}: ${outcome.passed} passed, ${outcome.failed} failed (${seconds} s${cpu()})`);
// The process ends at once: a PostgreSQL that was started in it would end it later with a code of its own, and nx keeps
// what ends well.
process.exit(isKept && outcome.failed === 0 && outcome.passed > 0 ? 0 : 1);

/**
 * What this task and the programs that it ran took of the cores, where Linux says so (`man 5 proc`: utime to cstime).
 */
function cpu(): string {
  if (!existsSync('/proc/self/stat')) return '';
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  const TICKS_PER_SECOND = 100;
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return `, ${(ticks / TICKS_PER_SECOND).toFixed(0)} s of CPU`;
}

async function outcomeOfThisRun(): Promise<Outcome> {
  if (TEST_REPEAT !== undefined) return repeat(Number(TEST_REPEAT), placeOf(TEST_PLACE));
  if (TEST_AGAIN === undefined) return run();
  const before = first ?? failedAsAWhole('it ended without a report');
  const tried = triedAgain(before.failures ?? []);
  return settle(before, tried, await run(tried));
}

/** Runs one test that many times; a run in which it did not pass counts as failed. */
async function repeat(times: number, place: Place): Promise<Outcome> {
  const runs = { passed: 0, failed: 0 };
  for (let round = 1; round <= times; round += 1) {
    const hasHeld = hasPassed(await run([place]), place);
    runs[hasHeld ? 'passed' : 'failed'] += 1;
    console.log(`${round} of ${times}: ${hasHeld ? 'passed' : 'failed'}`);
  }
  return runs;
}

/** Runs the task, or of it what is chosen. */
async function run(chosen: readonly Place[] = []): Promise<Outcome> {
  if (isStaticCheck(name))
    return runStaticCheck(root, name).catch((error: unknown) => (print(error), outcomeOf(false)));
  // What has no file is the task as a whole.
  const places = chosen.filter(({ file }) => file !== null);
  return runSuite(places).catch((error: unknown) => {
    print(error);
    const isError = error instanceof Error;
    return failedAsAWhole(isError ? error.message : String(error), isError ? error.stack : '');
  });
}

function print(error: unknown): void {
  console.log(error instanceof Error ? error.message : error);
}

async function runSuite(chosen: readonly Place[]): Promise<Outcome> {
  const projects = (...names: string[]) => names.flatMap((each) => ['--project', each]);
  switch (name) {
    case 'unit':
      return runVitest({ root, withLong, options: projects('node', 'mocked', 'dom'), paths: [`${folder}/`], chosen });
    case 'brand-unit':
      return runVitest({ root, withLong, options: projects('node', 'dom'), paths: TESTS_OF_BRANDS, chosen });
    case 'integration':
      return runVitest({ root, withLong, options: projects('integration'), chosen });
    case 'product-integration':
      return runVitest({ root, withLong, options: projects('product-integration'), env: withBrowser(), chosen });
    case 'rehearsal':
      return rehearseBriefly();
    case 'how-tos':
      return followHowTos(root, withLong);
    case 'postgres':
      return runVitest({ root, withLong, options: projects('postgres'), chosen });
    case 'histories':
      return runVitest({ root, withLong, options: projects('postgres', 'integration'), paths: HISTORIES, chosen });
    case 'stories': {
      const options = ['--config', 'libs/ui/vitest.stories.config.ts'];
      return runVitest({ root, withLong, options, env: withBrowser(), chosen });
    }
    case 'looks':
      return compareLooks(chosen);
    case 'size-budget':
      return measureSizes(root, readBrandNames(root));
    case 'end-to-end':
      return runPlaywright({ root, withLong, env: withBrowser(), files: [], chosen });
    case 'brand-journeys':
      return runPlaywright({ root, withLong, env: withBrowser(), files: JOURNEYS_OF_BRANDS, chosen });
    default:
      throw new Error(`There is no task "${name}".`);
  }
}

/**
 * Rehearses a release at a pace that leaves the machine to the servers; `npm run rehearsal` sends more. By night an
 * empty network is opened and used too.
 */
async function rehearseBriefly(): Promise<Outcome> {
  const { rehearse } = await import('../rehearsal/rehearse.ts');
  const lines: string[] = [];
  try {
    return {
      passed: await rehearse({
        root,
        effort: { requestsPerSecond: 10, servers: 2 },
        opens: withLong || isTorture,
        print: (line) => void lines.push(line),
      }),
      failed: 0,
    };
  } catch (error) {
    console.log(lines.join('\n'));
    throw error;
  }
}

function withBrowser(): Record<string, string> {
  return { CHROMIUM_PATH: ensureChromium() };
}

/** A few stories in an ordinary run, all of them in the torture run. */
async function compareLooks(chosen: readonly Place[]): Promise<Outcome> {
  const { checkLooks } = await import('../looks/check-looks.ts');
  const { SHORT_SAMPLE } = await import('../looks/sample.ts');
  const stories = chosen.flatMap(({ title }) => title ?? []);
  const only = stories.length > 0 ? stories : isTorture ? undefined : SHORT_SAMPLE;
  return checkLooks({ root, brands: readBrandNames(root), only, renew: false });
}
