import { useRouterState } from '@tanstack/react-router';
import { useMachine } from '@xstate/react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { operationQuery } from '@network/core/api/operation-query.ts';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import { useQuery } from '@network/core/query/use-query.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { purchaseAutoOpenMachine } from '@network/lifecycle/purchase-auto-open/purchase-auto-open.machine.ts';
import { TeaserStateDocument } from '../api/teaser-state.generated.ts';
import { autoOpenFacts } from './auto-open-facts.ts';

/** Opens the purchase modal by itself, at most once a day. Renders nothing. */
export default function PurchasePrompt(): ReactNode {
  const { ability, viewer } = useSession();
  const { subscription } = viewer;
  // The rest of the rule is in the machine; for people who clearly do not qualify nothing is loaded.
  const mayBeMeant = subscription !== null && (!subscription.isActive || subscription.type === 'porn-portal');
  return mayBeMeant && ability.can('see', 'purchaseModal') ? <AutoOpen /> : null;
}

function AutoOpen(): null {
  const { viewer } = useSession();
  const tenant = useTenant();
  const dialogs = useDialogs();
  const pathname = useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname,
  });
  const { data } = useQuery(operationQuery(TeaserStateDocument));
  const [input] = useState(() => ({ storage: localStorageNow(), now: Date.now }));
  const [flow, send] = useMachine(purchaseAutoOpenMachine, { input });
  const profile = data?.findOneUserProfile ?? null;
  const openDialog = dialogs.current?.id ?? null;

  const sendPage = useEffectEvent((person: NonNullable<typeof profile>, path: string) => {
    // An open dialog is never replaced.
    if (openDialog !== null) return;
    const { multisiteType, state } = person;
    const facts = autoOpenFacts({
      pathname: path,
      viewer,
      profile: { multisiteType, teaserViewed: state.modals.teaserViewed },
      isTeaserEnabled: tenant.features.promotionalVideoTeaserModal,
      openDialog,
    });
    send({ type: 'page', facts });
  });
  useEffect(() => {
    if (profile) sendPage(profile, pathname);
  }, [profile, pathname]);

  const { decision } = flow.context;
  const isOpening = flow.matches('open');
  const open = useEffectEvent(() => {
    if (!decision?.open) return;
    const { clickLocation } = decision;
    dialogs.open('PurchaseMembership', { includeSinglesite: true, includeMultisite: true, clickLocation });
    send({ type: 'closed' });
  });
  useEffect(() => {
    if (isOpening) open();
  }, [isOpening]);
  return null;
}

/** A browser that refuses storage throws on its first use; the machine treats that as empty storage. */
function localStorageNow() {
  return {
    getItem: (key: string) => window.localStorage.getItem(key),
    setItem: (key: string, value: string) => window.localStorage.setItem(key, value),
  };
}
