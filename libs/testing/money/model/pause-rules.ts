import type { PromisedPause } from './confirmed.ts';
import { type BillerRecord, isSameMoment } from './record.ts';
import { type Decision, shouldRun } from './renewals.ts';

/**
 * A renewal that is paused falls due when its page said, and nothing is charged before. What ended the renewals, or a charge
 * since, ended the pause.
 */
export function pausesApart(
  record: BillerRecord,
  decisions: readonly Decision[],
  pauses: readonly PromisedPause[],
): readonly string[] {
  const newest = new Map(pauses.map((pause) => [pause.orderId, pause]));
  return [...newest.values()].flatMap(({ orderId, until, at }) => {
    if (until === null || !shouldRun(decisions, orderId)) return [];
    const since = record.charges.filter((charge) => charge.orderId === orderId && charge.at > at);
    const early = since.find((charge) => charge.at.getTime() + AHEAD_MS < until.getTime());
    if (early) return [`a renewal was charged on ${day(early.at)}, and paused until ${day(until)}`];
    const agreement = record.agreements.find((each) => each.orderId === orderId);
    if (!agreement || since.length > 0 || isSameMoment(record, agreement.dueAt, until)) return [];
    return [`a renewal falls due on ${day(agreement.dueAt)}, and was paused until ${day(until)}`];
  });
}

/** Renewals are charged an hour ahead. */
const AHEAD_MS = 2 * 3_600_000;

const day = (date: Date): string => date.toISOString().slice(0, 16);
