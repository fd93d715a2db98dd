import { queryOptions } from '@tanstack/react-query';
import { operationKey } from '../api/operation-query.ts';
import { transportOf } from '../api/transport.ts';
import { FindOneUserProfileDocument, type FindOneUserProfileQuery } from './api/find-one-user-profile.generated.ts';

/** The signed-in person as every page knows them. */
export type SessionProfile = NonNullable<FindOneUserProfileQuery['findOneUserProfile']> & {
  /** What a page that is rendered for everybody with the same rights has to reserve a place for; else left out. */
  readonly awaits?: { readonly filmsToContinue: boolean; readonly newFilms: boolean };
};

/**
 * The person of this session, or null for a visitor. The brand server loads it once a page, and only where there can be
 * a session; afterwards it stays cached until something that changes it invalidates it.
 */
export const profileQuery = queryOptions<SessionProfile | null>({
  queryKey: operationKey(FindOneUserProfileDocument as never),
  queryFn: async ({ client, signal }) => {
    const data = await transportOf(client)(FindOneUserProfileDocument, undefined, signal);
    return data.findOneUserProfile;
  },
  staleTime: Number.POSITIVE_INFINITY,
});
