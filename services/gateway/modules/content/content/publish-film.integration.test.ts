import { beforeAll, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { fixedClock } from '../../../config/clock.ts';
import { savePreparedMedia } from '../catalogue/public.ts';
import { asStaff, KEY, type StaffCalls } from './testing/staff-calls.ts';
import type { ContentKind } from './kinds/content-kinds.ts';

const FILM = {
  slug: 'glass-harbor',
  title: 'Glass Harbor Quixotry',
  description: 'A quay at dusk.',
  site: 'vixen',
  runLengthSeconds: 1_800,
  performers: ['nova-test'],
  categories: ['harbors'],
  tags: ['dusk'],
  chapters: [{ startsAtSeconds: 60, title: 'The quay' }],
  pictureCount: 12,
};

const clock = fixedClock('2026-03-02T12:00:00Z');
let staff: StaffCalls;
const gateway = gatewayForTests({ clock, tenants: [vixen] });
beforeAll(async () => {
  staff = await asStaff(gateway, 'ed@demo.example');
});

const publish = (kind: string, id: string, expectedVersion: number) =>
  staff.change('publishContent', { kind, id, expectedVersion }, KEY);

async function publishNew(kind: ContentKind, input: object): Promise<string> {
  const created = await staff.save(kind, input);
  const { id = '', version = 0 } = created.item ?? {};
  expect(await publish(kind, id, version)).toMatchObject({ __typename: 'ContentSaved' });
  return id;
}

/** Everything by which people find a film. */
async function placesOf(slug: string, search = 'quixotry') {
  const { data } = await gateway.graphql<Record<string, { items?: { slug: string }[]; slug?: string } | null>>(
    `query ($slug: String!, $search: String!) {
      list: videos(input: {}) { items { slug } }
      upcoming: videos(input: { upcoming: true }) { items { slug } }
      found: videos(input: { search: $search }) { items { slug } info { total } }
      faceted: videos(input: { categories: ["harbors"], performers: ["nova-test"] }) { items { slug } }
      page: video(slug: $slug) { slug }
      latest: homeShelves { id videos { slug } }
      quick: quickSearch(query: $search) { videos { slug } }
    }`,
    { slug, search },
    { tenant: 'vixen' },
  );
  const shelf = (data['latest'] as unknown as { id: string; videos: { slug: string }[] }[]).find(
    ({ id }) => id === 'latest',
  );
  const has = (name: string) => (data[name]?.items ?? []).some((each) => each.slug === slug);
  const sitemap = await gateway.inject({
    method: 'GET',
    url: '/sitemaps/videos-2026-03.xml',
    headers: gateway.headersFor({ tenant: 'vixen' }),
  });
  return {
    list: has('list'),
    upcoming: has('upcoming'),
    found: has('found'),
    faceted: has('faceted'),
    page: data['page']?.slug ?? null,
    shelf: shelf?.videos.some((each) => each.slug === slug) ?? false,
    quick: (data['quick'] as unknown as { videos: { slug: string }[] }).videos.some((each) => each.slug === slug),
    sitemap: sitemap.body.includes(`/videos/${slug}<`),
  };
}

const NOWHERE = {
  list: false,
  upcoming: false,
  found: false,
  faceted: false,
  page: null,
  shelf: false,
  quick: false,
  sitemap: false,
};
const EVERYWHERE = {
  list: true,
  upcoming: false,
  found: true,
  faceted: true,
  page: FILM.slug,
  shelf: true,
  quick: true,
  sitemap: true,
};

describe('a film', () => {
  let id = '';

  it('is a draft that nobody sees, and is published once what it names is', async () => {
    const created = await staff.save('film', FILM);
    expect(created).toMatchObject({ __typename: 'ContentSaved', item: { version: 1, state: 'draft' } });
    id = created.item?.id ?? '';
    expect(await placesOf(FILM.slug)).toEqual(NOWHERE);
    expect(await publish('film', id, 1)).toEqual({
      __typename: 'ContentInvalid',
      problems: [
        { path: 'performers.0', message: 'no performer "nova-test" is published' },
        { path: 'categories.0', message: 'no category "harbors" is published' },
        { path: 'tags.0', message: 'no tag "dusk" is published' },
      ],
    });
    await publishNew('tag', { slug: 'dusk', name: 'Dusk' });
    await publishNew('category', { slug: 'harbors', name: 'Harbors' });
    await publishNew('performer', { slug: 'nova-test', name: 'Nova', sex: 'F' });
    expect(await placesOf(FILM.slug)).toEqual(NOWHERE);
    expect(await publish('film', id, 1)).toMatchObject({ item: { version: 2, state: 'published' } });
  });

  it('is then in the lists, found by words and facets, on its page, its shelf and the sitemap', async () => {
    expect(await placesOf(FILM.slug)).toEqual(EVERYWHERE);
    const { data } = await gateway.graphql(
      `{ performer(slug: "nova-test") { videoCount } categories { slug videoCount } }`,
      {},
      { tenant: 'vixen' },
    );
    expect(data).toMatchObject({
      performer: { videoCount: 1 },
      categories: [{ slug: 'harbors', videoCount: 1 }],
    });
  });

  it('is changed for people when its next version is published, and its old address leads to the new one', async () => {
    const input = { ...FILM, slug: 'glass-pier', title: 'Glass Pier Quixotry' };
    expect(await staff.save('film', input, { id, version: 1 })).toEqual({
      __typename: 'ContentConflict',
      current: { version: 2 },
    });
    expect(await staff.save('film', input, { id, version: 2 })).toMatchObject({
      item: { version: 3, state: 'published' },
    });
    expect((await placesOf(FILM.slug)).page).toBe('glass-harbor');
    await publish('film', id, 3);
    expect(await placesOf('glass-pier')).toEqual({ ...EVERYWHERE, page: 'glass-pier' });
    // The film under its old address, so that the page can lead to the new one.
    expect((await placesOf('glass-harbor')).page).toBe('glass-pier');
  });

  it('is nowhere once it is taken back, with what it names still in use, and comes back as it was', async () => {
    const { db } = gateway.services;
    await db.updateTable('videos').set({ rating_sum: 90, rating_count: 10 }).where('id', '=', id).execute();
    expect(await staff.change('unpublishContent', { kind: 'film', id, expectedVersion: 4 }, KEY)).toMatchObject({
      item: { state: 'unpublished' },
    });
    expect(await placesOf('glass-pier')).toEqual(NOWHERE);
    expect((await placesOf('glass-harbor')).page).toBeNull();
    const counts = await db.selectFrom('category_sites').selectAll().execute();
    expect(counts).toEqual([]);
    expect(await staff.change('unpublishContent', { kind: 'tag', id: 'dusk', expectedVersion: 2 }, KEY)).toEqual({
      __typename: 'ContentInUse',
      kind: 'film',
      slug: 'glass-pier',
    });
    await publish('film', id, 5);
    expect((await placesOf('glass-pier')).list).toBe(true);
    const row = await db.selectFrom('videos').select('rating').where('id', '=', id).executeTakeFirst();
    expect(row?.rating).toBe(9);
  });

  it('comes out by the calendar', async () => {
    const input = { ...FILM, slug: 'late-harbor', title: 'Late Serendip', releasedAt: '2026-03-09T12:00:00Z' };
    await publishNew('film', input);
    expect(await placesOf('late-harbor', 'serendip')).toMatchObject({ list: false, upcoming: true, shelf: false });
    clock.set('2026-03-09T12:00:00Z');
    expect(await placesOf('late-harbor', 'serendip')).toMatchObject({ list: true, upcoming: false, found: true });
  });
});

describe('the quality of a film', () => {
  const own = { quality: { width: 854, height: 480, bytes: 1_000 }, version: '0f0f0f0f-0000-4000-8000-000000000000' };
  const film = {
    ...own,
    seconds: 600,
    video: { p480: own.quality },
    trailer: { p480: own.quality },
    preview: own.quality,
  };
  const UPCOMING = { ...FILM, slug: 'far-harbor', title: 'Far', releasedAt: '2026-05-01T12:00:00Z' };

  it('is declared by a film to come alone, and said by its media from then on', async () => {
    const { db } = gateway.services;
    const linesOf = async (id: string) => {
      const row = await db.selectFrom('videos').select('best_height').where('id', '=', id).executeTakeFirstOrThrow();
      const { data } = await staff.call<{ content: { film: { bestHeight: number | null } } }>(
        'query ($id: ID!) { content(kind: film, id: $id) { film { bestHeight } } }',
        { id },
      );
      return [row.best_height, data.content.film.bestHeight];
    };
    const found = async (lines: number) => {
      const query =
        'query ($lines: Int!) { videos(input: { resolutions: [$lines], pageSize: 24, upcoming: true }) { items { slug } } }';
      const { data } = await gateway.graphql<{ videos: { items: readonly { slug: string }[] } }>(query, { lines }, {});
      return data.videos.items.map(({ slug }) => slug);
    };
    const id = await publishNew('film', UPCOMING);
    expect(await linesOf(id)).toEqual([null, null]);
    expect(await found(2_160)).not.toContain(UPCOMING.slug);
    await staff.save('film', { ...UPCOMING, bestHeight: 1_080 }, { id, version: 2 });
    await publish('film', id, 3);
    expect(await linesOf(id)).toEqual([1_080, 1_080]);
    await staff.save('film', { ...UPCOMING, bestHeight: 2_160 }, { id, version: 4 });
    await publish('film', id, 5);
    expect(await linesOf(id)).toEqual([2_160, 2_160]);
    expect(await found(2_160)).toContain(UPCOMING.slug);
    const played = { seconds: 600, lines: 480 };
    await db.transaction().execute((trx) => savePreparedMedia(trx, id, { film, picture: null }, played, clock.now()));
    await staff.save('film', { ...UPCOMING, title: 'Farther', bestHeight: 1_080 }, { id, version: 6 });
    await publish('film', id, 7);
    expect((await linesOf(id))[0]).toBe(480);
    // What is read from the catalogue, as of a film that no editor has saved, declares nothing that its media say.
    await db.deleteFrom('content_versions').where('id', '=', id).execute();
    await db.deleteFrom('content_items').where('id', '=', id).execute();
    expect(await linesOf(id)).toEqual([480, null]);
  });
});

describe('the staff API', () => {
  it('names what is wrong with each field, and writes nothing', async () => {
    const input = { ...FILM, slug: 'Not A Slug', site: 'nowhere', title: ' ', bestHeight: 1_081 };
    const { problems } = await staff.save('film', input);
    expect(problems?.map(({ path }) => path).toSorted()).toEqual(['bestHeight', 'site', 'slug', 'title']);
    expect(await staff.save('tag', { slug: 'dusk', name: 'Again' })).toEqual({
      __typename: 'ContentInvalid',
      problems: [{ path: 'slug', message: 'another one has the slug "dusk"' }],
    });
  });

  it('is closed to others, and to scopes that the token does not have', async () => {
    const reader = await asStaff(gateway, 'reader@demo.example', 'content:read');
    const query = '{ contentList(kind: film) { id film { title } performer { name } } }';
    expect(await staff.call(query, {}, 'nst_wrong')).toMatchObject({ status: 401 });
    expect(await reader.call(query)).toMatchObject({ status: 200, data: { contentList: expect.any(Array) } });
    const write = 'mutation { saveContent(input: { tag: { slug: "x", name: "X" } }) { __typename } }';
    expect(await reader.call(write)).toMatchObject({
      data: null,
      errors: [{ message: expect.stringContaining('scope') }],
    });
    const deep = `{ __schema { types { fields { type ${'{ ofType '.repeat(14)} { name } ${'}'.repeat(14)} } } } }`;
    expect(await reader.call(deep)).toMatchObject({ status: 400 });
  });

  it('remembers who changed what, in versions and in the audit', async () => {
    const { data } = await staff.call<{
      contentBySlug: { id: string };
    }>('{ contentBySlug(kind: film, slug: "glass-pier") { id } }');
    const { id } = data.contentBySlug;
    const versions = await staff.call(
      'query ($id: ID!) { contentVersions(kind: film, id: $id) { version action by item { film { slug } } } }',
      { id },
    );
    expect(versions.data['contentVersions']).toMatchObject([
      { version: 6, action: 'publish', by: 'ed@demo.example', item: { film: { slug: 'glass-pier' } } },
      { version: 5, action: 'unpublish' },
      { version: 4, action: 'publish' },
      { version: 3, action: 'update' },
      { version: 2, action: 'publish', item: { film: { slug: 'glass-harbor' } } },
      { version: 1, action: 'create' },
    ]);
    const audit = await gateway.services.db
      .selectFrom('staff_audit')
      .select(['action', 'actor'])
      .where('entity_id', '=', id)
      .orderBy('sequence')
      .execute();
    expect(audit.map(({ action }) => action)).toEqual([
      'create',
      'publish',
      'update',
      'publish',
      'unpublish',
      'publish',
    ]);
  });

  it('deletes drafts alone', async () => {
    const created = await staff.save('tag', { slug: 'short', name: 'Short' });
    const key = { kind: 'tag', id: created.item?.id ?? '', expectedVersion: 1 };
    expect(await staff.change('deleteDraft', { ...key, expectedVersion: 7 }, KEY)).toMatchObject({
      __typename: 'ContentConflict',
    });
    expect(await staff.change('deleteDraft', key, KEY)).toMatchObject({ __typename: 'ContentSaved' });
    expect(await staff.change('deleteDraft', key, KEY)).toMatchObject({ __typename: 'ContentMissing' });
    const published = { kind: 'tag', id: 'dusk', expectedVersion: 2 };
    expect(await staff.change('deleteDraft', published, KEY)).toMatchObject({ problems: [{ path: 'state' }] });
  });
});
