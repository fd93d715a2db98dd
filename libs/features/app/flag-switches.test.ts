import { describe, expect, it } from 'vitest';
import { FEATURE_FLAGS, type FeatureFlag } from '@network/tenant/feature-flags.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import milfy from '../../../apps/milfy/tenant.ts';
import vixen from '../../../apps/vixen/tenant.ts';
import { navigationFor } from './offered.ts';
import { resolveVisit, KNOWN, visitorContext } from './testing/resolve-visit.ts';

/** A brand with one flag switched the other way. */
function switched(tenant: Tenant, flag: FeatureFlag, isOn: boolean): Tenant {
  return { ...tenant, features: { ...tenant.features, [flag]: isOn } };
}

const linksOf = (tenant: Tenant): readonly string[] =>
  (['header', 'footer', 'member'] as const).flatMap((place) =>
    navigationFor(place, visitorContext(tenant)).map(({ to }) => `${place} ${to}`),
  );

/** A visitor's answer on the tour with a flag on and off, and whether links lead there. */
const PAGES: readonly (readonly [
  flag: FeatureFlag,
  path: string,
  on: string,
  off: string,
  links: 'always' | 'with it' | 'never',
])[] = [
  ['showAngels', '/angels', '200', '404', 'with it'],
  ['showAngels', `/angels/${KNOWN}`, '200', '404', 'never'],
  ['showcasesPage', '/showcases', '200', '404', 'with it'],
  ['showcasesPage', `/showcase/${KNOWN}`, '200', '404', 'never'],
  ['reels', '/reels', '200', '404', 'with it'],
  ['curator', '/wall', '200', '404', 'with it'],
  ['awardsLink', '/awards', '200', '404', 'with it'],
  ['channels', '/channels', '200', '404', 'with it'],
  ['facetedSearch', '/videos?search=golden-hour', '302 /videos?categories=golden-hour', '200', 'never'],
  ['facetedSearch', '/performers', '302 /performers?sex=F', '200', 'always'],
];

/** Flags without an address for visitors; they gate rights of signed-in people. */
const WITHOUT_VISITOR_PAGES: readonly FeatureFlag[] = [
  'internalChannels',
  'channelTrailers',
  'internalChannelTrailers',
  'expertReview',
  'promotionalVideoTeaserModal',
  'recombee',
  'relationshipStatus',
];

describe('T07 each flag by itself', () => {
  // Both a brand with nearly all of them and one with nearly none: a flag needs no other one.
  describe.each([vixen, milfy])('at $id', (tenant) => {
    it.each(PAGES)('%s switches %s', async (flag, path, on, off, links) => {
      for (const [isOn, answer] of [[true, on] as const, [false, off] as const]) {
        const brand = switched(tenant, flag, isOn);
        expect(await resolveVisit(brand, path), `${flag} ${isOn}`).toBe(answer);
        const leading = linksOf(brand).filter((link) => link.endsWith(` ${path}`));
        expect(leading.length > 0, `links with ${flag} ${isOn}`).toBe(
          links === 'always' || (links === 'with it' && isOn),
        );
      }
    });

    it.each(FEATURE_FLAGS)('%s changes no other page and no other link', async (flag) => {
      const own = PAGES.filter(([each]) => each === flag).map(([, path]) => path);
      const others = PAGES.map(([, path]) => path).filter((path) => !own.includes(path));
      const [on, off] = [switched(tenant, flag, true), switched(tenant, flag, false)];
      for (const path of others) expect(await resolveVisit(on, path), path).toBe(await resolveVisit(off, path));
      const rest = (links: readonly string[]) => links.filter((link) => !own.some((path) => link.endsWith(` ${path}`)));
      expect(rest(linksOf(on))).toEqual(rest(linksOf(off)));
    });
  });
});

it('every flag is tested', () => {
  const covered = [...new Set(PAGES.map(([flag]) => flag)), ...WITHOUT_VISITOR_PAGES];
  expect(covered.toSorted()).toEqual([...FEATURE_FLAGS].toSorted());
});
