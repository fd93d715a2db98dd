import { beforeAll, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { addVideo, facetPerformers, indexFilms, indexPerformers } from './testing/public.ts';

const SITE = 'vixen';
const AMBER_FILMS = ['Amber Coast', 'Amber Hours', 'Amber Light', 'Amber Rain', 'Amber Room', 'Amber Sea', 'Amber'];

const gateway = gatewayForTests({ tenants: [vixen] });
beforeAll(async () => {
  const { db } = gateway.services;
  for (const [index, title] of [...AMBER_FILMS, 'Ember Night', 'Copper Lake', 'Chapel', 'Marble Hall'].entries()) {
    const id = await addVideo(db, `film-${index}`, SITE);
    // The forgiven ones are newer than all that have the word.
    const released_at = new Date(Date.UTC(2026, 0, 1 + index));
    await db.updateTable('videos').set({ title, released_at }).where('id', '=', id).execute();
  }
  await addPerson('ember-jones', 'Ember Jones');
  await addPerson('copper-vale', 'Cooper Vale');
  await db.insertInto('categories').values({ slug: 'chapel', name: 'Chappel' }).execute();
  await db.insertInto('category_sites').values({ category_slug: 'chapel', site_id: SITE, video_count: 1 }).execute();
  await indexFilms(db);
  await indexPerformers(db);
  await facetPerformers(db);
}, 120_000);

async function addPerson(slug: string, name: string): Promise<void> {
  const { db } = gateway.services;
  const unknown = { birthplace: null, height_centimetres: null, active_since: null, hair: null, eyes: null };
  await db
    .insertInto('performers')
    .values({ id: slug, slug, name, sex: 'F', biography: '', nationality: null, ...unknown })
    .execute();
  await db.insertInto('performer_sites').values({ performer_id: slug, site_id: SITE, video_count: 1 }).execute();
}

interface Found {
  readonly quickSearch: {
    readonly didYouMean: string | null;
    readonly videos: readonly { readonly title: string }[];
    readonly performers: readonly { readonly name: string }[];
    readonly categories: readonly { readonly name: string }[];
  };
  readonly videos: { readonly didYouMean: string | null; readonly items: readonly { readonly title: string }[] };
  readonly performers: { readonly items: readonly { readonly name: string }[] };
}

/** What suggestions, the page of results and the lists of films and people show for a text. */
async function find(typed: string, categories: readonly string[] = []) {
  const { data, errors } = await gateway.graphql<Found>(
    `query ($typed: String!, $categories: [String!]) {
      quickSearch(query: $typed) { didYouMean videos { title } performers { name } categories { name } }
      videos(input: { search: $typed, pageSize: 24, categories: $categories }) { didYouMean items { title } }
      performers(input: { search: $typed }) { items { name } }
    }`,
    { typed, categories },
    { tenant: SITE },
  );
  expect(errors).toBeUndefined();
  const { quickSearch, videos, performers } = data;
  return {
    meant: [quickSearch.didYouMean, videos.didYouMean],
    suggestedFilms: quickSearch.videos.map(({ title }) => title),
    suggestedPeople: quickSearch.performers.map(({ name }) => name),
    suggestedCategories: quickSearch.categories.map(({ name }) => name),
    films: videos.items.map(({ title }) => title),
    people: performers.items.map(({ name }) => name),
  };
}

describe('what was found by forgiving an error', () => {
  it('is no person beside films that have the word, and is a film below them', async () => {
    const found = await find('amber');
    expect(found.meant).toEqual([null, null]);
    expect(found.suggestedFilms).toHaveLength(5);
    expect(found.suggestedFilms.every((title) => title.startsWith('Amber'))).toBe(true);
    expect([found.suggestedPeople, found.suggestedCategories]).toEqual([[], []]);
    expect(found.films.slice(0, AMBER_FILMS.length).toSorted()).toEqual(AMBER_FILMS.toSorted());
    expect(found.films.slice(AMBER_FILMS.length)).toEqual(['Ember Night']);
  });

  it('is no film beside a person who has the word, and nobody is asked what was meant', async () => {
    expect(await find('cooper')).toMatchObject({
      meant: [null, null],
      suggestedFilms: [],
      suggestedPeople: ['Cooper Vale'],
      films: ['Copper Lake'],
      people: ['Cooper Vale'],
    });
  });

  it('is no film beside a category that has the word', async () => {
    expect(await find('chappel')).toMatchObject({
      meant: [null, null],
      suggestedFilms: [],
      suggestedCategories: ['Chappel'],
      films: ['Chapel'],
    });
  });

  it('is named where filters leave out the films that have the word, without a question', async () => {
    expect((await find('amber', ['chapel'])).meant).toEqual([null, null]);
  });

  it('is shown with the question where nothing has what was typed', async () => {
    expect(await find('marbel')).toMatchObject({
      meant: ['marble', 'marble'],
      suggestedFilms: ['Marble Hall'],
      films: ['Marble Hall'],
    });
    expect(await find('embr')).toMatchObject({
      meant: ['ember', 'ember'],
      suggestedFilms: ['Ember Night'],
      suggestedPeople: ['Ember Jones'],
    });
  });
});
