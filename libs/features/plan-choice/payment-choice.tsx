import { useMessages } from '@network/core/i18n/messages.ts';
import type { PlanOptionFragment } from '@network/graphql/fragments/plan-option.generated.ts';
import { join } from '@network/messages/join.ts';
import { ChoiceCards } from '@network/ui/choice-cards/choice-cards.tsx';
import { Disclosure } from '@network/ui/disclosure/disclosure.tsx';
import { methodText, type PaymentMethod, type PaymentMethods } from './payment-methods.ts';

/** The choice of how to pay: one group of radio buttons, of which the less common ones are in a disclosure. */
export function PaymentChoice(props: {
  readonly methods: PaymentMethods;
  /** The plan that is to be paid. */
  readonly option: PlanOptionFragment;
  /** Id of the biller that takes it. */
  readonly value: string;
  readonly onChange: (billerId: string) => void;
  readonly error: string | undefined;
}) {
  const t = useMessages(join);
  const { methods, option, value, onChange, error } = props;
  const { main, others } = methods;
  const choiceOf = (method: PaymentMethod) => ({
    value: method.biller.id,
    title: method.kind === 'website' ? method.biller.name : t(`payment.${method.kind}.title`),
    text: methodText(method, option),
  });
  const cards = { name: 'biller', value, onValueChange: onChange } as const;
  return (
    <div className="flex flex-col gap-2">
      <ChoiceCards
        {...cards}
        legend={t('payment.legend')}
        choices={main.map(choiceOf)}
        columns={main.length > 1 ? 2 : 1}
        error={error}
      />
      {others.length > 0 ? (
        <Disclosure summary={t('payment.others')} startsOpen={others.some(({ biller }) => biller.id === value)}>
          <ChoiceCards
            {...cards}
            legend={<span className="sr-only">{t('payment.others')}</span>}
            choices={others.map(choiceOf)}
            columns={2}
          />
        </Disclosure>
      ) : null}
    </div>
  );
}
