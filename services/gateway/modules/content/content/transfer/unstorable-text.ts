/** No row of the format nests deeper; what does is refused by its schema, whatever it holds. */
const DEEPEST = 8;

/** A text that PostgreSQL stores in no document, and where it is. */
export interface UnstorableText {
  /** The fields and places that lead to it, joined by dots. */
  readonly path: string;
  readonly reason: string;
}

/**
 * Finds a text that a `jsonb` refuses: one with half a character (a surrogate alone), or with U+0000. The whole batch would
 * fail with it. @param value parsed JSON
 */
export function findUnstorableText(value: unknown, path = '', depth = 0): UnstorableText | null {
  if (typeof value === 'string') {
    if (!value.isWellFormed()) return { path, reason: 'expected whole characters: this text has half of one' };
    return value.includes('\0') ? { path, reason: 'expected no character U+0000' } : null;
  }
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return null;
  for (const [key, each] of Object.entries(value)) {
    const found = findUnstorableText(each, path === '' ? key : `${path}.${key}`, depth + 1);
    if (found !== null) return found;
  }
  return null;
}
