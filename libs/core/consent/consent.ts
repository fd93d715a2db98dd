import type { ConsentChoice } from '@network/validation/consent-choice.ts';

/** Where a page posts a choice about being measured; `next` in its query is the page to come back to. */
export const CONSENT_PATH = '/consent';

/** Whether a visit may be measured: `signalled` is refused by the browser's Global Privacy Control, which wins. */
export type Consent = ConsentChoice | 'unasked' | 'signalled';

/** Stable for the life of a page, until a choice is made on the page. */
export interface ConsentStore {
  readonly get: () => Consent;
  /** The consent with which the server rendered the page, and hydration too. */
  readonly initial: () => Consent;
  readonly set: (choice: ConsentChoice) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Stores a consent. `known` is what the browser knows better than the server did: its own signal, or a choice that the server
 * had not stored yet.
 */
export function createConsentStore(initial: Consent, known: Consent | null = null): ConsentStore {
  const listeners = new Set<() => void>();
  let current: Consent = initial === 'signalled' ? initial : (known ?? initial);
  return {
    get: () => current,
    initial: () => initial,
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
