import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@network/core/api/api-error.ts';
import { restOf } from '@network/core/api/rest-call.ts';
import { errorText } from '@network/core/i18n/error-text.ts';
import { usePageReturn } from '@network/core/routing/use-page-return.ts';

/** What a confirmed purchase posts: where it begins, and the token of the page that showed its price. */
export interface OneClickPurchase {
  readonly path: string;
  readonly token: string;
}

/**
 * Buys by one click: posts the token to its path and continues where the gateway says. Nothing is bought by following
 * an address.
 */
export function useOneClickPurchase() {
  const queryClient = useQueryClient();
  const purchase = useMutation({
    mutationFn: async ({ path, token }: OneClickPurchase): Promise<string> => {
      const { status, body } = await restOf(queryClient)(path, { token });
      const { location, error } = (body ?? {}) as { readonly location?: unknown; readonly error?: unknown };
      if (status === 200 && typeof location === 'string') return location;
      const details = {
        kind: 'http',
        status,
        code: typeof error === 'string' ? error : null,
        correlationId: null,
      } as const;
      throw new ApiError(`API Request failed with status code ${status}`, details);
    },
    onSuccess: (location) => window.location.assign(location),
  });
  usePageReturn(() => purchase.reset());
  return {
    buy: (input: OneClickPurchase) => purchase.mutate(input),
    isBuying: purchase.isPending || purchase.isSuccess,
    /** What a person reads about a purchase that could not be made; null without one. */
    problem: purchase.error === null ? null : errorText(purchase.error),
  };
}
