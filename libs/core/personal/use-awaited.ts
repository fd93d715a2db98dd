import { useSuspenseQuery } from '../query/use-query.ts';
import { profileQuery, type SessionProfile } from '../session/profile-query.ts';

const NOTHING = { filmsToContinue: false } as const satisfies SessionProfile['awaits'];

/**
 * What will be laid over this page, so that it reserves a place for it. Read by the component that shows it: its own data
 * and this change in the same moment.
 */
export function useAwaited(): NonNullable<SessionProfile['awaits']> {
  return useSuspenseQuery(profileQuery).data?.awaits ?? NOTHING;
}
