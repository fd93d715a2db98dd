import type { QueryClient } from '@tanstack/react-query';
import type { Obligation } from '@network/lifecycle/obligations/obligations.ts';
import { obligationsQuery } from '../queries.ts';

/** Takes one from those that wait, so that the next is met; the gateway knows already. */
export function markAnswered(client: QueryClient, answered: Obligation): void {
  client.setQueryData(
    obligationsQuery.queryKey,
    (known) => known && { obligations: known.obligations.filter((each) => each !== answered) },
  );
}

const LATER_KEY = 'email_consent_later';

/** The question for emails may wait (M07): it is not asked again while the tab is open. */
export function postponeEmailConsent(): void {
  try {
    sessionStorage.setItem(LATER_KEY, '1');
  } catch {
    // Storage is blocked: it is asked again on the next page.
  }
}

export function isEmailConsentPostponed(): boolean {
  try {
    return sessionStorage.getItem(LATER_KEY) !== null;
  } catch {
    return false;
  }
}
