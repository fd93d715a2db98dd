import type { Selectable } from 'kysely';
import { DEALS_CAROUSEL_LIMIT, DEALS_GRID, OFFERS_GRID } from '@network/tenant/constants.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { Database } from '../../../db/database.ts';
import type { GatewayServices } from '../../../services.ts';
import type { SharedSource } from '../../../shared-data/shared-data.ts';
import type { DealAudience, DealsTable } from './tables.ts';

export type DealRow = Selectable<DealsTable>;

/** Where deals are shown, with how many of them a page shows at most. */
export const DEAL_PLACES = {
  carousel: DEALS_CAROUSEL_LIMIT,
  interstitial: OFFERS_GRID,
  listing: DEALS_GRID,
} as const;

export type DealPlace = keyof typeof DEAL_PLACES;

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

const BY_IDS: SharedSource = { name: 'deals by ids', tables: ['deals'] };

/**
 * Finds the deals that this tenant shows these groups of people. People with the same rights are shown the same page.
 */
export async function findDealsById(
  { db, shared }: Pick<GatewayServices, 'db' | 'shared'>,
  tenant: Pick<Tenant, 'sites'>,
  { ids, audiences }: { readonly ids: readonly string[]; readonly audiences: readonly DealAudience[] },
): Promise<readonly DealRow[]> {
  if (ids.length === 0) return [];
  return shared.read(BY_IDS, [tenant.sites, audiences, ids], () =>
    shownDeals(db, tenant, audiences).where('id', 'in', ids).execute(),
  );
}

/** Every published deal of this tenant, for whomever it is. */
export function findAllDeals(db: Database, tenant: Pick<Tenant, 'sites'>): Promise<readonly DealRow[]> {
  return shownDeals(db, tenant, ['everyone', 'trial', 'expired']).orderBy('name').orderBy('id').execute();
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
