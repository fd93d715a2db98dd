import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { operationQuery } from '@network/core/api/operation-query.ts';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import { useQuery } from '@network/core/query/use-query.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { OffersTeaserDocument } from '../api/offers-teaser.generated.ts';

/**
 * Opens the promotional video on the home page for members of tenants with the flag who have not seen it, never for
 * guests. Until then the offers send them there. Renders nothing.
 */
export default function PromotionalTeaser(): ReactNode {
  const { ability, isAuthenticated } = useSession();
  const isHome = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname === '/' });
  return isHome && isAuthenticated && ability.can('see', 'promotionalTeaser') ? <TeaserOpener /> : null;
}

function TeaserOpener(): null {
  const dialogs = useDialogs();
  const { data } = useQuery(operationQuery(OffersTeaserDocument));
  const isShown = useRef(false);
  const modals = data?.findOneUserProfile?.state.modals;
  const isDue = modals !== undefined && modals.teaserViewed === null;
  const isFree = dialogs.current === null;
  const open = useEffectEvent(() => {
    isShown.current = true;
    dialogs.open('PromotionalVideo', {});
  });
  // After the obligations: an open dialog is never replaced.
  useEffect(() => {
    if (isDue && isFree && !isShown.current) open();
  }, [isDue, isFree]);
  return null;
}
