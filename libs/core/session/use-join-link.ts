import { useRouterState } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useAnalytics } from '../analytics/use-measuring.ts';
import { ujcOfLink } from '@network/tenant/campaign.ts';
import { useSiteMeta, useTenant } from '../tenant/page-provider.tsx';
import { readCampaign } from './campaign.ts';
import { joinAddress, pageIdOf } from './join-address.ts';

/** The input of a link to joining. */
export interface JoinLink {
  readonly href: string;
  readonly onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
  readonly onAuxClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/**
 * The properties of a link to joining: a plain address in the server's HTML, the same for every visitor; a click adds
 * the page, the element and this browser's affiliate code. Null where the brand sells no membership: then nobody is asked to join.
 */
export function useJoinLink(elm: string): JoinLink | null {
  const tenant = useTenant();
  const { members } = tenant.urls;
  const { sellsMemberships } = useSiteMeta();
  const analytics = useAnalytics();
  const routePath = useRouterState({ select: ({ matches }) => matches.at(-1)?.fullPath ?? '/' });
  if (!sellsMemberships) return null;
  const recordOrigin = (event: MouseEvent<HTMLAnchorElement>) => {
    // The browser follows the address that the element has once its listeners have run: new tabs too.
    const ujc = ujcOfLink(tenant, elm) ?? undefined;
    const origin = { elm, ...readCampaign(), ref: pageIdOf(routePath), ujc };
    event.currentTarget.href = joinAddress(members, origin);
    // The other button only opens a menu.
    if (event.button === 2) return;
    const { ref, elm: usedElm, nats } = origin;
    analytics.track('joinClick', { ref, elm: usedElm, ...(nats !== undefined && { nats }), ...(ujc && { ujc }) });
  };
  return { href: joinAddress(members), onClick: recordOrigin, onAuxClick: recordOrigin };
}
