import type { StaffSites } from '@network/access/staff/staff-sites.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { Database } from '../../../../db/database.ts';
import { type DealAudience, type DealPlace, type FilledSlot, findFilledSlots } from '../../../money/deals/public.ts';
import { findItems, listItems } from '../items/find-items.ts';
import type { ContentItem } from '../items/item.ts';
import { seesDocument } from '../items/sites-of-documents.ts';
import type { ContentDocuments } from '../kinds/content-kinds.ts';

/** `RUNNING` is on the site; `PLANNED` has a time at which it will be; `DRAFT` never was; `ENDED` was. */
export type DealState = 'RUNNING' | 'PLANNED' | 'DRAFT' | 'ENDED';

/** A deal that is in a slot, will be, or was. Prices are minor units of USD. */
export interface DealInSlot {
  readonly id: string;
  readonly name: string;
  readonly partner: string;
  readonly site: string | null;
  readonly audience: DealAudience;
  readonly state: DealState;
  readonly rank: number;
  /** When it is shown, or a change of it, and when it is taken back by itself; null: by hand alone. */
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  /** Whether editors wrote something of it that is not published yet. */
  readonly hasUnpublishedChanges: boolean;
  readonly initialPrice: number;
  readonly recurringPrice: number | null;
  /** Billers that charge it with one click; empty for a deal that is bought at the partner. */
  readonly billers: readonly string[];
  /** Its place, from 1, in the list that a page shows each group of people; null for a group that is not shown it. */
  readonly positions: Readonly<Record<DealAudience, number | null>>;
}

/** A place of the site, with the deals that compete for it. */
export interface DealSlot {
  readonly place: DealPlace;
  readonly limit: number;
  readonly deals: readonly DealInSlot[];
}

/** How many drafts, and how many ended deals, are looked at: those that were changed last. */
const MOST_OFF_SITE = 200;
const ORDER: readonly DealState[] = ['RUNNING', 'PLANNED', 'DRAFT', 'ENDED'];
const RANK_FIELDS = { carousel: 'carouselRank', interstitial: 'interstitialRank', listing: 'listingRank' } as const;
const NOWHERE = { everyone: null, trial: null, expired: null } as const;

/**
 * Every slot of a tenant with its deals: the running ones in the order of the site, then those that are planned,
 * drafts, and those that have ended. Of what is not on the site, staff see what belongs to their sites.
 */
export async function findDealSlots(
  db: Database,
  tenant: Pick<Tenant, 'sites'>,
  sites: StaffSites,
): Promise<readonly DealSlot[]> {
  const filled = await findFilledSlots(db, tenant);
  const ids = [...new Set(filled.flatMap(({ shown }) => shown.map(({ deal }) => deal.id)))];
  const running = await findItems(db, 'deal', ids);
  const offSite = await findOffSite(db, tenant, sites);
  return filled.map(({ place, limit, shown }) => {
    const deals = [
      ...shown.map((each) => runningDeal(each, running.get(each.deal.id), sites)),
      ...offSite.flatMap((item) => dealOffSite(item, place)).toSorted(byStateAndRank),
    ];
    return { place, limit, deals };
  });
}

async function findOffSite(
  db: Database,
  { sites: own }: Pick<Tenant, 'sites'>,
  among: StaffSites,
): Promise<readonly ContentItem[]> {
  const list = (state: 'draft' | 'unpublished') =>
    listItems(db, 'deal', { state, among, limit: MOST_OFF_SITE, offset: 0 });
  const items = [...(await list('draft')), ...(await list('unpublished'))];
  return items.filter((item) => {
    const { site } = dealOf(item);
    return site === null || own.includes(site as (typeof own)[number]);
  });
}

const dealOf = (item: ContentItem) => item.document as ContentDocuments['deal'];

function runningDeal(
  { deal, rank, positions }: FilledSlot['shown'][number],
  item: ContentItem | undefined,
  sites: StaffSites,
): DealInSlot {
  // Somebody who works for other sites sees what the site shows, and no plan of its editors.
  const own = item !== undefined && seesDocument(sites, item.document) ? item : null;
  return {
    id: deal.id,
    name: deal.name,
    partner: deal.partner_name,
    site: deal.site_id,
    audience: deal.audience,
    state: 'RUNNING',
    rank,
    startsAt: own?.schedule.publishAt ?? null,
    endsAt: own?.schedule.unpublishAt ?? null,
    hasUnpublishedChanges: own !== null && own.version !== own.publishedVersion,
    initialPrice: deal.initial_price,
    recurringPrice: deal.recurring_price,
    billers: deal.one_click_enabled
      ? billersWith({ epoch: deal.epoch_upsell_id, segpay: deal.segpay_upsell_id, rocketgate: deal.rg_upsell_id })
      : [],
    positions,
  };
}

/** A deal that is not on the site, if it is meant for the place. */
function dealOffSite(item: ContentItem, place: DealPlace): readonly DealInSlot[] {
  const deal = dealOf(item);
  const rank = deal[RANK_FIELDS[place]];
  if (rank === null) return [];
  const { publishAt, unpublishAt } = item.schedule;
  const { epochUpsellId: epoch, segpayUpsellId: segpay, rgUpsellId: rocketgate } = deal;
  return [
    {
      id: item.id,
      name: deal.name,
      partner: deal.partner,
      site: deal.site,
      audience: deal.audience,
      state: publishAt !== null ? 'PLANNED' : item.state === 'draft' ? 'DRAFT' : 'ENDED',
      rank,
      startsAt: publishAt,
      endsAt: unpublishAt,
      hasUnpublishedChanges: item.version !== item.publishedVersion,
      initialPrice: deal.initialPrice,
      recurringPrice: deal.recurringPrice,
      billers: deal.isOneClick ? billersWith({ epoch, segpay, rocketgate }) : [],
      positions: NOWHERE,
    },
  ];
}

const billersWith = (ids: Readonly<Record<string, string | null>>): readonly string[] =>
  Object.entries(ids).flatMap(([biller, id]) => (id === null ? [] : [biller]));

const byStateAndRank = (one: DealInSlot, other: DealInSlot): number =>
  ORDER.indexOf(one.state) - ORDER.indexOf(other.state) || one.rank - other.rank || (one.id < other.id ? -1 : 1);
