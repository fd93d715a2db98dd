import type { Database } from '../../../db/database.ts';
import { findSearchesOfPerson, type SavedSearchRow } from '../searches/public.ts';
import type { NoticeRow } from './read-notices.ts';

/** A notice with the saved search that it is about, if it is about one that its person still has. */
export type NoticeWithSearch = NoticeRow & {
  readonly search: (SavedSearchRow & { readonly tenant_id: string }) | null;
};

/** The notices of a person with their searches, which are read at once. */
export async function withSearches(
  db: Database,
  userId: string,
  notices: readonly NoticeRow[],
): Promise<NoticeWithSearch[]> {
  const ids = notices.filter(({ reason }) => reason === 'SEARCH').map(({ source_id }) => source_id);
  const searches = await findSearchesOfPerson(db, userId, ids);
  return notices.map((notice) => ({
    ...notice,
    search: notice.reason === 'SEARCH' ? (searches.get(notice.source_id) ?? null) : null,
  }));
}
