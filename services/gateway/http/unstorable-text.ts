/** PostgreSQL's code for a text that no column can hold: one with a NUL in it. */
const NOT_IN_REPERTOIRE = '22021';

/**
 * Returns whether the database refused a statement because of a text that it cannot store, so that nothing was read or
 * written.
 */
export function isUnstorableText(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 5) return false;
  const { code, cause, originalError } = error as Error & { code?: unknown; cause?: unknown; originalError?: unknown };
  if (code === NOT_IN_REPERTOIRE) return true;
  return [cause, originalError].some((each) => isUnstorableText(each, depth + 1));
}
