import { useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useConsent } from '@network/core/analytics/use-measuring.ts';
import { type ArrivalEffect, readArrival } from '@network/core/arrival/arrival-parameters.ts';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import { useFlash } from '@network/core/flash/use-flash.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { storeCampaign } from '@network/core/session/campaign.ts';
import { profileQuery } from '@network/core/session/profile-query.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { notices } from '@network/messages/notices.ts';

/** Does once what the address asks of any page, and takes it off the address (R55, R59, D39). Shows nothing itself. */
export function Arrival(): null {
  const flash = useFlash();
  const dialogs = useDialogs();
  const session = useSession();
  const queryClient = useQueryClient();
  const { consent } = useConsent();
  const t = useMessages(notices);
  // What an address asks for once is read off the browser's own: no page reads it, so that the router leaves it out.
  const arrival = useRouterState({
    select: ({ resolvedLocation }) => `${resolvedLocation?.href} ${resolvedLocation?.state.__TSR_key ?? ''}`,
  });

  const follow = (effect: ArrivalEffect): void => {
    switch (effect.kind) {
      case 'notice':
        flash({ type: effect.type, message: t(effect.text) });
        break;
      case 'refresh-profile':
        if (session.isAuthenticated)
          void queryClient.fetchQuery({ ...profileQuery, staleTime: 0 }).catch(() => undefined);
        break;
      case 'purchase':
        if (session.viewer.subscription !== null && session.ability.can('see', 'purchaseModal')) {
          dialogs.open('PurchaseMembership', {
            includeSinglesite: true,
            includeMultisite: true,
            clickLocation: 'ModalParameter',
          });
        }
    }
  };

  useEffect(() => {
    const { pathname, search, hash } = window.location;
    storeCampaign(search, consent === 'refused' || consent === 'signalled', window.location.protocol === 'https:');
    const found = readArrival(pathname, search);
    if (!found) return;
    // First, so that nothing that the effects set off meets the address a second time.
    window.history.replaceState(window.history.state, '', pathname + found.remainingSearch + hash);
    found.effects.forEach(follow);
    // The address alone says when there is something to do: what `follow` reads is what is true at that moment.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [arrival]);
  return null;
}
