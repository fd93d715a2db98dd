import { formatDay } from '@network/core/i18n/days.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { formatMoney } from '@network/core/i18n/money.ts';
import { membership } from '@network/messages/membership.ts';
import type { CurrentSubscription } from '@network/core/session/membership-query.ts';

/** The state of a membership. */
export type Standing = 'none' | 'active' | 'awaited' | 'cancelled' | 'pastDue' | 'expired';

/** Computes the state of a membership. */
export function standingOf(subscription: CurrentSubscription | null): Standing {
  if (subscription === null) return 'none';
  // Nothing is open meanwhile, and yet it has not ended: the renewal is tried again.
  if (subscription.billing?.isPastDue) return 'pastDue';
  // A renewal fell due, and may have been charged: nothing has ended before its biller says so.
  if (!subscription.active && subscription.billing?.isRenewalAwaited) return 'awaited';
  if (!subscription.active) return 'expired';
  return subscription.billing?.isCancelled ? 'cancelled' : 'active';
}

/** The name of the membership: its plan, or its kind without a plan. */
export function membershipName(subscription: CurrentSubscription): string {
  const t = messagesOf(membership);
  const kind = subscription.billing?.kind ?? null;
  if (subscription.type === 'porn-portal') return t('names.portal', { count: subscription.payPerVideoCredits });
  if (kind === null) return t('names.member');
  const name = t(`names.${kind}`);
  return subscription.billing?.isMultisite ? t('names.severalSites', { name }) : name;
}

/** The next event and its date, in one sentence. */
export function whatIsNext(subscription: CurrentSubscription): string {
  const t = messagesOf(membership);
  if (standingOf(subscription) === 'pastDue') {
    return t(subscription.billing?.canUpdateCard ? 'next.pastDue' : 'next.pastDueAtBiller');
  }
  const { nextCharge = null, nextChargeAt = null, renewalDays = null, accessUntil = null } = subscription.billing ?? {};
  if (nextCharge && nextChargeAt !== null) {
    const next = { price: formatMoney(nextCharge), date: formatDay(nextChargeAt) };
    if (subscription.billing?.isRenewalAwaited) return t('next.awaited', next);
    return renewalDays === null ? t('next.charge', next) : t('next.chargeInDays', { ...next, days: renewalDays });
  }
  if (accessUntil === null) return t('next.nothing');
  return t(subscription.active ? 'next.ends' : 'next.ended', { date: formatDay(accessUntil) });
}
