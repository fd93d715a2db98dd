import type { Database } from '../../../db/database.ts';
import type { SearchParameters } from './search-parameters.ts';

/** A search of a person. */
export interface SearchKey {
  readonly userId: string;
  readonly tenantId: string;
  readonly id: string;
}

export interface SavedSearchRow {
  readonly id: string;
  readonly name: string;
  readonly parameters: SearchParameters;
  readonly notifies: boolean;
  readonly saved_at: Date;
}

const COLUMNS = ['id', 'name', 'parameters', 'notifies', 'saved_at'] as const;

/** What a person saved on a brand, the latest first; with ids only those. */
export function findOwnSearches(
  db: Database,
  { userId, tenantId }: Pick<SearchKey, 'userId' | 'tenantId'>,
  ids?: readonly string[],
): Promise<SavedSearchRow[]> {
  return ownSearches(db, userId, tenantId)
    .select(COLUMNS)
    .$if(ids !== undefined, (query) => query.where('id', 'in', [...(ids ?? [])]))
    .orderBy('saved_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Finds the searches of a person with these ids, on any brand, keyed by id. */
export async function findSearchesOfPerson(
  db: Database,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SavedSearchRow & { readonly tenant_id: string }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('saved_searches')
    .select([...COLUMNS, 'tenant_id'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The rows of what a person saved on a brand and did not delete. */
export const ownSearches = (db: Database, userId: string, tenantId: string) =>
  db
    .selectFrom('saved_searches')
    .where('user_id', '=', userId)
    .where('tenant_id', '=', tenantId)
    .where('deleted_at', 'is', null);
