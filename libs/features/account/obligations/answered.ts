import type { QueryClient } from '@tanstack/react-query';
import type { Obligation } from '@network/lifecycle/obligations/obligations.ts';
import { obligationsQuery } from '../queries.ts';

/** Removes an answered obligation from the cache, so that the next one opens; the gateway has recorded it already. */
export function markAnswered(client: QueryClient, answered: Obligation): void {
  client.setQueryData(
    obligationsQuery.queryKey,
    (known) => known && { ...known, obligations: known.obligations.filter((each) => each !== answered) },
  );
}

const LATER_KEY = 'email_consent_later';

/** The email consent can be postponed: it does not open again while the tab is open. */
export function postponeEmailConsent(): void {
  try {
    sessionStorage.setItem(LATER_KEY, '1');
  } catch {
    // Storage is blocked: it opens again on the next page.
  }
}

export function isEmailConsentPostponed(): boolean {
  try {
    return sessionStorage.getItem(LATER_KEY) !== null;
  } catch {
    return false;
  }
}
