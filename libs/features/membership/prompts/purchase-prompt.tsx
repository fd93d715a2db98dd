import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { operationQuery } from '@network/core/api/operation-query.ts';
import { useDialogs, useOpenDialog } from '@network/core/features/dialogs.tsx';
import { useQuery } from '@network/core/query/use-query.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { readValue } from '@network/lifecycle/injection/instant-storage.ts';
import { TEASER_SHOWN_KEY } from '@network/lifecycle/purchase-auto-open/purchase-auto-open.ts';
import { createPurchasePrompt } from '@network/lifecycle/purchase-auto-open/purchase-prompt.ts';
import { TeaserStateDocument } from '../api/teaser-state.generated.ts';
import { autoOpenFacts } from './auto-open-facts.ts';

/** Opens the purchase modal automatically, at most once a day. Renders nothing. */
export default function PurchasePrompt(): ReactNode {
  const { ability, viewer } = useSession();
  const { subscription } = viewer;
  // Nothing is loaded for people who clearly do not qualify; `purchaseAutoOpen` decides about the others. A member who
  // paused has a membership, and is not asked to buy another one.
  const mayBeMeant =
    subscription !== null && !subscription.isPaused && (!subscription.isActive || subscription.type === 'porn-portal');
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
  const [decide] = useState(() => createPurchasePrompt(localStorageNow(), Date.now));
  // Read once: the page that shows the strip for the first time opens no dialog beside it.
  const [wasTeaserShown] = useState(() => readValue(localStorageNow(), TEASER_SHOWN_KEY) !== null);
  const profile = data?.findOneUserProfile ?? null;
  const openDialog = useOpenDialog()?.id ?? null;

  const openWhereItShould = useEffectEvent((person: NonNullable<typeof profile>, path: string) => {
    // An open dialog is never replaced.
    if (openDialog !== null) return;
    const { multisiteType, state } = person;
    const decision = decide(
      autoOpenFacts({
        pathname: path,
        viewer,
        profile: { multisiteType, teaserViewed: state.modals.teaserViewed },
        isTeaserEnabled: tenant.features.promotionalVideoTeaserModal,
        wasTeaserShown,
        openDialog,
      }),
    );
    if (!decision.open) return;
    const { clickLocation } = decision;
    dialogs.open('PurchaseMembership', { includeSinglesite: true, includeMultisite: true, clickLocation });
  });
  useEffect(() => {
    if (profile) openWhereItShould(profile, pathname);
  }, [profile, pathname]);
  return null;
}

/** A browser that refuses storage throws on its first use; the rule treats that as empty storage. */
function localStorageNow() {
  return {
    getItem: (key: string) => window.localStorage.getItem(key),
    setItem: (key: string, value: string) => window.localStorage.setItem(key, value),
  };
}
