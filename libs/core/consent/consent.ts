/** Where a page posts a choice about being measured; `next` in its query is the page to come back to. */
export const CONSENT_PATH = '/consent';

/** What a person may choose. */
export type ConsentChoice = 'accepted' | 'refused';

/** Whether a visit may be measured: `signalled` is refused by the browser's Global Privacy Control, which wins. */
export type Consent = ConsentChoice | 'unasked' | 'signalled';

/** What holds for the life of a page; a choice made on the page changes it. */
export interface ConsentKeeper {
  readonly get: () => Consent;
  /** What the server made the page for, which hydration repeats. */
  readonly told: () => Consent;
  readonly set: (choice: ConsentChoice) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Keeps a consent; a browser's signal that the server did not see is obeyed all the same. */
export function createConsentKeeper(told: Consent, hasSignal = false): ConsentKeeper {
  const listeners = new Set<() => void>();
  let current: Consent = hasSignal ? 'signalled' : told;
  return {
    get: () => current,
    told: () => told,
    set: (choice) => {
      if (current === 'signalled') return;
      current = choice;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
