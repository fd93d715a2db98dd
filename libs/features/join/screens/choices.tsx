import { useMessages } from '@network/core/i18n/messages.ts';
import { formatMoney } from '@network/core/i18n/money.ts';
import { join } from '@network/messages/join.ts';
import { Badge } from '@network/ui/badge/badge.tsx';
import { ChoiceCards } from '@network/ui/choice-cards/choice-cards.tsx';
import { Price } from '@network/ui/price/price.tsx';
import { type JoinBiller, type JoinOption, optionCharges, optionTitle } from '../options.ts';

/** The plans, each with its price a month and what is charged when. */
export function PlanChoice(props: {
  readonly options: readonly JoinOption[];
  readonly value: number;
  readonly onChange: (optionId: number) => void;
  readonly error: string | undefined;
}) {
  const t = useMessages(join);
  const choices = props.options.map((option) => ({
    value: String(option.optionId),
    title: optionTitle(option),
    text: optionCharges(option),
    badge:
      option.savedPercent > 0 ? (
        <Badge tone="accent">{t('plan.saved', { percent: option.savedPercent })}</Badge>
      ) : undefined,
    aside: <OptionPrice option={option} />,
  }));
  return (
    <ChoiceCards
      legend={t('plan.legend')}
      name="optionId"
      choices={choices}
      value={String(props.value)}
      onValueChange={(value) => props.onChange(Number(value))}
      error={props.error}
    />
  );
}

function OptionPrice({ option }: { readonly option: JoinOption }) {
  const t = useMessages(join);
  if (option.kind === 'FREE_LIMITED_TRIAL')
    return <Price amount={formatMoney(option.chargedNow)} period={t('plan.free')} />;
  if (option.kind === 'TRIAL') return <Price amount={formatMoney(option.chargedNow)} period={t('plan.once')} />;
  return <Price amount={formatMoney(option.perMonth)} period={t('plan.perMonth')} />;
}

/** Who takes the money: native ones leave the membership to our account page, external ones look after it themselves (D20). */
export function BillerChoice(props: {
  readonly billers: readonly JoinBiller[];
  readonly value: string;
  readonly onChange: (billerId: string) => void;
  readonly error: string | undefined;
}) {
  const t = useMessages(join);
  const choices = props.billers.map(({ id, name, isNative }) => ({
    value: id,
    title: name,
    text: t(isNative ? 'biller.native' : 'biller.external', { biller: name }),
  }));
  return (
    <ChoiceCards
      legend={t('biller.legend')}
      name="biller"
      choices={choices}
      value={props.value}
      onValueChange={props.onChange}
      columns={2}
      error={props.error}
    />
  );
}
