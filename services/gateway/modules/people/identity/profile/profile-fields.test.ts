import { buildSchema, type GraphQLObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { readSchemaText } from '@network/testing/schema-text.ts';

const schema = buildSchema(readSchemaText());

/** The fields of a type, and those of the objects behind them as `outer.inner`. */
function fieldsOf(typeName: string): ReadonlySet<string> {
  const paths = new Set<string>();
  const walk = (name: string, prefix: string, seen: readonly string[]): void => {
    const type = schema.getType(name);
    if (!type || !('getFields' in type) || seen.includes(name)) return;
    for (const field of Object.values((type as GraphQLObjectType).getFields())) {
      paths.add(prefix + field.name);
      walk(field.type.toString().replaceAll(/[[\]!]/g, ''), `${prefix}${field.name}.`, [...seen, name]);
    }
  };
  walk(typeName, '', []);
  return paths;
}

/** The lists of the specification as they stand there; of `a or b` one is there. */
const LISTS = {
  'X01 User profile': [
    'UserProfile',
    `userId, uuid, email, displayName, badges, groups, abTestVariant, scopes, daysUntilRefreshGems,
    unlockedChannelPackIds, percentageOfUnlockedChannelPacks, hasActiveMultisiteSubscription,
    tandemSubscription.hasTandemChildAccount, tandemSubscription.isTandemChildAccount,
    tandemSubscription.tandemParentDisplayName, specialAttributes.isPornstarUser, specialAttributes.modelId,
    specialAttributes.isKingUser, specialAttributes.isDirectorUser, specialAttributes.isVipUser,
    specialAttributes.isOfficialUser, isTelemetryEnabled, multisiteType, siteAccessArray,
    userSubscriptionsState.subscriptionsStatus.isActive,
    userSubscriptionsState.subscriptionsStatus.isTandemChildAccount,
    userSubscriptionsState.subscriptionsStatus.tenant, userSubscriptionsState.subscriptionsStatus.type,
    userSubscriptionsState.unlockedVideos, isFreeLimitedTrial, autoplayEnabled, billerName, subscription,
    consent.requestTermsConsent, consent.requestEmailConsent, consent.hasEmailConsent,
    tenantsSubscriptionState.tenant, tenantsSubscriptionState.value, downloadQuotas, state, iterateProfile,
    relationshipStatus, relationshipRole, isAuthenticated, abilities, welcome`,
  ],
  'X02 Subscription': [
    'UserSubscription',
    `type, biller.name, biller.url, pornPortal, payPerVideoCredits, unlockedVideoIds, active, activeSince, joinDate,
    seniority, xSiteInfo.site, cancelled, isGuestUser, upgradeOptions.isUpgradeableToVixenPlusYearly,
    isFreeLimitedTrial`,
  ],
  'X03 Download quota': [
    'DownloadQuota',
    `thresholdReached, downloadsNumber, downloadQuotaMax, downloadDaysPeriod, quotaLeft, remainingDays, zeroQuota,
    site`,
  ],
  'X04 Profile state': [
    'ProfileState',
    `modals.gemsIntro, modals.teaserViewed, modals.texasHealthWarningAcknowledged,
    modals.alabamaHealthWarningAcknowledged, gems.lastAcknowledgementDate`,
  ],
  'X05 Iterate block': [
    'IterateProfile',
    `userId, email, activeSince, lastChannelPackUnlockDate, hasUnlockedChannelPackInLastTwoWeeks, subscription,
    subscriptionLengthInMonths, subscriptionLengthInDays, siteType`,
  ],
  'X08 Welcome data': ['WelcomeData', 'memberid, hashedMemberId, username, siteId'],
} as const;

describe('what the specification lists of a person', () => {
  it.each(Object.entries(LISTS))('%s has every field of its list', (_rule, [type, list]) => {
    const found = fieldsOf(type);
    expect(list.split(/,\s*/).filter((field) => !found.has(field))).toEqual([]);
  });

  it('X01 reaches X02 to X05 from the profile', () => {
    const found = fieldsOf('UserProfile');
    for (const field of ['subscription.seniority', 'downloadQuotas.zeroQuota', 'state.modals.gemsIntro']) {
      expect(found, field).toContain(field);
    }
    expect(found).toContain('iterateProfile.subscriptionLengthInDays');
  });

  it('finds a field missing that no type has', () => {
    expect(fieldsOf('UserProfile')).not.toContain('subscription.email');
  });
});
