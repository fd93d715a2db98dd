import { DAY_MS, HOUR_MS } from './calendar.ts';

/** What an order sells, as the card statement names it. */
export interface Sold {
  readonly name: string;
  readonly sites: readonly string[];
  readonly isTrial: boolean;
}

/** What took a charge back: all that was left of it. Amounts are minor units everywhere in the model. */
export interface Reversal {
  readonly kind: 'refund' | 'void' | 'chargeback';
  readonly transactionId: string;
  readonly amount: number;
  readonly at: Date;
  /** The network requested it, so the charge was superfluous; else the biller's people or the card's owner did. */
  readonly isByNetwork: boolean;
}

/** A refund of less than was left of a charge. It changes nothing but the money. */
export interface Part {
  readonly transactionId: string;
  readonly amount: number;
  readonly at: Date;
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
   * What each renewal costs by the agreement that the charge began, whatever was promised later; null where none
   * follows.
   */
  readonly renewalAmount: number | null;
  /** How many months each renewal pays for; null where none follows. */
  readonly renewalMonths: number | null;
  /** How many days it pays for, at a vendor that counts days. */
  readonly renewalDays?: number | undefined;
  readonly at: Date;
  /** Since when it is the person's: a payment without sign-in may wait until the owner of the account confirms it. */
  readonly ownedAt: Date;
  /** When its payment page was opened, where that is known. */
  readonly openedAt?: Date;
  readonly from: Date;
  readonly until: Date;
  readonly reversal: Reversal | null;
  readonly parts: readonly Part[];
  /**
   * Its biller gives the last charge of an agreement back by a call, and this one is followed by others: its own people
   * have to.
   */
  readonly isOutOfReach: boolean;
}

/** What the biller continues to charge for an order. */
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
  /**
   * How far a time of the product may be from one of this record: a vendor that reports no time is known late, and one
   * that counts days begins a renewal in the course of one. Milliseconds.
   */
  readonly tolerance: number;
  /**
   * Something was taken back without the name of its charge, and may be of several: a person has to say of which, and
   * what follows from it is not compared.
   */
  readonly isUnclear: boolean;
  /** Charges that the network wanted refunded after they had been taken back. */
  readonly refundedAgain: readonly string[];
}

export const covers = (one: Sold, other: Sold): boolean => other.sites.every((site) => one.sites.includes(site));

/** Whether having both would be paying twice for something. */
export const competes = (one: Sold, other: Sold): boolean => covers(one, other) || covers(other, one);

export const isRefundedByNetwork = ({ reversal }: Charge): boolean => reversal !== null && reversal.isByNetwork;

/** Whether two charges are for the same days, as the record has them. */
export const overlap = (one: Charge, other: Charge): boolean => one.from < other.until && other.from < one.until;

/**
 * Whether two charges overlap by more than the record may be wrong: a year whose days are counted begins hours before
 * the month ends.
 */
const surelyOverlap = ({ tolerance }: Pick<BillerRecord, 'tolerance'>, one: Charge, other: Charge): boolean =>
  one.from.getTime() + tolerance < other.until.getTime() && other.from.getTime() + tolerance < one.until.getTime();

/** Whether two times are the same, as far as the record can say. */
export const isSameMoment = ({ tolerance }: Pick<BillerRecord, 'tolerance'>, one: Date, other: Date): boolean =>
  Math.abs(one.getTime() - other.getTime()) <= tolerance;

type Charges = Pick<BillerRecord, 'charges' | 'tolerance'>;

/** A first charge that opens its days at once: not a trial, nor a year that begins when what is paid for ends. */
export const changesPlan = ({ period, sold, from, at }: Charge): boolean =>
  period === 0 && !sold.isTrial && from.getTime() === at.getTime();

/** Whether a purchase counts as if it had never been, so that what was credited to it is open again. */
export const isUndone = ({ reversal }: Charge): boolean => reversal !== null && reversal.kind !== 'refund';

/**
 * The purchases that the unused days of a charge were credited to, oldest first: those with all its sites that were
 * made within its days. A second one only after the first was undone. None for a trial, whose price pays for the films
 * that come with it, and for refunds.
 */
