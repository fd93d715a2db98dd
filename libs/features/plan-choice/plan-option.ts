import { formatDay } from '@network/core/i18n/days.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { formatMoney } from '@network/core/i18n/money.ts';
import type { PlanOptionFragment } from '@network/graphql/fragments/plan-option.generated.ts';
import { join } from '@network/messages/join.ts';
import type { ChosenBiller } from './payment-methods.ts';

/** An option as one biller charges it. */
export interface BilledOption extends PlanOptionFragment {
  /** Days between renewals where the biller counts days; null where it counts calendar months. */
  readonly renewalDays: number | null;
}

/** An option with the dates of the biller that is to charge it; calendar months before one is chosen. */
export function billedBy(
  option: PlanOptionFragment,
  biller: Pick<ChosenBiller, 'countsDays'> | null | undefined,
): BilledOption {
  const { inDays } = option;
  if (!biller?.countsDays || inDays === null) return { ...option, renewalDays: null };
  return { ...option, laterAt: inDays.laterAt, firstDays: inDays.firstDays, renewalDays: inDays.every };
}

/** The name of an option on join forms, such as `1 year, 7 sites`. */
export function optionTitle({ kind, isMultisite, sites, firstDays }: PlanOptionFragment): string {
  const t = messagesOf(join);
  const name = kind === 'TRIAL' ? t('plan.kinds.TRIAL', { days: firstDays ?? 0 }) : t(`plan.kinds.${kind}`);
  return isMultisite ? t('plan.multisite', { kind: name, count: sites.length }) : name;
}

/** The charges now and later in one sentence, so that no renewal is a surprise. */
export function optionCharges(option: BilledOption): string {
  const t = messagesOf(join);
  const price = formatMoney(option.chargedNow);
  if (option.kind === 'FREE_LIMITED_TRIAL') return t('plan.freeTrial');
  if (option.chargedLater === null || option.laterAt === null) return t('plan.ends', { price });
  const later = formatMoney(option.chargedLater);
  const date = formatDay(option.laterAt);
  const { renewalDays: days } = option;
  if (option.kind === 'TRIAL')
    return days === null
      ? t('plan.trialRenews', { price, later, date })
      : t('plan.trialRenewsInDays', { price, later, days, date });
  if (days !== null) return t('plan.renewsInDays', { price, later, days, date });
  return t('plan.renews', { price, later, months: option.renewalMonths, date });
}
