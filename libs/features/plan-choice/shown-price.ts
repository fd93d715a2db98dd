import type { PlanOptionFragment } from '@network/graphql/fragments/plan-option.generated.ts';
import type { ShownPrice } from '@network/lifecycle/payment/shown-price.ts';

/** What is shown of an option's price, which the gateway compares with what it would charge. */
export const shownPriceOf = ({
  chargedNow,
  chargedLater,
}: Pick<PlanOptionFragment, 'chargedNow' | 'chargedLater'>): ShownPrice => ({
  now: chargedNow.amount,
  later: chargedLater && chargedLater.amount,
  currency: chargedNow.currency,
});
