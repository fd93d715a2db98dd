import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { checkLooks } from '../looks/check-looks.ts';
import { SHORT_SAMPLE } from '../looks/sample.ts';
import { readBrandNames } from '../start/brand-names.ts';
import { brandBuild, gatewayBuild } from '../start/build-inputs.ts';
import { findStale, makeBuilds } from '../start/build-stale.ts';
import { ensureChromium } from './ensure-browser.ts';
import { measureSizes } from './size-budget.ts';
import { outcomeOf, type Outcome, type Stage } from './stage.ts';
import { staticChecks } from './static-checks.ts';
import { runPlaywright, runVitest } from './suites.ts';

const root = resolve(import.meta.dirname, '../..');
const args = process.argv.slice(2);
const only = args.includes('--only') ? (args[args.indexOf('--only') + 1] ?? '').split(',') : null;
const isTorture = args.includes('--torture');
/** How much of the long tests is run: all of it, or a twentieth. */
const effort = { TEST_EFFORT: isTorture ? '1' : '0.05' };
/** Stories whose look is compared: a few, or all. */
const sampleOfLooks = isTorture ? undefined : SHORT_SAMPLE;
const unitProjects = ['node', 'mocked', 'dom'].flatMap((project) => ['--project', project]);
const withBrowser = (): Record<string, string> => ({ ...effort, CHROMIUM_PATH: ensureChromium() });

/** By default on PostgreSQL, where it takes half the time; in the torture run on the embedded engine as well. */
const runIntegration = (env: Record<string, string>) =>
  runVitest(root, ['--project', 'integration'], { ...withBrowser(), ...env });

const STORIES = 'libs/ui/vitest.stories.config.ts';

const build: Stage = {
  name: 'build',
  run: async () => {
    await makeBuilds(root, await findStale(root, [gatewayBuild, ...readBrandNames(root).map(brandBuild)]));
    return outcomeOf(true);
  },
};

const looks: Stage = {
  name: 'looks',
  run: () => checkLooks({ root, brands: readBrandNames(root), only: sampleOfLooks, renew: false }),
};

/** What runs tests has the machine for itself; those on PostgreSQL run one at a time and leave a core to what follows them. */
const stages: Stage[][] = [
  [{ name: 'unit', run: () => runVitest(root, unitProjects, effort) }],
  [{ name: 'integration', run: () => runIntegration({}) }],
  ...(isTorture ? [[{ name: 'integration, embedded', run: () => runIntegration({ TEST_DATABASE: 'embedded' }) }]] : []),
  [{ name: 'postgres', run: () => runVitest(root, ['--project', 'postgres'], effort) }, build, looks],
  [{ name: 'size budget', run: () => measureSizes(root, readBrandNames(root)) }],
  [{ name: 'stories', run: () => runVitest(root, ['--config', STORIES], withBrowser()) }],
  [{ name: 'end to end', run: () => runPlaywright(root, withBrowser()) }],
];

const isChosen = ({ name }: Stage): boolean => only === null || only.includes(name);
const total = { passed: 0, failed: 0 };
// Most of the checks keep one core busy.
await runStages(staticChecks(root).filter(isChosen), availableParallelism());
for (const together of stages) await runStages(together.filter(isChosen), 2);
console.log(`${total.passed} passed, ${total.failed} failed`);
// A selection that chose nothing has shown nothing.
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;

/** Runs them in their order, that many at a time, and tells how each ended when it has. */
async function runStages(waiting: Stage[], atOnce: number): Promise<void> {
  const work = async (): Promise<void> => {
    for (let stage = waiting.shift(); stage; stage = waiting.shift()) {
      const startedAt = performance.now();
      const outcome = await runStage(stage);
      total.passed += outcome.passed;
      total.failed += outcome.failed;
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      console.log(`${stage.name}: ${outcome.passed} passed, ${outcome.failed} failed (${seconds} s)`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

async function runStage(stage: Stage): Promise<Outcome> {
  try {
    return await stage.run();
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    return outcomeOf(false);
  }
}
