import { untilReachable } from './reachable.ts';

/**
 * Loads the document again, once its host answers: one that can't be reached would replace the page, and what was written on it, by
 * the browser's own error.
 */
export function loadPageAgain(): void {
  void untilReachable().then(() => window.location.reload());
}
