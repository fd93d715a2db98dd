import type { Generated, JSONColumnType } from 'kysely';
import type { MultisiteGroup, SiteId } from '@network/tenant/sites.ts';
import type { BillerId } from '@network/tenant/constants.ts';
import type { EntitlementEventKind } from './entitlement.ts';

/** What a subscription opens: one site, a group of them, or the pay-per-video portal. */
export type Product = SiteId | MultisiteGroup | 'portal';

export interface PlansTable {
  /** The option id of the billers' forms where there is one, else product and kind. */
  id: string;
  product: Product;
  kind: 'trial' | 'free-limited-trial' | 'month' | 'quarter' | 'year';
  /** Minor units of USD. */
  first_price: number;
  rebill_price: number;
  first_days: number | null;
  rebill_months: number;
  /** Offered to portal members only. */
  is_portal_offer: boolean;
}

/** Who may watch what by which plan. Whether it is active follows from its events, never from a column. */
export interface SubscriptionsTable {
  id: string;
  user_id: string;
  product: Product;
  type: 'member' | 'trial' | 'porn-portal';
  plan_id: string | null;
  /** Null for access that nobody bills. */
  biller: BillerId | null;
  is_free_limited_trial: boolean;
  /** The guest group of the porn portal. */
  is_guest: boolean;
  /** Tenant on which the person joined. */
  joined_on: string;
  joined_at: Date;
}

/** The log from which a subscription's state is computed (entitlement.ts). Rows are never changed. */
export interface EntitlementEventsTable {
  id: Generated<string>;
  subscription_id: string;
  kind: EntitlementEventKind;
  occurred_at: Date;
  /** Of a grant: the time it opens; an empty end is open for ever. */
  access_from: Date | null;
  access_until: Date | null;
  /** A grant that was paid for counts towards seniority and gems. */
  is_paid: boolean;
  /** The cause, such as a postback's id: one effect for each. */
  cause: string;
  /** Of a revocation: the cause of the grants that it ends, `charge:<transaction>`; null for all of them. */
  revokes: Generated<string | null>;
}

/** A video that its owner unlocked with a credit or picked in a free limited trial. */
export interface UnlockedVideosTable {
  user_id: string;
  video_id: string;
  unlocked_at: Date;
}

/** Gone while `lost_at` is set. */
export interface UnlockedChannelPacksTable {
  user_id: string;
  pack_id: string;
  unlocked_at: Date;
  lost_at: Date | null;
}

/** An account of the ledger: a person's wallet of one unit, or the network's counterpart (owner empty). USD is in cents. */
export interface LedgerAccountsTable {
  id: string;
  user_id: string | null;
  unit: 'gems' | 'credits' | 'USD';
  name: 'wallet' | 'issued' | 'spent' | 'closed' | 'revenue' | 'refunds' | 'chargebacks' | `receivable-${BillerId}`;
}

export interface LedgerTransactionsTable {
  id: string;
  /** Same key, same transaction: a retry has no second effect. */
  idempotency_key: string;
  type: string;
  reason: string;
  /** Its subject, such as the pack that is paid for. */
  subject: Generated<string | null>;
  /** The balance after a purchase, for a repeated request. */
  balance_after: Generated<number | null>;
  created_at: Date;
}

/** The entries of a transaction add up to nothing; a balance is the sum of an account's entries. */
export interface LedgerEntriesTable {
  transaction_id: string;
  account_id: string;
  amount: number;
}

/** Downloads counted by the rolling quotas. */
export interface DownloadEventsTable {
  id: Generated<string>;
  user_id: string;
  video_id: string;
  quota: 'videos' | 'channelCategories';
  downloaded_at: Date;
}

/** A child account watches by its parent's subscriptions. */
export interface TandemLinksTable {
  child_user_id: string;
  parent_user_id: string;
  created_at: Date;
}

/** An offer that waits for a member who cancelled. */
export interface RetentionOffersTable {
  id: string;
  subscription_id: string;
  name: string;
  /** Minor units. */
  new_price: number;
  currency: string;
  offered_gems: number;
  display_rules: JSONColumnType<Record<string, unknown>>;
  created_at: Date;
  taken_at: Date | null;
}

/** Tables of the membership module. */
export interface MembershipTables {
  plans: PlansTable;
  subscriptions: SubscriptionsTable;
  entitlement_events: EntitlementEventsTable;
  unlocked_videos: UnlockedVideosTable;
  unlocked_channel_packs: UnlockedChannelPacksTable;
  ledger_accounts: LedgerAccountsTable;
  ledger_transactions: LedgerTransactionsTable;
  ledger_entries: LedgerEntriesTable;
  download_events: DownloadEventsTable;
  tandem_links: TandemLinksTable;
  retention_offers: RetentionOffersTable;
}
