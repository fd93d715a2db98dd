import { newPasswordProblem, type NewPasswordProblem } from '@network/validation/new-password.ts';
import { isCommonPassword } from '../../../../passwords/frequent-passwords.ts';

/**
 * Checks a newly chosen password by the join rule and both lists, wherever it is chosen. Forms have the short list of
 * libs/validation only: the long one is larger than all their other scripts together.
 */
export function chosenPasswordProblem(value: string): NewPasswordProblem | null {
  return newPasswordProblem(value) ?? (isCommonPassword(value) ? 'guessable' : null);
}

export function isAcceptablePassword(value: unknown): value is string {
  return typeof value === 'string' && chosenPasswordProblem(value) === null;
}
