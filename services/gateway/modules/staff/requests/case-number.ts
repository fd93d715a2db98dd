import type { RequestKind } from '@network/validation/requests/request-forms.ts';

/** Crockford's base 32: no letter that reads like a digit. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const PREFIX = { casting: 'C', support: 'S', removal: 'R' } as const satisfies Record<RequestKind, string>;

/** A number that a person can read out and that cannot be guessed, such as `R-7K2M9-QX4TD`: 50 random bits. */
export function caseNumber(kind: RequestKind, randomBytes: (size: number) => Buffer): string {
  const letters = [...randomBytes(10)].map((byte) => LETTERS[byte % 32]).join('');
  return `${PREFIX[kind]}-${letters.slice(0, 5)}-${letters.slice(5)}`;
}
