import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { readBrandNames } from '../start/brand-names.ts';
import { followHowTos } from '../how-to/follow-how-tos.ts';
import { ensureChromium } from './ensure-browser.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { measureSizes } from './size-budget.ts';
import { isStaticCheck, runStaticCheck } from './static-checks.ts';
import { runPlaywright, runVitest } from './suites.ts';
import { reportPath } from './tasks.ts';

/** Runs one task in this process, as its nx target does: `node tools/test/task.ts unit libs/core`. */
const root = resolve(import.meta.dirname, '../..');
const [name = '', folder = '.'] = process.argv.slice(2);
/** Random histories of money and of vendors' messages, which the tasks postgres and integration play as well. */
const HISTORIES = ['libs/testing/money', 'services/gateway/modules/billing/testing/vendor-histories'];
const isTorture = process.env['TEST_EFFORT'] === '1';

// What it runs may start an nx of its own, which must not take itself for a part of this one.
for (const variable of Object.keys(process.env)) if (variable.startsWith('NX_')) delete process.env[variable];
process.env['NX_DAEMON'] = 'false';

const report = join(root, reportPath({ name, folder }));
await rm(report, { force: true });
const startedAt = performance.now();
const outcome = await run().catch((error: unknown) => {
  console.log(error instanceof Error ? error.message : error);
  return outcomeOf(false);
});
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
await mkdir(dirname(report), { recursive: true });
await writeFile(report, JSON.stringify(outcome));
const what = folder === '.' ? name : `${name} ${folder}`;
console.log(`${what}: ${outcome.passed} passed, ${outcome.failed} failed (${seconds} s)`);
process.exitCode = outcome.failed === 0 && outcome.passed > 0 ? 0 : 1;

async function run(): Promise<Outcome> {
  if (isStaticCheck(name)) return runStaticCheck(root, name);
  switch (name) {
    case 'unit':
      return runVitest(root, ['--project', 'node', '--project', 'mocked', '--project', 'dom', `${folder}/`]);
    case 'integration':
      return runVitest(root, ['--project', 'integration'], withBrowser());
    case 'integration-embedded':
      return runVitest(root, ['--project', 'integration'], { ...withBrowser(), TEST_DATABASE: 'embedded' });
    case 'rehearsal':
      return rehearseBriefly();
    case 'how-tos':
      return followHowTos(root);
    case 'postgres':
      return runVitest(root, ['--project', 'postgres']);
    case 'histories':
      return runVitest(root, ['--project', 'postgres', '--project', 'integration', ...HISTORIES]);
    case 'stories':
      return runVitest(root, ['--config', 'libs/ui/vitest.stories.config.ts'], withBrowser());
    case 'looks':
      return compareLooks();
    case 'size-budget':
      return measureSizes(root, readBrandNames(root));
    case 'end-to-end':
      return runPlaywright(root, withBrowser());
    default:
      throw new Error(`There is no task "${name}".`);
  }
}

/** At a pace that leaves the machine to the servers; `npm run rehearsal` sends more. */
async function rehearseBriefly(): Promise<Outcome> {
  const { rehearse } = await import('../rehearsal/rehearse.ts');
  const lines: string[] = [];
  try {
    return {
      passed: await rehearse(root, { requestsPerSecond: 10, servers: 2 }, (line) => lines.push(line)),
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
async function compareLooks(): Promise<Outcome> {
  const { checkLooks } = await import('../looks/check-looks.ts');
  const { SHORT_SAMPLE } = await import('../looks/sample.ts');
  const only = isTorture ? undefined : SHORT_SAMPLE;
  return checkLooks({ root, brands: readBrandNames(root), only, renew: false });
}
