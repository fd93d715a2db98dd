import type { Generated } from 'kysely';
import type { Artwork } from '../../content/catalogue/public.ts';

/** The audience of a deal: `trial` and `expired` ones require separate rights. */
export type DealAudience = 'everyone' | 'trial' | 'expired';

/** An offer of a partner. Prices are minor units of USD and the gateway's own. */
export interface DealsTable {
  id: string;
  name: string;
  /** The one site that shows it; null for all of them. */
  site_id: string | null;
  audience: Generated<DealAudience>;
  partner_name: string;
  deal_text: string;
  deal_text_listing: string;
  discount_prefix: string;
  discount_text_post_prefix: string;
  /** Path at the partner where people look around, and where its members come in. */
  path: string;
  member_path: string;
  initial_price: number;
  /** Charged each month after that; null when nothing is. */
  recurring_price: number | null;
  one_click_enabled: boolean;
  /** The purchase is taken on our pages rather than begun at the partner's. */
  internal_one_click: boolean;
  request_partner_consent: boolean;
  its_up_campaign_id: number | null;
  its_up_zone_id: number | null;
  /** The deal's numbers in the forms of the billers that know one-click upsells of partners. */
  epoch_upsell_id: string | null;
  segpay_upsell_id: string | null;
  rg_upsell_id: string | null;
  rank_carousel: number;
  rank_interstitial: number;
  rank_listing: number;
  enabled_carousel: boolean;
  enabled_interstitial: boolean;
  enabled_listing: boolean;
  exclusive: boolean;
  artwork: Generated<Artwork | null>;
  /** False once editors have taken it back. */
  is_published: Generated<boolean>;
}

/** `started`: the person is at the partner; the tracking call reports the outcome. */
export type UpsellStatus = 'started' | 'approved' | 'declined' | 'failed';

/** A purchase at a partner that was begun with one click. */
export interface OutgoingUpsellsTable {
  id: string;
  user_id: string;
  tenant_id: string;
  deal_id: string;
  biller: string;
  click_id: string | null;
  /** Checked targets: where success and failure lead. */
  member_link: string;
  fallback_url: string;
  /** The partner's page, once it answered. */
  partner_url: string | null;
  status: UpsellStatus;
  started_at: Date;
  ended_at: Date | null;
}

/** Tables of the deals module. */
export interface DealTables {
  deals: DealsTable;
  outgoing_upsells: OutgoingUpsellsTable;
}
