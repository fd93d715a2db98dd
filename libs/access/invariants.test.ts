import { FEATURE_FLAGS, RIGHT_FLAGS } from '@network/tenant/feature-flags.ts';
import { SITE_IDS } from '@network/tenant/demonstration-sites.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AccessTenant, type AppAbility, defineAbilityFor, isAllowed } from './ability.ts';
import { SUBSCRIPTION } from './examples/example-people.ts';
import { exampleTenant } from './examples/example-tenant.ts';
import { type AppSubjectName, ITEM_SUBJECTS, PERMISSIONS } from './permissions.ts';
import type { VideoSubject } from './subjects.ts';
import { videoSubject } from './subjects.ts';
import { type Viewer, VISITOR } from './viewer.ts';

const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 });
const sites = fc.uniqueArray(fc.constantFrom(...SITE_IDS), { maxLength: 4 });
const subscription = fc.record({
  type: fc.constantFrom('member', 'trial', 'porn-portal'),
  isActive: fc.boolean(),
  isCancelled: fc.boolean(),
  isBillerNative: fc.boolean(),
  isFreeLimitedTrial: fc.boolean(),
  credits: fc.integer({ min: -1, max: 3 }),
  isGuest: fc.boolean(),
});
const viewers = fc.record({
  userId: fc.constantFrom(null, 'person', 'person', 'person'),
  groups: fc.uniqueArray(fc.constantFrom('admin', 'commenteditor', 'preview'), { maxLength: 2 }),
  subscription: fc.option(subscription),
  siteAccess: sites,
  tenantStates: fc.dictionary(fc.constantFrom(...SITE_IDS, 'channels'), fc.constantFrom('full', null), { maxKeys: 3 }),
  unlockedVideoIds: ids,
  unlockedChannelPackIds: ids,
  isTandemChild: fc.boolean(),
  isRelationshipSubscriber: fc.boolean(),
  hasConfirmedGuestScenes: fc.boolean(),
  hasRecommender: fc.boolean(),
}) as fc.Arbitrary<Viewer>;
const tenants = fc
  .tuple(fc.subarray([...FEATURE_FLAGS]), sites, fc.boolean())
  .map(([flags, of, combined]) => exampleTenant(flags, of, combined));
const videos: fc.Arbitrary<VideoSubject> = fc.record({
  videoId: fc.constantFrom('a', 'b', 'z'),
  site: fc.constantFrom(...SITE_IDS),
  isDenied: fc.boolean(),
  isUpcoming: fc.boolean(),
  freeVideo: fc.boolean(),
  isFreeLimitedTrial: fc.boolean(),
  channelPackId: fc.constantFrom(null, 'a', 'z'),
  isThirdPartyChannel: fc.boolean(),
});

/** Every right that a person has about a video or about nothing. */
function rightsOf(ability: AppAbility, item: VideoSubject): readonly string[] {
  return Object.entries(PERMISSIONS).flatMap(([subject, actions]) =>
    actions.filter((action) => isAllowed(ability, action, subject, item)).map((action) => `${action} ${subject}`),
  );
}

const USES = [
  'play video',
  'download video',
  'rate video',
  'unlock video',
  'see pictureSet',
  'download pictureSet',
  'add comment',
  'update expertReviewModal',
];

function assertProperty(
  check: (rights: readonly string[], video: VideoSubject, viewer: Viewer) => void,
  numRuns = 1_500,
): void {
  fc.assert(
    fc.property(viewers, fc.option(tenants), videos, (viewer, tenant, video) => {
      check(rightsOf(defineAbilityFor(viewer, tenant), video), video, viewer);
    }),
    { numRuns },
  );
}

/** These abilities do not depend on the person. */
const OF_EVERYBODY = ['play trailer', 'join membership', 'accept terms'];

