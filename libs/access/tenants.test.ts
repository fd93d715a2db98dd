import { type FeatureFlag, RIGHT_FLAGS } from '@network/tenant/feature-flags.ts';
import { SITE_IDS, type SiteId } from '@network/tenant/demonstration-sites.ts';
import { describe, expect, it } from 'vitest';
import { type AppAbility, defineAbilityFor } from './ability.ts';
import { examplePeople } from './examples/example-people.ts';
import { exampleTenant } from './examples/example-tenant.ts';
import { exampleVideos } from './examples/example-videos.ts';
import { shelfSubject, videoSubject } from './subjects.ts';
import { type Viewer, VISITOR } from './viewer.ts';

const people = examplePeople('vixen', 'tushy');
const videos = exampleVideos('vixen', 'tushy');
const plays = (ability: AppAbility, name: keyof typeof videos) =>
  ability.can('play', videoSubject('video', videos[name]));

/** Flags of rights as decided for the ten tenants (D9). */
const ALL_CHANNELS = 'channels internalChannels channelTrailers internalChannelTrailers';
const DECIDED: readonly [tenant: string, sites: readonly SiteId[], flags: string][] = [
  ['vixen', ['vixen'], `${ALL_CHANNELS} expertReview recombee promotionalVideoTeaserModal`],
  ['tushy', ['tushy'], `${ALL_CHANNELS} expertReview recombee`],
  ['blacked', ['blacked'], `${ALL_CHANNELS} expertReview recombee promotionalVideoTeaserModal`],
  ['blackedraw', ['blackedraw'], 'channels internalChannels expertReview'],
  ['deeper', ['deeper'], 'channels channelTrailers expertReview recombee'],
  ['slayed', ['slayed'], 'internalChannels internalChannelTrailers recombee promotionalVideoTeaserModal'],
  ['milfy', ['milfy'], 'expertReview recombee'],
  [
    'wifey',
    ['wifey'],
    'internalChannels internalChannelTrailers expertReview recombee relationshipStatus promotionalVideoTeaserModal',
  ],
  ['vixenplus', SITE_IDS, `${ALL_CHANNELS} expertReview recombee promotionalVideoTeaserModal`],
  ['combined', SITE_IDS, `${ALL_CHANNELS} expertReview recombee relationshipStatus`],
];

describe.each(DECIDED)('T07 A10 on %s', (name, sites, text) => {
  const flags = text.split(' ') as FeatureFlag[];
  const tenant = exampleTenant(flags, sites, name === 'combined');
  const ofSite = examplePeople(sites[0] as SiteId, sites[0] === 'tushy' ? 'vixen' : 'tushy');

  it('the see rights of a member are its flags', () => {
    const ability = defineAbilityFor(ofSite.member, tenant);
    expect(RIGHT_FLAGS.filter((flag) => ability.can('see', flag))).toEqual(
      RIGHT_FLAGS.filter((flag) => flags.includes(flag)),
    );
    expect(ability.can('see', 'promotionalTeaser')).toBe(flags.includes('promotionalVideoTeaserModal'));
    expect(ability.can('see', shelfSubject('home'))).toBe(flags.includes('recombee'));
    expect(ability.can('see', shelfSubject('channels'))).toBe(flags.includes('recombee') && flags.includes('channels'));
    expect(ability.can('see', shelfSubject('internalChannels'))).toBe(
      flags.includes('recombee') && flags.includes('internalChannels'),
    );
    const own = videoSubject('expertReviewModal', { ...videos.own, site: sites[0] as SiteId });
    expect(ability.can('update', own)).toBe(flags.includes('expertReview'));
  });

  it('the preview group has channels and expert reviews whatever the flags', () => {
    const ability = defineAbilityFor(ofSite.preview, tenant);
    expect(RIGHT_FLAGS.filter((flag) => ability.can('see', flag))).toEqual(RIGHT_FLAGS);
  });

  it('A12 the relationship section is where its flag is', () => {
    for (const person of [ofSite['relationship member'], ofSite.admin]) {
      const ability = defineAbilityFor(person, tenant);
      expect(ability.can('update', 'relationshipStatusSection')).toBe(flags.includes('relationshipStatus'));
    }
  });
});

