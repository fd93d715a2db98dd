import type { UnmadeRefund } from '../../../money/billing/public.ts';

/** A refund that its biller has not made, as the staff API shows it. */
export function unmadeRefundView({ decidedAt, ...refund }: UnmadeRefund) {
  return { ...refund, decidedAt: decidedAt.toISOString() };
}
