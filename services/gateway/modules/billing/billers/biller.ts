import type { PostbackSignature, SignedPostback } from '@network/validation/postback-signature.ts';
import type { Money } from '@network/lifecycle/money/money.ts';

/** What a biller charges now and at renewals. Amounts are minor units. */
export interface Charge {
  /** Our order, returned with every event. Two calls with one id charge once. */
  readonly orderId: string;
  readonly price: Money;
  /** What the person reads on the payment page and the card statement. */
  readonly description: string;
  readonly renewal: {
    readonly amount: number;
    readonly months: number;
    /** When the first renewal falls due, where it is not the length of a period after the payment. */
    readonly firstDays: number | null;
    readonly firstAt: Date | null;
  } | null;
}

/** The regular charges at a biller, as we know them: all that is needed to take an agreement over from elsewhere. */
export interface Agreement {
  readonly orderId: string;
  readonly tokenTransactionId: string;
  readonly price: Money;
  readonly months: number;
  /** The next renewal: its number, and when it falls due. */
  readonly period: number;
  readonly dueAt: Date;
  readonly isCancelled: boolean;
}

export type BillerEventKind =
  | 'charged'
  | 'declined'
  | 'rebill-failed'
  | 'cancelled'
  | 'reactivated'
  | 'refunded'
  | 'voided'
  | 'charged-back'
  | 'card-updated';

/** Something that happened at a biller, in one form for all of them; a postback carries one. */
export interface BillerEvent {
  /** Unique at the biller: a repeated event has the same one. */
  readonly id: string;
  readonly kind: BillerEventKind;
  readonly orderId: string;
  readonly occurredAt: Date;
  /** Which period of the agreement: 0 is the first charge, n the n-th renewal. */
  readonly period: number;
  readonly price: Money | null;
  /** The charge, refund or chargeback itself, and the charge that the latter take back. */
  readonly transactionId: string | null;
  readonly reversedTransactionId: string | null;
  /** Our operation that requested it, if any. */
  readonly reference: string | null;
}

export type OneClickAnswer =
  | { readonly outcome: 'approved' | 'declined'; readonly event: BillerEvent }
  /** Not answered in time: a postback or a later call has the result. */
  | { readonly outcome: 'pending' };

export interface HostedPageRequest {
  readonly charge: Charge;
  readonly approvedUrl: string;
  readonly declinedUrl: string;
}

export interface EventPage {
  readonly events: readonly BillerEvent[];
  readonly next: string | null;
}

/** Of a payment page: `open` may still be paid, or was; an `unknown` order has none. */
export type PageEnd = 'ended' | 'open' | 'unknown';

/**
 * What the gateway needs of a payment service: docs/how-to/add-a-biller.md maps it to what the known billers offer.
 * Card numbers never pass here: people type them on the biller's pages. Every call may be repeated. Calls reject when
 * the biller can't be reached, and callers rely on its events.
 */
export interface Biller {
  /** Address of a payment page, to which the person's browser is sent. */
  hostedPage(request: HostedPageRequest): Promise<string>;
  /** Closes the payment pages of an order that nobody paid: after `ended` there is no charge for it any more. */
  endPage(orderId: string): Promise<PageEnd>;
  /** Charges the card of an earlier transaction. Waits a few seconds at most. */
  oneClick(tokenTransactionId: string, charge: Charge): Promise<OneClickAnswer>;
  cancel(agreement: Agreement, reference: string): Promise<BillerEvent>;
  /** Keeps charging, `price` from the next renewal. */
  reactivate(agreement: Agreement, price: Money, reference: string): Promise<BillerEvent>;
  /** Gives a charge of an agreement back, whole. */
  refund(agreement: Agreement, transactionId: string, reference: string): Promise<BillerEvent>;
  /** Changes the price of a running agreement from its next renewal on. */
  changePrice(agreement: Agreement, price: Money): Promise<void>;
  /** Address of a page for a new card. */
  cardUpdatePage(agreement: Agreement, backUrl: string): Promise<string>;
  /** All that happened to an order so far; empty for one that the biller does not know. */
  eventsOf(orderId: string): Promise<readonly BillerEvent[]>;
  /**
   * Events of all orders that the biller recorded at `since` or later, oldest record first, a page at a time: `cursor`
   * is the `next` of the page before. A list is complete when a page has no `next`.
   */
  eventsSince(since: Date, cursor: string | null): Promise<EventPage>;
  /** What became of renewals that fall due by then, as of `at`: they may be charged a little ahead. */
  renewals(agreements: readonly Agreement[], by: Date, at: Date): Promise<readonly BillerEvent[]>;
  /** Whether a postback is the biller's and fresh. */
  verify(postback: SignedPostback, now: Date): PostbackSignature;
  /** The event that a verified postback carries, or null for what is none. */
  parse(payload: string): BillerEvent | null;
}
