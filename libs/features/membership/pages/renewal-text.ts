import { formatDay } from '@network/core/i18n/days.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import type { OwnMembership } from '@network/core/session/own-memberships-query.ts';
import { cancelling } from '@network/messages/cancelling.ts';

/** When a membership renews, and how often where that is not by the month; its name alone where it does not. */
export function renewalText({ name, nextChargeAt, renewalDays, isRenewalAwaited }: OwnMembership): string {
  const t = messagesOf(cancelling);
  // A day that has passed is no next one.
  if (nextChargeAt === null || isRenewalAwaited) return name;
  const next = { name, date: formatDay(nextChargeAt) };
  return renewalDays === null ? t('renews', next) : t('renewsInDays', { ...next, days: renewalDays });
}
