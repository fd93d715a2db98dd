import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useSession } from '@network/core/session/session-provider.tsx';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { type CampaignPlace, ujcOf } from '@network/tenant/campaign.ts';
import { withCampaign } from '@network/tenant/with-campaign.ts';
import { storeRecommId } from '../../recommender-client/recomm-ids.ts';
import { sendShelfClick } from './send-shelf-click.ts';

const FILM = /^\/(?:videos|channels\/[a-z0-9-]+\/videos)\/([a-z0-9-]+)$/;

/**
 * Handles clicks on the links of recommended films, which are plain addresses until then: tracks the click, adds the
 * campaign, and stores the recommendation for the film's page.
 */
export function useShelfClick(recommId: string | null, place: CampaignPlace) {
  const router = useRouter();
  const tenant = useTenant();
  const { viewer } = useSession();
  return (event: MouseEvent<HTMLElement>): void => {
    const link = (event.target as Element).closest('a');
    const slug = FILM.exec(link?.getAttribute('href')?.split('?')[0] ?? '')?.[1];
    if (!link || slug === undefined) return;
    const ujc = ujcOf(tenant, place);
    const href = withCampaign(link.getAttribute('href') ?? '', ujc);
    const { userId } = viewer;
    if (recommId !== null && userId !== null) {
      storeRecommId(slug, recommId);
      void sendShelfClick({ userId, elementClicked: ujc, recommId });
    }
    if (isElsewhere(event)) {
      // The browser follows the address that the element has once its listeners have run: new tabs too.
      link.setAttribute('href', href);
      return;
    }
    event.preventDefault();
    void router.navigate({ href });
  };
}

function isElsewhere(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
