import { formatDate } from '@network/core/i18n/dates.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { formatMoney } from '@network/core/i18n/money.ts';
import { join } from '@network/messages/join.ts';
import type { JoinPageQuery } from './api/join-page.generated.ts';

export type JoinOption = JoinPageQuery['joinOptions']['options'][number];
export type JoinBiller = JoinPageQuery['joinOptions']['billers'][number];

/** What an option is called on this page, such as `A year, 7 sites`. */
export function optionTitle({ kind, isMultisite, sites, firstDays }: JoinOption): string {
  const t = messagesOf(join);
  const name = kind === 'TRIAL' ? t('plan.kinds.TRIAL', { days: firstDays ?? 0 }) : t(`plan.kinds.${kind}`);
  return isMultisite ? t('plan.multisite', { kind: name, count: sites.length }) : name;
}

/** What is charged now and later, in one sentence: nobody is surprised by a renewal. */
export function optionCharges(option: JoinOption): string {
  const t = messagesOf(join);
  const price = formatMoney(option.chargedNow);
  if (option.kind === 'FREE_LIMITED_TRIAL') return t('plan.freeTrial');
  if (option.chargedLater === null || option.laterAt === null) return t('plan.ends', { price });
  const later = formatMoney(option.chargedLater);
  const date = formatDate(option.laterAt);
  if (option.kind === 'TRIAL') return t('plan.trialRenews', { price, later, date });
  return t('plan.renews', { price, later, months: option.renewalMonths, date });
}
