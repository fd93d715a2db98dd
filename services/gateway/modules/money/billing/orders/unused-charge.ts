import { creditOf } from '@network/lifecycle/plan-change/plan-change.ts';
import { causeOfCharge, openTimeOf, type Product } from '../../membership/public.ts';
import { isTrialKind } from '../options/join-options.ts';
import type { PlansTable } from '../tables.ts';

/** A charge whose days are not used up, with what they are worth. */
export interface UnusedCharge {
  readonly chargeId: string;
  readonly transactionId: string;
  readonly agreementId: string;
  readonly subscriptionId: string;
  readonly product: Product;
  readonly kind: PlansTable['kind'];
  readonly currency: string;
  /** The part of the charge that was not refunded in parts, in minor units. A refund refunds this amount. */
  readonly left: number;
  /** When it was made. */
  readonly chargedAt: Date;
  readonly period: number;
  readonly days: number;
  /** Minor units. */
  readonly amount: number;
}

/** A charge with the time that it opened, as the database has it. Amounts are in minor units. */
export interface OpenCharge {
  readonly id: string;
  readonly transaction_id: string;
  readonly agreement_id: string;
  readonly subscription_id: string;
  readonly product: Product;
  readonly kind: PlansTable['kind'];
  readonly currency: string;
  readonly amount: number;
  readonly refunded_parts: number;
  readonly parts_under_way: number;
  readonly occurred_at: Date;
  readonly period: number;
  readonly access_from: Date | null;
  readonly access_until: Date | null;
  /** All events of its subscription. */
  readonly events: Parameters<typeof openTimeOf>[0];
}

/**
 * Returns what the days of a charge that are not used up are worth; null where there are none, and for the price of a trial.
 * @param at the time of a change
 * @param knownBy counts what happened until then
 */
export function unusedChargeOf(charge: OpenCharge, at: Date, knownBy: Date): UnusedCharge | null {
  const { access_from: from, access_until: until, amount, refunded_parts, parts_under_way } = charge;
  if (from === null || until === null || (charge.period === 0 && isTrialKind(charge.kind))) return null;
  const unusedMs = openTimeOf(charge.events, causeOfCharge(charge.transaction_id), at, knownBy);
  // A refunded amount no longer pays for anything.
  const credit = creditOf({ amount: amount - refunded_parts - parts_under_way, from, until, unusedMs });
  if (credit.days === 0) return null;
  return {
    chargeId: charge.id,
    transactionId: charge.transaction_id,
    agreementId: charge.agreement_id,
    subscriptionId: charge.subscription_id,
    product: charge.product,
    // After a trial comes the membership by the month.
    kind: charge.kind === 'trial' ? 'month' : charge.kind,
    currency: charge.currency,
    left: amount - refunded_parts,
    chargedAt: charge.occurred_at,
    period: charge.period,
    ...credit,
  };
}
