import { z } from 'zod';
import type { Outcome } from './stage.ts';

const vitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
  errors: z.array(z.unknown()).default([]),
});

/** Counts of vitest's JSON report; a file that could not be loaded holds no test and counts as one failed. */
export function readVitestReport(text: string): Outcome {
  const report = vitestReport.parse(JSON.parse(text));
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

/** Counts of Playwright's JSON report; a journey that passed when it was walked again has passed (decision 0091). */
export function readPlaywrightReport(text: string): Outcome {
  const { stats, errors } = playwrightReport.parse(JSON.parse(text));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/** Whether a journey was walked twice, so that what it met the first time is to be printed. */
export function hasFlakyJourneys(text: string): boolean {
  return playwrightReport.parse(JSON.parse(text)).stats.flaky > 0;
}
