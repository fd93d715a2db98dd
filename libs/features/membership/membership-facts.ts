import { formatDate } from '@network/core/i18n/dates.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { formatMoney } from '@network/core/i18n/money.ts';
import { membership } from '@network/messages/membership.ts';
import type { HeldMembership } from '@network/core/session/membership-query.ts';

/** The state of a membership. */
export type Standing = 'none' | 'active' | 'cancelled' | 'pastDue' | 'expired';

/** Computes the state of a membership. */
export function standingOf(held: HeldMembership | null): Standing {
  if (held === null) return 'none';
  if (!held.active) return 'expired';
  if (held.billing?.isPastDue) return 'pastDue';
  return held.billing?.isCancelled ? 'cancelled' : 'active';
}

/** The name of the membership: its plan, or its kind without a plan. */
export function membershipName(held: HeldMembership): string {
  const t = messagesOf(membership);
  const kind = held.billing?.kind ?? null;
  if (held.type === 'porn-portal') return t('names.portal', { count: held.payPerVideoCredits });
  if (kind === null) return t('names.member');
  const name = t(`names.${kind}`);
  return held.billing?.isMultisite ? t('names.severalSites', { name }) : name;
}

/** The next event and its date, in one sentence. */
export function whatIsNext(held: HeldMembership): string {
  const t = messagesOf(membership);
  const { nextCharge = null, nextChargeAt = null, accessUntil = null } = held.billing ?? {};
  if (nextCharge && nextChargeAt !== null)
    return t('next.charge', { price: formatMoney(nextCharge), date: formatDate(nextChargeAt) });
  if (accessUntil === null) return t('next.nothing');
  return t(held.active ? 'next.ends' : 'next.ended', { date: formatDate(accessUntil) });
}
