import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Outcome } from './outcome.ts';
import { readPlaywrightReport, readVitestReport } from './reports.ts';
import { runCommand } from './run-command.ts';

type Environment = Readonly<Record<string, string>>;

/** Runs one part of the vitest suite and counts its tests. What it prints is of tests that fail. */
export function runVitest(root: string, args: readonly string[], env: Environment = {}): Promise<Outcome> {
  return withReport(readVitestReport, (report) => {
    const reporters = ['--reporter=minimal', '--reporter=json', `--outputFile.json=${report}`];
    return runCommand(root, 'vitest', ['run', ...args, ...reporters], env);
  });
}

/** Runs the journeys of e2e/ and counts them. */
export function runPlaywright(root: string, env: Environment): Promise<Outcome> {
  return withReport(readPlaywrightReport, (report) => {
    const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=dot,json,./e2e/print-failed-pages.ts'];
    return runCommand(root, 'playwright', args, { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  });
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
    const outcome = text === null ? { passed: 0, failed: 1 } : read(text);
    // What a runner embeds may end the process by itself, with a code of its own.
    if (code !== 0 || outcome.failed > 0) process.stdout.write(output);
    // A runner that fails without a failed test (an unhandled error, no test found) must not pass.
    if (code !== 0 && outcome.failed === 0) return { ...outcome, failed: 1 };
    return outcome;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
