import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';

const gateway = gatewayForTests({ seed: true, tenants: [vixen] });
beforeAll(async () => {
  // The films get other own slugs, as if another site's films had theirs.
  const { db } = gateway.services;
  await db
    .updateTable('videos')
    .set({ own_slug: sql`'own-' || slug` })
    .execute();
}, 120_000);

interface Answer {
  readonly data: {
    readonly videos: readonly {
      readonly newId: string;
      readonly slug: string;
      readonly site: string;
      readonly rating: number;
    }[];
    readonly hasNextPage: boolean;
  };
}

const request = (query: string) =>
  gateway.inject({ url: `/toprated${query}`, headers: gateway.headersFor({ tenant: 'vixen' }) });

describe('C27 GET /toprated', () => {
  it('names films in the language of the page', async () => {
    const german = JSON.stringify([{ language: 'de', title: 'Auf Deutsch', description: '' }]);
    await gateway.services.db
      .updateTable('videos')
      .set({ translations: sql`${german}::jsonb` })
      .execute();
    const titlesIn = async (language: string) => {
      const headers = { ...gateway.headersFor({ tenant: 'vixen' }), 'x-language': language };
      const { videos } = (await gateway.inject({ url: '/toprated', headers })).json<{
        data: { videos: readonly { readonly title: string }[] };
      }>().data;
      return new Set(videos.map(({ title }) => title));
    };
    expect(await titlesIn('de')).toEqual(new Set(['Auf Deutsch']));
    expect(await titlesIn('en')).not.toContain('Auf Deutsch');
  });

  it('C27 R06 answers the tenant’s best rated videos page by page, each with its newId', async () => {
    const first = (await request('')).json<Answer>().data;
    const second = (await request('?page=2')).json<Answer>().data;
    const all = [...first.videos, ...second.videos];
    expect(all).toHaveLength(24);
    expect(new Set(all.map(({ newId }) => newId)).size).toBe(24);
    expect(all.every(({ site }) => site === 'vixen')).toBe(true);
    // 0931: as its page is found on this brand.
    expect(all.every(({ slug }) => slug.startsWith('own-'))).toBe(true);
    const ratings = all.map(({ rating }) => rating);
    expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
    expect(first.hasNextPage).toBe(true);
  });

  it.each(['0', '-1', '1.5', '01', '', 'x', '1&page=2'])('D14 refuses the page %j', async (page) => {
    const answer = await request(`?page=${page}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'BAD_REQUEST', messageKey: 'errors.badRequest' });
  });
});
