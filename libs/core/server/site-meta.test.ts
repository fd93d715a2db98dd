import { describe, expect, it } from 'vitest';
import { readSiteMeta } from './site-meta.ts';
import { testTenant } from './tenant-fixture.ts';

const NEW_YEAR = new Date('2026-12-31T23:59:59-01:00');
const metaOf = (area: 'tour' | 'members', country: string | null, region: string | null, combined = false) =>
  readSiteMeta(
    { area, origin: { country, region, address: '127.0.0.1' } },
    { ...testTenant, combined } as typeof testTenant,
    NEW_YEAR,
  );

describe('T08 what a page knows of where and when it is shown', () => {
  it('T08 is the year of the universal time, the area and the portal', () => {
    expect(metaOf('members', null, null)).toEqual({
      currentYear: 2027,
      isMembersArea: true,
      isSFW: false,
      sfwRegion: null,
      isUS: false,
      pornPortalOrigin: testTenant.urls.tour,
      sellsMemberships: true,
    });
    expect(metaOf('tour', null, null).isMembersArea).toBe(false);
  });

  it('T04 T08 has no portal on the combined tenant', () => {
    expect(metaOf('members', null, null, true).pornPortalOrigin).toBeNull();
  });

  it.each(['US-TX', 'US-AL'] as const)('T08 names the region of a warning, safe for work on the tour: %s', (region) => {
    expect(metaOf('tour', 'US', region)).toMatchObject({ isUS: true, sfwRegion: region, isSFW: true });
    expect(metaOf('members', 'US', region)).toMatchObject({ isUS: true, sfwRegion: region, isSFW: false });
  });

  it('T08 names no other region', () => {
    expect(metaOf('tour', 'US', 'US-CA')).toMatchObject({ isUS: true, sfwRegion: null, isSFW: false });
    expect(metaOf('tour', 'MX', 'MX-TAM')).toMatchObject({ isUS: false, sfwRegion: null, isSFW: false });
  });
});
