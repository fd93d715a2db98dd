import { addMonths } from '@network/lifecycle/calendar/utc-dates.ts';
import type { Agreement, BillerEvent } from '../biller.ts';
import type { SubscriptionCalls, SubscriptionNumbers, SubscriptionStatus } from './subscription-calls.ts';

/** A call that has no answer after so long has none. */
const CALL_MS = 10_000;
/** After this time the report contains the charge of a call without an answer. */
const REPORTED_MS = 60 * 60_000;

interface Renewing {
  readonly subscriptions: Pick<SubscriptionCalls, 'status' | 'changeRenewal' | 'billNow'>;
  readonly historyOf: (orderId: string) => Promise<readonly BillerEvent[]>;
  readonly now: Date;
}

/**
 * Has the next renewal charged as the agreement says. One that a resumed pause makes fall due now is charged at once: RocketGate
 * would do that as often as it is called, so a call without an answer is repeated only when the report has to have its charge.
 * @throws Error when that renewal was charged already, or may have been
 */
export async function changeRenewal(
  { subscriptions, historyOf, now }: Renewing,
  agreement: Agreement,
  numbers: SubscriptionNumbers,
): Promise<void> {
  const { orderId, period, dueAt } = agreement;
  const history = await historyOf(orderId);
  if (history.some((event) => event.kind === 'charged' && event.period >= period)) {
    throw new Error(`RocketGate has charged renewal ${period} of ${orderId} already.`);
  }
  const status = await subscriptions.status(numbers, agreement);
  const late = now.getTime() - dueAt.getTime();
  if (late < 0) {
    return subscriptions.changeRenewal(numbers, agreement, status.nextDay === dayOf(dueAt) ? null : dueAt);
  }
  if (isUnderWay(status, dueAt)) return subscriptions.changeRenewal(numbers, agreement, null);
  const next = { ...agreement, period: period + 1, dueAt: addMonths(dueAt, agreement.months) };
  const mayBeCharged = late > CALL_MS || status.nextDay === dayOf(next.dueAt);
  if (mayBeCharged && late < REPORTED_MS) throw new Error(`Whether ${orderId} was charged is not known yet.`);
  await subscriptions.billNow(numbers, agreement);
  const { lastReason } = await subscriptions.status(numbers, agreement);
  // The renewals that follow are counted from the resumption, whatever day RocketGate has for them. A renewal that was
  // declined stays due.
  if (lastReason === '0') await subscriptions.changeRenewal(numbers, next, next.dueAt);
}

/** Returns whether RocketGate charges the renewal anyway: on this day, or when it is called again after it failed. */
function isUnderWay({ lastReason, nextDay }: SubscriptionStatus, dueAt: Date): boolean {
  const hasFailed = lastReason !== undefined && lastReason !== null && lastReason !== '0';
  return hasFailed || (nextDay !== undefined && nextDay !== null && nextDay <= dayOf(dueAt));
}

const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);
