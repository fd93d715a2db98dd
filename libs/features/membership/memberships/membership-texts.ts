import { formatDay } from '@network/core/i18n/days.ts';
import { formatList } from '@network/core/i18n/lists.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { formatMoney } from '@network/core/i18n/money.ts';
import type { OwnMembership } from '@network/core/session/own-memberships-query.ts';
import { ownMemberships } from '@network/messages/own-memberships.ts';

/** The sites that a membership opens, by name. */
export function sitesText(sites: readonly string[]): string {
  const names = formatList(sites);
  if (sites.length < 2) return names;
  return messagesOf(ownMemberships)('everySite', { count: String(sites.length), sites: names });
}

/**
 * A price with how often it is charged, such as `$29.99 a month`.
 * @param days between renewals where the biller counts days
 */
export function priceText(
  price: NonNullable<OwnMembership['price']>,
  months: number,
  days: number | null = null,
): string {
  const t = messagesOf(ownMemberships);
  const amount = { price: formatMoney(price) };
  if (days !== null) return t('period.days', { ...amount, days: String(days) });
  if (months === 1) return t('period.month', amount);
  if (months === 3) return t('period.quarter', amount);
  return months === 12 ? t('period.year', amount) : t('period.other', { ...amount, months: String(months) });
}

/** The next event of a membership and its date, in one sentence. */
export function nextText(membership: OwnMembership): string {
  const { state, price, nextChargeAt, isRenewalAwaited, accessUntil, pause, canUpdateCard } = membership;
  const t = messagesOf(ownMemberships);
  const amount = price && formatMoney(price);
  if (state === 'PAST_DUE') return t(canUpdateCard ? 'nextText.pastDue' : 'nextText.pastDueAtBiller');
  if (pause?.hasBegun && amount !== null) return t('nextText.paused', { date: formatDay(pause.until), price: amount });
  if (amount !== null && nextChargeAt !== null) {
    return t(isRenewalAwaited ? 'nextText.awaited' : 'nextText.charge', {
      price: amount,
      date: formatDay(nextChargeAt),
    });
  }
  if (accessUntil === null) return t('nextText.nothing');
  return t(state === 'ENDED' ? 'nextText.ended' : 'nextText.ends', { date: formatDay(accessUntil) });
}

/** The card that is charged, with the end of its validity where that is known. */
export function cardText({ name, expires }: NonNullable<OwnMembership['card']>): string {
  return expires === null ? name : messagesOf(ownMemberships)('cardUntil', { card: name, expires });
}
