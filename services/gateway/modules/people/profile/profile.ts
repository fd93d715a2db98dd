import { daysUntilGemsRefresh, percentageOfUnlockedPacks } from '@network/lifecycle/gems/gems.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { UserProfile } from '../../../graphql/resolvers.generated.ts';
import { type DownloadCounts, quotasOf } from '../../browsing/downloads/public.ts';
import {
  activeMultisite,
  type Membership,
  siteAccessOf,
  subscriptionFor,
  viewerOf,
  subscriptionView,
  badgesOfPerson,
} from '../../money/membership/public.ts';
import type { GatewayConfig } from '../../../config/config.ts';
import type { CallMeasuring, CallVariants } from '../../../http/call-variants.ts';
import { iterateProfileOf } from './iterate-profile.ts';
import { type PersonRecord, stateOf } from '../identity/public.ts';

export interface ProfileFacts {
  readonly config: Pick<GatewayConfig, 'billerSupport'>;
  readonly person: PersonRecord;
  readonly membership: Membership;
  readonly downloads: DownloadCounts;
  readonly tenant: Tenant;
  readonly tenants: readonly Tenant[];
  readonly hasRecommender: boolean;
  readonly measuring: CallMeasuring;
  readonly now: Date;
}

/** A profile without what resolvers of its fields find. */
export type ProfileView = Omit<UserProfile, 'abilities' | 'welcome'>;

/** A person as a tenant sees them; everything follows from rows and the current time. */
export function profileOf(facts: ProfileFacts): ProfileView {
  const { person, membership, tenant, now } = facts;
  const subscription = subscriptionFor(membership, tenant);
  const viewer = viewerOf(membership, tenant, facts);
  const multisite = activeMultisite(membership);
  return {
    userId: person.id,
    uuid: person.id,
    email: person.email,
    isEmailConfirmed: person.isEmailConfirmed,
    displayName: person.displayName,
    avatar: person.avatar,
    badges: badgesOfPerson(person.attributes, membership, tenant, now),
    groups: membership.groups,
    abTestVariant: variantText(facts.measuring.variants),
    scopes: subscription?.is_guest ? ['guest-user'] : ['user'],
    daysUntilRefreshGems: daysUntilGemsRefresh(now),
    unlockedChannelPackIds: viewer.unlockedChannelPackIds,
    percentageOfUnlockedChannelPacks: percentageOfUnlockedPacks(membership.unlockedPacks.length, membership.packCount),
    hasActiveMultisiteSubscription: multisite !== null,
    multisiteType: multisite,
    tandemSubscription: {
      hasTandemChildAccount: person.hasTandemChild,
      isTandemChildAccount: viewer.isTandemChild,
      tandemParentDisplayName: person.tandemParentDisplayName,
    },
    specialAttributes: specialAttributes(person),
    isTelemetryEnabled: facts.measuring.isAgreed,
    siteAccessArray: siteAccessOf(membership),
    userSubscriptionsState: {
      subscriptionsStatus: membership.subscriptions.map((each) => ({
        isActive: each.entitlement.isActive,
        isTandemChildAccount: each.isTandem,
        tenant: each.joined_on,
        type: each.type,
      })),
      unlockedVideos: membership.unlockedVideoIds,
    },
    isFreeLimitedTrial: subscription?.is_free_limited_trial ?? false,
    autoplayEnabled: person.autoplayEnabled,
    billerName: subscription?.biller ?? null,
    subscription: subscription && subscriptionView(facts, membership, subscription, tenant, now),
    consent: {
      requestTermsConsent: !person.termsAccepted,
      requestEmailConsent: person.emailConsent === null,
      hasEmailConsent: person.emailConsent === true,
    },
    tenantsSubscriptionState: Object.entries(viewer.tenantStates).map(([id, value]) => ({ tenant: id, value })),
    downloadQuotas: quotasOf(facts.downloads, tenant, now),
    state: stateOf(person),
    iterateProfile: iterateProfileOf(facts, subscription, multisite),
    relationshipStatus: person.relationshipStatus,
    relationshipRole: person.relationshipRole,
    isAuthenticated: true,
    viewer: JSON.stringify(viewer),
  };
}

/** The variants as the browser is in them, such as `pricing=total,paypal=first`; null where it is in none. */
function variantText(variants: CallVariants): string | null {
  const pairs = Object.entries(variants).map(([experiment, variant]) => `${experiment}=${variant}`);
  return pairs.length > 0 ? pairs.join(',') : null;
}

function specialAttributes({ attributes }: PersonRecord): UserProfile['specialAttributes'] {
  const find = (name: string) => attributes.find(({ attribute }) => attribute === name);
  return {
    isPornstarUser: find('pornstar') !== undefined,
    modelId: find('pornstar')?.value ?? null,
    isKingUser: find('king') !== undefined,
    isDirectorUser: find('director') !== undefined,
    isVipUser: find('vip') !== undefined,
    isOfficialUser: find('official') !== undefined,
  };
}
