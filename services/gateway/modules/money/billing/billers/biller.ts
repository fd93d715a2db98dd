import type { PostbackSignature } from '@network/validation/postback-signature.ts';
import type { Money } from '@network/lifecycle/money/money.ts';
import type { Decline } from '../declines/reasons.ts';
import type { CardFacts } from './card-facts.ts';

export type { CardFacts } from './card-facts.ts';

/** The amounts that a biller charges now and at renewals. Amounts are minor units. */
export interface Charge {
  /** Our order, returned with every event. Two calls with one id charge once. */
  readonly orderId: string;
  readonly price: Money;
  /** The text that the person reads on the payment page and the card statement. */
  readonly description: string;
  /**
   * The biller's product for this plan: an e-ticket of Segpay, a form of CCBill. Left out or null: that of the account.
   */
  readonly product?: string | null;
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
  | 'card-updated'
  | 'rescheduled';

/** Something that happened at a biller, in one form for all of them; a postback carries one. */
export interface BillerEvent {
  /** Unique at the biller: a repeated event has the same one. */
  readonly id: string;
  /**
   * The biller reports a state, and not when it began: the same state after another one is a new event. Its id is made
   * from the states before it when it is applied (`nameState`), so it is not stored.
   */
  readonly isState?: boolean | undefined;
  readonly kind: BillerEventKind;
  readonly orderId: string;
  readonly occurredAt: Date;
  /**
   * The period of the agreement: 0 is the first charge, n the n-th renewal; for `rescheduled` the renewal that is due
   * then.
   */
  readonly period: number;
  readonly price: Money | null;
  /** The charge, refund or chargeback itself, and the charge that the latter take back. */
  readonly transactionId: string | null;
  readonly reversedTransactionId: string | null;
  /** Our operation that requested it, if any. */
  readonly reference: string | null;
  /** Why a payment or a renewal was declined; absent where the biller does not say it. */
  readonly decline?: Decline | undefined;
  /** The card that was charged, or is from now on; absent where the biller does not say it. */
  readonly card?: CardFacts | undefined;
  /**
   * The day on which the next renewal is charged, where the biller says it: noon by its clock. Of a charge, a return,
   * and `rescheduled`.
   */
  readonly nextChargeAt?: Date | undefined;
}

/** The part of a charge that is to be refunded. Minor units of its currency. */
export interface AmountOfCharge {
  readonly transactionId: string;
  readonly amount: number;
  /** Something is left of the charge afterwards. */
  readonly isPart: boolean;
}

export type OneClickAnswer =
  | { readonly outcome: 'approved' | 'declined'; readonly event: BillerEvent }
  /** Not answered in time: a postback or a later call has the result. */
  | { readonly outcome: 'pending' };

/** The person who pays, as far as known before the payment. */
export interface Customer {
  /** Our number of the person; of the account to be, where there is none yet. */
  readonly memberId: string;
  /** Null for an account without one. */
  readonly email: string | null;
}

/** The facts that every purchase sends to a biller beside the charge. */
export interface PurchaseRequest {
  readonly charge: Charge;
  /** The tenant that sells. */
  readonly brand: string;
  readonly customer: Customer;
}

export interface HostedPageRequest extends PurchaseRequest {
  readonly approvedUrl: string;
  readonly declinedUrl: string;
}

export interface EventPage {
  readonly events: readonly BillerEvent[];
  readonly next: string | null;
  /** Up to when the list is complete with this page, where that is not now: the rest is requested another time. */
  readonly completeUntil?: Date;
}

/** An order as a biller's records are searched for it. */
export interface OrderReference {
  readonly orderId: string;
  /** When it was recorded here; null for agreements that were taken over. */
  readonly openedAt: Date | null;
  /** Its first charge, once that is known. */
  readonly transactionId: string | null;
}

/** A request to a biller's postback address, as it arrived. */
export interface IncomingPostback {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The caller's network address; that of the last one before our proxies. */
  readonly address: string;
  readonly query: URLSearchParams;
  /** Empty for GET. Never parsed before `verify`. */
  readonly body: string;
}

/**
 * Says whether a postback is the biller's. `once` names one that counts a single time; null where the biller repeats
 * itself.
 */
export interface PostbackVerdict {
  readonly signature: PostbackSignature;
  readonly once: string | null;
}

/** An event and the text that it is stored as, from which `parse` reads it again. */
export interface ReportedEvent {
  readonly event: BillerEvent;
  readonly payload: string;
}

/** The facts that a browser brings back from a payment page that leads through the gateway. It opens nothing. */
export interface ReturnedBuyer {
  readonly orderId: string;
  readonly outcome: 'approved' | 'declined';
  /** Why it was declined, where the biller says it there. */
  readonly decline?: Decline;
}

/** The outcome of a postback. `failed` ones are to be sent again. */
export type PostbackOutcome = 'taken' | 'failed' | 'refused' | 'repeated' | 'not-understood';

/** The answer that a biller expects, to the letter. */
export interface PostbackAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

/** The state of a payment page: `open` may still be paid, or was; an `unknown` order has none. */
export type PageEnd = 'ended' | 'open' | 'unknown';

/**
 * The calls that the gateway needs of a payment service; docs/how-to/add-a-biller.md maps them to what the known
 * billers offer. Card numbers never pass here: people type them on the biller's pages. Every call may be repeated.
 * Calls reject when the biller can't be reached, and callers rely on its events.
 */
export interface Biller {
  /**
   * Address of a payment page, to which the person's browser is sent.
   * @throws BeyondTerms where its terms have no such charge, so that it was not called
   */
  hostedPage(request: HostedPageRequest): Promise<string>;
  /** Reads what a browser brings back in the query of its address; null if it is not the biller's. */
  returned(search: string): ReturnedBuyer | null;
  /** Closes the payment pages of an order that nobody paid: after `ended` there is no charge for it any more. */
  endPage(orderId: string): Promise<PageEnd>;
  /** Charges the card of an earlier transaction, or throws as `hostedPage` does. Waits a few seconds at most. */
  oneClick(tokenTransactionId: string, request: PurchaseRequest): Promise<OneClickAnswer>;
  cancel(agreement: Agreement, reference: string): Promise<BillerEvent>;
  /** Keeps charging, `price` from the next renewal. */
  reactivate(agreement: Agreement, price: Money, reference: string): Promise<BillerEvent>;
  /**
   * Tries the renewal that failed last again, at once. Null where its events report the outcome later, and where
   * nothing has failed. Callers make one call for a reference, unless it never reached the biller.
   */
  retryRenewal(agreement: Agreement, reference: string): Promise<BillerEvent | null>;
  /**
   * Refunds so much of a charge: all that is left of it, or a part where the biller can.
   * @throws RefusedByBiller where the biller said that it did not, RefusedForGood where it never will
   */
  refund(agreement: Agreement, refund: AmountOfCharge, reference: string): Promise<BillerEvent>;
  /** Changes the price of a running agreement from its next renewal on. */
  changePrice(agreement: Agreement, price: Money): Promise<void>;
  /**
   * Charges the next renewal of a running agreement as it says: at its price, when it falls due, and each later one its
   * months after that. Rejects when that renewal was charged already.
   */
  changeRenewal(agreement: Agreement): Promise<void>;
  /** Address of a page for a new card. */
  cardUpdatePage(agreement: Agreement, backUrl: string): Promise<string>;
  /** All that happened to an order so far; empty for one that the biller does not know. */
  eventsOf(order: OrderReference): Promise<readonly BillerEvent[]>;
  /**
   * Events of all orders that the biller recorded at `since` or later, oldest record first, a page at a time: `cursor`
   * is the `next` of the page before. A list is complete when a page has no `next`.
   */
  eventsSince(since: Date, cursor: string | null): Promise<EventPage>;
  /** Returns the results of renewals that fall due by then, as of `at`. The biller may charge them a little ahead. */
  renewals(agreements: readonly Agreement[], by: Date, at: Date): Promise<readonly BillerEvent[]>;
  /** Checks whether a postback is the biller's and fresh. */
  verify(postback: IncomingPostback, now: Date): PostbackVerdict;
  /**
   * Returns what a verified postback reports; empty for a message without effect here, null for one that is not
   * understood. Where the biller signs nothing, the claims of the message are looked up in its records.
   * @throws Error when they can't be looked up now: the biller has to send the postback again
   */
  receive(postback: IncomingPostback): Promise<readonly ReportedEvent[] | null>;
  answer(outcome: PostbackOutcome): PostbackAnswer;
  /** The event in a stored payload, or null for what is none. */
  parse(payload: string): BillerEvent | null;
}
