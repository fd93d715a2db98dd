import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BUNDLE, SITE_IDS, SITES } from '@network/tenant/demonstration-sites.ts';
import vixen from '../../../apps/vixen/tenant.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { sisterAddress } from './sister-address.ts';

/** Every brand of the network, as its app configures it. */
const BRANDS = Object.values(import.meta.glob<Tenant>('../../../apps/*/tenant.ts', { eager: true, import: 'default' }));
const tenant = { ...vixen, urls: { ...vixen.urls, members: 'http://members.vixen.localhost:4200' } };
const sites = SITES.map(({ id }) => ({ id, brandId: id === 'tushyraw' ? BUNDLE.id : id }));
const to = (site: string, deeplink?: unknown) => sisterAddress(tenant, sites, { site, deeplink });

describe('R22 the address of a sister site', () => {
  it('R22 is this tenant’s members address with its name replaced', () => {
    expect(to('deeper')).toBe('http://members.deeper.localhost:4200/');
    expect(to('vixen', '/account')).toBe('http://members.vixen.localhost:4200/account');
  });

  it('R22 D2 of a site without a brand is in the bundle', () => {
    expect(to('tushyraw')).toBe('http://members.vixenplus.localhost:4200/videos?sites=tushyraw');
    expect(to('tushyraw', '/videos/a-b')).toBe('http://members.vixenplus.localhost:4200/videos/a-b');
  });

  it('R22 of the bundle is its members home, also where every site has a brand of its own', () => {
    const ofBrands = SITES.map(({ id }) => ({ id, brandId: id }));
    for (const known of [sites, ofBrands]) {
      const toBundle = (deeplink?: string) => sisterAddress(tenant, known, { site: 'vixenplus', deeplink });
      expect(toBundle()).toBe('http://members.vixenplus.localhost:4200/');
      expect(toBundle('/videos')).toBe('http://members.vixenplus.localhost:4200/videos');
    }
  });

  it('R22 of the bundle is known to every brand', () => {
    for (const brand of BRANDS) {
      const address = sisterAddress(brand, [], { site: 'vixenplus' });
      expect(address).toBe(`${brand.urls.members.replace(brand.id, 'vixenplus')}/`);
    }
  });

  it.each([
    'https://evil.test/',
    '//evil.test',
    '/\\evil.test',
    '\\evil.test',
    '/%09/evil.test',
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'http://members.deeper.localhost:4200@evil.test/',
    'http://members.vixen.localhost:4200/',
    `/${'a'.repeat(8_192)}`,
    ['/a', '/b'],
    '',
  ])('R22 D15 drops the deeplink %j', (deeplink) => {
    expect(to('deeper', deeplink)).toBe('http://members.deeper.localhost:4200/');
  });

  it('R22 is null for what is no site', () => {
    for (const site of ['', 'Deeper', 'deeper.evil', 'constructor']) expect(to(site)).toBeNull();
    expect(sisterAddress(tenant, sites, { site: undefined, deeplink: '/' })).toBeNull();
  });

  it('R22 never leaves the network, whatever the deeplink', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SITE_IDS), fc.oneof(fc.string(), fc.webPath(), fc.webUrl()), (site, deeplink) => {
        const host = new URL(to(site, deeplink) as string).host;
        expect(host).toMatch(/^members\.[a-z]+\.localhost:4200$/);
      }),
    );
  });
});
