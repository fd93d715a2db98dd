/** Postgres' code for a value that is there already. */
const UNIQUE_VIOLATION = '23505';

/** Whether the database refused a write because another row has that value: it decides between two concurrent writes. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && (error as { readonly code?: unknown }).code === UNIQUE_VIOLATION;
}
