import { formatDate } from '@network/core/i18n/dates.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { formatMoney } from '@network/core/i18n/money.ts';
import type { PlanOptionFragment } from '@network/graphql/fragments/plan-option.generated.ts';
import { join } from '@network/messages/join.ts';

/** The name of an option on join forms, such as `1 year, 7 sites`. */
export function optionTitle({ kind, isMultisite, sites, firstDays }: PlanOptionFragment): string {
  const t = messagesOf(join);
  const name = kind === 'TRIAL' ? t('plan.kinds.TRIAL', { days: firstDays ?? 0 }) : t(`plan.kinds.${kind}`);
  return isMultisite ? t('plan.multisite', { kind: name, count: sites.length }) : name;
}

/** The charges now and later in one sentence, so that no renewal is a surprise. */
export function optionCharges(option: PlanOptionFragment): string {
  const t = messagesOf(join);
  const price = formatMoney(option.chargedNow);
  if (option.kind === 'FREE_LIMITED_TRIAL') return t('plan.freeTrial');
  if (option.chargedLater === null || option.laterAt === null) return t('plan.ends', { price });
  const later = formatMoney(option.chargedLater);
  const date = formatDate(option.laterAt);
  if (option.kind === 'TRIAL') return t('plan.trialRenews', { price, later, date });
  return t('plan.renews', { price, later, months: option.renewalMonths, date });
}
