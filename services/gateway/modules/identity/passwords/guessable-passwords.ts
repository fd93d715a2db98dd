import { dictionary } from '@zxcvbn-ts/language-common';
import { newPasswordProblem, type NewPasswordProblem } from '@network/validation/new-password.ts';

/** Lower-cased; those that the join rule refuses anyway are left out. */
const COMMON = new Set(
  dictionary['passwords-common'].map((each) => each.toLowerCase()).filter(({ length }) => length >= 8),
);

/**
 * Checks a newly chosen password by the join rule and both lists, wherever it is chosen. Forms have the short list of
 * libs/validation only: the long one is larger than all their other scripts together.
 */
export function chosenPasswordProblem(value: string): NewPasswordProblem | null {
  return newPasswordProblem(value) ?? (COMMON.has(value.toLowerCase()) ? 'guessable' : null);
}

export function isAcceptablePassword(value: unknown): value is string {
  return typeof value === 'string' && chosenPasswordProblem(value) === null;
}
