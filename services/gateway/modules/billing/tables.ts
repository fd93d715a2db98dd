import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { BillerId } from '@network/tenant/constants.ts';
import type { PlanKind, Product } from '../membership/public.ts';
import type { BillerEventKind } from './billers/biller.ts';
import type { CcbillExtractsTable, CcbillTransactionsTable } from './billers/ccbill/ccbill-tables.ts';
import type { RetentionOffersTable, RetentionTermsTable } from './retention/retention-tables.ts';

/** Null until something sets it. */
type Unset<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

export type OrderKind = 'signup' | 'purchase' | 'trial-upgrade' | 'yearly-upgrade';

/**
 * Something that a person set out to buy, at the price of that moment. A postback is believed only as far as it agrees.
 */
export interface BillingOrdersTable {
  /** UUID; the biller gives it back with every event, and the agreement that it makes bears it too. */
  id: string;
  kind: OrderKind;
  channel: 'hosted' | 'one-click';
  /**
   * `awaiting-confirmation`: paid with the email of an account that another order made, whose owner has to confirm;
   * `returned`: paid, and refunded without having opened anything.
   */
  status: 'pending' | 'paid' | 'declined' | 'refused' | 'abandoned' | 'awaiting-confirmation' | 'returned';
  /** Null until the payment makes the account. */
  user_id: string | null;
  /** The welcome data's memberid: the id of the account that is, or will be. */
  member_id: string;
  tenant_id: string;
  plan_id: string;
  biller: BillerId;
  /** Minor units. */
  amount: number;
  currency: string;
  rebill_amount: number;
  /** Null: it ends after its first period. */
  rebill_months: number | null;
  /** Length of the first period in days; null: as long as the others. */
  first_days: number | null;
  /** When the first period begins, where it is not the moment of payment. */
  access_from: Date | null;
  /** The subscription that continues with another plan. */
  upgrades_subscription_id: string | null;
  /** The signup's input; the hash is deleted once the account exists. */
  email: string | null;
  password_hash: string | null;
  ref: string | null;
  elm: string | null;
  nats: string | null;
  tracking: JSONColumnType<Record<string, string>>;
  subscription_id: string | null;
  created_at: Date;
  settled_at: Date | null;
  /** Autologin tokens issued for it. */
  autologins: Generated<number>;
  /** Charges of the stored card that were requested with its welcome data. */
  welcome_charges: Generated<number>;
  /** SHA-256 of the secret of the browser that opened it without sign-in (decision 0114). */
  browser_hash: Unset<string>;
  /** When it was last compared with the biller's own record; null for never. */
  compared_at: Generated<Date | null>;
  /** The payment that awaits a confirmation, or was returned. */
  paid_transaction_id: Unset<string>;
  paid_at: Unset<Date>;
  /** SHA-256 of the token of the mail that confirms it, hex. */
  confirmation_hash: Unset<string>;
  /** Returned when it is not confirmed by then. */
  confirm_by: Unset<Date>;
  /** Minor units that unused days of other charges are worth; null for one from before there were credits. */
  credit: Unset<number>;
}

/** The regular charges of a subscription at its biller; one row for each order that was paid, the last one counts. */
export interface BillingAgreementsTable {
  /** The order's. */
  id: string;
  subscription_id: string;
  user_id: string;
  biller: BillerId;
  plan_id: string;
  /** Minor units of the next charge, and of the ones before the price changed last. */
  amount: number;
  previous_amount: number;
  currency: string;
  /** Null: it ends after its first period. */
  period_months: number | null;
  /** End of the first period; renewal n falls due n - 1 periods later. */
  anchor_at: Date;
  /** The last period that was paid for; the first is 0. */
  paid_period: number;
  status: 'running' | 'past-due' | 'cancelled' | 'ended';
  /** When the biller says that it became so; what is older changes nothing. */
  status_at: Date;
  /** By which the biller charges again without a card (one-click). */
  token_transaction_id: string;
  /** Set when another order took its place. */
  replaced_at: Date | null;
  /**
   * From when on `previous_amount` is wrong; null while the biller may still charge it, not having confirmed `amount`.
   */
  price_changed_at: Generated<Date | null>;
  /** When it was last compared with the biller's own record; null for never. */
  compared_at: Generated<Date | null>;
  /** The order of another subscription whose plan has all of this one's sites, and which ended its renewals. */
  superseded_by: Generated<string | null>;
}

/** Charges and their reversals; amounts are minor units. Rows are never changed. */
export interface BillingTransactionsTable {
  id: string;
  biller: BillerId;
  /** The biller's number. */
  transaction_id: string;
  kind: 'charge' | 'refund' | 'void' | 'chargeback';
  agreement_id: string;
  subscription_id: string;
  user_id: string | null;
  plan_id: string;
  period: number;
  amount: number;
  currency: string;
  /** The charge that is taken back. */
  reverses_id: string | null;
  occurred_at: Date;
}

