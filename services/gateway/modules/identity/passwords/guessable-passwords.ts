import { dictionary } from '@zxcvbn-ts/language-common';
import { newPasswordProblem, type NewPasswordProblem } from '@network/validation/new-password.ts';

/** Lower-cased; those that the join rule refuses anyway are left out. */
const COMMON = new Set(
  dictionary['passwords-common'].map((each) => each.toLowerCase()).filter(({ length }) => length >= 8),
);

/**
 * What the join rule and both lists (D29) have against a password that somebody chooses, wherever it is chosen. Forms know
 * the short list of libs/validation only: this one weighs more than all their other scripts together.
 */
export function chosenPasswordProblem(value: string): NewPasswordProblem | null {
  return newPasswordProblem(value) ?? (COMMON.has(value.toLowerCase()) ? 'guessable' : null);
}

export function isAcceptablePassword(value: unknown): value is string {
  return typeof value === 'string' && chosenPasswordProblem(value) === null;
}
