import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { membership } from '@network/messages/membership.ts';
import { membershipQuery } from '@network/core/session/membership-query.ts';
import { refreshRights } from '../refresh-rights.ts';
import { StatusScreen } from './status-screen.tsx';

export const head: RouteHead = ({ match: { context } }) =>
  pageHead(context, { title: messagesOf(membership)('head', { brand: context.tenant.name }), isPrivate: true });

/** `/subscription-status`: the target of polling that gave up, and an ordinary page. */
export default function StatusPage(): ReactNode {
  const { data } = useSuspenseQuery(membershipQuery);
  const { ability } = useSession();
  const dialogs = useDialogs();
  const queryClient = useQueryClient();
  const [isChecking, setChecking] = useState(false);
  const check = async () => {
    setChecking(true);
    await refreshRights(queryClient).catch(() => undefined);
    setChecking(false);
  };
  const mayBuy = ability.can('see', 'purchaseModal') && dialogs.isOffered('PurchaseMembership');
  return (
    <StatusScreen
      brand={useTenant().name}
      subscription={data.findOneUserProfile?.subscription ?? null}
      isChecking={isChecking}
      onCheck={() => void check()}
      onBuy={
        mayBuy
          ? () =>
              dialogs.open('PurchaseMembership', {
                includeSinglesite: true,
                includeMultisite: true,
                clickLocation: 'SubscriptionStatus',
              })
          : null
      }
    />
  );
}
