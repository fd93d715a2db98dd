/** Lower-case letters and digits of ASCII, 3 to 20 of them. */
const USERNAME = /^[a-z0-9]{3,20}$/;

/** Whether a name may be chosen, once it is free. */
export function isUsername(value: unknown): value is string {
  return typeof value === 'string' && USERNAME.test(value);
}
