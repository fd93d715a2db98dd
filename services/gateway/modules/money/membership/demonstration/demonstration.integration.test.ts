import { describe, expect, it } from 'vitest';
import { SITE_IDS } from '@network/tenant/demonstration-sites.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import combined from '../../../../../../apps/combined/tenant.ts';
import tushy from '../../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import vixenplus from '../../../../../../apps/vixenplus/tenant.ts';
import wifey from '../../../../../../apps/wifey/tenant.ts';
import { DEMONSTRATION_PEOPLE, emailOf } from '../../../people/identity/testing/public.ts';
import { loadPerson } from '../../../people/identity/public.ts';
import { type ProfileView, profileOf } from '../../../people/profile/testing/public.ts';
import { loadDownloads } from '../../../browsing/downloads/public.ts';
import { loadViewer } from '../load-viewer.ts';
import { loadMembership } from '../membership-repository.ts';

const tenants = [vixen, tushy, wifey, vixenplus, combined];

const gateway = gatewayForTests({ tenants, seed: true });

async function idOf(name: string): Promise<string> {
  const person = DEMONSTRATION_PEOPLE.find((each) => each.name === name);
  if (!person) throw new Error(`nobody is called ${name}`);
  const { db } = gateway.services;
  return (await db.selectFrom('users').select('id').where('email', '=', emailOf(person)).executeTakeFirstOrThrow()).id;
}

async function profile(name: string, tenant: Tenant = vixen): Promise<ProfileView> {
  const { services } = gateway;
  const id = await idOf(name);
  return profileOf({
    config: services.config,
    person: await loadPerson(services, id),
    membership: await loadMembership(services, id),
    downloads: await loadDownloads(services, id),
    tenant,
    tenants,
    hasRecommender: true,
    measuring: { isAgreed: false, variants: {} },
    now: services.clock.now(),
  });
}

const MEMBER = {
  type: 'member',
  isActive: true,
  isCancelled: false,
  isBillerNative: true,
  isFreeLimitedTrial: false,
  credits: 0,
  isGuest: false,
};
const STAFF = { ...MEMBER, isBillerNative: false };
const TRIAL = { ...MEMBER, type: 'trial' };
const FREE = { ...TRIAL, isBillerNative: false, isFreeLimitedTrial: true };
const PORTAL = { ...STAFF, type: 'porn-portal' };

describe('the viewer of each demonstration person', () => {
  it.each([
    ['member', MEMBER, SITE_IDS],
    ['single', MEMBER, ['vixen']],
    ['multi', MEMBER, SITE_IDS],
    ['monthly', MEMBER, SITE_IDS],
    ['trial', { ...TRIAL, credits: 2 }, []],
    ['trialspent', TRIAL, []],
    ['trialexpired', { ...TRIAL, isActive: false }, []],
    ['freetrial', { ...FREE, credits: 3 }, []],
    ['freetrialexpired', { ...FREE, isActive: false }, []],
    ['expired', { ...MEMBER, isActive: false }, []],
    ['grace', { ...MEMBER, isActive: false }, []],
    ['cancelled', { ...MEMBER, isCancelled: true }, SITE_IDS],
    ['cancelledext', { ...STAFF, isCancelled: true }, SITE_IDS],
    ['portal', { ...PORTAL, credits: 5 }, []],
    ['portalguest', { ...PORTAL, isGuest: true }, []],
    ['parent', MEMBER, SITE_IDS],
    ['child', MEMBER, SITE_IDS],
    ['vip', STAFF, SITE_IDS],
    ['model', STAFF, SITE_IDS],
    ['king', MEMBER, SITE_IDS],
    ['director', STAFF, SITE_IDS],
    ['official', STAFF, SITE_IDS],
    ['wifeymember', null, ['wifey']],
    ['quota', MEMBER, SITE_IDS],
    ['consent', MEMBER, SITE_IDS],
    ['preview', STAFF, SITE_IDS],
    ['editor', MEMBER, SITE_IDS],
    ['admin', STAFF, SITE_IDS],
    ['challenged', MEMBER, SITE_IDS],
    ['banned', MEMBER, SITE_IDS],
    ['founder', MEMBER, ['vixen']],
    ['silver', MEMBER, SITE_IDS],
    ['paused', { ...MEMBER, isActive: false, isPaused: true }, []],
  ] as const)('%s on vixen', async (name, subscription, siteAccess) => {
    const viewer = await loadViewer(gateway.services, await idOf(name), vixen);
    expect(viewer).toMatchObject({ subscription, siteAccess, isTandemChild: name === 'child' });
  });

  it('covers everybody of the contract, and a paused member', () => {
    expect(DEMONSTRATION_PEOPLE).toHaveLength(33);
  });

  it('knows groups, and the relationship site’s subscribers only as such (A10, A12)', async () => {
    const viewer = async (name: string) => loadViewer(gateway.services, await idOf(name), wifey);
    expect((await viewer('admin')).groups).toEqual(['admin']);
    expect((await viewer('editor')).groups).toEqual(['commenteditor']);
    expect((await viewer('preview')).groups).toEqual(['preview']);
    expect(await viewer('wifeymember')).toMatchObject({ isRelationshipSubscriber: true, subscription: MEMBER });
    expect(await viewer('single')).toMatchObject({ isRelationshipSubscriber: false, subscription: null });
  });

  it('goes by the tenant: a member of one site has no subscription on another and a part of the combined one (A08, A09)', async () => {
    const id = await idOf('single');
    expect((await loadViewer(gateway.services, id, tushy)).subscription).toBeNull();
    const onCombined = await loadViewer(gateway.services, id, combined);
    expect(onCombined).toMatchObject({ subscription: MEMBER, siteAccess: ['vixen'] });
    expect(onCombined.tenantStates).toMatchObject({ vixen: 'full', tushy: null, combined: null, channels: null });
    const everywhere = await loadViewer(gateway.services, await idOf('multi'), vixenplus);
    expect(everywhere.tenantStates).toMatchObject({ vixenplus: 'full', combined: 'full', wifey: 'full' });
  });
});

