import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { relative } from 'node:path/posix';
import { failedAsAWhole, LONG, type Outcome, type Place, sumOf } from './outcome.ts';
import { readPlaywrightReport, readVitestReport } from './reports.ts';
import { runCommand } from './run-command.ts';

type Environment = Readonly<Record<string, string>>;

const JOURNEYS = 'e2e/journeys';
/** Nothing runs beside what is tried again. */
const ONE_AT_A_TIME = ['--no-file-parallelism', '--maxConcurrency=1', '--isolate'];

export interface VitestRun {
  readonly root: string;
  readonly options: readonly string[];
  /** The files to run; all when left out. */
  readonly paths?: readonly string[];
  readonly env?: Environment;
  /** Runs their files alone, one after another, each whole: a test may build on those above it. Empty for all. */
  readonly chosen?: readonly Place[];
  /** Whether tests that are tagged as long run too. */
  readonly withLong: boolean;
}

/** Runs one part of the vitest suite and counts its tests. What it prints is of tests that fail. */
export function runVitest({ root, options, paths = [], env = {}, chosen = [], withLong }: VitestRun): Promise<Outcome> {
  const files = new Set(chosen.map(({ file }) => join(root, file ?? '')));
  const which = chosen.length === 0 ? paths : [...files, ...ONE_AT_A_TIME];
  return withReport(
    (text) => readVitestReport(text, root),
    (report) => {
      const filter = withLong ? [] : [`--tagsFilter=!${LONG}`];
      const reporters = ['--reporter=minimal', '--reporter=json', `--outputFile.json=${report}`];
      return runCommand(root, 'vitest', ['run', ...options, ...filter, ...which, ...reporters], env);
    },
  );
}

export interface JourneysRun {
  readonly root: string;
  readonly env: Environment;
  /** The files whose journeys run; all when empty. */
  readonly files: readonly string[];
  /** Runs these alone, one after another; empty for all. */
  readonly chosen: readonly Place[];
  /** Whether journeys that are tagged as long are walked too. */
  readonly withLong: boolean;
}

/** Runs the journeys of e2e/ and counts them. */
export function runPlaywright({ root, env, files, chosen, withLong }: JourneysRun): Promise<Outcome> {
  return withReport(
    (text) => readPlaywrightReport(text, root),
    async (report) => {
      const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=dot,json,./e2e/print-failed-pages.ts'];
      if (!withLong) args.push('--grep-invert', `@${LONG}`);
      if (chosen.length === 0) args.push(...files);
      else {
        const lines = chosen.map(({ file, title }) => [relative(JOURNEYS, file ?? ''), title].filter(Boolean));
        await writeFile(`${report}.list`, lines.map((line) => line.join(' › ')).join('\n'));
        args.push('--workers=1', '--test-list', `${report}.list`);
      }
      return runCommand(root, 'playwright', args, { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report });
    },
  );
}

async function withReport(
  read: (text: string) => Outcome,
  run: (report: string) => Promise<{ code: number; output: string }>,
): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'network-test-'));
  try {
    const report = join(folder, 'report.json');
    const { code, output } = await run(report);
    const text = await readFile(report, 'utf8').catch(() => null);
    const outcome = text === null ? failedAsAWhole('it ended without a report', output) : explained(read(text), output);
    // What a runner embeds may end the process by itself, with a code of its own.
    if (code !== 0 || outcome.failed > 0) process.stdout.write(output);
    // A runner that fails without a failed test (an unhandled error, no test found) must not pass.
    const isUnexplained = code !== 0 && (outcome.failed === 0 || /^Vitest caught \d+ unhandled error/m.test(output));
    return isUnexplained ? sumOf([outcome, failedAsAWhole('it failed outside of its tests', output)]) : outcome;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What failed outside of a test says why only in what the runner printed. */
function explained(outcome: Outcome, output: string): Outcome {
  const failures = outcome.failures?.map((each) => (each.title === null ? { ...each, trace: output } : each));
  return { ...outcome, failures: failures ?? [] };
}
