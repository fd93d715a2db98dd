import { describe, expect, it } from 'vitest';
import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import vixenplus from '../../../../../../apps/vixenplus/tenant.ts';
import { loadDownloads } from '../../../browsing/downloads/public.ts';
import { loadPerson } from '../../../people/identity/public.ts';
import { demonstrationId } from '../../../people/identity/testing/public.ts';
import { type ProfileView, profileOf } from '../../../people/profile/testing/public.ts';
import { loadMembership } from '../membership-repository.ts';

const tenants = [vixen, vixenplus];

const gateway = gatewayForTests({ tenants, seed: true });

/** Loads the profile that vixen gets of a demonstration person. */
async function profile(name: string): Promise<ProfileView> {
  const { services } = gateway;
  const id = await demonstrationId(services, name);
  return profileOf({
    config: services.config,
    person: await loadPerson(services, id),
    membership: await loadMembership(services, id),
    downloads: await loadDownloads(services, id),
    tenant: vixen,
    tenants,
    hasRecommender: true,
    measuring: { isAgreed: false, variants: {} },
    now: services.clock.now(),
  });
}

const MEMBER = {
  type: 'member',
  biller: { name: 'RocketGate', url: '/support' },
  pornPortal: false,
  payPerVideoCredits: 0,
  active: true,
  cancelled: false,
  isGuestUser: false,
  isFreeLimitedTrial: false,
  xSiteInfo: null,
};
const PORTAL = { type: 'porn-portal', pornPortal: true, active: true };

describe('X02 what a profile says of a subscription', () => {
  it.each([
    ['member', MEMBER],
    ['multi', { type: 'member', active: true, xSiteInfo: { site: 'vixenplus' } }],
    ['trial', { type: 'trial', pornPortal: false, payPerVideoCredits: 2, isFreeLimitedTrial: false }],
    ['freetrial', { type: 'trial', payPerVideoCredits: 3, isFreeLimitedTrial: true }],
    ['portal', { ...PORTAL, payPerVideoCredits: 5, isGuestUser: false }],
    ['portalguest', { ...PORTAL, payPerVideoCredits: 0, isGuestUser: true }],
    ['cancelled', { type: 'member', active: true, cancelled: true }],
    ['expired', { type: 'member', active: false, cancelled: false }],
  ])('X02 of %s: %j', async (name, expected) => {
    expect((await profile(name)).subscription).toMatchObject(expected);
  });

  it('X02 since when somebody has it, and when they joined', async () => {
    const { subscription } = await profile('single');
    const since = Date.parse(subscription?.activeSince ?? '');
    expect(Math.floor((gateway.services.clock.now().getTime() - since) / DAY_MS)).toBe(10);
    expect(subscription?.joinDate).toBe(subscription?.activeSince);
  });
});

it('X03 what a profile says of the downloads of somebody who has taken all of one kind', async () => {
  const [videos, categories] = (await profile('quota')).downloadQuotas;
  expect(videos).toEqual({
    thresholdReached: true,
    downloadsNumber: 60,
    downloadQuotaMax: 60,
    downloadDaysPeriod: 30,
    quotaLeft: 0,
    remainingDays: expect.any(Number),
    zeroQuota: false,
    site: 'vixen',
  });
  expect(videos?.remainingDays).toBeGreaterThan(0);
  expect(categories).toEqual({
    thresholdReached: false,
    downloadsNumber: 0,
    downloadQuotaMax: 20,
    downloadDaysPeriod: 30,
    quotaLeft: 20,
    remainingDays: 0,
    zeroQuota: false,
    site: 'channels',
  });
});

describe('X05 what a survey is told', () => {
  it.each([
    ['member', { subscription: 'member', siteType: 'single-site', subscriptionLengthInMonths: 14 }],
    ['multi', { subscription: 'multisite2025', siteType: 'multi-site' }],
    ['single', { subscription: 'member', subscriptionLengthInDays: 10 }],
    ['trial', { subscription: 'trial', siteType: 'trial' }],
    ['expired', { subscription: 'expired', siteType: 'expired' }],
  ])('X05 of %s: %j', async (name, expected) => {
    const { userId, email, iterateProfile } = await profile(name);
    expect(iterateProfile).toMatchObject({ userId, email, ...expected });
    expect(email).toBe(`${name}@demo.example`);
  });
});
