import { STAFF_PASSWORD_LENGTH } from '@network/validation/staff-password.ts';
import { isCommonPassword } from '../../../../passwords/frequent-passwords.ts';

/**
 * Why a password of staff is refused; null for a good one. NIST SP 800-63B: length and a list of common ones, no rules about
 * characters.
 */
export function staffPasswordProblem(password: string): 'short' | 'long' | 'guessable' | null {
  if (password.length < STAFF_PASSWORD_LENGTH.shortest) return 'short';
  if (password.length > STAFF_PASSWORD_LENGTH.longest) return 'long';
  return isCommonPassword(password) ? 'guessable' : null;
}
