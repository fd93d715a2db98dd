/** PostgreSQL's codes for a text that no column can hold, one with a NUL in it: by itself, and within JSON. */
const UNSTORABLE: readonly unknown[] = ['22021', '22P05'];

/**
 * Returns whether the database refused a statement because of a text that it cannot store, so that nothing was read or
 * written.
 */
export function isUnstorableText(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 5) return false;
  const { code, cause, originalError } = error as Error & { code?: unknown; cause?: unknown; originalError?: unknown };
  if (UNSTORABLE.includes(code)) return true;
  return [cause, originalError].some((each) => isUnstorableText(each, depth + 1));
}
