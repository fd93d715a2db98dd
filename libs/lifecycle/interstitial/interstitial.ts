import { OFFERS_INTERSTITIAL_MONTHS } from '@network/tenant/constants.ts';
import { addMonths } from '../calendar/utc-dates.ts';
import { readInstant, writeValue, type KeyValueStorage } from '../injection/instant-storage.ts';

/** Storage key of the instant of the last snooze, ms since 1970. */
export const INTERSTITIAL_SNOOZED_KEY = 'offers_interstitial_snoozed_at';

/** The outcome of the interstitial: it was hidden already, or the person continued and hid it for a month or not. */
export type InterstitialOutcome = 'hidden' | 'snoozed' | 'continued';

/**
 * Returns whether the offers interstitial was snoozed less than a calendar month before `now`, in ms since 1970 (L18).
 * With blocked storage it cannot be hidden, but blocks no page either.
 */
export function isInterstitialHidden(storage: KeyValueStorage, now: number): boolean {
  const at = readInstant(storage, INTERSTITIAL_SNOOZED_KEY, now);
  return at !== null && now < addMonths(new Date(at), OFFERS_INTERSTITIAL_MONTHS).getTime();
}

/** Hides the offers interstitial for a month from `now` on, in ms since 1970; only active members may. */
export function snoozeInterstitial(storage: KeyValueStorage, now: number): void {
  writeValue(storage, INTERSTITIAL_SNOOZED_KEY, String(now));
}
