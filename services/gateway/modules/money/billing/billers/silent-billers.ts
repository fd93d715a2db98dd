import type { BillerId } from '@network/tenant/constants.ts';

/**
 * Returns whether a call has had no answer at all, so that the next one would only wait as long. What is looked at
 * before a call fails with an error of its own, which names that as its cause.
 */
function isUnanswered(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isOver = error.name === 'TimeoutError' || (error.name === 'TypeError' && 'cause' in error);
  return isOver || isUnanswered(error.cause);
}

/**
 * The billers that gave no answer in one run of a job. Each has lost its turn until the next run, so that what others have to do does
 * not wait for it, and what the biller has to do itself waits for one call and not for hundreds.
 */
export class SilentBillers {
  readonly #silent = new Set<BillerId>();

  has(biller: BillerId): boolean {
    return this.#silent.has(biller);
  }

  /** Notes a failure of a call; one that was answered silences nobody. */
  note(biller: BillerId, error: unknown): void {
    if (isUnanswered(error)) this.#silent.add(biller);
  }
}
