import { useQueryClient } from '@tanstack/react-query';
import { transportOf } from '@network/core/api/transport.ts';
import { useFlash } from '@network/core/flash/use-flash.ts';
import { commonFailureText } from '@network/core/i18n/error-text.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { usePageReturn } from '@network/core/routing/use-page-return.ts';
import { useSingleMutation } from '@network/core/query/use-single-mutation.ts';
import { membership } from '@network/messages/membership.ts';
import { billingText } from '../plan-choice/billing-text.ts';
import { CreditCardUpdateDocument } from './api/credit-card-update.generated.ts';

/**
 * Leads to the biller's page for a new card of a membership.
 * @param subscriptionId null for the one of this brand
 */
export function useCardPage(subscriptionId: string | null) {
  const t = useMessages(membership);
  const flash = useFlash();
  const queryClient = useQueryClient();
  const failed = (message: string) => flash({ type: 'error', message });
  const card = useSingleMutation({
    mutationFn: async () =>
      (await transportOf(queryClient)(CreditCardUpdateDocument, { subscriptionId })).creditCardUpdate,
    onSuccess: ({ url, messageKey }) => {
      if (url !== null) window.location.assign(url);
      else
        failed(messageKey === null || messageKey.startsWith('account.') ? t('card.failed') : billingText(messageKey));
    },
    onError: (failure) => failed(commonFailureText(failure) ?? t('card.failed')),
  });
  usePageReturn(() => card.reset());
  return { open: () => card.mutate(), isOpening: card.isPending || typeof card.data?.url === 'string' };
}
