import { useRouter } from '@tanstack/react-router';
import { deniedNextStep, nextStepModal } from '@network/access/next-step.ts';
import { TRACKING_TIMEOUT_MS } from '@network/tenant/constants.ts';
import type { VideoSubject } from '@network/access/subjects.ts';
import { useAnalytics } from '@network/core/analytics/use-measuring.ts';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import { useSiteMeta, useTenant } from '@network/core/tenant/page-provider.tsx';
import { readCampaign } from '@network/core/session/campaign.ts';
import { joinAddress, pageIdOf } from '@network/core/session/join-address.ts';
import { loginAddress } from '@network/core/session/login-address.ts';
import { useSession } from '@network/core/session/session-provider.tsx';

/** A video for the access rules, with its channel where that is known. */
export interface NextStepItem extends VideoSubject {
  readonly channelId?: string | null;
}

/** The click location of a purchase that follows a refusal, unless its place has a name. */
const CLICK_LOCATION = 'DeniedAccess';

/**
 * Follows a refusal: opens the dialog of the next step, leads to the sign-in that returns here, or to joining where
 * a membership is on sale. Does
 * nothing where there is no next step, nor for a tandem child, who would have to pay; don't offer it there.
 */
export function useNextStep(): (item: NextStepItem | null, clickLocation?: string) => void {
  const { viewer } = useSession();
  const tenant = useTenant();
  const { sellsMemberships } = useSiteMeta();
  const router = useRouter();
  const dialogs = useDialogs();
  const analytics = useAnalytics();
  return (item, clickLocation = CLICK_LOCATION) => {
    const step = deniedNextStep(viewer, item, tenant);
    if (step === 'SIGN_IN' || (step === 'JOIN' && !sellsMemberships)) {
      globalThis.location.assign(loginAddress(tenant.urls.members, router.state.location.href));
      return;
    }
    if (step === 'JOIN') {
      const ref = pageIdOf(router.state.matches.at(-1)?.fullPath ?? '/');
      const origin = { elm: 'denied', ...readCampaign(), ref };
      const { nats } = origin;
      const campaign = { ref, elm: origin.elm, ...(nats !== undefined && { nats }) };
      void analytics
        .trackBefore('joinClick', campaign, TRACKING_TIMEOUT_MS.short)
        .then(() => globalThis.location.assign(joinAddress(tenant.urls.members, origin)));
      return;
    }
    const next = nextStepModal(step, viewer);
    if (next === null) return;
    switch (next.modal) {
      case 'GuestScene':
        return dialogs.open('GuestScene', {});
      case 'UnlockChannel':
        return dialogs.open('UnlockChannel', {
          channelId: item?.channelId ?? null,
          initialPack: item?.channelPackId ?? null,
        });
      case 'UnlockVideo':
        return item ? dialogs.open('UnlockVideo', { videoId: item.videoId }) : undefined;
      case 'PurchaseMembership': {
        const { includeSinglesite, includeMultisite } = next;
        return dialogs.open('PurchaseMembership', {
          includeSinglesite,
          includeMultisite,
          clickLocation,
        });
      }
    }
  };
}
