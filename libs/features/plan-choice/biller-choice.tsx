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
