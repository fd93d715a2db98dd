import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasFlakyJourneys, readPlaywrightReport, readVitestReport } from './reports.ts';
import { runCommand } from './run-command.ts';
import type { Outcome } from './stage.ts';

type Environment = Readonly<Record<string, string>>;

/** Runs one part of the vitest suite and counts its tests. */
export function runVitest(root: string, args: readonly string[], env: Environment): Promise<Outcome> {
  return withReport(
    async (report) => {
      const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
      return runCommand(root, 'vitest', ['run', ...args, ...reporters], env);
    },
    root,
    readVitestReport,
  );
}

/** Runs the journeys of e2e/ and counts them. */
export function runPlaywright(root: string, env: Environment): Promise<Outcome> {
  return withReport(
    async (report) => {
      const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=line,json'];
      return runCommand(root, 'playwright', args, { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report });
    },
    root,
    readPlaywrightReport,
    hasFlakyJourneys,
  );
}

async function withReport(
  run: (report: string) => Promise<{ code: number; output: string }>,
  root: string,
  read: (text: string) => Outcome,
  isWorthTelling: (text: string) => boolean = () => false,
): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'network-test-'));
  try {
    const report = join(folder, 'report.json');
    const { code, output } = await run(report);
    const text = await readFile(report, 'utf8');
    const outcome = read(text);
    // What a runner embeds may end the process by itself, with a code of its own.
    if (code !== 0 || outcome.failed > 0 || isWorthTelling(text)) process.stdout.write(output);
    // A runner that fails without a failed test (an unhandled error, no test found) must not pass.
    if (code !== 0 && outcome.failed === 0) return { ...outcome, failed: 1 };
    return outcome;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
