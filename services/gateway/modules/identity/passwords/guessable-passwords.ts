import { dictionary } from '@zxcvbn-ts/language-common';
import { isSecurePassword } from '@network/validation/change-password.ts';

/** Lower-cased; those that the join rule refuses anyway are left out. */
const COMMON = new Set(
  dictionary['passwords-common'].map((each) => each.toLowerCase()).filter(({ length }) => length >= 8),
);

/**
 * The join rule and both lists (D29). The form knows the short list of libs/validation only: this one weighs more than
 * all its other scripts together.
 */
export function isAcceptablePassword(value: unknown): value is string {
  return isSecurePassword(value) && !COMMON.has(value.toLowerCase());
}
