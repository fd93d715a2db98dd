import { describe, expect, it } from 'vitest';
import deeper from '../../../../../apps/deeper/tenant.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import vixenplus from '../../../../../apps/vixenplus/tenant.ts';
import { activeMultisite, siteAccessOf, subscriptionFor, subscriptionsOn, viewerOf } from './membership.ts';
import { ACTIVE, aSubscription, membershipOf } from './testing/a-membership.ts';

const END = new Date('2026-06-01T00:00:00Z');
const LATER = new Date('2026-07-01T00:00:00Z');
const chosen = (...subscriptions: Parameters<typeof membershipOf>[0]): string | undefined => {
  const backwards = subscriptionFor(membershipOf(subscriptions.toReversed()), vixen)?.id;
  const forwards = subscriptionFor(membershipOf(subscriptions), vixen)?.id;
  expect(backwards).toBe(forwards);
  return forwards;
};

describe('the subscription that decides on a tenant', () => {
  it('is one of its sites: its own, a group with it, or the portal', () => {
    const all = [
      aSubscription('own'),
      aSubscription('other', { product: 'deeper' }),
      aSubscription('group', { product: 'multisite2020' }),
      aSubscription('portal', { product: 'portal', type: 'porn-portal' }),
    ];
    expect(subscriptionsOn(membershipOf(all), vixen).map(({ id }) => id)).toEqual(['own', 'group', 'portal']);
    expect(subscriptionFor(membershipOf([all[1] ?? aSubscription('')]), vixen)).toBeNull();
  });

  it('is an active one before one that ended, even of a lesser type', () => {
    expect(
      chosen(
        aSubscription('ended', { entitlement: { accessUntil: LATER } }),
        aSubscription('trial', { type: 'trial', entitlement: { ...ACTIVE, accessUntil: END } }),
      ),
    ).toBe('trial');
  });

  it('is a membership before a trial, and a trial before the portal', () => {
    const portal = aSubscription('portal', { product: 'portal', type: 'porn-portal', entitlement: ACTIVE });
    const trial = aSubscription('trial', { type: 'trial', entitlement: ACTIVE });
    expect(chosen(portal, trial)).toBe('trial');
    expect(chosen(portal, trial, aSubscription('member', { entitlement: ACTIVE }))).toBe('member');
  });

  it('is the wide one, whenever it ends', () => {
    const narrow = aSubscription('narrow', { entitlement: { ...ACTIVE, accessUntil: LATER } });
    const wide = { product: 'multisite2025', entitlement: { ...ACTIVE, accessUntil: END } } as const;
    expect(chosen(narrow, aSubscription('wide', wide))).toBe('wide');
  });

  it('is the one that ends last, one without an end before all, and else the first id', () => {
    const until = (id: string, accessUntil: Date | null) =>
      aSubscription(id, { entitlement: { ...ACTIVE, accessUntil } });
    expect(chosen(until('a', END), until('b', LATER))).toBe('b');
    expect(chosen(until('a', LATER), until('b', null))).toBe('b');
    expect(chosen(until('b', END), until('a', END))).toBe('a');
  });
});

describe('what active subscriptions open', () => {
  it('is the sites of memberships, in the network’s order; trials and the portal open none', () => {
    const subscriptions = [
      aSubscription('a', { product: 'deeper', entitlement: ACTIVE }),
      aSubscription('b', { entitlement: ACTIVE }),
      aSubscription('c', { product: 'milfy' }),
      aSubscription('d', { product: 'wifey', type: 'trial', entitlement: ACTIVE }),
      aSubscription('e', { product: 'portal', type: 'porn-portal', entitlement: ACTIVE }),
    ];
    expect(siteAccessOf(membershipOf(subscriptions))).toEqual(['vixen', 'deeper']);
  });

  it('is several sites while the group is active', () => {
    const group = (entitlement: object) =>
      activeMultisite(membershipOf([aSubscription('a', { product: 'multisite2025', entitlement })]));
    expect(group(ACTIVE)).not.toBeNull();
    expect(group({})).toBeNull();
  });
});

describe('the viewer of the access rules', () => {
  const tenants = [vixen, deeper, vixenplus];
  const viewer = (membership: ReturnType<typeof membershipOf>, tenant: typeof vixen | null = vixen) =>
    viewerOf(membership, tenant, { tenants, hasRecommender: true });

  it('has the facts of the subscription that decides', () => {
    const subscription = aSubscription('a', {
      type: 'trial',
      biller: 'epoch',
      is_free_limited_trial: true,
      is_guest: true,
      entitlement: { ...ACTIVE, isCancelled: true },
    });
    expect(viewer(membershipOf([subscription], { credits: 2 })).subscription).toEqual({
      type: 'trial',
      isActive: true,
      isCancelled: true,
      isBillerNative: false,
      isFreeLimitedTrial: true,
      credits: 2,
      isGuest: true,
    });
    expect(viewer(membershipOf([])).subscription).toBeNull();
    expect(viewer(membershipOf([subscription]), null).subscription).toBeNull();
  });

  it('has the groups that the rules know, and says of tandem children and subscribers of the relationship site that they are', () => {
    const facts = (membership: ReturnType<typeof membershipOf>) => {
      const { groups, isTandemChild, isRelationshipSubscriber } = viewer(membership);
      return { groups, isTandemChild, isRelationshipSubscriber };
    };
    const wifey = aSubscription('a', { product: 'wifey' });
    expect(facts(membershipOf([wifey], { groups: ['admin', 'finance'], parentUserId: 'parent' }))).toEqual({
      groups: ['admin'],
      isTandemChild: true,
      isRelationshipSubscriber: true,
    });
    const editor = { groups: ['commenteditor', 'preview'] };
    expect(facts(membershipOf([aSubscription('b'), wifey], editor))).toMatchObject({
      ...editor,
      isRelationshipSubscriber: true,
    });
    const trial = aSubscription('a', { product: 'wifey', type: 'trial' });
    expect(facts(membershipOf([trial, aSubscription('b')]))).toEqual({
      groups: [],
      isTandemChild: false,
      isRelationshipSubscriber: false,
    });
  });

  it('has a tenant in full when all of its sites are open, and channels when every pack is', () => {
    const open = (product: 'vixen' | 'multisite2025', packs: number, packCount: number) => {
      const unlockedPacks = Array.from({ length: packs }, (_, index) => ({ id: `pack-${index}`, unlockedAt: END }));
      const subscriptions = [aSubscription('a', { product, entitlement: ACTIVE })];
      const person = viewer(membershipOf(subscriptions, { unlockedPacks, packCount }));
      expect(person.unlockedChannelPackIds).toEqual(unlockedPacks.map(({ id }) => id));
      const { tenantStates } = person;
      return ['vixen', 'deeper', 'milfy', 'vixenplus', 'channels'].filter((name) => tenantStates[name] === 'full');
    };
    expect(open('vixen', 1, 2)).toEqual(['vixen']);
    expect(open('multisite2025', 2, 2)).toEqual(['vixen', 'deeper', 'milfy', 'vixenplus', 'channels']);
    expect(open('vixen', 0, 0)).toEqual(['vixen']);
  });
});
