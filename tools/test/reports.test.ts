import { describe, expect, it } from 'vitest';
import { readPlaywrightReport, readVitestReport } from './reports.ts';

const report = (testResults: object[]) => JSON.stringify({ numPassedTests: 3, numFailedTests: 1, testResults });

describe('test reports', () => {
  it('counts a file that could not be loaded as a failure, and a failed test once', () => {
    const broken = { status: 'failed', assertionResults: [] };
    const failed = { status: 'failed', assertionResults: [{}] };
    expect(readVitestReport(report([failed]))).toEqual({ passed: 3, failed: 1 });
    expect(readVitestReport(report([failed, broken]))).toEqual({ passed: 3, failed: 2 });
  });

  it('counts errors outside of tests, and journeys that needed a second try, as failures', () => {
    const journeys = (flaky: number) =>
      JSON.stringify({ stats: { expected: 5, unexpected: 1, flaky, skipped: 0 }, errors: [{}] });
    expect(readPlaywrightReport(journeys(0))).toEqual({ passed: 5, failed: 2 });
    expect(readPlaywrightReport(journeys(2))).toEqual({ passed: 5, failed: 4 });
  });

  it('refuses what is no report', () => {
    expect(() => readVitestReport('{}')).toThrow(/numPassedTests/);
    expect(() => readPlaywrightReport('')).toThrow(/JSON/);
  });
});
