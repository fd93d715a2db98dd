import type { QueryClient } from '@tanstack/react-query';
import { markRendered } from '../query/use-query.ts';
import { profileQuery } from '../session/profile-query.ts';
import { withMarks } from './personal-fields.ts';
import type { PersonalData } from './personal-text.ts';

/**
 * Writes a person's own data into the queries of a page that was rendered for everybody with the same rights. Parts of the
 * page hydrate with what the server rendered, and show their own data right after (see use-query.ts).
 */
export function applyPersonalPart(queryClient: QueryClient, { profile, marks }: PersonalData): void {
  const cache = queryClient.getQueryCache();
  const rendered = new Map<string, unknown>();
  for (const { queryKey, queryHash, state } of cache.getAll()) {
    const data: unknown = state.data;
    const own = queryKey[0] === profileQuery.queryKey[0] ? profile : withMarks(data, marks);
    if (own === data) continue;
    rendered.set(queryHash, data);
    queryClient.setQueryData(queryKey, own, { updatedAt: state.dataUpdatedAt });
  }
  markRendered(queryClient, rendered);
}
