import { useMemo, useSyncExternalStore } from 'react';

/** What was typed and chosen on the form of a purchase, as it was sent. */
export interface KeptOrder {
  readonly optionId: string;
  readonly biller: string;
  readonly voucher: string;
}

const KEY = 'upgrade-order';

/** Keeps the form in this tab while its payment page is open, so that nobody fills it in again after a declined payment. */
export function keepOrder(form: HTMLFormElement): void {
  const data = new FormData(form);
  const text = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  keepChoice({ optionId: text('optionId'), biller: text('biller'), voucher: text('voucher') });
}

/** Keeps what was chosen in the purchase dialog, in the same place: who goes on to a payment page comes back to either. */
export function keepChoice(order: KeptOrder): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(order));
  } catch {
    // A browser may forbid the storage; then the form is empty again.
  }
}

function keptText(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Nothing else writes what this tab keeps. */
const neverChanges = () => () => undefined;

/** Returns the form that was sent last in this tab; null without one, and on the server, which does not know it. */
export function useKeptOrder(): KeptOrder | null {
  const kept = useSyncExternalStore(neverChanges, keptText, () => null);
  // Nobody but this module has written it.
  return useMemo(() => JSON.parse(kept ?? 'null') as KeptOrder | null, [kept]);
}
