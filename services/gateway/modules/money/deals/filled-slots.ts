import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { Database } from '../../../db/database.ts';
import { AUDIENCES_OF_GROUP } from './audiences.ts';
import { DEAL_PLACES, type DealPlace, type DealRow, findDeals } from './find-deals.ts';
import type { DealAudience } from './tables.ts';

/** A published deal in a slot. */
export interface ShownDeal {
  readonly deal: DealRow;
  /** Editors write it; the lowest comes first. */
  readonly rank: number;
  /** Its place, from 1, in the list that a page shows each group of people; null for a group that is not shown it. */
  readonly positions: Readonly<Record<DealAudience, number | null>>;
}

/** A place of the site with the deals that it shows. */
export interface FilledSlot {
  readonly place: DealPlace;
  /** How many of them a page shows at most. */
  readonly limit: number;
  /** The deals in the order in which the site shows them. */
  readonly shown: readonly ShownDeal[];
}

/** More than a place has; it bounds what is read. */
const MOST_DEALS = 500;
const EVERY_AUDIENCE: readonly DealAudience[] = ['everyone', 'trial', 'expired'];

/** Every slot of a tenant, empty ones too, with the published deals in the order in which the site shows them. */
export async function findFilledSlots(db: Database, tenant: Pick<Tenant, 'sites'>): Promise<readonly FilledSlot[]> {
  const places = Object.keys(DEAL_PLACES) as DealPlace[];
  return Promise.all(
    places.map(async (place) =>
      fillSlot(place, await findDeals(db, tenant, { type: place, limit: MOST_DEALS, audiences: EVERY_AUDIENCE })),
    ),
  );
}

/** @param ordered the deals of the place in its order, whomever they are for */
function fillSlot(place: DealPlace, ordered: readonly DealRow[]): FilledSlot {
  const limit = DEAL_PLACES[place];
  const positionsFor = (group: DealAudience) => {
    const seen: readonly DealAudience[] = AUDIENCES_OF_GROUP[group];
    const ids = ordered.filter(({ audience }) => seen.includes(audience)).map(({ id }) => id);
    return new Map(ids.slice(0, limit).map((id, index) => [id, index + 1]));
  };
  const positions = {
    everyone: positionsFor('everyone'),
    trial: positionsFor('trial'),
    expired: positionsFor('expired'),
  };
  const shown = ordered.map((deal) => ({
    deal,
    rank: deal[`rank_${place}`],
    positions: {
      everyone: positions.everyone.get(deal.id) ?? null,
      trial: positions.trial.get(deal.id) ?? null,
      expired: positions.expired.get(deal.id) ?? null,
    },
  }));
  return { place, limit, shown };
}