describe('whoever asks for whatever, on any tenant', () => {
  it('A01 a visitor has the trailer, the channels that are shown and the way to join, and never a whole video', () => {
    assertProperty((rights, _video, viewer) => {
      if (viewer.userId !== null) return;
      const others = rights.filter((right) => !RIGHT_FLAGS.some((flag) => right === `see ${flag}`));
      expect(others.filter((right) => !OF_EVERYBODY.includes(right))).toEqual([]);
      expect(rights).not.toContain('see expertReview');
    });
  });

  it('D36 nothing of a denied or upcoming video is used, and a denied one has no trailer', () => {
    assertProperty((rights, video) => {
      if (!video.isDenied && !video.isUpcoming) return;
      expect(rights.filter((right) => USES.includes(right))).toEqual([]);
      expect(video.isDenied && rights.includes('play trailer')).toBe(false);
    });
  });

  it('D36 only portal guests lack the trailer of a video that is not denied', () => {
    assertProperty((rights, video, viewer) => {
      const isGuest = viewer.userId !== null && viewer.subscription?.isGuest === true;
      expect(rights.includes('play trailer')).toBe(!isGuest && !video.isDenied);
    });
  });

  it('A05 a portal guest uses nothing, even with another subscription type', () => {
    assertProperty((rights, _video, viewer) => {
      if (!viewer.subscription?.isGuest) return;
      expect(rights.filter((right) => USES.includes(right))).toEqual([]);
    });
  });

  it('A15 a tandem child never gets the purchase modal, nor a bar or an overlay that leads to it', () => {
    const prompts = ['purchaseModal', 'upgradeBar', 'pornPortalBar', 'upgradeMembershipOverlay'];
    assertProperty((rights, _video, viewer) => {
      if (!viewer.isTandemChild) return;
      expect(rights.filter((right) => prompts.some((prompt) => right === `see ${prompt}`))).toEqual([]);
    });
  });

  it('A14 an admin never gets the upgrade overlay', () => {
    assertProperty((rights, _video, viewer) => {
      if (!viewer.groups.includes('admin')) return;
      expect(rights).not.toContain('see upgradeMembershipOverlay');
    });
  });

  it('A11 only admins and comment editors remove and pin', () => {
    assertProperty((rights, _video, viewer) => {
      const isEditor = viewer.userId !== null && viewer.groups.some((group) => group !== 'preview');
      expect(rights.includes('remove comment')).toBe(isEditor);
      expect(rights.includes('pin comment')).toBe(isEditor);
    });
  });

  it('a viewer who downloads a video also plays, rates and discusses it', () => {
    assertProperty((rights) => {
      if (!rights.includes('download video')) return;
      expect(rights).toEqual(expect.arrayContaining(['play video', 'rate video', 'see pictureSet', 'add comment']));
    });
  });

  it('A06 a video in a locked pack of nobody’s choice is downloaded only where it or its channels are open', () => {
    assertProperty((rights, video, viewer) => {
      if (video.channelPackId !== 'z' || viewer.unlockedVideoIds.includes(video.videoId)) return;
      if (viewer.tenantStates['channels'] === 'full') return;
      expect(rights).not.toContain('download video');
    });
  });

  it('a video without its facts is not used', () => {
    fc.assert(
      fc.property(
        viewers,
        tenants,
        videos,
        fc.constantFrom('isDenied', 'isUpcoming'),
        (viewer, tenant, video, lost) => {
          const { [lost]: _gone, ...rest } = video;
          const rights = rightsOf(defineAbilityFor(viewer, tenant), rest as VideoSubject);
          expect(rights.filter((right) => USES.includes(right))).toEqual([]);
        },
      ),
    );
  });

  it('page and gateway answer alike: a viewer sent as JSON builds the same rules', () => {
    fc.assert(
      fc.property(viewers, fc.option(tenants), (viewer, tenant) => {
        const sent = JSON.parse(JSON.stringify(viewer)) as Viewer;
        expect(defineAbilityFor(sent, tenant).rules).toEqual(defineAbilityFor(viewer, tenant).rules);
      }),
    );
  });

  it('rubbish in the place of any part of a viewer is no error, and lets nobody use more than before', () => {
    const parts = [
      'groups',
      'subscription',
      'siteAccess',
      'tenantStates',
      'unlockedVideoIds',
      'unlockedChannelPackIds',
    ];
    const rubbish = fc.constantFrom<unknown>(undefined, 7, 'full', true, {}, [[]], [7], Number.NaN, () => true);
    const used = (viewer: Viewer, tenant: AccessTenant, video: VideoSubject) =>
      rightsOf(defineAbilityFor(viewer, tenant), video).filter(
        (right) => USES.includes(right) && right !== 'unlock video',
      );
    fc.assert(
      fc.property(
        viewers,
        fc.constantFrom(...parts),
        rubbish,
        tenants,
        videos,
        (viewer, part, wrong, tenant, video) => {
          if (viewer.subscription?.isGuest) return;
          const spoilt = { ...viewer, [part]: wrong } as unknown as Viewer;
          expect(used(viewer, tenant, video)).toEqual(expect.arrayContaining([...used(spoilt, tenant, video)]));
        },
      ),
      { numRuns: 1_500 },
    );
  });

  it('what is no viewer at all is a visitor', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), tenants, (wrong, tenant) => {
        const ability = defineAbilityFor(wrong as Viewer, tenant);
        if (typeof (wrong as Viewer | null)?.userId === 'string') return;
        expect(ability).toBe(defineAbilityFor(VISITOR, tenant));
      }),
    );
  });

  it.each([
    ['an unknown type', { type: 'gold' }],
    ['an activity that is no boolean', { isActive: 'yes' }],
    ['no activity', { isActive: undefined }],
  ])('a subscription with %s opens no site', (_what, wrong) => {
    const viewer = {
      userId: 'person',
      siteAccess: ['vixen'],
      isTandemChild: false,
      subscription: { ...SUBSCRIPTION, ...wrong },
    } as unknown as Viewer;
    const video = {
      videoId: 'a',
      site: 'vixen',
      isDenied: false,
      isUpcoming: false,
      freeVideo: false,
      isFreeLimitedTrial: false,
      channelPackId: null,
      isThirdPartyChannel: false,
    } as const;
    expect(defineAbilityFor(viewer, exampleTenant([])).can('play', videoSubject('video', video))).toBe(false);
  });
});

describe('A18 names', () => {
  it('of subjects that others rely on are there', () => {
    for (const subject of ['upgradeMembershipOverlay', 'recombeeRecommendations', 'relationshipStatusSection']) {
      expect(PERMISSIONS).toHaveProperty(subject);
    }
  });

  it('that are unknown, or come without the item that they need, are refused', () => {
    fc.assert(
      fc.property(viewers, tenants, fc.string(), (viewer, tenant, name) => {
        const ability = defineAbilityFor(viewer, tenant);
        expect(isAllowed(ability, name, 'video')).toBe(false);
        expect(isAllowed(ability, 'play', name)).toBe(false);
        expect(isAllowed(ability, 'see', 'constructor')).toBe(false);
        for (const subject of ITEM_SUBJECTS) {
          const actions = PERMISSIONS[subject as AppSubjectName] as readonly string[];
          expect(actions.some((action) => isAllowed(ability, action, subject))).toBe(false);
        }
      }),
    );
  });
});
