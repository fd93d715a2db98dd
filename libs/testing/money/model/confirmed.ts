/** A change of a renewal that the person requested and the page confirmed. */
export interface Acknowledged {
  readonly kind: 'cancelled' | 'reactivated';
  readonly orderId: string;
  readonly at: Date;
}

/** What the owner of an account said about a payment without sign-in, and a page confirmed. */
export interface PaymentAnswer {
  readonly orderId: string;
  readonly answer: 'confirm' | 'return';
  readonly at: Date;
}

/** The price of the coming renewals that a page promised: for staying, for coming back, or with another plan. */
export interface PromisedPrice {
  readonly orderId: string;
  readonly amount: number;
  readonly at: Date;
  /** It is another plan's: a renewal that its biller charged before it heard of it has the old price, and is right. */
  readonly isPlanned: boolean;
}

/** Until when a page promised that nothing is charged; null where a pause was withdrawn, or ended at that time. */
export interface PromisedPause {
  readonly orderId: string;
  readonly until: Date | null;
  readonly at: Date;
}

/** A membership that was bought for somebody else, as its page described it. */
export interface Gift {
  readonly orderId: string;
  readonly sites: readonly string[];
  readonly months: number;
  /** When its code is mailed. */
  readonly deliverAt: Date;
}

/** A code that its recipient used, as a page confirmed. */
export interface Redemption {
  readonly orderId: string;
  readonly at: Date;
  /** What had become known by then of the refunds of its payment: that much less was owed for it. */
  readonly knownRefunds: readonly string[];
}

/** All that pages confirmed to a person, and to the friend they give to. */
export interface Confirmed {
  readonly acknowledged: readonly Acknowledged[];
  readonly answers: readonly PaymentAnswer[];
  readonly promises: readonly PromisedPrice[];
  readonly pauses: readonly PromisedPause[];
  readonly gifts: readonly Gift[];
  /** The first one first. */
  readonly redemptions: readonly Redemption[];
  readonly refusedCodes: readonly { readonly orderId: string; readonly at: Date; readonly why: string }[];
}
