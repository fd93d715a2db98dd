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
  /** The network requested it, so the charge was superfluous; else the biller's people or the card's owner did. */
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
  /**
   * What each renewal costs by the agreement that the charge began, whatever was promised later; null where none follows.
   */
  readonly renewalAmount: number | null;
  /** How many months each renewal pays for; null where none follows. */
  readonly renewalMonths: number | null;
  readonly at: Date;
  /** Since when it is the person's: a payment without sign-in may wait until the owner of the account confirms it. */
  readonly ownedAt: Date;
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
  /** Charges that the network wanted refunded after they had been taken back. */
  readonly refundedAgain: readonly string[];
}

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

/** The price of the coming renewals that a page promised for staying or coming back. */
export interface PromisedPrice {
  readonly orderId: string;
  readonly amount: number;
  readonly at: Date;
}

/** All that pages confirmed to a person. */
export interface Confirmed {
  readonly acknowledged: readonly Acknowledged[];
  readonly answers: readonly PaymentAnswer[];
  readonly promises: readonly PromisedPrice[];
}

export const covers = (one: Sold, other: Sold): boolean => other.sites.every((site) => one.sites.includes(site));

/** Whether having both would be paying twice for something. */
export const competes = (one: Sold, other: Sold): boolean => covers(one, other) || covers(other, one);

export const isRefundedByNetwork = ({ reversal }: Charge): boolean => reversal !== null && reversal.isByNetwork;

export const overlap = (one: Charge, other: Charge): boolean => one.from < other.until && other.from < one.until;

type Charges = Pick<BillerRecord, 'charges'>;

/** A first charge that opens its days at once: not a trial, nor a year that begins when what is paid for ends. */
export const changesPlan = ({ period, sold, from, at }: Charge): boolean =>
  period === 0 && !sold.isTrial && from.getTime() === at.getTime();

/** Whether a purchase counts as if it had never been, so that what was credited to it is open again. */
export const isUndone = ({ reversal }: Charge): boolean => reversal !== null && reversal.kind !== 'refund';

/**
 * The purchases that the unused days of a charge were credited to, oldest first: those with all its sites that were made
 * within its days. A second one only after the first was undone. None for a trial, whose price pays for the films that
 * come with it, and for refunds.
 */
export function creditsOf({ charges }: Charges, charge: Charge): readonly Charge[] {
  if (charge.sold.isTrial || charge.amount === 0 || isRefundedByNetwork(charge)) return [];
  const wasTakenBack = (at: Date): boolean => charge.reversal !== null && charge.reversal.at <= at;
  const credits: Charge[] = [];
  for (const next of charges) {
    if (!changesPlan(next) || isRefundedByNetwork(next) || !covers(next.sold, charge.sold)) continue;
    if (next.at <= charge.at || next.at >= charge.until || wasTakenBack(next.at)) continue;
    const last = credits.at(-1);
    if (last === undefined || (isUndone(last) && last.reversal !== null && last.reversal.at <= next.at)) {
      credits.push(next);
    }
  }
  return credits;
}

/**
 * Whether a charge was one too many: the network gave it back, or would have, had the card's owner or the biller not
 * taken it back before.
 */
export function isSuperfluous({ charges }: Charges, charge: Charge): boolean {
  if (charge.reversal === null) return isSecondFreeTrial(charges, charge);
  if (isRefundedByNetwork(charge)) return true;
  return charges.some((other) => {
    const wasPaidBefore = other.ownedAt < charge.ownedAt && !(other.reversal && other.reversal.at < charge.ownedAt);
    if (!wasPaidBefore || isRefundedByNetwork(other)) return false;
    if (charge.sold.isTrial) return true;
    if (creditsOf({ charges }, other).some(({ at }) => at < charge.at)) return false;
    if (changesUncredited(charge, other)) return true;
    return !other.sold.isTrial && covers(other.sold, charge.sold) && overlap(other, charge);
  });
}

/**
 * Whether a payment that was made without sign-in, and confirmed later, would replace days that it was not reduced by: it is
 * refunded, and a mail says that the change needs a sign-in.
 */
function changesUncredited(charge: Charge, other: Charge): boolean {
  const isConfirmed = charge.ownedAt > charge.at;
  return isConfirmed && !other.sold.isTrial && covers(charge.sold, other.sold) && other.until > charge.ownedAt;
}

/** A trial of somebody who has bought something before opens nothing; a free one leaves nothing to refund. */
function isSecondFreeTrial(charges: readonly Charge[], { sold, amount, ownedAt, period }: Charge): boolean {
  if (!sold.isTrial || amount > 0 || period > 0) return false;
  return charges.some((other) => other.ownedAt < ownedAt && !isRefundedByNetwork(other));
}

/** Charges that were not one too many. */
export const justifiedCharges = (record: BillerRecord): readonly Charge[] =>
  record.charges.filter((charge) => !isSuperfluous(record, charge));
