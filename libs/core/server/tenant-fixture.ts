import { parseTenant } from '@network/tenant/define-tenant.ts';
import { FEATURE_FLAGS } from '@network/tenant/feature-flags.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';

/** A brand for tests: every flag on. */
export const testTenant: Tenant = parseTenant({
  id: 'brand',
  name: 'Brand',
  abbreviation: 'brd',
  sites: ['vixen'],
  urls: {
    tour: 'https://www.brand.example',
    members: 'https://members.brand.example',
    api: 'https://api.brand.example',
  },
  theme: {
    palette: { background: '#000000', surface: '#111111', text: '#ffffff', accent: '#ffcc00', onAccent: '#000000' },
    fonts: { display: 'Sora', text: 'Sora' },
  },
  copy: { tagline: 'A tagline.', description: 'A description.', keywords: ['one', 'two', 'three'] },
  features: Object.fromEntries(FEATURE_FLAGS.map((flag) => [flag, true])),
  healthWarning: { 'US-TX': true, 'US-AL': true },
  custodian: { name: 'Custodian', address: '1 Example Plaza' },
});
