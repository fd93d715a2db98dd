/** How many checks a stage made, and how they ended. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
}

/** One part of `npm test`. It prints what went wrong; a stage that throws counts as one failed check. */
export interface Stage {
  readonly name: string;
  readonly run: () => Promise<Outcome>;
}

/** A stage that is one check by itself. */
export function outcomeOf(isGood: boolean): Outcome {
  return isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
