import { describe, expect, it } from 'vitest';
import { testTenant } from '@network/core/server/tenant-fixture.ts';
import { problemsOf, structuredDataOf } from '@network/core/testing/structured-data.ts';
import { performerHead } from './performer-head.ts';

const portrait = { src: '/media/ada.webp', isMissing: false };
const performer = { name: 'Ada Morrow', slug: 'ada-morrow', videoCount: 3, tags: [], portrait };

const describedOf = (isMembersArea: boolean, change: object = {}) => {
  const context = { tenant: testTenant, meta: { isMembersArea }, films: { page: 1, order: 'NEWEST' } };
  const loaderData = { performer: { ...performer, ...change } };
  return structuredDataOf(performerHead({ match: { context }, loaderData } as never).meta);
};

describe('the head of a performer’s page', () => {
  it('says in the words of schema.org whose page it is', () => {
    const things = describedOf(false);
    expect(things.flatMap(problemsOf)).toEqual([]);
    const url = new URL('/performers/ada-morrow', testTenant.urls.tour).href;
    expect(things).toMatchObject([
      { '@type': 'ProfilePage', mainEntity: { '@type': 'Person', name: 'Ada Morrow', url } },
      { '@type': 'BreadcrumbList' },
    ]);
  });

  it('has no picture of a person without one', () => {
    const [page] = describedOf(false, { portrait: { ...portrait, isMissing: true } });
    expect(page?.['mainEntity']).not.toHaveProperty('image');
  });

  it('describes nothing to members, whose pages are not indexed', () => {
    expect(describedOf(true)).toEqual([]);
  });
});
