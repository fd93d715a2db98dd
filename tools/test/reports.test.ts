import { describe, expect, it } from 'vitest';
import { readPlaywrightReport, readVitestReport } from './reports.ts';

const file = (name: string, tests: Record<string, string>, message = '') => ({
  name: `/tree/${name}`,
  status: message !== '' || Object.values(tests).some((status) => status !== 'passed') ? 'failed' : 'passed',
  message,
  assertionResults: Object.entries(tests).map(([title, status]) => {
    return {
      ancestorTitles: ['a group'],
      title,
      status,
      failureMessages: status === 'failed' ? ['Error: no\n    at a.ts:1'] : [],
    };
  }),
});
const vitest = (...testResults: object[]) => readVitestReport(JSON.stringify({ testResults }), '/tree');

const journeys = (statuses: readonly string[], errors: object[] = []) => {
  const specs = statuses.map((status, index) => {
    const results = status === 'missed' ? [] : [{ errors: status === 'unexpected' ? [{ message: 'late' }] : [] }];
    return { title: `walks ${index}`, tests: [{ status: status === 'missed' ? 'skipped' : status, results }] };
  });
  const suites = [{ title: 'a.spec.ts', specs: [], suites: [{ title: 'a member', specs }] }];
  return readPlaywrightReport(JSON.stringify({ config: { rootDir: '/tree/e2e' }, suites, errors }), '/tree');
};

describe('test reports', () => {
  it('names each test that failed, with what it said', () => {
    const { passed, failed, failures } = vitest(file('a.ts', { one: 'passed', two: 'failed' }));
    const trace = 'Error: no\n    at a.ts:1';
    expect([passed, failed]).toEqual([1, 1]);
    expect(failures).toEqual([{ file: 'a.ts', title: 'a group > two', message: 'Error: no', trace }]);
  });

  it.each([
    ['could not be loaded', file('a.ts', {}, 'no module'), 'no module'],
    ['has a hook that failed', file('a.ts', { one: 'passed', two: 'skipped' }), 'a hook failed'],
    [
      'has tests that did not run beside a failure',
      file('a.ts', { one: 'failed', two: 'skipped' }),
      'some of its tests did not run',
    ],
  ])('counts a file that %s as one failure', (_, broken, message) => {
    const { passed, failed, failures } = vitest(file('b.ts', { one: 'passed' }), broken);
    expect([passed, failed]).toEqual([1, 1]);
    expect(failures).toMatchObject([{ file: 'a.ts', title: null, message }]);
  });

  it('names journeys by their groups, and what failed outside of them as a failure of the whole', () => {
    const { passed, failed, failures } = journeys(['expected', 'unexpected'], [{ message: 'no server' }]);
    expect([passed, failed]).toEqual([1, 2]);
    expect(failures).toMatchObject([
      { file: 'e2e/a.spec.ts', title: 'a member › walks 1', message: 'late' },
      { file: null, title: null, message: 'no server' },
    ]);
  });

  it('counts a file of which journeys did not run as one failure', () => {
    expect(journeys(['expected', 'unexpected', 'missed'])).toMatchObject({ passed: 0, failed: 1 });
  });

  it('refuses what is no report', () => {
    expect(() => readVitestReport('{}', '/tree')).toThrow(/testResults/);
    expect(() => readPlaywrightReport('', '/tree')).toThrow(/JSON/);
  });
});
