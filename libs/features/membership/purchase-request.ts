import type { PlanOptionFragment } from '@network/graphql/fragments/plan-option.generated.ts';
import type { PaymentRequest } from '@network/lifecycle/payment/payment-request.ts';
import type { ViewerSubscription } from '@network/access/viewer.ts';

/** Which purchase an option is for this person. */
export function purchaseRequest(
  { optionId, kind, isMultisite }: Pick<PlanOptionFragment, 'optionId' | 'kind' | 'isMultisite'>,
  subscription: Pick<ViewerSubscription, 'type' | 'isActive'> | null,
): PaymentRequest {
  if (isMultisite) return { kind: 'multisite', optionId };
  if (subscription?.type === 'trial' && subscription.isActive && kind === 'MONTH') {
    return { kind: 'trial-upgrade', welcome: null };
  }
  const isBack = subscription !== null && !subscription.isActive;
  return { kind: isBack ? 'reactivation' : 'single-site', joinOptionId: optionId };
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
