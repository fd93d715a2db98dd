import { sql } from 'kysely';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { Database } from '../../../db/database.ts';
import { findListedAmong, scopeOf } from '../../content/catalogue/public.ts';
import { keepAccounts } from '../identity/public.ts';
import type { SearchParameters } from './search-parameters.ts';

/** A search whose owner wants notices. */
export interface SearchToMatch {
  readonly id: string;
  readonly userId: string;
  readonly tenantId: string;
  readonly parameters: SearchParameters;
  readonly matchedUntil: Date;
}

/**
 * Searches that were not compared with what came out until a given time, locked: two gateways take none twice. Their
 * owners are kept before them, since a deletion locks its person and then deletes their searches.
 * @param without the ids of those that failed in this run
 */
export async function lockSearchesToMatch(
  trx: Database,
  { until, most, without }: { readonly until: Date; readonly most: number; readonly without: readonly string[] },
): Promise<SearchToMatch[]> {
  const due = trx
    .selectFrom('saved_searches')
    .select(['id', 'user_id as userId', 'tenant_id as tenantId', 'parameters', 'matched_until as matchedUntil'])
    .where('notifies', '=', true)
    .where('deleted_at', 'is', null)
    .where('matched_until', '<', until)
    .where(sql<boolean>`id <> all(${without})`)
    .orderBy('matched_until')
    .orderBy('id')
    .limit(most);
  const owners = [...new Set((await due.execute()).map(({ userId }) => userId))];
  const kept = await keepAccounts(trx, owners);
  if (kept.length === 0) return [];
  return due
    .where(sql<boolean>`user_id = any(${[...kept]})`)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
}

/** Finds which of some films a search finds on its brand, the latest first, up to a limit. */
export async function findMatches(
  db: Database,
  tenant: Tenant,
  { text, facets: { sites = [], ...facets } }: SearchParameters,
  films: { readonly ids: readonly string[]; readonly most: number; readonly now: Date },
): Promise<readonly string[]> {
  if (films.ids.length === 0) return [];
  const whole = scopeOf(tenant);
  const chosen = whole.sites.filter((site) => sites.includes(site));
  // A brand that no longer shows any of the chosen sites shows none of their films.
  if (sites.length > 0 && chosen.length === 0) return [];
  const scope = chosen.length > 0 ? { ...whole, sites: chosen } : whole;
  const filter = { now: films.now, facets, playableOnly: true, ...(text !== null && { search: text }) };
  return findListedAmong(db, scope, filter, films.ids, films.most);
}

/** Remembers until when films were compared with a search. */
export async function moveSearchOn(db: Database, id: string, until: Date): Promise<void> {
  await db.updateTable('saved_searches').set({ matched_until: until }).where('id', '=', id).execute();
}
