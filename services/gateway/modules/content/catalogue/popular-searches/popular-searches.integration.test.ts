import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import deeper from '../../../../../../apps/deeper/tenant.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { addVideo, indexFilms } from '../testing/public.ts';
import { countSearches, popularSearchesPurge } from './count-searches.ts';
import { MOST_AT_ONCE, MOST_NOTED, noteSearch, takeNotedSearches } from './noted-searches.ts';

const at = new Date('2026-06-01T12:00:00Z');

const gateway = gatewayForTests({ tenants: [vixen, deeper], clock: { now: () => at } });
beforeAll(async () => {
  await addVideo(gateway.services.db, 'rain', 'vixen');
  await gateway.services.db.updateTable('videos').set({ title: 'Silver Rain' }).execute();
  await indexFilms(gateway.services.db);
});
beforeEach(async () => {
  takeNotedSearches(gateway.services.db);
  await gateway.services.db.deleteFrom('popular_searches').execute();
});

const search = (text: string, tenant = 'vixen') =>
  gateway.graphql<{ videos: { items: { slug: string }[] } }>(
    'query ($text: String!) { videos(input: { search: $text }) { items { slug } } }',
    { text },
    { tenant },
  );
const stored = () =>
  gateway.services.db.selectFrom('popular_searches').select(['tenant_id', 'text', 'searches']).execute();

it('counts names that the brand shows, as they are written there, and forgets any other text', async () => {
  for (const text of ['silver rain', 'SILVER-RAIN', 'silver', 'Ada Lovelace, 12 Some Street']) await search(text);
  await search('silver rain', 'deeper');
  await countSearches.run(gateway.services, at);
  expect(await stored()).toEqual([{ tenant_id: 'vixen', text: 'Silver Rain', searches: 2 }]);
  expect(await countSearches.run(gateway.services, at)).toEqual({ names: 0 });
});

it('shows what was searched for often enough within two weeks, and deletes it after that', async () => {
  const { db } = gateway.services;
  await db
    .insertInto('popular_searches')
    .values([
      { tenant_id: 'vixen', day: '2026-05-30', text: 'Rain', searches: 4 },
      { tenant_id: 'vixen', day: '2026-05-31', text: 'Rain', searches: 4 },
      { tenant_id: 'vixen', day: '2026-05-31', text: 'Seldom', searches: 4 },
      { tenant_id: 'vixen', day: '2026-05-01', text: 'Long ago', searches: 40 },
      { tenant_id: 'deeper', day: '2026-05-31', text: 'Elsewhere', searches: 40 },
    ])
    .execute();
  const { data } = await gateway.graphql<{ popularSearches: string[] }>('{ popularSearches }', {}, { tenant: 'vixen' });
  expect(data.popularSearches).toEqual(['Rain']);
  expect(await popularSearchesPurge.run(db, at)).toBe(1);
});

it('counts a category by its name in any language, and shows names in the language of the page', async () => {
  const { db } = gateway.services;
  const inGerman = (title: string) => JSON.stringify([{ language: 'de', title, description: '' }]);
  await db
    .insertInto('categories')
    .values({ slug: 'night', name: 'Night', translations: sql`${inGerman('Nacht')}::jsonb` })
    .execute();
  await db.insertInto('category_sites').values({ category_slug: 'night', site_id: 'vixen', video_count: 1 }).execute();
  await db
    .updateTable('videos')
    .set({ translations: sql`${inGerman('Silberregen')}::jsonb` })
    .execute();
  for (const text of ['night', 'nacht']) await search(text);
  await countSearches.run(gateway.services, at);
  expect(await stored()).toEqual([{ tenant_id: 'vixen', text: 'Night', searches: 2 }]);
  await db
    .insertInto('popular_searches')
    .values([
      { tenant_id: 'deeper', day: '2026-05-31', text: 'Silver Rain', searches: 9 },
      { tenant_id: 'deeper', day: '2026-05-31', text: 'Night', searches: 8 },
      { tenant_id: 'deeper', day: '2026-05-31', text: 'Ada Stone', searches: 7 },
    ])
    .execute();
  const read = async (language: string) => {
    const headers = { 'x-language': language };
    const { data } = await gateway.graphql<{ popularSearches: string[] }>(
      '{ popularSearches }',
      {},
      { tenant: 'deeper', headers },
    );
    return data.popularSearches;
  };
  expect(await read('de')).toEqual(['Silberregen', 'Nacht', 'Ada Stone']);
  expect(await read('en')).toEqual(['Silver Rain', 'Night', 'Ada Stone']);
});

it('counts a film by its whole title in any language, and finds it first by that', async () => {
  const { db } = gateway.services;
  await addVideo(db, 'other-rain', 'vixen');
  const translations = (title: string) =>
    sql<never>`${JSON.stringify([{ language: 'de', title, description: '' }])}::jsonb`;
  await db
    .updateTable('videos')
    .set({ title: 'Silver Rain', translations: translations('Silberregen am Kai') })
    .where('slug', '=', 'film-rain')
    .execute();
  await db
    .updateTable('videos')
    .set({ title: 'Other Rain', translations: translations('Am Kai vor dem Silberregen') })
    .where('slug', '=', 'film-other-rain')
    .execute();
  await indexFilms(db);
  const found = await search('silberregen am kai');
  expect(found.data.videos.items.map(({ slug }) => slug)).toEqual(['film-rain', 'film-other-rain']);
  await search('Silberregen am');
  await countSearches.run(gateway.services, at);
  expect(await stored()).toEqual([{ tenant_id: 'vixen', text: 'Silver Rain', searches: 1 }]);
});

it('is bounded: one text counts a few times at once, and a process notes a number of texts', () => {
  const { db } = gateway.services;
  for (let n = 0; n < 100; n++) noteSearch(db, 'vixen', 'rain');
  for (let n = 0; n < 1_000; n++) noteSearch(db, 'vixen', `text ${n}`);
  const noted = takeNotedSearches(db);
  expect(noted).toHaveLength(MOST_NOTED);
  expect(noted[0]).toMatchObject({ searches: MOST_AT_ONCE });
});
