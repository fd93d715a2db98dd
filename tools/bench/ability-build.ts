import { Ability } from '@casl/ability';
import { defineAbilityFor } from '@network/access/ability.ts';
import { type Conditions, matchConditions } from '@network/access/conditions.ts';
import type { AppPermission } from '@network/access/permissions.ts';
import { videoSubject } from '@network/access/subjects.ts';
import { type Viewer, VISITOR } from '@network/access/viewer.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { compareSpeeds, cpuSpeedOf, type Ratio, speedOf } from './ratio.ts';

/** A member with many unlocks, so that every rule has something to check. */
const member: Viewer = {
  ...VISITOR,
  userId: 'u1',
  subscription: {
    type: 'member',
    isActive: true,
    isCancelled: false,
    isBillerNative: true,
    isFreeLimitedTrial: false,
    credits: 3,
    isGuest: false,
  },
  siteAccess: ['vixen', 'tushy'],
  tenantStates: { vixen: 'full', channels: 'full' },
  unlockedVideoIds: Array.from({ length: 200 }, (_, index) => `v${index}`),
  unlockedChannelPackIds: Array.from({ length: 20 }, (_, index) => `p${index}`),
};

/** All access rules of a member, checked and decided, against only handing the finished rules to CASL. */
export async function benchAbilityBuild(tenant: Tenant): Promise<Ratio> {
  const rules = [...defineAbilityFor(member, tenant).rules];
  const options = { conditionsMatcher: matchConditions };
  const speeds = await compareSpeeds(
    async () => speedOf(() => defineAbilityFor(member, tenant), 500),
    async () => speedOf(() => new Ability<AppPermission, Conditions>(rules, options), 500),
    5,
  );
  return { name: 'building an ability', against: 'CASL alone with the finished rules', ...speeds, goal: 0.1 };
}

/** The absolute goals: an ability in 50 microseconds of CPU, a check in 1. Theirs is that limit as a speed. */
export function benchAbilityCosts(tenant: Tenant): readonly Ratio[] {
  const ability = defineAbilityFor(member, tenant);
  const subject = videoSubject('video', {
    videoId: 'v150',
    site: 'deeper',
    isDenied: false,
    isUpcoming: false,
    freeVideo: false,
    isFreeLimitedTrial: false,
    channelPackId: null,
    isThirdPartyChannel: false,
  });
  return [
    {
      name: 'building an ability',
      against: 'one in 50 microseconds',
      ours: cpuSpeedOf(() => defineAbilityFor(member, tenant)),
      theirs: 20_000,
      goal: 1,
    },
    {
      name: 'checking a video',
      against: 'one in a microsecond',
      ours: cpuSpeedOf(() => ability.can('play', subject)),
      theirs: 1_000_000,
      goal: 1,
    },
  ];
}
