import { afterAll, beforeAll, expect, it } from 'vitest';
import combined from '../../../apps/combined/tenant.ts';
import vixen from '../../../apps/vixen/tenant.ts';
import vixenplus from '../../../apps/vixenplus/tenant.ts';
import { brandsOfSites, visibleBrands } from './brand-names.ts';
import { brandNameOf, forgetNetwork, knowNetwork } from './known-network.ts';
import { tenantDirectoryOf } from './tenant-directory.ts';

const source = {};
const siteOf = (id: 'vixen' | 'tushyraw' | 'tushy', brandId: string, name: string) =>
  ({ id, brandId, name, abbreviation: id.slice(0, 3), offerPageId: 1, launchedOn: '2020-01-01' }) as const;

beforeAll(() => {
  const sites = [
    siteOf('vixen', 'vixen', 'Vixen'),
    siteOf('tushyraw', 'vixenplus', 'Tushy Raw'),
    siteOf('tushy', 'tushy', 'Tushy'),
  ];
  knowNetwork(source, { sites, groups: {}, brands: [], bundles: ['vixenplus'], names: { vixenplus: vixenplus.name } });
});
afterAll(() => forgetNetwork(source));

const tenants = tenantDirectoryOf([vixen, vixenplus, combined]);

it('visible brands are those that people can visit', () => {
  expect(visibleBrands(tenants)).toEqual([vixen.name, vixenplus.name]);
});

it('what a site without a brand shows is found on its bundle, which is named once', () => {
  expect(brandsOfSites(tenants, ['vixen', 'tushyraw', 'tushyraw'])).toEqual([vixen.name, vixenplus.name]);
});

it('a brand of which no release is active keeps the name of its site', () => {
  expect(brandsOfSites(tenants, ['tushy'])).toEqual(['Tushy']);
});

it('what is bought of a site is named by the brand on which people find it', () => {
  expect([brandNameOf('vixen'), brandNameOf('tushyraw')]).toEqual(['Vixen', vixenplus.name]);
});
