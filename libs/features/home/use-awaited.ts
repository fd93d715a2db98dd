import { useSuspenseQuery } from '@network/core/query/use-query.ts';
import { profileQuery, type SessionProfile } from '@network/core/session/profile-query.ts';

const NOTHING = { filmsToContinue: false, newFilms: false } as const satisfies SessionProfile['awaits'];

/**
 * Returns what personal data this page waits for, so that it reserves a place for it. The component that shows the data
 * reads it, so that the data and this change arrive in the same render.
 */
export function useAwaited(): NonNullable<SessionProfile['awaits']> {
  return useSuspenseQuery(profileQuery).data?.awaits ?? NOTHING;
}
