import { useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useConsent } from '@network/core/analytics/use-measuring.ts';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import { useFlash } from '@network/core/flash/use-flash.ts';
import { storeCampaign } from '@network/core/session/campaign.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { useTenant } from '@network/core/tenant/page-provider.tsx';

/**
 * Follows the parameters of an address that have their effect on any page. The code for it is loaded when there is a
 * query.
 */
export function Arrival(): null {
  const flash = useFlash();
  const dialogs = useDialogs();
  const session = useSession();
  const queryClient = useQueryClient();
  const tenant = useTenant();
  const { consent } = useConsent();
  // Read from the browser's own address: no page reads these parameters, so that the router leaves them out.
  const arrival = useRouterState({
    select: ({ resolvedLocation }) => `${resolvedLocation?.href} ${resolvedLocation?.state.__TSR_key ?? ''}`,
  });

  useEffect(() => {
    const { search, protocol } = window.location;
    storeCampaign(search, consent === 'refused' || consent === 'signalled', protocol === 'https:');
    if (search === '') return;
    void import('./follow-arrival.ts')
      .then(({ followArrival }) => followArrival({ flash, dialogs, session, queryClient, tenant }))
      // The address stays as it is, and is followed when the page is loaded again.
      .catch(() => undefined);
    // Runs when the address changes, with the values that hold then.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [arrival]);
  return null;
}
