import { type ConsentChoice, isConsentChoice } from '@network/validation/consent-choice.ts';

/** Where a tab remembers a choice until the server has stored it, and after that. */
const UNSENT = 'consent_unsent';
const STORED = 'consent_stored';

const readChoice = (key: string): ConsentChoice | null => {
  const value = withStorage((storage) => storage.getItem(key));
  return isConsentChoice(value) ? value : null;
};

/** The choice that was made in this tab and may not have reached the server; null for none. */
export const readUnsentChoice = (): ConsentChoice | null => readChoice(UNSENT);

/**
 * The choice that was made in this tab and that the server has stored; null for none. It counts where a page says that nobody
 * was asked: the server may have made that page while the choice was on its way.
 */
export const readStoredChoice = (): ConsentChoice | null => readChoice(STORED);

/** Remembers a choice for the next page of this tab. */
export const rememberUnsentChoice = (choice: ConsentChoice): void =>
  void withStorage((storage) => storage.setItem(UNSENT, choice));

/** Remembers that the server has stored a choice, if no later one was made. */
export function rememberStoredChoice(choice: ConsentChoice): void {
  if (readUnsentChoice() !== choice) return;
  withStorage((storage) => {
    storage.setItem(STORED, choice);
    storage.removeItem(UNSENT);
  });
}

/** A browser may refuse its storage: then a choice applies to its page alone. */
function withStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(window.sessionStorage);
  } catch {
    return null;
  }
}
