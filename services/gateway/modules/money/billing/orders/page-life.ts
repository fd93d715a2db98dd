/** A payment page may be paid for a day, declined cards included. */
export const PAGE_LIFE_MS = 24 * 3_600_000;

/** Returns whether the page of an order that was opened then has ended, whether or not its biller closes pages. */
export const isPageOver = (openedAt: Date, now: Date): boolean => now.getTime() - openedAt.getTime() > PAGE_LIFE_MS;

/** An order is not kept open for longer than this after its page: a list of events that nobody can read must not keep all orders open. */
export const LONGEST_WAIT_MS = 7 * 24 * 3_600_000;
