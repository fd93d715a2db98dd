import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { BillerId } from '@network/tenant/constants.ts';

/** Null until something sets it. */
export type Unset<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

export type OrderKind = 'signup' | 'purchase' | 'trial-upgrade' | 'yearly-upgrade' | 'gift';

/**
 * Why the payment of an order went back without having opened anything: its page was over and nobody has an account for it, the
 * account's owner did not confirm it, its biller took it back before, the account is disabled, its voucher was used up, another payment
 * had opened the same, its person has had the free trial, or a membership before it, or its price has paid days of the buyer wrong, because
 * nobody was signed in or because it is out of date.
 */
export type ReturnReason =
  | 'over'
  | 'not-confirmed'
  | 'taken-back'
  | 'account-closed'
  | 'voucher-used'
  | 'not-needed'
  | 'trial-used'
  | 'former-member'
  | 'needs-sign-in'
  | 'outdated';

/**
 * Something that a person set out to buy, at the price of that time. A postback is believed only as far as it agrees.
 */
export interface BillingOrdersTable {
  /** UUID; the biller gives it back with every event, and the agreement that it makes bears it too. */
  id: string;
  kind: OrderKind;
  channel: 'hosted' | 'one-click';
  /**
   * `awaiting-confirmation`: paid with the email of an account that another order made, whose owner has to confirm; or ordered for
   * nothing, with whichever email, until its mailed link is pressed;
   * `returned`: paid, and refunded without having opened anything. Of somebody with a subscription such an order is `paid`, with an
   * agreement that has ended, and `returned_why` says so.
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
  /** When the first period begins, where it is not the time of payment. */
  access_from: Date | null;
  /** The subscription that continues with another plan. */
  upgrades_subscription_id: string | null;
  /** The signup's input. The hash is deleted once the account exists; an order that costs nothing has none (docs/security.md). */
  email: string | null;
  password_hash: string | null;
  ref: string | null;
  elm: string | null;
  nats: string | null;
  tracking: JSONColumnType<Record<string, string>>;
  /** The variants of running tests in which it was opened, by test; null for none. */
  variants: ColumnType<Readonly<Record<string, string>> | null, string | null | undefined, null>;
  subscription_id: string | null;
  created_at: Date;
  settled_at: Date | null;
  /** Autologin tokens issued for it. */
  autologins: Generated<number>;
  /** Charges of the stored card that were requested with its welcome data. */
  welcome_charges: Generated<number>;
  /** SHA-256 of the secret of the browser that opened it without sign-in (decision 0114). */
  browser_hash: Unset<string>;
  /** The language of the page on which a person joins or buys a gift; null for English, and for other orders. */
  language: Unset<string>;
  /** The host of its brand on which it was begun, to which its payment leads back; null from before: the members host. */
  opened_on: Unset<'tour' | 'members'>;
  /** When it was last compared with the biller's own record; null for never. */
  compared_at: Generated<Date | null>;
  /** The payment that awaits a confirmation, or was returned. */
  paid_transaction_id: Unset<string>;
  paid_at: Unset<Date>;
  /** SHA-256 of the token of the mail that confirms it, hex. */
  confirmation_hash: Unset<string>;
  /** Returned when it is not confirmed by then; null where nobody could confirm it, so that it was returned at once. */
  confirm_by: Unset<Date>;
  /** Set when its payment opened nothing and goes back; null otherwise, and of one that an older gateway returned. */
  returned_why: Unset<ReturnReason>;
  /** Minor units that unused days of other charges are worth; null for one from before there were credits. */
  credit: Unset<number>;
  /** When its decline was taken to another biller, which happens once. */
  cascaded_at: Unset<Date>;
  /** The order that was declined at another biller before. */
  cascade_of: Unset<string>;
  /** The buyer's place, by ISO 3166-1 and 3166-2. Charges are taxed there. Null where it was not known. */
  country: Unset<string>;
  region: Unset<string>;
}
