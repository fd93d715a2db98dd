import { takesPaypal } from '@network/tenant/paypal-billers.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { join } from '@network/messages/join.ts';
import { ChoiceCards } from '@network/ui/choice-cards/choice-cards.tsx';

/** A payment service as people choose it. */
export interface ChosenBiller {
  readonly id: string;
  readonly name: string;
  readonly isNative: boolean;
}

/**
 * The choice of the biller: with a native one the account page manages the membership, an external one manages it
 * itself.
 */
export function BillerChoice(props: {
  readonly billers: readonly ChosenBiller[];
  readonly value: string;
  readonly onChange: (billerId: string) => void;
  readonly error: string | undefined;
  /** Whether to name PayPal at the billers that take it. */
  readonly namesPaypal?: boolean;
}) {
  const t = useMessages(join);
  const choices = props.billers.map(({ id, name, isNative }) => ({
    value: id,
    title: name,
    text: t(methodText(id, isNative), { biller: name }),
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

  function methodText(id: string, isNative: boolean) {
    if (props.namesPaypal && takesPaypal(id)) return 'biller.paypal';
    return isNative ? 'biller.native' : 'biller.external';
  }
}

/** The billers that take PayPal before the others, each group in its own order. */
export function paypalFirst(billers: readonly ChosenBiller[]): readonly ChosenBiller[] {
  return [...billers.filter(({ id }) => takesPaypal(id)), ...billers.filter(({ id }) => !takesPaypal(id))];
}
