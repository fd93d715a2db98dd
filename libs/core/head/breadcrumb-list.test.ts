import { describe, expect, it } from 'vitest';
import { testTenant } from '../server/tenant-fixture.ts';
import type { SiteMeta } from '../tenant/site-meta.ts';
import { breadcrumbList } from './breadcrumb-list.ts';

const meta = (isMembersArea: boolean) => ({ isMembersArea }) as SiteMeta;
const steps = [
  { name: 'Videos', path: '/videos' },
  { name: 'Slow light', path: '/videos/slow-light' },
];
const tour = (path: string) => new URL(path, testTenant.urls.tour).href;

describe('breadcrumbList', () => {
  it('T05 leads from home to the page, in order, by absolute addresses of the tour', () => {
    expect(breadcrumbList({ tenant: testTenant, meta: meta(false) }, steps)).toEqual([
      {
        'script:ld+json': {
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: testTenant.name, item: tour('/') },
            { '@type': 'ListItem', position: 2, name: 'Videos', item: tour('/videos') },
            { '@type': 'ListItem', position: 3, name: 'Slow light', item: tour('/videos/slow-light') },
          ],
        },
      },
    ]);
  });

  it('is not in a members page, which is not indexed', () => {
    expect(breadcrumbList({ tenant: testTenant, meta: meta(true) }, steps)).toEqual([]);
  });
});
