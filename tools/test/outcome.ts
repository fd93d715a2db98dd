/**
 * The tag of tests that torture runs alone make: what they prove is proven in parts by shorter ones (decision 1030).
 */
export const LONG = 'long';

/** Where a check is: a test, a file of tests, or a task as a whole. */
export interface Place {
  /** From the root; null for the task as a whole. */
  readonly file: string | null;
  /** The name of the test with those of the groups around it; null for the whole file. */
  readonly title: string | null;
}

/** A check that failed, and what it said. */
export interface Failure extends Place {
  readonly message: string;
  readonly trace: string;
}

/** How many checks a task made, and how they ended. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** The tests that can be tried again. A static check has none: it always says the same. */
  readonly failures?: readonly Failure[];
  /** The tests that passed, where the runner names them. */
  readonly passes?: readonly Place[];
  /** What failed once and passed at its second try. */
  readonly flaky?: readonly Failure[];
}

/** The outcome of a task that is one check by itself. */
export function outcomeOf(isGood: boolean): Outcome {
  return isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** The outcome of a task of which nothing is known but that it failed. */
export function failedAsAWhole(message: string, trace = ''): Outcome {
  return { ...outcomeOf(false), failures: [{ file: null, title: null, message, trace }] };
}

/** The outcome of several runs together. */
export function sumOf(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
    failures: outcomes.flatMap(({ failures = [] }) => failures),
    passes: outcomes.flatMap(({ passes = [] }) => passes),
  };
}
