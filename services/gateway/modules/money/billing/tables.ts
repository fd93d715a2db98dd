import type { Generated, JSONColumnType } from 'kysely';
import type { BillerId } from '@network/tenant/constants.ts';
import type { PlanKind, Product } from '../membership/public.ts';
import type { BillerEventMarksTable, PostbackSignaturesTable, PostbacksTable } from './postbacks/postback-tables.ts';
import type { BillingOrdersTable, Unset } from './orders/order-tables.ts';
import type { BillerCommandsTable, OrderCommandsTable } from './command-tables.ts';
import type { BillingDeclinesTable } from './declines/declines-table.ts';
import type { BillingRecoveriesTable } from './recovery/recoveries-table.ts';
import type { CcbillExtractsTable, CcbillTransactionsTable } from './billers/ccbill/ccbill-tables.ts';
import type { PlanPriceRequestsTable } from './staff-api/plan-price-tables.ts';
import type { DiscountCodesTable, DiscountsTable, DiscountUsesTable } from './discounts/discount-tables.ts';
import type { ChargeTaxesTable } from './taxes/tax-tables.ts';
import type { RetentionOffersTable, RetentionTermsTable } from './retention/retention-tables.ts';

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
  /** When renewal `anchor_period` falls due; each later one a period after the one before. */
  anchor_at: Date;
  /** 1, the end of the first period, until a pause or a change of plan moves the renewals after it. */
  anchor_period: Generated<number>;
  /** When the period before renewal `anchor_period` ends, where a pause is in between; null otherwise. */
  paused_from: Generated<Date | null>;
  /** The plan that the next renewal changes to, at `amount`; null for none. */
  next_plan_id: Generated<string | null>;
  /** Months between renewals of that plan. */
  next_months: Generated<number | null>;
  /** The last period that was paid for; the first is 0. */
  paid_period: number;
  status: 'running' | 'past-due' | 'cancelled' | 'ended';
  /** When the biller says that it became so; what is older changes nothing. */
  status_at: Date;
  /** The id by which the biller charges again without a card (one-click). */
  token_transaction_id: string;
  /** Set when another order took its place. */
  replaced_at: Date | null;
  /** The time from which `previous_amount` is wrong; null until the biller has confirmed `amount`. */
  price_changed_at: Generated<Date | null>;
  /** When it was last compared with the biller's own record; null for never. */
  compared_at: Generated<Date | null>;
  /** The order of another subscription whose plan has all of this one's sites, and which ended its renewals. */
  superseded_by: Generated<string | null>;
  /** The card that is charged, as far as the biller says it; never its number. A brand as people read it. */
  card_brand: Unset<string>;
  card_last_four: Unset<string>;
  /** The last month in which it is valid, such as `2027-04`. */
  card_expires: Unset<string>;
  /** When the biller said so: what is older changes nothing. */
  card_seen_at: Unset<Date>;
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
  /** The charge that is taken back, whole or what was left of it. */
  reverses_id: string | null;
  /** The charge of which a part was refunded. */
  part_of_id: Unset<string>;
  occurred_at: Date;
}

export type SubscriptionEventKind =
  | 'joined'
  | 'upgraded'
  | 'replaced'
  | 'credit-returned'
  | 'charged'
  | 'charged-redundantly'
  | 'renewal-refunded'
  | 'rebill-failed'
  | 'cancelled'
  | 'reactivated'
  | 'offer-taken'
  | 'refunded'
  | 'refunded-in-part'
  | 'voided'
  | 'charged-back'
  | 'card-updated'
  | 'paused'
  | 'resumed'
  | 'renewal-moved'
  | 'change-planned'
  | 'change-withdrawn'
  | 'lapsed'
  | 'flagged';

/** Unused days of a charge that are taken off an order's first charge; amounts are minor units. */
export interface BillingOrderCreditsTable {
  order_id: string;
  /** The id in `billing_transactions`. */
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

/** A plan that is or was sold. */
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
  /** The plan is on sale. Memberships of a plan that is not go on at their price. */
  is_published: boolean;
  /** The ticket of a recurring price point at Segpay, and the form at CCBill; null for those of the account. */
  segpay_ticket: string | null;
  ccbill_form: string | null;
}

/** The price of a plan in a currency beside that of its own prices. */
export interface PlanPricesTable {
  plan_id: string;
  /** ISO 4217. */
  currency: string;
  /** Minor units of it. */
  first_price: number;
  rebill_price: number;
}

/** Tables of the billing module. */
export interface BillingTables {
  plans: PlansTable;
  plan_prices: PlanPricesTable;
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
  billing_declines: BillingDeclinesTable;
  billing_recoveries: BillingRecoveriesTable;
  charge_taxes: ChargeTaxesTable;
  discounts: DiscountsTable;
  discount_codes: DiscountCodesTable;
  discount_uses: DiscountUsesTable;
  plan_price_requests: PlanPriceRequestsTable;
  ccbill_transactions: CcbillTransactionsTable;
  ccbill_extracts: CcbillExtractsTable;
}