export function creditsOf({ charges }: Charges, charge: Charge): readonly Charge[] {
  if (charge.sold.isTrial || charge.amount === 0 || isRefundedByNetwork(charge)) return [];
  const wasTakenBack = (at: Date): boolean => charge.reversal !== null && charge.reversal.at <= at;
  const credits: Charge[] = [];
  for (const next of charges) {
    if (
      !changesPlan(next) ||
      isRefundedByNetwork(next) ||
      isFreeForNothing({ charges }, next) ||
      !covers(next.sold, charge.sold)
    )
      continue;
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
export function isSuperfluous(record: Charges, charge: Charge): boolean {
  const { charges } = record;
  if (charge.reversal === null) return isSecondFreeTrial(charges, charge) || isFreeForNothing(record, charge);
  if (isRefundedByNetwork(charge)) return true;
  return charges.some((other) => {
    const wasPaidBefore = other.ownedAt < charge.ownedAt && !(other.reversal && other.reversal.at < charge.ownedAt);
    if (!wasPaidBefore || isRefundedByNetwork(other)) return false;
    if (charge.sold.isTrial) return true;
    if (creditsOf(record, other).some(({ at }) => at < charge.at)) return false;
    if (changesUncredited(charge, other) || changesTooLate(charge, other)) return true;
    return !other.sold.isTrial && covers(other.sold, charge.sold) && surelyOverlap(record, other, charge);
  });
}

/**
 * Whether a payment that was made without sign-in, and confirmed later, would replace days that it was not reduced by:
 * it is refunded, and a mail says that the change needs a sign-in.
 */
function changesUncredited(charge: Charge, other: Charge): boolean {
  const isConfirmed = charge.ownedAt > charge.at;
  return isConfirmed && !other.sold.isTrial && covers(charge.sold, other.sold) && other.until > charge.ownedAt;
}

/** Whether the page of a purchase that begins at once was paid more than a day after it was opened. */
export const isPaidLate = (charge: Charge): boolean =>
  charge.openedAt !== undefined && changesPlan(charge) && charge.at.getTime() - charge.openedAt.getTime() > DAY_MS;

/** Whether a page was paid so late that it must not end days that are paid for: it goes back, and they stay. */
const changesTooLate = (charge: Charge, other: Charge): boolean =>
  isPaidLate(charge) &&
  !other.sold.isTrial &&
  other.amount > 0 &&
  covers(charge.sold, other.sold) &&
  other.until > charge.at;

/** How long after an event a gateway that was away may know of it. */
export const HEARD_LATE_MS = 7 * HOUR_MS;

/** Whether unused days lowered what a change of plan costs. */
export const isLowered = (charge: Charge): boolean =>
  charge.renewalAmount !== null && charge.amount < charge.renewalAmount && changesPlan(charge);

/** The charges whose unused days a change of plan may have been lowered by, when its page was opened. */
export const creditable = (charges: readonly Charge[], { sold }: Charge, openedAt: Date): readonly Charge[] =>
  charges.filter(
    (other) =>
      !other.sold.isTrial &&
      other.amount > 0 &&
      covers(sold, other.sold) &&
      other.at.getTime() <= openedAt.getTime() + HEARD_LATE_MS &&
      other.until > openedAt,
  );

/**
 * When something of a charge was taken back after its page was opened, or so shortly before that it may not have known.
 */
export const takenBackSince = ({ reversal, parts }: Charge, openedAt: Date): readonly Date[] =>
  [...(reversal ? [reversal] : []), ...parts]
    .map(({ at }) => at)
    .filter((at) => at.getTime() > openedAt.getTime() - HEARD_LATE_MS);

/** Whether another purchase has the days of a charge since a page was opened, and had them when that one was paid. */
const isSpentOnAnother = (charges: readonly Charge[], days: Charge, change: Charge, openedAt: Date): boolean =>
  charges.some(
    (other) =>
      other !== change &&
      other.at > days.at &&
      other.at < change.at &&
      other.at.getTime() > openedAt.getTime() - HEARD_LATE_MS &&
      changesPlan(other) &&
      covers(other.sold, days.sold) &&
      !isRefundedByNetwork(other) &&
      !(isUndone(other) && other.reversal !== null && other.reversal.at <= change.at) &&
      !isFreeForNothing({ charges }, other),
  );

/**
 * Whether the days that lowered a change of plan paid for it no longer: a day after its page was opened, or when
 * another purchase had them or something of their charge was taken back by then.
 */
export function isPriceOutdated(charges: readonly Charge[], charge: Charge, openedAt: Date): boolean {
  if (!isLowered(charge)) return false;
  if (charge.at.getTime() - openedAt.getTime() > DAY_MS) return true;
  return creditable(charges, charge, openedAt).some(
    (days) =>
      takenBackSince(days, openedAt).some((at) => at <= charge.at) || isSpentOnAnother(charges, days, charge, openedAt),
  );
}

/**
 * A change of plan that unused days were to pay for wholly, and could not any more: it opens nothing, and leaves
 * nothing to refund.
 */
export function isFreeForNothing({ charges }: Pick<BillerRecord, 'charges'>, charge: Charge): boolean {
  const { amount, renewalAmount, openedAt } = charge;
  if (openedAt === undefined || amount > 0 || !renewalAmount) return false;
  return isPriceOutdated(charges, charge, openedAt);
}

/** A trial of somebody who has bought something before opens nothing; a free one leaves nothing to refund. */
export function isSecondFreeTrial(charges: readonly Charge[], { sold, amount, ownedAt, period }: Charge): boolean {
  if (!sold.isTrial || amount > 0 || period > 0) return false;
  return charges.some((other) => other.ownedAt < ownedAt && !isRefundedByNetwork(other));
}

/** Charges that were not one too many. */
export const justifiedCharges = (record: BillerRecord): readonly Charge[] =>
  record.charges.filter((charge) => !isSuperfluous(record, charge));
