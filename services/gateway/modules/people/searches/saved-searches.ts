import { SAVED_SEARCHES } from '@network/tenant/saved-search-limits.ts';
import { textLength } from '@network/validation/text-length.ts';
import { writtenLine } from '@network/validation/written-text.ts';
import type { Database } from '../../../db/database.ts';
import type { GatewayServices } from '../../../services.ts';
import { lockAccount } from '../identity/public.ts';
import { ownSearches, type SearchKey } from './reader.ts';
import { refuseSearch, type SearchRefusal } from './refusal.ts';
import { keyOf, type SearchParameters } from './search-parameters.ts';

const ID_BYTES = 15;

/** Saves a search; refused where the person has the same one, or as many as they may have. */
export function saveSearch(
  { db, clock, randomBytes }: Pick<GatewayServices, 'db' | 'clock' | 'randomBytes'>,
  owner: Pick<SearchKey, 'userId' | 'tenantId'>,
  search: { readonly name: string; readonly parameters: SearchParameters; readonly notifies: boolean },
): Promise<{ readonly id: string } | { readonly refusal: SearchRefusal }> {
  const { name, parameters, notifies } = search;
  const now = clock.now();
  const id = randomBytes(ID_BYTES).toString('base64url');
  return db.transaction().execute(async (trx) => {
    const refusal = await refusalOfAnother(trx, owner, keyOf(parameters));
    if (refusal !== null) return { refusal };
    await trx
      .insertInto('saved_searches')
      .values({
        id,
        user_id: owner.userId,
        tenant_id: owner.tenantId,
        name,
        parameters: JSON.stringify(parameters) as never,
        parameters_key: keyOf(parameters),
        notifies,
        matched_until: now,
        saved_at: now,
      })
      .execute();
    return { id };
  });
}

/** The name of a search on one line; null for one that is empty or too long. */
export function readSearchName(text: string): string | null {
  const name = writtenLine(text);
  return name === '' || textLength(name) > SAVED_SEARCHES.longestName ? null : name;
}

/** Renames a search. False when there is no such search. */
export function renameSearch(db: Database, key: SearchKey, name: string): Promise<boolean> {
  return change(db, key, { name });
}

/** Turns notices of a search on, from films that come out from now on, or off. False when there is no such search. */
export function setSearchNotices(db: Database, key: SearchKey, notifies: boolean, at: Date): Promise<boolean> {
  return change(db, key, notifies ? { notifies, matched_until: at } : { notifies });
}

/** Deletes a search; for a day its owner can restore it. */
export function deleteSearch(db: Database, key: SearchKey, at: Date): Promise<boolean> {
  return change(db, key, { deleted_at: at });
}

/** Restores a deleted search, unless its owner has saved the same one since, or has filled its place. */
export function restoreSearch(db: Database, key: SearchKey): Promise<SearchRefusal | null> {
  return db.transaction().execute(async (trx) => {
    const deleted = await trx
      .selectFrom('saved_searches')
      .select('parameters_key')
      .where('id', '=', key.id)
      .where('user_id', '=', key.userId)
      .where('tenant_id', '=', key.tenantId)
      .where('deleted_at', 'is not', null)
      .executeTakeFirst();
    if (deleted === undefined) return refuseSearch('SEARCH_GONE');
    const refusal = await refusalOfAnother(trx, key, deleted.parameters_key);
    if (refusal !== null) return refusal;
    await trx.updateTable('saved_searches').set({ deleted_at: null }).where('id', '=', key.id).execute();
    return null;
  });
}

/** Deletes for good what nobody can restore any more. */
export async function deleteSearchesForGood(db: Database, at: Date): Promise<number> {
  const before = new Date(at.getTime() - SAVED_SEARCHES.restorableMs);
  const gone = await db.deleteFrom('saved_searches').where('deleted_at', '<', before).executeTakeFirst();
  return Number(gone.numDeletedRows);
}

/**
 * Why a person can't have one more search with that key. Their row is locked, so that two calls can't both take the last
 * place, nor save the same.
 */
async function refusalOfAnother(
  trx: Database,
  { userId, tenantId }: Pick<SearchKey, 'userId' | 'tenantId'>,
  parametersKey: string,
): Promise<SearchRefusal | null> {
  await lockAccount(trx, userId, 'no key update');
  const rows = await ownSearches(trx, userId, tenantId).select(['name', 'parameters_key']).execute();
  const same = rows.find((row) => row.parameters_key === parametersKey);
  if (same !== undefined) return refuseSearch('ALREADY_SAVED', same.name);
  return rows.length < SAVED_SEARCHES.most ? null : refuseSearch('TOO_MANY_SEARCHES');
}

async function change(
  db: Database,
  { userId, tenantId, id }: SearchKey,
  values: { readonly name?: string; notifies?: boolean; matched_until?: Date; deleted_at?: Date },
): Promise<boolean> {
  const changed = await db
    .updateTable('saved_searches')
    .set(values)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('tenant_id', '=', tenantId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}
