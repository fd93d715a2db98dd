import { describe, expect, it } from 'vitest';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import vixenplus from '../../../../../apps/vixenplus/tenant.ts';
import { demonstrationCaller, demonstrationId } from '../identity/testing/public.ts';

const ALL_SITES = ['vixen', 'tushy', 'tushyraw', 'blacked', 'blackedraw', 'deeper', 'slayed', 'milfy', 'wifey'];

const gateway = gatewayForTests({ seed: true, tenants: [vixen, vixenplus] });

async function profileOf(name: string, fields: string, tenant: Tenant = vixen) {
  const { data, errors } = await gateway.graphql<{ findOneUserProfile: Readonly<Record<string, unknown>> }>(
    `{ findOneUserProfile { ${fields} } }`,
    {},
    await demonstrationCaller(gateway.services, name, tenant),
  );
  expect(errors).toBeUndefined();
  return data.findOneUserProfile;
}

const WHO = 'userId uuid email displayName groups isAuthenticated autoplayEnabled iterateProfile { userId siteType }';
const PAYS = `billerName hasActiveMultisiteSubscription multisiteType siteAccessArray isFreeLimitedTrial
  subscription { type upgradeOptions { isUpgradeableToVixenPlusYearly } }`;

describe('the values of a profile', () => {
  it('X01 says who somebody is', async () => {
    const { db } = gateway.services;
    for (const [name, displayName, groups] of [
      ['member', 'goldmember', []],
      ['single', null, []],
      ['admin', expect.any(String), ['admin']],
    ] as const) {
      const userId = await demonstrationId(gateway.services, name);
      const email = `${name}@demo.example`;
      const autoplay = name !== 'single';
      await db.updateTable('users').set({ autoplay_enabled: autoplay }).where('id', '=', userId).execute();
      expect(await profileOf(name, WHO), name).toMatchObject({
        userId,
        uuid: userId,
        email,
        displayName,
        groups,
        isAuthenticated: true,
        autoplayEnabled: autoplay,
        iterateProfile: { userId },
      });
    }
  });

  it('X01 has autoplay on from the beginning', async () => {
    expect(await profileOf('multi', 'autoplayEnabled')).toEqual({ autoplayEnabled: true });
  });

  it.each([
    ['single', vixen, ['vendo', false, null, ['vixen'], false, 'member', false]],
    ['member', vixen, ['rocketgate', false, null, ALL_SITES, false, 'member', false]],
    ['multi', vixenplus, ['rocketgate', true, 'multisite2025', ALL_SITES, false, 'member', false]],
    ['monthly', vixenplus, ['vendo', true, 'multisite2025', ALL_SITES, false, 'member', true]],
    ['trial', vixen, ['rocketgate', false, null, [], false, 'trial', false]],
    ['freetrial', vixen, [null, false, null, [], true, 'trial', false]],
  ] as const)('X01 X02 says what %s pays for', async (name, tenant, expected) => {
    const [billerName, isMulti, multisiteType, siteAccessArray, isFreeLimitedTrial, type, isUpgradeable] = expected;
    expect(await profileOf(name, PAYS, tenant)).toEqual({
      billerName,
      hasActiveMultisiteSubscription: isMulti,
      multisiteType,
      siteAccessArray,
      isFreeLimitedTrial,
      subscription: { type, upgradeOptions: { isUpgradeableToVixenPlusYearly: isUpgradeable } },
    });
  });

  it('X01 says of each brand and of channels whether it is open in full', async () => {
    const { tenantsSubscriptionState } = await profileOf('single', 'tenantsSubscriptionState { tenant value }');
    expect(tenantsSubscriptionState).toEqual(
      [...ALL_SITES, 'vixenplus', 'channels'].map((tenant) => ({ tenant, value: tenant === 'vixen' ? 'full' : null })),
    );
  });

  it('X01 says of each subscription whether it is active, whose, where and of which type', async () => {
    const fields = 'userSubscriptionsState { subscriptionsStatus { isActive isTandemChildAccount tenant type } }';
    const own = { isActive: true, isTandemChildAccount: false, tenant: 'vixen', type: 'member' };
    expect(await profileOf('single', fields)).toEqual({ userSubscriptionsState: { subscriptionsStatus: [own] } });
    const ofChild = JSON.stringify(await profileOf('child', fields));
    expect([ofChild.includes('"isTandemChildAccount":true'), ofChild.includes('"isTandemChildAccount":false')]).toEqual(
      [true, false],
    );
    expect(JSON.stringify(await profileOf('expired', fields))).toContain('"isActive":false');
  });

  it('X01 X02 names the films that a trial has unlocked', async () => {
    const { db } = gateway.services;
    const userId = await demonstrationId(gateway.services, 'trialspent');
    const films = await db
      .selectFrom('videos')
      .select('id')
      .where('site_id', '=', 'vixen')
      .orderBy('id')
      .limit(2)
      .execute();
    const ids = films.map(({ id }) => id);
    await db.deleteFrom('unlocked_videos').where('user_id', '=', userId).execute();
    const unlocked_at = gateway.services.clock.now();
    await db
      .insertInto('unlocked_videos')
      .values(ids.map((video_id) => ({ user_id: userId, video_id, unlocked_at })))
      .execute();
    const profile = await profileOf(
      'trialspent',
      'subscription { unlockedVideoIds } userSubscriptionsState { unlockedVideos }',
    );
    const { subscription, userSubscriptionsState } = profile as {
      subscription: { unlockedVideoIds: string[] };
      userSubscriptionsState: { unlockedVideos: string[] };
    };
    expect(subscription.unlockedVideoIds.toSorted()).toEqual(ids);
    expect(userSubscriptionsState.unlockedVideos.toSorted()).toEqual(ids);
  });

  it('X01 counts the days until Friday, when gems are granted', async () => {
    // The demonstration begins on a Monday.
    expect(gateway.services.clock.now().toISOString()).toBe('2026-03-02T12:00:00.000Z');
    expect(await profileOf('member', 'daysUntilRefreshGems')).toEqual({ daysUntilRefreshGems: 4 });
  });

  it('X04 is the state that the person has acknowledged', async () => {
    const fields = 'state { modals { gemsIntro teaserViewed } gems { lastAcknowledgementDate } }';
    expect(await profileOf('single', fields)).toEqual({
      state: {
        modals: { gemsIntro: '2026-03-01T00:00:00.000Z', teaserViewed: null },
        gems: { lastAcknowledgementDate: null },
      },
    });
  });

  it('X08 welcomes with the member, a name and the site', async () => {
    const memberid = await demonstrationId(gateway.services, 'single');
    expect(await profileOf('single', 'welcome { memberid hashedMemberId username siteId }')).toEqual({
      welcome: {
        memberid,
        hashedMemberId: expect.stringMatching(/^[0-9a-f]{64}$/),
        username: `member${memberid.slice(0, 8)}`,
        siteId: '3',
      },
    });
    expect(await profileOf('multi', 'welcome { siteId }', vixenplus)).toEqual({ welcome: { siteId: '10' } });
  });
});
