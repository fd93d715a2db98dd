/** How many checks a task made, and how they ended. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
}

/** The outcome of a task that is one check by itself. */
export function outcomeOf(isGood: boolean): Outcome {
  return isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
