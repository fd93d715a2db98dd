import { FEATURE_FLAGS, type FeatureFlag } from '@network/tenant/feature-flags.ts';
import { defineTenant } from '@network/tenant/define-tenant.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';

/** A brand of one site, with every flag on. */
export function aTenant(): Tenant {
  return defineTenant({
    id: 'vixen',
    name: 'Vixen',
    abbreviation: 'vxn',
    sites: ['vixen'],
    urls: { tour: 'https://tour.example', members: 'https://members.example', api: 'https://api.example' },
    theme: {
      palette: { background: '#0b0a08', surface: '#16130e', text: '#f6f0e4', accent: '#d9b469', onAccent: '#1a1305' },
      fonts: { display: 'Figtree', text: 'Figtree' },
    },
    copy: { tagline: 'Light.', description: 'Films of light.', keywords: ['light', 'rooms', 'evenings'] },
    features: Object.fromEntries(FEATURE_FLAGS.map((flag) => [flag, true])) as Record<FeatureFlag, boolean>,
    healthWarning: { 'US-TX': true, 'US-AL': true },
    partnerHosts: [],
    tourLinks: {},
    custodian: { name: 'Custodian of Records', address: '1 Example Plaza' },
  });
}
