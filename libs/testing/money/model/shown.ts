/** What the account page of a brand shows. */
export interface AccountPage {
  readonly brand: string;
  readonly sites: readonly string[];
  readonly isActive: boolean;
  readonly isCancelled: boolean;
  readonly accessUntil: Date | null;
  readonly nextCharge: { readonly amount: number; readonly at: Date } | null;
  readonly invoices: readonly {
    readonly transactionId: string;
    readonly kind: string;
    readonly amount: number;
  }[];
}

/** Gems as the page and the ledger have them. */
export interface Wallet {
  readonly shown: number;
  readonly booked: number;
  readonly grants: readonly { readonly at: Date; readonly amount: number }[];
  readonly openPacks: number;
}

/** An order as the product has it. */
export interface ShownOrder {
  readonly orderId: string;
  readonly status: string;
  /** Whether it was opened to join, by somebody who was not signed in. */
  readonly isSignup: boolean;
  /** Whether it pays for what somebody else gets. */
  readonly isGift: boolean;
  readonly createdAt: Date;
}

/** What the product says of a person when everything has arrived. */
export interface Shown {
  readonly at: Date;
  readonly hasAccount: boolean;
  readonly pages: readonly AccountPage[];
  readonly wallet: Wallet;
  /** Balances of the money accounts. */
  readonly ledger: Readonly<Record<string, number>>;
  /** How many mails of each kind were written. */
  readonly mails: Readonly<Record<string, number>>;
  readonly orders: readonly ShownOrder[];
  /** What it says of the friend who is given memberships. */
  readonly friend: { readonly pages: readonly AccountPage[]; readonly mails: Readonly<Record<string, number>> };
  /** The biller's numbers of charges that wait for an operator, because they contradict what was agreed. */
  readonly flaggedCharges: readonly string[];
}
