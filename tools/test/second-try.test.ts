import { expect, it } from 'vitest';
import type { Failure, Outcome } from './outcome.ts';
import { settle, triedAgain } from './second-try.ts';

const failure = (file: string | null, title: string | null): Failure => ({ file, title, message: 'no', trace: '' });
const many = (count: number) => Array.from({ length: count }, (_, index) => failure('many.ts', `test ${index}`));
const outcome = (passed: number, failures: readonly Failure[], passes: Outcome['passes'] = []): Outcome => ({
  passed,
  failed: failures.length,
  failures,
  passes,
});

it('tries nothing of a file again that has more than 12 failures, and all of a task that failed as a whole', () => {
  const one = failure('a.ts', 'one');
  expect(triedAgain([one, ...many(12)])).toHaveLength(13);
  expect(triedAgain([one, ...many(13)])).toEqual([one]);
  expect(triedAgain([one, failure(null, null)])).toEqual([failure(null, null)]);
  expect(triedAgain([failure(null, null), ...many(13)])).toEqual([]);
});

it('counts what passes at its second try as passed, and a file by its tests', () => {
  const [test, file, again] = [failure('a.ts', 'one'), failure('b.ts', null), failure('a.ts', 'two')];
  const passes = [
    { file: 'a.ts', title: 'one' },
    { file: 'b.ts', title: 'x' },
    { file: 'b.ts', title: 'y' },
  ];
  const settled = settle(outcome(10, [test, file, again]), [test, file, again], outcome(3, [again], passes));
  expect(settled).toEqual({ passed: 13, failed: 1, failures: [again], flaky: [test, file] });
});

it('counts what did not run again, or ran in a process that failed outside of its tests, as failed', () => {
  const test = failure('a.ts', 'one');
  const elsewhere = [{ file: 'b.ts', title: 'one' }];
  expect(settle(outcome(10, [test]), [test], outcome(1, [], elsewhere))).toMatchObject({ passed: 10, failed: 1 });
  const passes = [{ file: 'a.ts', title: 'one' }];
  const unhandled = outcome(1, [failure(null, null)], passes);
  expect(settle(outcome(10, [test]), [test], unhandled)).toMatchObject({ failed: 1, flaky: [] });
});

it('takes the second outcome of a task that failed as a whole', () => {
  const whole = failure(null, null);
  expect(settle(outcome(4, [whole]), [whole], outcome(9, []))).toMatchObject({ passed: 9, failed: 0, flaky: [whole] });
  expect(settle(outcome(4, [whole]), [whole], outcome(8, [failure('a.ts', 'one')]))).toMatchObject({ failed: 1 });
  // A task that ran nothing has shown nothing.
  expect(settle(outcome(0, [whole]), [whole], outcome(0, []))).not.toHaveProperty('flaky');
});