describe('the profile of demonstration people (X01)', () => {
  it.each([
    ['member', ['gold']],
    ['single', []],
    ['multi', ['boss']],
    ['monthly', ['bronze']],
    ['expired', []],
    ['grace', ['gold']],
    ['silver', ['silver']],
    ['founder', ['boss', 'founder']],
    ['king', ['king', 'boss']],
    ['director', ['director']],
    ['model', ['model']],
    ['editor', ['moderator', 'gold']],
    ['admin', ['moderator']],
    ['trial', []],
  ] as const)('L12 D26 %s wears %j', async (name, badges) => {
    expect((await profile(name)).badges).toEqual(badges);
  });

  it('returns member’s name, months and biller (X02)', async () => {
    expect(await profile('member')).toMatchObject({
      email: 'member@demo.example',
      displayName: 'goldmember',
      billerName: 'rocketgate',
      autoplayEnabled: true,
      multisiteType: null,
      iterateProfile: { subscriptionLengthInMonths: 14, siteType: 'single-site', subscription: 'member' },
      subscription: { seniority: 14, active: true, cancelled: false, xSiteInfo: null },
    });
  });

  it('shows that single has ten days and no name yet', async () => {
    const { displayName, iterateProfile } = await profile('single');
    expect([displayName, iterateProfile.subscriptionLengthInDays]).toEqual([null, 10]);
  });

  it('L20 offers the yearly plan to the monthly bundle member, not to the yearly one', async () => {
    const upgradeable = async (name: string) =>
      (await profile(name, vixenplus)).subscription?.upgradeOptions.isUpgradeableToVixenPlusYearly;
    expect([await upgradeable('monthly'), await upgradeable('multi'), await upgradeable('member')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(await profile('multi', vixenplus)).toMatchObject({
      hasActiveMultisiteSubscription: true,
      multisiteType: 'multisite2025',
      subscription: { seniority: 30 },
      iterateProfile: { siteType: 'multi-site', subscription: 'multisite2025' },
    });
  });

  it('D20 separates cancelled ones and their billers', async () => {
    expect((await profile('cancelled')).subscription).toMatchObject({
      cancelled: true,
      active: true,
      biller: { name: 'RocketGate' },
    });
    expect((await profile('cancelledext')).subscription).toMatchObject({
      cancelled: true,
      active: true,
      biller: { name: 'Epoch' },
    });
    const offers = await gateway.services.db
      .selectFrom('retention_offers')
      .innerJoin('subscriptions', 'subscriptions.id', 'retention_offers.subscription_id')
      .select('subscriptions.product')
      .where('subscriptions.user_id', '=', await idOf('cancelled'))
      .where('taken_at', 'is', null)
      .execute();
    expect(offers).toHaveLength(SITE_IDS.length);
  });

  it('L17 ties the tandem child to its parent, whose subscriptions it watches by', async () => {
    expect((await profile('parent')).tandemSubscription).toEqual({
      hasTandemChildAccount: true,
      isTandemChildAccount: false,
      tandemParentDisplayName: null,
    });
    const child = await profile('child');
    expect(child.tandemSubscription).toEqual({
      hasTandemChildAccount: false,
      isTandemChildAccount: true,
      tandemParentDisplayName: 'oldoak',
    });
    expect(child.userSubscriptionsState.subscriptionsStatus.every((each) => each.isTandemChildAccount)).toBe(true);
  });

  it('has the special attributes, and the model’s performer', async () => {
    const attributes = async (name: string) => (await profile(name)).specialAttributes;
    const performer = await gateway.services.db.selectFrom('performers').select('id').orderBy('id').executeTakeFirst();
    expect(await attributes('model')).toMatchObject({ isPornstarUser: true, modelId: performer?.id ?? null });
    expect(await attributes('king')).toMatchObject({ isKingUser: true, isVipUser: false });
    expect(await attributes('director')).toMatchObject({ isDirectorUser: true });
    expect(await attributes('official')).toMatchObject({ isOfficialUser: true });
    expect(await attributes('vip')).toMatchObject({ isVipUser: true, isKingUser: false });
    expect((await profile('vip')).email).toBe('vip@vip.example');
  });

  // "A guest user scope value also exists."
  it('X01 gives a portal guest the scope of one', async () => {
    expect([(await profile('portalguest')).scopes, (await profile('portal')).scopes]).toEqual([
      ['guest-user'],
      ['user'],
    ]);
  });

  it('M24 requests consent only where it is missing', async () => {
    expect((await profile('consent')).consent).toEqual({
      requestTermsConsent: true,
      requestEmailConsent: true,
      hasEmailConsent: false,
    });
    expect((await profile('member')).consent).toEqual({
      requestTermsConsent: false,
      requestEmailConsent: false,
      hasEmailConsent: true,
    });
  });

  it('D27 has used up the video downloads of quota, and nobody else’s', async () => {
    const [videos, categories] = (await profile('quota')).downloadQuotas;
    expect(videos).toMatchObject({ thresholdReached: true, downloadsNumber: 60, quotaLeft: 0, site: 'vixen' });
    expect(categories).toMatchObject({ thresholdReached: false, quotaLeft: 20, site: 'channels' });
    expect((await profile('member')).downloadQuotas[0]).toMatchObject({ thresholdReached: false, quotaLeft: 60 });
  });

  it('marks the account to challenge and the disabled one', async () => {
    const rows = await gateway.services.db
      .selectFrom('users')
      .select(['id', 'device_challenge_required', 'disabled_at'])
      .where((where) => where.or([where('device_challenge_required', '=', true), where('disabled_at', 'is not', null)]))
      .execute();
    expect(rows).toHaveLength(2);
    expect(rows.find(({ disabled_at }) => disabled_at !== null)?.id).toBe(await idOf('banned'));
    expect(rows.find((row) => row.device_challenge_required)?.id).toBe(await idOf('challenged'));
  });

  it('D25 leaves member 40 gems, the sum of a ledger that adds up', async () => {
    const { db } = gateway.services;
    const entries = await db
      .selectFrom('ledger_entries')
      .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
      .select(['amount', 'user_id', 'unit'])
      .execute();
    const member = await idOf('member');
    const sum = (rows: typeof entries) => rows.reduce((total, { amount }) => total + amount, 0);
    expect(sum(entries.filter(({ user_id, unit }) => user_id === member && unit === 'gems'))).toBe(40);
    expect(sum(entries)).toBe(0);
  });

  it('X02 D26 counts a month once, however many sites it was paid for', async () => {
    expect((await profile('member', combined)).subscription?.seniority).toBe(14);
  });
});
