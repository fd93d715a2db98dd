import type { Viewer } from '@network/access/viewer.ts';
import { isMultisiteGroup } from '@network/lifecycle/multisite/multisite.ts';
import { TEASER_PAGE } from '@network/lifecycle/purchase-auto-open/purchase-auto-open.ts';
import type { PageFacts } from '@network/lifecycle/purchase-auto-open/purchase-prompt.ts';
import { subscriptionType } from '@network/lifecycle/subscription-type/subscription-type.ts';

/** The gateway's facts about a person beyond their rights. */
export interface ProfileFacts {
  readonly multisiteType: string | null;
  readonly teaserViewed: string | null;
}

/**
 * The facts of a page for the rule. A page that a health warning covers is not rendered, so none is pending here.
 */
export function autoOpenFacts(input: {
  readonly pathname: string;
  readonly viewer: Viewer;
  readonly profile: ProfileFacts;
  readonly isTeaserEnabled: boolean;
  /** Whether this browser showed the teaser before this page was opened. */
  readonly wasTeaserShown: boolean;
  /** The dialog that is open: gems are introduced by one. */
  readonly openDialog: string | null;
}): PageFacts {
  const { pathname, viewer, profile, isTeaserEnabled, wasTeaserShown, openDialog } = input;
  const multisite = isMultisiteGroup(profile.multisiteType) ? profile.multisiteType : null;
  return {
    pathname,
    subscriptionType: subscriptionType(viewer.subscription, multisite),
    hasUnlockedChannelPacks: viewer.unlockedChannelPackIds.length > 0,
    isGemsIntroOpen: openDialog === 'UserGemsInfo',
    isTandemChildAccount: viewer.isTandemChild,
    isHealthWarningPending: false,
    teaser: {
      isEnabled: isTeaserEnabled && pathname === TEASER_PAGE,
      isViewed: wasTeaserShown || profile.teaserViewed !== null,
      isGuest: viewer.subscription?.isGuest ?? false,
    },
  };
}
