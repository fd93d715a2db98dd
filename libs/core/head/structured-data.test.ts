import { describe, expect, it } from 'vitest';
import { testTenant } from '../server/tenant-fixture.ts';
import type { SiteMeta } from '../tenant/site-meta.ts';
import { structuredData } from './structured-data.ts';

const meta = (isMembersArea: boolean) => ({ isMembersArea }) as SiteMeta;

const nobody = () => ({ '@type': 'BreadcrumbList', itemListElement: [] }) as const;

describe('structuredData', () => {
  it('speaks of the tour host by absolute addresses', () => {
    const tags = structuredData({ tenant: testTenant, meta: meta(false) }, (absolute) => ({
      '@type': 'ProfilePage',
      mainEntity: { '@type': 'Person', name: 'Ada', url: absolute('/videos') },
    }));
    expect(tags).toEqual([
      {
        'script:ld+json': {
          '@context': 'https://schema.org',
          '@type': 'ProfilePage',
          mainEntity: { '@type': 'Person', name: 'Ada', url: new URL('/videos', testTenant.urls.tour).href },
        },
      },
    ]);
  });

  it('is not in a members page, which is not indexed', () => {
    expect(structuredData({ tenant: testTenant, meta: meta(true) }, nobody)).toEqual([]);
  });
});
