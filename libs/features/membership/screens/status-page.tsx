import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useSuspenseQuery } from '@network/core/query/use-query.ts';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { membership } from '@network/messages/membership.ts';
import { membershipQuery } from '@network/core/session/membership-query.ts';
import { refreshRights } from '../refresh-rights.ts';
import { useStatusPolling } from '../use-status-polling.ts';
import { StatusScreen } from './status-screen.tsx';

export const head: RouteHead = ({ match: { context } }) =>
  pageHead(context, { title: messagesOf(membership)('head', { brand: context.tenant.name }), isPrivate: true });

/**
 * `/subscription-status`: where a pending payment and polling that gave up lead, also after the flagship's early reload. It
 * continues to check while there is no active subscription or a purchase is under way, and shows the outcome as soon as it is
 * there.
 */
export default function StatusPage(): ReactNode {
  const { data } = useSuspenseQuery(membershipQuery);
  const { ability } = useSession();
  const dialogs = useDialogs();
  const queryClient = useQueryClient();
  const [isChecking, setChecking] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const check = async () => {
    setChecking(true);
    await refreshRights(queryClient).catch(() => undefined);
    setChecking(false);
  };
  const subscription = data.findOneUserProfile?.subscription ?? null;
  const finish = () => {
    // Active from the start, with nothing under way: the page shows it already.
    if (subscription?.active === true && !isWaiting) return;
    void check().then(() => setWaiting(false));
  };
  const mayBuy = ability.can('see', 'purchaseModal') && dialogs.isOffered('PurchaseMembership');
  const brand = useTenant().name;
  return (
    <>
      <PaymentWatch onWaiting={() => setWaiting(true)} onActive={finish} />
      <StatusScreen
        brand={brand}
        subscription={subscription}
        isChecking={isChecking}
        isPaymentUnderWay={isWaiting && subscription?.active === true}
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
    </>
  );
}

interface PaymentWatchProps {
  /** The first answer was "not yet". */
  readonly onWaiting: () => void;
  /** What was waited for is active. */
  readonly onActive: () => void;
}

/** Polls for the subscription, or for a purchase beside an active one, by the clock of the status polling; shows nothing itself. */
function PaymentWatch({ onWaiting, onActive }: PaymentWatchProps): null {
  const [flow] = useStatusPolling('page');
  const hasWaited = flow.matches({ polling: 'waiting' });
  const isActive = flow.status === 'done' && flow.output?.kind === 'reload';
  const wait = useEffectEvent(onWaiting);
  const finish = useEffectEvent(onActive);
  useEffect(() => {
    if (hasWaited) wait();
  }, [hasWaited]);
  useEffect(() => {
    if (isActive) finish();
  }, [isActive]);
  return null;
}
