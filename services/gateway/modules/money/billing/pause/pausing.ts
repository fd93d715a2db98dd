import { isRenewalChangeable } from '@network/lifecycle/pause/pause.ts';
import type { SubscriptionWithEntitlement } from '../../membership/public.ts';
import type { Capabilities } from '../billers/capabilities.ts';
import { type AgreementRow, type Pause, pauseOf, renewalPeriod } from '../subscription/agreement.ts';

/**
 * Returns whether the time after the paid period can be paused: the membership is the person's own, is paid and renews,
 * and its biller is native and moves renewals. One pause between two renewals, and none while another plan is to begin.
 */
export function isPausable(
  { type, isTandem }: Pick<SubscriptionWithEntitlement, 'type' | 'isTandem'>,
  agreement: AgreementRow,
  { movesRenewals }: Pick<Capabilities, 'movesRenewals'>,
  now: Date,
): boolean {
  return (
    movesRenewals &&
    type === 'member' &&
    !isTandem &&
    isRenewing(agreement) &&
    pauseOf(agreement) === null &&
    agreement.next_plan_id === null &&
    isRenewalChangeable(renewalPeriod(agreement, agreement.paid_period + 1).from, now)
  );
}

/** Returns whether a pause has begun or is to begin, and can be ended. */
export function isResumable(agreement: AgreementRow, now: Date): boolean {
  const pause = pauseOf(agreement);
  return pause !== null && pause.until > now && isRenewing(agreement);
}

/**
 * The pause that lasts now; null for none. Its renewal may be charged already, as billers charge a little ahead: then nothing of it can
 * be changed any more, and what was charged opens when it ends.
 */
export function lastingPause(agreement: AgreementRow, now: Date): Pause | null {
  const { paused_from: from, anchor_at: until, anchor_period, paid_period } = agreement;
  if (!isRenewing(agreement) || from === null || paid_period > anchor_period) return null;
  return from <= now && until > now ? { from, until } : null;
}

/** Returns whether an agreement is to be charged again and its last renewal was charged. */
export function isRenewing({ status, replaced_at, period_months }: AgreementRow): boolean {
  return status === 'running' && replaced_at === null && period_months !== null;
}
