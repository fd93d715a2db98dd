import type { Failure, Outcome, Place } from './outcome.ts';

/** A file of which more tests fail is broken, not restless. */
const MOST_FAILURES_OF_A_FILE = 12;

/**
 * Chooses the failures that run once more. Where a task failed as a whole, all of it runs again; a file with too many
 * failures doesn't.
 */
export function triedAgain(failures: readonly Failure[]): readonly Failure[] {
  const counts = new Map<string | null, number>();
  for (const { file } of failures) counts.set(file, (counts.get(file) ?? 0) + 1);
  const isBroken = ({ file }: Place): boolean => (counts.get(file) ?? 0) > MOST_FAILURES_OF_A_FILE;
  const whole = failures.find(({ file }) => file === null);
  if (whole) return failures.some(isBroken) ? [] : [whole];
  return failures.filter((failure) => !isBroken(failure));
}

/**
 * The outcome of a task after its second try: what passed then counts as passed, and is named as flaky.
 * @param tried what ran once more
 */
export function settle(first: Outcome, tried: readonly Failure[], second: Outcome): Outcome {
  const failures = first.failures ?? [];
  if (tried.some(({ file }) => file === null)) {
    const isGood = second.failed === 0 && second.passed > 0;
    return isGood ? { ...second, flaky: failures } : second;
  }
  const flaky = tried.filter((failure) => hasPassed(second, failure));
  return {
    passed: first.passed + flaky.reduce((sum, each) => sum + (each.title === null ? passesOf(second, each) : 1), 0),
    failed: first.failed - flaky.length,
    failures: failures.filter((failure) => !flaky.includes(failure)),
    flaky,
  };
}

/** Whether a test, or all tests of a file, ran in it and did not fail. What else the run held does not count. */
export function hasPassed(run: Outcome, place: Place): boolean {
  const hasFailed = (run.failures ?? []).some((each) => each.file === null || isIn(each, place) || isIn(place, each));
  return passesOf(run, place) > 0 && !hasFailed;
}

function passesOf({ passes = [] }: Outcome, place: Place): number {
  return passes.filter((pass) => isIn(pass, place)).length;
}

function isIn(test: Place, { file, title }: Place): boolean {
  return test.file === file && (title === null || test.title === title);
}