describe('the combined tenant', () => {
  const combined = exampleTenant(['recombee'], SITE_IDS, true);
  const on = (viewer: Viewer) => defineAbilityFor(viewer, combined);

  it('A08 counts any site access as active', () => {
    for (const person of ['lapsed member', 'portal', 'trial, ended', 'without subscription'] as const) {
      const ability = on({ ...people[person], siteAccess: ['tushy'] });
      expect({
        person,
        other: plays(ability, 'other'),
        own: plays(ability, 'own'),
        channel: ability.can('unlock', 'channel'),
        overlay: ability.can('see', videoSubject('upgradeMembershipOverlay', videos.own)),
      }).toEqual({ person, other: true, own: false, channel: true, overlay: false });
    }
  });

  it('A02 A08 leaves a free limited trial what it has of the flagged videos', () => {
    const trial = people['free limited trial'];
    for (const viewer of [trial, { ...trial, siteAccess: ['deeper'] as const }]) {
      const may = (action: 'see' | 'download', name: keyof typeof videos) =>
        on(viewer).can(action, videoSubject('pictureSet', videos[name]));
      expect(may('see', 'flagged')).toBe(true);
      expect(may('download', 'flagged')).toBe(false);
      expect(may('see', 'own')).toBe(false);
      expect(on(viewer).can('add', videoSubject('comment', videos.flagged))).toBe(true);
      expect(plays(on(viewer), 'picked')).toBe(true);
    }
  });

  it('A08 does so on no other tenant', () => {
    const plain = exampleTenant(['recombee'], SITE_IDS);
    expect(plays(defineAbilityFor({ ...people['lapsed member'], siteAccess: ['tushy'] }, plain), 'other')).toBe(false);
  });

  it('A03 opens nothing for a trial', () => {
    expect(plays(on(people.trial), 'unlocked')).toBe(false);
    expect(on(people.trial).can('unlock', videoSubject('video', videos.own))).toBe(false);
  });

  it('A13 shows recommendations to portal users with site access, and to no trial', () => {
    const shown = (viewer: Viewer) => on(viewer).can('see', shelfSubject('recommendedVideos'));
    expect(shown({ ...people.portal, siteAccess: ['tushy'] })).toBe(true);
    expect(shown(people.portal)).toBe(false);
    expect(shown({ ...people.trial, siteAccess: ['tushy'] })).toBe(false);
  });

  it('T04 is hidden from the porn portal', () => {
    expect(on(people['lapsed member']).can('see', 'pornPortalBar')).toBe(false);
    expect(on(people['lapsed member']).can('see', 'purchaseModal')).toBe(true);
  });

  it('A05 gives a portal guest nothing for a site access', () => {
    expect(plays(on({ ...people['portal guest'], siteAccess: ['vixen'] }), 'own')).toBe(false);
  });
});

describe('A09 full access to channels', () => {
  it('opens packs of the sites that are open, and no site', () => {
    const tenant = exampleTenant(['channels']);
    const states = { tenantStates: { channels: 'full' }, siteAccess: ['vixen'] } as const;
    expect(plays(defineAbilityFor({ ...people.member, ...states }, tenant), 'lockedPack')).toBe(true);
    expect(plays(defineAbilityFor({ ...people.member, ...states }, tenant), 'otherPack')).toBe(false);
    expect(plays(defineAbilityFor({ ...people['lapsed member'], ...states }, tenant), 'lockedPack')).toBe(false);
  });
});

describe('D38 without a tenant', () => {
  it('every flag is off', () => {
    for (const viewer of Object.values(people)) {
      if (viewer.groups.includes('preview')) continue;
      const ability = defineAbilityFor(viewer, null);
      expect(RIGHT_FLAGS.some((flag) => ability.can('see', flag))).toBe(false);
      expect(ability.can('see', 'promotionalTeaser')).toBe(false);
      expect(ability.can('see', 'relationshipStatusSection')).toBe(false);
      expect(ability.can('see', shelfSubject('home'))).toBe(false);
    }
  });
});

describe('A12 editing the relationship section', () => {
  const wifey = exampleTenant(['relationshipStatus'], ['wifey']);

  it('is shown to a tandem child, but not usable', () => {
    const ability = defineAbilityFor({ ...people['relationship member'], isTandemChild: true }, wifey);
    expect(ability.can('see', 'relationshipStatusSection')).toBe(true);
    expect(ability.can('update', 'relationshipStatusSection')).toBe(false);
  });
});

describe('an ability', () => {
  it('of a visitor is built once for a tenant', () => {
    const tenant = exampleTenant(['channels']);
    expect(defineAbilityFor(VISITOR, tenant)).toBe(defineAbilityFor({ ...VISITOR }, tenant));
    expect(defineAbilityFor(VISITOR, exampleTenant([])).can('see', 'channels')).toBe(false);
    expect(defineAbilityFor(people.member, tenant)).not.toBe(defineAbilityFor(people.member, tenant));
  });
});
