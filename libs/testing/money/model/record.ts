/** What an order sells, as the card statement names it. */
export interface Sold {
  readonly name: string;
  readonly sites: readonly string[];
  readonly isTrial: boolean;
}

/** What took a charge back. Amounts are minor units everywhere in the model. */
export interface Reversal {
  readonly kind: 'refund' | 'void' | 'chargeback';
  readonly transactionId: string;
  readonly at: Date;
  /** The network asked for it, so the charge was one too many; else the biller's people or the card's owner did. */
  readonly isByNetwork: boolean;
}

/** Money that the biller took, and the days that it was taken for. */
export interface Charge {
  readonly transactionId: string;
  readonly orderId: string;
  /** 0 for the first, n for the n-th renewal. */
  readonly period: number;
  readonly sold: Sold;
  readonly amount: number;
  readonly at: Date;
  readonly from: Date;
  readonly until: Date;
  readonly reversal: Reversal | null;
}

/** What the biller goes on charging for an order. */
export interface Agreement {
  readonly orderId: string;
  readonly amount: number;
  readonly dueAt: Date;
  readonly isRunning: boolean;
  /** The next charge was tried, and refused. */
  readonly isFailing: boolean;
  /** When the biller gave up charging the card, or null. */
  readonly gaveUpAt: Date | null;
}

/** All that the biller wrote down about one person. */
export interface BillerRecord {
  readonly charges: readonly Charge[];
  readonly agreements: readonly Agreement[];
  /** Renewals that the biller ended by itself. */
  readonly ownCancellations: readonly { readonly orderId: string; readonly at: Date }[];
  /** How often a renewal was switched off, whoever wanted it. */
  readonly cancellations: number;
}

/** A change of a renewal that the person asked for and the page confirmed. */
export interface Acknowledged {
  readonly kind: 'cancelled' | 'reactivated';
  readonly orderId: string;
  readonly at: Date;
}

export const covers = (one: Sold, other: Sold): boolean => other.sites.every((site) => one.sites.includes(site));

/** Whether having both would be paying twice for something. */
export const competes = (one: Sold, other: Sold): boolean => covers(one, other) || covers(other, one);

export const isRefundedByNetwork = ({ reversal }: Charge): boolean => reversal !== null && reversal.isByNetwork;

export const overlap = (one: Charge, other: Charge): boolean => one.from < other.until && other.from < one.until;

/**
 * Whether a charge was one too many: the network gave it back, or would have, had the card's owner or the biller not
 * taken it back before.
 */
export function isSuperfluous({ charges }: BillerRecord, charge: Charge): boolean {
  if (charge.reversal === null || isRefundedByNetwork(charge)) return charge.reversal !== null;
  return charges.some((other) => {
    const wasPaidBefore = other.at < charge.at && !(other.reversal && other.reversal.at < charge.at);
    if (!wasPaidBefore || isRefundedByNetwork(other)) return false;
    if (charge.sold.isTrial) return true;
    return !other.sold.isTrial && covers(other.sold, charge.sold) && overlap(other, charge);
  });
}

/** Charges that were not one too many. */
export const justifiedCharges = (record: BillerRecord): readonly Charge[] =>
  record.charges.filter((charge) => !isSuperfluous(record, charge));
