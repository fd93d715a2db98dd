import { regex, string } from 'zod/mini';

/** Lower-case letters and digits of ASCII, 3 to 20 of them. */
const USERNAME = /^[a-z0-9]{3,20}$/;

/** Whether a name may be chosen, once it is free (V01). */
export function isUsername(value: unknown): value is string {
  return typeof value === 'string' && USERNAME.test(value);
}

/** The field where a member chooses a name; the message is the code `invalidUsername`. */
export const usernameSchema = string('invalidUsername').check(regex(USERNAME, 'invalidUsername'));
