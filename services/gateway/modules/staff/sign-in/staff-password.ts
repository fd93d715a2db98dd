import { isCommonPassword } from '../../../passwords/frequent-passwords.ts';

/** NIST SP 800-63B: length and a list of common ones, no rules about characters. */
const SHORTEST = 12;
const LONGEST = 128;

/** Why a password of staff is refused; null for a good one. */
export function staffPasswordProblem(password: string): 'short' | 'long' | 'guessable' | null {
  if (password.length < SHORTEST) return 'short';
  if (password.length > LONGEST) return 'long';
  return isCommonPassword(password) ? 'guessable' : null;
}
