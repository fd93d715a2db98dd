import type { PlanOptionFragment } from '@network/graphql/fragments/plan-option.generated.ts';
import { shownPriceField, writeShownPrice } from '@network/lifecycle/payment/shown-price.ts';
import { shownPriceOf } from './shown-price.ts';

type Priced = Pick<PlanOptionFragment, 'optionId' | 'chargedNow' | 'chargedLater'>;

/** The prices that a form shows, one field for each option: without scripts it can't know which one is chosen. */
export function ShownPriceFields({ options }: { readonly options: readonly Priced[] }) {
  return options.map((option) => (
    <input
      key={option.optionId}
      type="hidden"
      name={shownPriceField(option.optionId)}
      value={writeShownPrice(shownPriceOf(option))}
    />
  ));
}
