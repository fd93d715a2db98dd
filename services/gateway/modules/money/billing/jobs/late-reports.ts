import { LONGEST_WAIT_MS, PAGE_LIFE_MS } from '../orders/page-life.ts';

/** So much of a biller's list is read again each time, in milliseconds: clocks differ, and billers enter some events late. */
export const OVERLAP_MS = 2 * 3_600_000;

/**
 * Returns whether a payment that was made in time may still be unknown, because the biller's list has not been read far
 * enough beyond the page's end: events are entered late. What is not read within a week is not waited for.
 * @param readUntil null for a list that was never read
 */
export function mayBeReportedLate(
  { openedAt, readUntil }: { readonly openedAt: Date; readonly readUntil: Date | null },
  at: Date,
): boolean {
  const end = openedAt.getTime() + PAGE_LIFE_MS;
  const isOver = at.getTime() >= end;
  if (!isOver || at.getTime() - end > LONGEST_WAIT_MS) return false;
  return readUntil === null || readUntil.getTime() < end + OVERLAP_MS;
}
