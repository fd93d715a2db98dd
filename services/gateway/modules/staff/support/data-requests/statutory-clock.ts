import { addMonths, DAY_MS, startOfDay } from '@network/lifecycle/calendar/utc-dates.ts';

/**
 * Returns the time by which a request about personal data has to be answered. GDPR article 12(3): "without undue delay
 * and in any event within one month of receipt"; "that period may be extended by two further months where necessary",
 * of which the person is informed within the first month, with the reasons. The month ends with the last hour of its
 * day (Regulation (EEC, Euratom) No 1182/71, article 3(2)(c)).
 */
export function answerDueAt(receivedAt: Date, isExtended: boolean): Date {
  return new Date(addMonths(startOfDay(receivedAt), isExtended ? 3 : 1).getTime() + DAY_MS - 1_000);
}

/** Days before a deadline on which staff are warned of it: long enough to put a copy together, or to ask for more time. */
export const WARNED_BEFORE_DAYS = 7;
