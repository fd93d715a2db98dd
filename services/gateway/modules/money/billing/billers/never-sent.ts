import { BeyondTerms } from './beyond-terms.ts';

/** Returns whether a call did not even reach the biller, so that it can't have charged. */
export function wasNeverSent(error: unknown): boolean {
  if (error instanceof BeyondTerms) return true;
  const cause = error instanceof Error ? (error.cause as { readonly code?: unknown } | undefined) : undefined;
  return cause?.code === 'ECONNREFUSED';
}
