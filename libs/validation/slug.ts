/** Lower-case letters and digits in groups joined by single hyphens. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Longest slug that any page or call accepts. */
export const MAX_SLUG_LENGTH = 200;

/** Returns whether a path parameter or argument may name an entity. Anything else is not-found. */
export function isSlug(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_SLUG_LENGTH && SLUG.test(value);
}
