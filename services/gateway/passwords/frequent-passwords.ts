import { dictionary } from '@zxcvbn-ts/language-common';

/** Lower-cased; shorter ones are refused by every rule of ours anyway. */
const COMMON = new Set(
  dictionary['passwords-common'].map((each) => each.toLowerCase()).filter(({ length }) => length >= 8),
);

/** Whether a password is one of those that people choose most, in any case. */
export function isCommonPassword(value: string): boolean {
  return COMMON.has(value.toLowerCase());
}
