import type { ConsentChoice } from './consent.ts';

/** Where a tab remembers a choice until the server has stored it. */
const KEY = 'consent_unsent';

/** The choice that was made in this tab and may not have reached the server; null for none. */
export function readUnsentChoice(): ConsentChoice | null {
  const value = withStorage((storage) => storage.getItem(KEY));
  return value === 'accepted' || value === 'refused' ? value : null;
}

/** Remembers a choice for the next page of this tab; null once the server has stored it. */
export function rememberUnsentChoice(choice: ConsentChoice | null): void {
  withStorage((storage) => (choice === null ? storage.removeItem(KEY) : storage.setItem(KEY, choice)));
}

/** A browser may refuse its storage: then a choice applies to its page alone. */
function withStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(window.sessionStorage);
  } catch {
    return null;
  }
}
