import type { SiteId } from '@network/tenant/sites.ts';
import { multisiteGroups, siteIds } from '../../../config/known-network.ts';
import { RELATIONSHIP_SITE } from '@network/tenant/constants.ts';
import { isMultisiteGroup, multisiteType } from '@network/lifecycle/multisite/multisite.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { Viewer, ViewerGroup, ViewerSubscription } from '@network/access/viewer.ts';
import { isNativeBiller } from './biller-facts.ts';
import type { Entitlement } from './entitlement.ts';
import type { PlanKind, Product, SubscriptionsTable } from './tables.ts';

/** A subscription with what its log says at an instant. */
export interface SubscriptionWithEntitlement extends Omit<SubscriptionsTable, 'user_id'> {
  readonly entitlement: Entitlement;
  readonly planKind: PlanKind | null;
  /** The parent's, by which a tandem child watches. */
  readonly isTandem: boolean;
}

/** The facts of all memberships about a person at an instant, whatever the tenant. */
export interface Membership {
  readonly userId: string;
  readonly groups: readonly string[];
  readonly subscriptions: readonly SubscriptionWithEntitlement[];
  readonly unlockedVideoIds: readonly string[];
  readonly unlockedPacks: readonly { readonly id: string; readonly unlockedAt: Date }[];
  /** The number of channel packs that can be unlocked. */
  readonly packCount: number;
  /** Pay-per-video credits left. */
  readonly credits: number;
  readonly parentUserId: string | null;
  /** A portal guest has confirmed guest scenes. */
  readonly hasConfirmedGuestScenes: boolean;
}

const GROUPS: readonly string[] = ['admin', 'commenteditor', 'preview'] satisfies readonly ViewerGroup[];
const TYPE_ORDER: readonly SubscriptionsTable['type'][] = ['member', 'trial', 'porn-portal'];

/** Sites whose content a product is about; the portal sells single videos of all of them. */
export function sitesOfProduct(product: Product): readonly SiteId[] {
  if (product === 'portal') return siteIds();
  return isMultisiteGroup(product) ? (multisiteGroups()[product] ?? []) : [product];
}

/** Subscriptions, past ones too, that are about a site of this tenant. */
export function subscriptionsOn(
  membership: Membership,
  tenant: Pick<Tenant, 'sites'>,
): readonly SubscriptionWithEntitlement[] {
  return membership.subscriptions.filter(({ product }) =>
    sitesOfProduct(product).some((site) => tenant.sites.includes(site)),
  );
}

/**
 * The subscription that decides on the tenant: active before ended, membership before trial before portal, wide before
 * narrow, late before early.
 */
export function subscriptionFor(
  membership: Membership,
  tenant: Pick<Tenant, 'sites'>,
): SubscriptionWithEntitlement | null {
  const end = (subscription: SubscriptionWithEntitlement): number =>
    subscription.entitlement.accessUntil?.getTime() ?? Number.MAX_SAFE_INTEGER;
  const [first] = subscriptionsOn(membership, tenant).toSorted(
    (a, b) =>
      Number(b.entitlement.isActive) - Number(a.entitlement.isActive) ||
      TYPE_ORDER.indexOf(a.type) - TYPE_ORDER.indexOf(b.type) ||
      sitesOfProduct(b.product).length - sitesOfProduct(a.product).length ||
      end(b) - end(a) ||
      a.id.localeCompare(b.id),
  );
  return first ?? null;
}

/** Sites that active memberships open; trials and the portal open single videos only. */
export function siteAccessOf(membership: Membership): readonly SiteId[] {
  const open = new Set(
    membership.subscriptions
      .filter((subscription) => subscription.type === 'member' && subscription.entitlement.isActive)
      .flatMap((subscription) => sitesOfProduct(subscription.product)),
  );
  return siteIds().filter((site) => open.has(site));
}

/** The multisite type of the person's active subscriptions, or null. */
export function activeMultisite(membership: Membership): ReturnType<typeof multisiteType> {
  return multisiteType(
    membership.subscriptions
      .filter((subscription) => subscription.entitlement.isActive)
      .map((subscription) => subscription.product),
    multisiteGroups(),
  );
}

/** The facts about a person on a tenant for the access rules. */
export function viewerOf(
  membership: Membership,
  tenant: Tenant | null,
  { tenants, hasRecommender }: { readonly tenants: readonly Tenant[]; readonly hasRecommender: boolean },
): Viewer {
  const siteAccess = siteAccessOf(membership);
  const subscription = tenant && subscriptionFor(membership, tenant);
  return {
    userId: membership.userId,
    groups: membership.groups.filter((group): group is ViewerGroup => GROUPS.includes(group)),
    subscription: subscription ? viewerSubscription(membership, subscription) : null,
    siteAccess,
    tenantStates: tenantStatesOf(membership, siteAccess, tenants),
    unlockedVideoIds: membership.unlockedVideoIds,
    unlockedChannelPackIds: membership.unlockedPacks.map(({ id }) => id),
    isTandemChild: membership.parentUserId !== null,
    isRelationshipSubscriber: membership.subscriptions.some(
      ({ type, product }) => type === 'member' && sitesOfProduct(product).includes(RELATIONSHIP_SITE),
    ),
    hasConfirmedGuestScenes: membership.hasConfirmedGuestScenes,
    hasRecommender,
  };
}

function viewerSubscription(membership: Membership, subscription: SubscriptionWithEntitlement): ViewerSubscription {
  return {
    type: subscription.type,
    isActive: subscription.entitlement.isActive,
    isCancelled: subscription.entitlement.isCancelled,
    ...(subscription.entitlement.isPaused && { isPaused: true }),
    isBillerNative: isNativeBiller(subscription.biller),
    isFreeLimitedTrial: subscription.is_free_limited_trial,
    credits: membership.credits,
    isGuest: subscription.is_guest,
  };
}

/** Each site, and each tenant that shows several, is `full` when all of it is open; channels when every pack is. */
function tenantStatesOf(
  membership: Membership,
  siteAccess: readonly SiteId[],
  tenants: readonly Tenant[],
): Record<string, 'full' | null> {
  const state = (isFull: boolean): 'full' | null => (isFull ? 'full' : null);
  const unlockedAll = membership.packCount > 0 && membership.unlockedPacks.length >= membership.packCount;
  return {
    ...Object.fromEntries(siteIds().map((site) => [site, state(siteAccess.includes(site))])),
    ...Object.fromEntries(
      tenants.map(({ id, sites }) => [id, state(sites.every((site) => siteAccess.includes(site)))]),
    ),
    channels: state(unlockedAll),
  };
}
