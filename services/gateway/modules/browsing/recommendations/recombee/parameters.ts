/** What a call brings along, out of its query and its body. */
export type Parameters = Readonly<Record<string, unknown>>;

const ID = /^[a-zA-Z0-9_:@.-]{1,255}$/;

/** Ids of users, items and sessions, as Recombee takes them. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && ID.test(value);
}

/** ISO 8601 or seconds since the epoch; null for anything else. */
export function instantOf(value: unknown): Date | null {
  const text = typeof value === 'string' && value.trim() !== '' ? value : null;
  const seconds = typeof value === 'number' ? value : text === null ? Number.NaN : Number(text);
  const at = Number.isNaN(seconds) ? new Date(text ?? Number.NaN) : new Date(seconds * 1000);
  return Number.isNaN(at.getTime()) || at.getTime() < 0 ? null : at;
}

/** A flag in a body, or in an address. */
export const isYes = (value: unknown): boolean => value === true || value === 'true';
