import { RELATIONSHIP_SITE } from '@network/tenant/constants.ts';
import type { SiteId } from '@network/tenant/sites.ts';
import { type Viewer, type ViewerSubscription, VISITOR } from '../viewer.ts';

/** The people as whom a page can be previewed: at least one of every kind that the access rules distinguish. */
export const PREVIEW_PEOPLE = [
  'visitor',
  'guest',
  'member',
  'bundle',
  'lapsed',
  'trial',
  'freeTrial',
  'portal',
  'portalGuest',
] as const;

export type PreviewPerson = (typeof PREVIEW_PEOPLE)[number];

/** The user id of everybody in a preview: of no person, as ids of people are UUIDs. */
export const PREVIEW_ID = 'preview';

/** Returns whether there is such a person, for names from outside. */
export function isPreviewPerson(name: unknown): name is PreviewPerson {
  return (PREVIEW_PEOPLE as readonly unknown[]).includes(name);
}

/** The brand of a preview, and every site of the network, which a bundle opens. */
export interface PreviewedBrand {
  readonly tenant: { readonly id: string; readonly sites: readonly SiteId[] };
  readonly everySite: readonly SiteId[];
}

const ACTIVE: ViewerSubscription = {
  type: 'member',
  isActive: true,
  isCancelled: false,
  isBillerNative: true,
  isFreeLimitedTrial: false,
  credits: 0,
  isGuest: false,
};

/**
 * A made-up person on a brand, for the access rules. They have unlocked nothing and have no credits, so that a preview shows
 * what somebody new of their kind is offered.
 */
export function previewViewer(person: PreviewPerson, brand: PreviewedBrand): Viewer {
  const { tenant, everySite } = brand;
  if (person === 'visitor') return VISITOR;
  const account: Viewer = { ...VISITOR, userId: PREVIEW_ID };
  const on = (subscription: Partial<ViewerSubscription>, more: Partial<Viewer> = {}): Viewer => ({
    ...account,
    subscription: { ...ACTIVE, ...subscription },
    ...more,
  });
  const isRelationshipSubscriber = tenant.sites.includes(RELATIONSHIP_SITE);
  switch (person) {
    case 'guest':
      return account;
    case 'member':
      return on({}, { ...openTo(tenant.sites, tenant.id), isRelationshipSubscriber });
    case 'bundle':
      return on({}, { ...openTo(everySite, tenant.id), isRelationshipSubscriber });
    case 'lapsed':
      return on({ isActive: false }, { isRelationshipSubscriber });
    case 'trial':
      return on({ type: 'trial' });
    case 'freeTrial':
      return on({ type: 'trial', isFreeLimitedTrial: true });
    case 'portal':
      return on({ type: 'porn-portal' });
    case 'portalGuest':
      return on({ type: 'porn-portal', isGuest: true });
  }
}

function openTo(sites: readonly SiteId[], tenantId: string): Pick<Viewer, 'siteAccess' | 'tenantStates'> {
  return { siteAccess: sites, tenantStates: Object.fromEntries([tenantId, ...sites].map((id) => [id, 'full'])) };
}
