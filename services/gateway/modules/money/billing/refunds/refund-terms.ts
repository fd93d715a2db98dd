import type { BillerId } from '@network/tenant/constants.ts';
import type { BillerServices } from '../billers/biller-directory.ts';
import { capabilitiesOf } from '../billers/capabilities.ts';
import { leftOfCharge, type MoneyOfCharge, stateOfCharge } from './money-of-charge.ts';

/**
 * Why a charge can't be refunded: there is none, nothing was paid, it was taken back or is being refunded, a part of it is,
 * its biller is not reached from here or gives only the last charge back, not that much can go back, or what its biller reported is being
 * carried out now.
 */
export type UnrefundableReason =
  | 'unknown'
  | 'nothing-paid'
  | 'refunded-already'
  | 'part-under-way'
  | 'biller-missing'
  | 'last-charge-only'
  | 'more-than-left'
  | 'whole-only'
  | 'part-too-small'
  | 'being-changed';

/** Cents, and what else 100 of make a unit: billers refund no less, and nothing less must be left. */
const LEAST_PART = 100;

/** Returns whether less than all that is left of a charge can be refunded from here. A gift goes back whole. */
export function allowsParts(
  services: BillerServices,
  { biller, isGift }: { readonly biller: BillerId; readonly isGift: boolean },
): boolean {
  return !isGift && capabilitiesOf(services, biller).refundsParts !== 'none';
}

/**
 * Returns whether a charge can't be refunded from here, because its biller's call refunds only the last charge of an
 * agreement and another followed.
 */
export function isOutOfReach(
  services: BillerServices,
  charge: { readonly biller: BillerId; readonly is_followed: boolean },
): boolean {
  return charge.is_followed && capabilitiesOf(services, charge.biller).refundsLastOnly;
}

/** How much of a charge goes back. Minor units. */
export interface AmountToRefund {
  readonly amount: number;
  readonly isWhole: boolean;
}

/** A charge of which something is to go back, with what decides whether it can. */
export interface ChargeAndTerms extends MoneyOfCharge {
  readonly biller: BillerId;
  /** A later charge of its agreement is known. */
  readonly is_followed: boolean;
  readonly isGift: boolean;
}

/**
 * Returns how much of a charge goes back, or why nothing can.
 * @param wanted so much of it; all that is left where nothing is said
 */
export function refundOf(
  services: BillerServices,
  charge: ChargeAndTerms,
  wanted: number | null,
): AmountToRefund | UnrefundableReason {
  const state = stateOfCharge(charge);
  if (state === 'reversed' || charge.is_refunding) return 'refunded-already';
  if (state === 'refunding') return 'part-under-way';
  if (isOutOfReach(services, charge)) return 'last-charge-only';
  const left = leftOfCharge(charge);
  const amount = wanted ?? left;
  if (amount > left) return 'more-than-left';
  const isWhole = amount === left;
  if (!isWhole && !allowsParts(services, charge)) return 'whole-only';
  if (!isWhole && (amount < LEAST_PART || left - amount < LEAST_PART)) return 'part-too-small';
  return { amount, isWhole };
}
