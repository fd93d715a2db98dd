import { useMessages } from '@network/core/i18n/messages.ts';
import { formatMoney } from '@network/core/i18n/money.ts';
import type { PlanOptionFragment } from '@network/graphql/fragments/plan-option.generated.ts';
import { join } from '@network/messages/join.ts';
import { Badge } from '@network/ui/badge/badge.tsx';
import type { VariantOf } from '@network/tenant/experiments.ts';
import { ChoiceCards } from '@network/ui/choice-cards/choice-cards.tsx';
import { Price } from '@network/ui/price/price.tsx';
import { optionCharges, optionTitle } from './plan-option.ts';

/**
 * The plans, each with its price a month and its charges: those of this site and those of several sites under separate
 * headings, as one choice.
 */
export function PlanChoice(props: {
  readonly options: readonly PlanOptionFragment[];
  readonly brand: string;
  readonly value: number;
  readonly onChange: (optionId: number) => void;
  readonly error: string | undefined;
  /** The variant of the price experiment: what is charged now beside each plan, or the longest plan first. */
  readonly pricing?: VariantOf<'pricing'> | null;
}) {
  const { brand, value, onChange, error, pricing = null } = props;
  const options = pricing === 'longest' ? longestFirst(props.options) : props.options;
  const t = useMessages(join);
  const groups = [
    { legend: t('plan.single', { brand }), plans: options.filter(({ isMultisite }) => !isMultisite) },
    {
      legend: t('plan.several', { count: Math.max(0, ...options.map(({ sites }) => sites.length)) }),
      plans: options.filter(({ isMultisite }) => isMultisite),
    },
  ].filter(({ plans }) => plans.length > 0);
  return (
    <div className="flex flex-col gap-8">
      {groups.map(({ legend, plans }, index) => (
        <ChoiceCards
          key={legend}
          legend={legend}
          name="optionId"
          choices={plans.map(choiceOf)}
          value={String(value)}
          onValueChange={(chosen) => onChange(Number(chosen))}
          error={index === groups.length - 1 ? error : undefined}
        />
      ))}
    </div>
  );

  function choiceOf(option: PlanOptionFragment) {
    return {
      value: String(option.optionId),
      title: optionTitle(option),
      text: optionCharges(option),
      badge:
        option.savedPercent > 0 ? (
          <Badge tone="accent">{t('plan.saved', { percent: option.savedPercent })}</Badge>
        ) : undefined,
      aside: <OptionPrice option={option} isTotal={pricing === 'total'} />,
    };
  }
}

/** Plans that end by themselves stay last: they renew for no month. */
function longestFirst(options: readonly PlanOptionFragment[]): readonly PlanOptionFragment[] {
  const monthsOf = ({ kind, renewalMonths }: PlanOptionFragment) => (kind === 'TRIAL' ? 0 : renewalMonths);
  return options.toSorted((one, other) => monthsOf(other) - monthsOf(one));
}

function OptionPrice({ option, isTotal }: { readonly option: PlanOptionFragment; readonly isTotal: boolean }) {
  const t = useMessages(join);
  if (option.kind === 'FREE_LIMITED_TRIAL')
    return <Price amount={formatMoney(option.chargedNow)} period={t('plan.free')} />;
  if (option.kind === 'TRIAL') return <Price amount={formatMoney(option.chargedNow)} period={t('plan.once')} />;
  if (isTotal) {
    const period = t('plan.total', { months: option.renewalMonths });
    return <Price amount={formatMoney(option.chargedNow)} period={period} />;
  }
  return <Price amount={formatMoney(option.perMonth)} period={t('plan.perMonth')} />;
}
