import type { PlanOptionFragment } from '@network/graphql/fragments/plan-option.generated.ts';
import type { PaymentRequest } from '@network/lifecycle/payment/payment-request.ts';
import { shownPriceOf } from '../plan-choice/shown-price.ts';
import type { ViewerSubscription } from '@network/access/viewer.ts';

/**
 * Returns the purchase that an option is for this person, at the price that is shown and with the voucher that was
 * typed.
 */
export function purchaseRequest(
  option: Pick<PlanOptionFragment, 'optionId' | 'kind' | 'isMultisite' | 'chargedNow' | 'chargedLater'>,
  subscription: Pick<ViewerSubscription, 'type' | 'isActive'> | null,
  voucher = '',
): PaymentRequest {
  const { optionId, kind, isMultisite } = option;
  const terms = { shown: shownPriceOf(option), ...(voucher !== '' && { voucher }) };
  if (isMultisite) return { kind: 'multisite', optionId, ...terms };
  if (subscription?.type === 'trial' && subscription.isActive && kind === 'MONTH') {
    return { kind: 'trial-upgrade', welcome: null, ...terms };
  }
  const isBack = subscription !== null && !subscription.isActive;
  return { kind: isBack ? 'reactivation' : 'single-site', joinOptionId: optionId, ...terms };
}

/** The options that an opener selected; all options when that would be none. */
export function requestedOptions<Option extends { readonly isMultisite: boolean }>(
  options: readonly Option[],
  requested: { readonly includeSinglesite: boolean; readonly includeMultisite: boolean },
): readonly Option[] {
  const fitting = options.filter(({ isMultisite }) =>
    isMultisite ? requested.includeMultisite : requested.includeSinglesite,
  );
  return fitting.length > 0 ? fitting : options;
}
