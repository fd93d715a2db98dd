import { describe, expect, it } from 'vitest';
import { type AccessTenant, defineAbilityFor, isAllowed } from './ability.ts';
import { SUBSCRIPTION } from './examples/example-people.ts';
import { exampleTenant } from './examples/example-tenant.ts';
import { plainVideo } from './examples/example-videos.ts';
import { deniedNextStep } from './next-step.ts';
import { parseViewer } from './parse-viewer.ts';
import { type SubjectItems, type VideoSubject, shelfSubject } from './subjects.ts';
import { type Viewer, type ViewerSubscription, VISITOR } from './viewer.ts';

const brand = exampleTenant(['recombee', 'promotionalVideoTeaserModal']);
const combined = exampleTenant(['recombee'], ['vixen', 'tushy'], true);
const video = plainVideo('v1', 'vixen');
const inPack: VideoSubject = { ...video, channelPackId: 'p1' };
const flagged: VideoSubject = { ...video, isFreeLimitedTrial: true };

const person: Viewer = { ...VISITOR, userId: 'u1', hasRecommender: true };
const subscribed = (change: Partial<ViewerSubscription>, more: Partial<Viewer> = {}): Viewer => ({
  ...person,
  subscription: { ...SUBSCRIPTION, ...change },
  ...more,
});
const trial = (change: Partial<ViewerSubscription> = {}, more: Partial<Viewer> = {}) =>
  subscribed({ type: 'trial', ...change }, more);

function may(
  viewer: Viewer,
  action: string,
  subject: string,
  item?: SubjectItems[keyof SubjectItems],
  tenant: AccessTenant = brand,
): boolean {
  return isAllowed(defineAbilityFor(viewer, tenant), action, subject, item);
}

describe('A13 shelves of the recommender', () => {
  const seesShelf = (viewer: Viewer, tenant = brand) =>
    defineAbilityFor(viewer, tenant).can('see', shelfSubject('home'));
  const member = subscribed({}, { siteAccess: ['vixen'] });

  it('are for active members, where the gateway has a recommender', () => {
    expect(seesShelf(member)).toBe(true);
    expect(seesShelf({ ...member, hasRecommender: false })).toBe(false);
  });

  it('are not for a trial, whatever sites are open to it on the combined tenant', () => {
    expect(seesShelf(member, combined)).toBe(true);
    expect(seesShelf(trial({}, { siteAccess: ['vixen'] }), combined)).toBe(false);
    const free = subscribed({ isFreeLimitedTrial: true }, { siteAccess: ['vixen'] });
    expect(seesShelf(free, combined)).toBe(false);
  });
});

describe('A15 the promotional teaser', () => {
  it('is neither for visitors nor for guests of the portal', () => {
    expect(may(person, 'see', 'promotionalTeaser')).toBe(true);
    expect(may(VISITOR, 'see', 'promotionalTeaser')).toBe(false);
    expect(may(subscribed({ type: 'porn-portal', isGuest: true }), 'see', 'promotionalTeaser')).toBe(false);
  });
});

describe('A03 A04 A05 unlocking a pack', () => {
  it.each([
    ['a trial', trial()],
    ['a lapsed member', subscribed({ isActive: false })],
    ['a portal user', subscribed({ type: 'porn-portal' })],
  ])('is about a video in a pack, for %s', (_person, viewer) => {
    expect(may(viewer, 'unlock', 'channelVideo', inPack)).toBe(true);
    expect(may(viewer, 'unlock', 'channelVideo', video)).toBe(false);
  });
});

