import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { limitText } from '@network/core/i18n/error-text.ts';
import { transportOf } from '@network/core/api/transport.ts';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import { useFlash } from '@network/core/flash/use-flash.ts';
import { billingText } from '../../plan-choice/billing-text.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useQuery } from '@network/core/query/use-query.ts';
import { usePageReturn } from '@network/core/routing/use-page-return.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { membership } from '@network/messages/membership.ts';
import { Skeleton } from '@network/ui/skeleton/skeleton.tsx';
import { CreditCardUpdateDocument } from '../api/credit-card-update.generated.ts';
import { membershipQuery } from '@network/core/session/membership-query.ts';
import { AccountMembershipView } from './account-membership-view.tsx';

/** The membership section of the account page: the plan, its price, and every way to change it. */
export default function AccountMembership(): ReactNode {
  const t = useMessages(membership);
  const flash = useFlash();
  const dialogs = useDialogs();
  const queryClient = useQueryClient();
  const { ability } = useSession();
  // Loaded with the page, or in the browser.
  const { data } = useQuery(membershipQuery);

  const cardFailed = (message: string) => flash({ type: 'error', message });
  const card = useMutation({
    mutationFn: async () => (await transportOf(queryClient)(CreditCardUpdateDocument, undefined)).creditCardUpdate,
    onSuccess: ({ url, messageKey }) => {
      if (url !== null) window.location.assign(url);
      else
        cardFailed(
          messageKey === null || messageKey.startsWith('account.') ? t('card.failed') : billingText(messageKey),
        );
    },
    onError: (failure) => cardFailed(limitText(failure) ?? t('card.failed')),
  });

  usePageReturn(() => card.reset());
  if (!data) return <Skeleton shape="block" className="h-48" />;
  return (
    <AccountMembershipView
      subscription={data.findOneUserProfile?.subscription ?? null}
      isUpdatingCard={card.isPending || (card.isSuccess && card.data.url !== null)}
      mayBuy={ability.can('see', 'purchaseModal')}
      onUpdateCard={() => card.mutate()}
      onCancel={() => dialogs.open('CancelMembership', {})}
      onReactivate={() => dialogs.open('ReactivateCancelledRebill', { source: 'account' })}
      onUpgradeToYearly={() => dialogs.open('UpgradeToYearlyMembership', {})}
      onBuy={() =>
        dialogs.open('PurchaseMembership', {
          includeSinglesite: true,
          includeMultisite: true,
          clickLocation: 'Account',
        })
      }
      onBuySeveralSites={() =>
        dialogs.open('PurchaseMembership', {
          includeSinglesite: false,
          includeMultisite: true,
          clickLocation: 'AccountMultisite',
        })
      }
    />
  );
}
