import type { Selectable } from 'kysely';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { Database } from '../../db/database.ts';
import type { DealAudience, DealsTable } from './tables.ts';

export type DealRow = Selectable<DealsTable>;
type DealPlace = 'carousel' | 'interstitial' | 'listing';

/** Deals that a place of this tenant shows those people, in the place's order. */
export async function findDeals(
  db: Database,
  tenant: Pick<Tenant, 'sites'>,
  query: { readonly type: DealPlace; readonly limit: number; readonly audiences: readonly DealAudience[] },
): Promise<readonly DealRow[]> {
  const { type, limit, audiences } = query;
  return shownDeals(db, tenant, audiences)
    .where(`enabled_${type}`, '=', true)
    .orderBy(`rank_${type}`)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Those of the deals that this tenant shows those people. */
export async function findDealsById(
  db: Database,
  tenant: Pick<Tenant, 'sites'>,
  query: { readonly ids: readonly string[]; readonly audiences: readonly DealAudience[] },
): Promise<readonly DealRow[]> {
  if (query.ids.length === 0) return [];
  return shownDeals(db, tenant, query.audiences).where('id', 'in', query.ids).execute();
}

const shownDeals = (db: Database, tenant: Pick<Tenant, 'sites'>, audiences: readonly DealAudience[]) =>
  db
    .selectFrom('deals')
    .selectAll()
    .where('is_published', '=', true)
    .where('audience', 'in', audiences)
    .where((where) => where.or([where('site_id', 'is', null), where('site_id', 'in', tenant.sites)]));

/** The numbers by which billers know a deal. */
export interface UpsellIds {
  readonly epochUpsellId: string | null;
  readonly segpayUpsellId: string | null;
  readonly rgUpsellId: string | null;
}

/** The deal that all the numbers mean; null for no number, an unknown one, or numbers of several deals. */
export async function dealOfUpsell(db: Database, ids: UpsellIds): Promise<DealRow | null> {
  const memberIds = [
    ['epoch_upsell_id', ids.epochUpsellId],
    ['segpay_upsell_id', ids.segpayUpsellId],
    ['rg_upsell_id', ids.rgUpsellId],
  ] as const;
  const known = memberIds.filter((pair): pair is [(typeof pair)[0], string] => pair[1] !== null);
  if (known.length === 0) return null;
  const rows = await db
    .selectFrom('deals')
    .selectAll()
    .where('is_published', '=', true)
    .where('one_click_enabled', '=', true)
    .where((where) => where.and(known.map(([column, id]) => where(column, '=', id))))
    .limit(1)
    .execute();
  return rows[0] ?? null;
}
