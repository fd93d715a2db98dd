import { useMessages } from '@network/core/i18n/messages.ts';
import { formatMoney } from '@network/core/i18n/money.ts';
import type { PlanOptionFragment } from '@network/graphql/fragments/plan-option.generated.ts';
import { join } from '@network/messages/join.ts';
import { Badge } from '@network/ui/badge/badge.tsx';
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
}) {
  const { options, brand, value, onChange, error } = props;
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
      aside: <OptionPrice option={option} />,
    };
  }
}

function OptionPrice({ option }: { readonly option: PlanOptionFragment }) {
  const t = useMessages(join);
  if (option.kind === 'FREE_LIMITED_TRIAL')
    return <Price amount={formatMoney(option.chargedNow)} period={t('plan.free')} />;
  if (option.kind === 'TRIAL') return <Price amount={formatMoney(option.chargedNow)} period={t('plan.once')} />;
  return <Price amount={formatMoney(option.perMonth)} period={t('plan.perMonth')} />;
}