describe('D36 unlocking a video for a credit', () => {
  it.each([
    ['a trial', 'trial', video],
    ['a portal user', 'porn-portal', video],
    ['a free limited trial', 'trial', flagged],
  ] as const)('needs one credit, for %s', (_person, type, item) => {
    const withCredits = (credits: number) => subscribed({ type, credits, isFreeLimitedTrial: item.isFreeLimitedTrial });
    expect(may(withCredits(1), 'unlock', 'video', item)).toBe(true);
    expect(may(withCredits(0), 'unlock', 'video', item)).toBe(false);
    expect(deniedNextStep(withCredits(1), item, brand)).toBe('UNLOCK_VIDEO');
    expect(deniedNextStep(withCredits(0), item, brand)).not.toBe('UNLOCK_VIDEO');
  });

  it('ends the upgrade overlay and the lock of that video alone', () => {
    const unlocked = trial({}, { unlockedVideoIds: ['v1'] });
    expect(may(unlocked, 'see', 'upgradeMembershipOverlay', video)).toBe(false);
    expect(may(unlocked, 'see', 'upgradeMembershipOverlay', { ...video, videoId: 'v2' })).toBe(true);
    const portal = subscribed({ type: 'porn-portal' }, { unlockedVideoIds: ['v1'] });
    expect(may(portal, 'see', 'upgradeMembershipOverlay', video)).toBe(false);
    expect(may(portal, 'see', 'upgradeMembershipOverlay', { ...video, videoId: 'v2' })).toBe(true);
    const free = trial({ isFreeLimitedTrial: true }, { unlockedVideoIds: ['v1'] });
    expect(may(free, 'see', 'lockedVideo', flagged)).toBe(false);
    expect(may(free, 'see', 'lockedVideo', { ...flagged, videoId: 'v2' })).toBe(true);
  });

  it('finds a video among many unlocked ones', () => {
    const ids = Array.from({ length: 40 }, (_, index) => `other${index}`);
    expect(may(trial({}, { unlockedVideoIds: [...ids, 'v1'] }), 'play', 'video', video)).toBe(true);
    expect(may(trial({}, { unlockedVideoIds: ids }), 'play', 'video', video)).toBe(false);
  });
});

describe('D36 any account', () => {
  it('may join, manage its membership, accept the terms and play free videos', () => {
    for (const [action, subject] of [
      ['join', 'membership'],
      ['manage', 'membership'],
      ['accept', 'terms'],
    ] as const) {
      expect(may(person, action, subject), `${action} ${subject}`).toBe(true);
    }
    expect(may(person, 'play', 'video', { ...video, freeVideo: true })).toBe(true);
    expect(may(person, 'play', 'video', video)).toBe(false);
  });

  it('is refused a right that does not exist, and an item right without its item', () => {
    expect(may(person, 'play', 'membership')).toBe(false);
    expect(may(person, 'toString', 'membership')).toBe(false);
    expect(may(person, 'join', 'toString')).toBe(false);
    expect(may(person, 'play', 'video')).toBe(false);
  });
});

describe('a viewer out of forged or truncated data', () => {
  it('is a visitor without an id', () => {
    expect(parseViewer({ ...person, userId: '' })).toEqual(VISITOR);
    expect(parseViewer({ ...person, userId: 7 })).toEqual(VISITOR);
    expect(VISITOR).toMatchObject({ unlockedVideoIds: [], unlockedChannelPackIds: [], hasRecommender: false });
  });

  it('has the least access that its values allow', () => {
    const read = (more: object) => parseViewer({ ...person, ...more });
    expect(read({ siteAccess: ['vixen', 'No where', 'multisite2025', 3] }).siteAccess).toEqual(['vixen']);
    expect(read({ siteAccess: 'vixen' }).siteAccess).toEqual([]);
    expect(read({ unlockedVideoIds: ['a', 3] }).unlockedVideoIds).toEqual([]);
    expect(read({ unlockedVideoIds: undefined }).unlockedVideoIds).toEqual([]);
    expect(read({ hasRecommender: 'yes' }).hasRecommender).toBe(false);
    const credits = (value: unknown) =>
      parseViewer({ ...trial(), subscription: { ...trial().subscription, credits: value } });
    expect([1, 0, -1, 1.5, '3'].map((value) => credits(value).subscription?.credits)).toEqual([1, 0, 0, 0, 0]);
  });
});
