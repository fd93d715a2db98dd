import type { ReturnedBecause } from '../../../../graphql/resolvers.generated.ts';
import { isFreeSignup } from '../orders/free-signup.ts';
import type { Order } from '../orders/order-repository.ts';
import type { ReturnReason } from '../orders/order-tables.ts';

/** What a page may say of the reason for which a payment went back. */
export const BECAUSE: Readonly<Record<ReturnReason, ReturnedBecause>> = {
  over: 'OVER',
  'not-confirmed': 'NOT_CONFIRMED',
  'taken-back': 'TAKEN_BACK',
  'account-closed': 'ACCOUNT_CLOSED',
  'voucher-used': 'VOUCHER_USED',
  'not-needed': 'NOT_NEEDED',
  'trial-used': 'TRIAL_USED',
  'former-member': 'TRIAL_USED',
  'needs-sign-in': 'NEEDS_SIGN_IN',
  outdated: 'OUTDATED',
};

/**
 * Why a payment went back, be its order `returned` or paid and superfluous; null for any other. One that cost nothing waits as long,
 * and goes back for the same reason, whatever its address has.
 */
export function whyReturned(order: Order, now: Date): ReturnReason | null {
  const { status, returned_why: why, confirm_by: confirmBy } = order;
  if (status === 'paid') return why;
  if (isFreeSignup(order) && confirmBy !== null) {
    const isOver = status === 'returned' || (status === 'awaiting-confirmation' && confirmBy <= now);
    return isOver ? 'not-confirmed' : null;
  }
  if (status !== 'returned') return null;
  // An older gateway says no more than whether somebody was asked.
  return why ?? (confirmBy === null ? 'over' : 'not-confirmed');
}
