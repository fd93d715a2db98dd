import { useMessages } from '@network/core/i18n/messages.ts';
import { DAYS_OF_MONTH } from '@network/lifecycle/calendar/billing-term.ts';
import { formatMoney } from '@network/core/i18n/money.ts';
import type { PlanOptionFragment } from '@network/graphql/fragments/plan-option.generated.ts';
import { join } from '@network/messages/join.ts';
import { Badge } from '@network/ui/badge/badge.tsx';
import type { VariantOf } from '@network/tenant/experiments.ts';
import { ChoiceCards } from '@network/ui/choice-cards/choice-cards.tsx';
import { Disclosure } from '@network/ui/disclosure/disclosure.tsx';
import { Price } from '@network/ui/price/price.tsx';
import type { ChosenBiller } from './payment-methods.ts';
import { type BilledOption, billedBy, optionCharges, optionTitle } from './plan-option.ts';

/**
 * The plans, each with its price a month and its charges, as one choice. Beside the plans of this site, those of several
 * sites are in a disclosure, so that few are compared at once.
 */
export function PlanChoice(props: {
  readonly options: readonly PlanOptionFragment[];
  /** The biller that would charge the plan; its periods and dates are shown. */
  readonly biller: ChosenBiller | null | undefined;
  readonly brand: string;
  readonly value: number;
  readonly onChange: (optionId: number) => void;
  readonly error: string | undefined;
  /** The variant of the price experiment: what is charged now beside each plan, or the longest plan first. */
  readonly pricing?: VariantOf<'pricing'> | null;
}) {
  const { brand, value, onChange, error, pricing = null } = props;
  const billed = props.options.map((option) => billedBy(option, props.biller));
  const options = pricing === 'longest' ? longestFirst(billed) : billed;
  const t = useMessages(join);
  const ofSite = options.filter(({ isMultisite }) => !isMultisite);
  const ofSeveral = options.filter(({ isMultisite }) => isMultisite);
  const count = Math.max(0, ...ofSeveral.map(({ sites }) => sites.length));
  const cards = {
    name: 'optionId',
    value: String(value),
    onValueChange: (id: string) => onChange(Number(id)),
  } as const;
  if (ofSite.length === 0 || ofSeveral.length === 0) {
    const legend = ofSite.length > 0 ? t('plan.single', { brand }) : t('plan.several', { count });
    return <ChoiceCards {...cards} legend={legend} choices={choicesOf(options)} error={error} />;
  }
  return (
    <div className="flex flex-col gap-2">
      <ChoiceCards {...cards} legend={t('plan.single', { brand })} choices={choicesOf(ofSite)} error={error} />
      <Disclosure
        summary={t('plan.severalFrom', { count, price: formatMoney(cheapest(ofSeveral).perMonth) })}
        startsOpen={ofSeveral.some(({ optionId }) => optionId === value)}
      >
        <ChoiceCards
          {...cards}
          legend={<span className="sr-only">{t('plan.several', { count })}</span>}
          choices={choicesOf(ofSeveral)}
        />
      </Disclosure>
    </div>
  );

  function choicesOf(plans: readonly BilledOption[]) {
    const most = Math.max(0, ...plans.map(({ savedPercent }) => savedPercent));
    return plans.map((plan) => choiceOf(plan, plan.savedPercent === most));
  }

  function choiceOf(option: BilledOption, isBest: boolean) {
    return {
      value: String(option.optionId),
      title: optionTitle(option),
      text: optionCharges(option),
      badge:
        option.savedPercent > 0 ? (
          <Badge tone={isBest ? 'accent' : 'outline'}>
            {t(isBest ? 'plan.best' : 'plan.saved', { percent: option.savedPercent })}
          </Badge>
        ) : undefined,
      aside: <OptionPrice option={option} isTotal={pricing === 'total'} />,
    };
  }
}

/** Plans that end by themselves stay last: they renew for no month. */
function longestFirst(options: readonly BilledOption[]): readonly BilledOption[] {
  const monthsOf = ({ kind, renewalMonths }: BilledOption) => (kind === 'TRIAL' ? 0 : renewalMonths);
  return options.toSorted((one, other) => monthsOf(other) - monthsOf(one));
}

function cheapest(plans: readonly PlanOptionFragment[]): PlanOptionFragment {
  return plans.reduce((best, plan) => (plan.perMonth.amount < best.perMonth.amount ? plan : best));
}

function OptionPrice({ option, isTotal }: { readonly option: BilledOption; readonly isTotal: boolean }) {
  const t = useMessages(join);
  if (option.kind === 'FREE_LIMITED_TRIAL')
    return <Price amount={formatMoney(option.chargedNow)} period={t('plan.free')} />;
  if (option.kind === 'TRIAL') return <Price amount={formatMoney(option.chargedNow)} period={t('plan.once')} />;
  if (isTotal) {
    const { renewalMonths: months, renewalDays: days } = option;
    const period = days === null ? t('plan.total', { months }) : t('plan.totalInDays', { days });
    return <Price amount={formatMoney(option.chargedNow)} period={period} />;
  }
  // Twelve months of a plan by the year are a year at every biller; others are so many times thirty days.
  if (option.renewalDays !== null && option.renewalMonths < 12)
    return <Price amount={formatMoney(option.perMonth)} period={t('plan.perDays', { days: DAYS_OF_MONTH })} />;
  return <Price amount={formatMoney(option.perMonth)} period={t('plan.perMonth')} />;
}
