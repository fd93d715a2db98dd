import type { SiteId } from '@network/tenant/demonstration-sites.ts';
import { type Viewer, type ViewerSubscription, VISITOR } from '../viewer.ts';

/** An active membership that renews, without credits. */
export const SUBSCRIPTION: ViewerSubscription = {
  type: 'member',
  isActive: true,
  isCancelled: false,
  isBillerNative: true,
  isFreeLimitedTrial: false,
  credits: 0,
  isGuest: false,
};

/** One of every kind of person that the rules distinguish, for tests and for the access table. */
export type ExamplePerson =
  | 'visitor'
  | 'without subscription'
  | 'free limited trial'
  | 'free limited trial, ended'
  | 'trial'
  | 'trial, no credits'
  | 'trial, ended'
  | 'lapsed member'
  | 'portal'
  | 'portal, ended'
  | 'portal guest'
  | 'member'
  | 'cancelled, native biller'
  | 'cancelled, external biller'
  | 'full on another site'
  | 'full on another site and channels'
  | 'preview'
  | 'lapsed, preview'
  | 'editor'
  | 'admin'
  | 'lapsed admin'
  | 'tandem child'
  | 'lapsed tandem child'
  | 'relationship member'
  | 'lapsed relationship subscriber';

/**
 * The example people of a site. Everybody who is signed in has at some time unlocked the videos `unlocked` and `picked`
 * and the pack `open-pack`.
 * @param other a site that members of `site` have no access to
 */
export function examplePeople(site: SiteId, other: SiteId): Readonly<Record<ExamplePerson, Viewer>> {
  const signedIn: Viewer = {
    ...VISITOR,
    userId: 'person',
    hasRecommender: true,
    unlockedVideoIds: ['unlocked', 'picked'],
    unlockedChannelPackIds: ['open-pack'],
  };
  const on = (subscription: Partial<ViewerSubscription>, rest: Partial<Viewer> = {}): Viewer => ({
    ...signedIn,
    subscription: { ...SUBSCRIPTION, ...subscription },
    ...rest,
  });
  const member = (rest: Partial<Viewer> = {}) => on({}, { siteAccess: [site], ...rest });
  const lapsed = (rest: Partial<Viewer> = {}) => on({ isActive: false }, rest);
  return {
    visitor: VISITOR,
    'without subscription': signedIn,
    'free limited trial': on({ type: 'trial', isFreeLimitedTrial: true, credits: 3 }),
    'free limited trial, ended': on({ type: 'trial', isFreeLimitedTrial: true, isActive: false, credits: 3 }),
    trial: on({ type: 'trial', credits: 2 }),
    'trial, no credits': on({ type: 'trial' }),
    'trial, ended': on({ type: 'trial', isActive: false, credits: 2 }),
    'lapsed member': lapsed(),
    portal: on({ type: 'porn-portal', credits: 5 }),
    'portal, ended': on({ type: 'porn-portal', isActive: false, credits: 5 }),
    'portal guest': on({ type: 'porn-portal', isGuest: true, credits: 5 }),
    member: member(),
    'cancelled, native biller': on({ isCancelled: true }, { siteAccess: [site] }),
    'cancelled, external biller': on({ isCancelled: true, isBillerNative: false }, { siteAccess: [site] }),
    'full on another site': lapsed({ tenantStates: { [other]: 'full', [site]: null } }),
    'full on another site and channels': lapsed({ tenantStates: { [other]: 'full', channels: 'full' } }),
    preview: member({ groups: ['preview'] }),
    'lapsed, preview': lapsed({ groups: ['preview'] }),
    editor: member({ groups: ['commenteditor'] }),
    admin: member({ groups: ['admin'] }),
    'lapsed admin': lapsed({ groups: ['admin'] }),
    'tandem child': member({ isTandemChild: true }),
    'lapsed tandem child': lapsed({ isTandemChild: true }),
    'relationship member': member({ siteAccess: ['wifey'], isRelationshipSubscriber: true }),
    'lapsed relationship subscriber': lapsed({ isRelationshipSubscriber: true }),
  };
}
