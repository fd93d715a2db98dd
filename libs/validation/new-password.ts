import { isCommonPassword } from './password-blocklist.ts';
import { isJoinPassword } from './password.ts';

/** What is wrong with a new password: it breaks the join rule, or is easily guessed. */
export type NewPasswordProblem = 'breaksRule' | 'guessable';

/**
 * The one rule of every password that is chosen: at join, change, reset, and for a VIP's or a second account. The
 * gateway adds a longer list of guessable ones (guessable-passwords.ts).
 */
export function newPasswordProblem(value: unknown): NewPasswordProblem | null {
  if (!isJoinPassword(value)) return 'breaksRule';
  return isCommonPassword(value) ? 'guessable' : null;
}