export type SubscriptionEventKind =
  | 'joined'
  | 'upgraded'
  | 'replaced'
  | 'credit-returned'
  | 'charged'
  | 'charged-in-vain'
  | 'renewal-refunded'
  | 'rebill-failed'
  | 'cancelled'
  | 'reactivated'
  | 'offer-taken'
  | 'refunded'
  | 'voided'
  | 'charged-back'
  | 'card-updated'
  | 'lapsed'
  | 'flagged';

/** Unused days of a charge that are taken off an order's first charge; amounts are minor units. */
export interface BillingOrderCreditsTable {
  order_id: string;
  /** Of `billing_transactions`. */
  charge_id: string;
  agreement_id: string;
  subscription_id: string;
  days: number;
  amount: number;
  /** When the order was paid and the days ended; null until then. */
  applied_at: Date | null;
  /** When the order's charge was taken back as if it had never been, and the days were open again. */
  returned_at: Date | null;
}

/** The history of a subscription's payment, for support. Rows are never changed. */
export interface SubscriptionEventsTable {
  id: Generated<string>;
  subscription_id: string;
  kind: SubscriptionEventKind;
  occurred_at: Date;
  recorded_at: Date;
  /** Its cause: a biller's event, an operation, a job. */
  cause: string;
  details: JSONColumnType<Record<string, string | number | null>>;
}

/** The inbox of postbacks: every one as it arrived, and its result. */
export interface PostbacksTable {
  id: string;
  biller: string;
  /** Null while its payload was not understood. */
  event_id: string | null;
  order_id: string | null;
  kind: BillerEventKind | null;
  payload: string;
  source: 'postback' | 'reconciliation';
  signature: 'valid' | 'invalid' | 'expired' | 'repeated' | 'fetched';
  /** `waiting`: for an event that comes before it; `flagged`: a person must look. */
  status: 'received' | 'processed' | 'waiting' | 'flagged' | 'failed' | 'refused';
  attempts: Generated<number>;
  problem: string | null;
  received_at: Date;
  processed_at: Date | null;
}

/** Signatures seen within their life, so that none counts twice. */
export interface PostbackSignaturesTable {
  signature: string;
  expires_at: Date;
}

/** A change of a subscription that a person requested and a biller must carry out; at most one at a time. */
export interface BillingOperationsTable {
  id: string;
  subscription_id: string;
  kind: 'cancel' | 'reactivate';
  status: 'offered' | 'pending' | 'done' | 'refused';
  reason: string | null;
  offer_id: string | null;
  created_at: Date;
  settled_at: Date | null;
}

/**
 * What was decided here and a biller must carry out: agreements to end, new prices, charges to refund. Written in the
 * transaction of the decision. At most one of a kind is pending for an agreement; for refunds, for each charge.
 */
export interface BillerCommandsTable {
  id: Generated<string>;
  agreement_id: string;
  kind: 'end' | 'price' | 'refund';
  /** The charge to refund, by the biller's number; null for the other kinds. */
  transaction_id: Generated<string | null>;
  /** `withdrawn`: a later decision or event made it unwanted before it was sent; `failed`: a person must look. */
  state: 'pending' | 'sent' | 'withdrawn' | 'failed';
  attempts: Generated<number>;
  decided_at: Date;
  /** When a gateway began the attempt that may be under way. */
  claimed_at: Generated<Date | null>;
  /** When it left `pending`. */
  settled_at: Date | null;
}

/** Up to when a biller's list of events was read without a gap. */
export interface BillerEventMarksTable {
  biller: string;
  complete_until: Date;
}

/**
 * What a biller has to do about an order that made no agreement; written with what made it so. At most one of a kind is
 * pending for an order; for refunds, for each charge.
 */
export interface OrderCommandsTable {
  id: Generated<string>;
  order_id: string;
  kind: 'end-page' | 'end-rebill' | 'refund';
  /** The charge to refund, by the biller's number; null for the other kinds. */
  transaction_id: string | null;
  /** As of `BillerCommandsTable`. */
  state: BillerCommandsTable['state'];
  attempts: Generated<number>;
  decided_at: Date;
  /** When it left `pending`. */
  settled_at: Date | null;
}

/** What is sold. */
export interface PlansTable {
  /** The option id of the billers' forms where there is one, else product and kind. */
  id: string;
  product: Product;
  kind: PlanKind;
  /** Minor units of USD. */
  first_price: number;
  rebill_price: number;
  first_days: number | null;
  rebill_months: number;
  /** Offered to portal members only. */
  is_portal_offer: boolean;
}

/** Tables of the billing module. */
export interface BillingTables {
  plans: PlansTable;
  retention_offers: RetentionOffersTable;
  retention_terms: RetentionTermsTable;
  billing_orders: BillingOrdersTable;
  billing_order_credits: BillingOrderCreditsTable;
  billing_agreements: BillingAgreementsTable;
  billing_transactions: BillingTransactionsTable;
  subscription_events: SubscriptionEventsTable;
  postbacks: PostbacksTable;
  postback_signatures: PostbackSignaturesTable;
  billing_operations: BillingOperationsTable;
  biller_commands: BillerCommandsTable;
  order_commands: OrderCommandsTable;
  biller_event_marks: BillerEventMarksTable;
  ccbill_transactions: CcbillTransactionsTable;
  ccbill_extracts: CcbillExtractsTable;
}
