import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { fixedClock } from '@network/gateway/config/clock.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import deeper from '../../../../../apps/deeper/tenant.ts';
import milfy from '../../../../../apps/milfy/tenant.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import vixenplus from '../../../../../apps/vixenplus/tenant.ts';

const clock = fixedClock('2026-03-02T12:00:00Z');
const gateway = gatewayForTests({ seed: true, clock, tenants: [vixen, vixenplus, deeper, milfy] });

interface Item {
  readonly slug: string;
  readonly site: { readonly id: string };
  readonly releaseDate: string;
  readonly isUpcoming: boolean;
  readonly rating: number | null;
  readonly title: string;
}
interface Listing {
  readonly items: readonly Item[];
  readonly info: {
    readonly page: number;
    readonly total: number;
    readonly totalIsExact: boolean;
    readonly hasNextPage: boolean;
  };
}

const videos = async (input: Record<string, unknown>, tenant?: string): Promise<Listing> => {
  const answer = await gateway.graphql<{ videos: Listing }>(
    `query Videos($input: VideosInput!) { videos(input: $input) {
      items { slug title site { id } releaseDate isUpcoming rating }
      info { page total totalIsExact hasNextPage }
    } }`,
    { input },
    tenant === undefined ? {} : { tenant },
  );
  expect(answer.errors).toBeUndefined();
  return answer.data.videos;
};

describe('lists of videos', () => {
  it('hold the released videos of the tenant’s sites, newest first (D1)', async () => {
    const { items, info } = await videos({ pageSize: 100 }, 'vixen');
    expect(info).toEqual({ page: 1, total: 117, totalIsExact: true, hasNextPage: true });
    expect(new Set(items.map(({ site }) => site.id))).toEqual(new Set(['vixen']));
    const dates = items.map(({ releaseDate }) => releaseDate);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect((dates[0] ?? '') <= clock.now().toISOString()).toBe(true);
    expect(items.some(({ isUpcoming }) => isUpcoming)).toBe(false);
  });

  it('hold all nine sites for the bundle, and for a call without a tenant (D3, D38)', async () => {
    for (const tenant of ['vixenplus', undefined]) expect((await videos({}, tenant)).info.total).toBe(9 * 117);
  });

  it('ignore sites that the tenant does not show', async () => {
    expect((await videos({ sites: ['tushy'] }, 'vixen')).info.total).toBe(117);
    expect((await videos({ sites: ['tushy', 'deeper', 'nowhere'] }, 'vixenplus')).info.total).toBe(2 * 117);
  });

  it('turn pages without a gap and without showing anything twice', async () => {
    const seen: string[] = [];
    for (let page = 1; ; page += 1) {
      const { items, info } = await videos({ page, pageSize: 50 }, 'vixen');
      seen.push(...items.map(({ slug }) => slug));
      if (!info.hasNextPage) break;
    }
    expect(seen).toHaveLength(117);
    expect(new Set(seen).size).toBe(117);
  });

  it.each([3, 800, 2_147_483_647])('are empty on page %i, beyond their end', async (page) => {
    const { items, info } = await videos({ page, pageSize: 100 }, 'vixen');
    expect(items).toEqual([]);
    expect(info.hasNextPage).toBe(false);
  });

  it.each([{ page: 0 }, { page: -1 }, { pageSize: 0 }, { pageSize: 101 }])('refuse %j', async (input) => {
    const answer = await gateway.graphql('query ($input: VideosInput!) { videos(input: $input) { info { page } } }', {
      input,
    });
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_REQUEST', messageKey: 'errors.badRequest' });
  });

  it('show what is upcoming soonest first, one in ten (contract)', async () => {
    const { items, info } = await videos({ upcoming: true, pageSize: 100 }, 'vixen');
    expect(info.total).toBe(13);
    expect(items.every(({ isUpcoming, rating }) => isUpcoming && rating === null)).toBe(true);
    expect(items.map(({ releaseDate }) => releaseDate)).toEqual(items.map(({ releaseDate }) => releaseDate).toSorted());
  });

  it('A02 are filtered by what a free limited trial may pick', async () => {
    const listed = (await videos({ freeLimitedTrial: true, pageSize: 100 }, 'vixen')).items.map(({ slug }) => slug);
    const { rows } = await sql<{ slug: string }>`select slug from videos
      where site_id = 'vixen' and is_free_limited_trial and not is_denied and released_at <= ${clock.now()}
      order by released_at desc, id desc`.execute(gateway.services.db);
    expect(listed.length).toBeGreaterThan(0);
    expect(listed).toEqual(rows.map(({ slug }) => slug));
  });

  it('are sorted in the requested order', async () => {
    const rated = (await videos({ order: 'RATING', pageSize: 100 }, 'vixen')).items.map(({ rating }) => rating ?? 0);
    expect(rated).toEqual(rated.toSorted((a, b) => b - a));
    const titles = (await videos({ order: 'NAME', pageSize: 100 }, 'vixen')).items.map(({ title }) => title);
    expect(titles).toEqual(titles.toSorted((a, b) => (a < b ? -1 : 1)));
  });

  it('find by words of title, performer and category, whatever their case and order', async () => {
    const [first] = (await videos({ pageSize: 1 }, 'vixen')).items;
    const backwards = (first?.title ?? '').toUpperCase().split(' ').toReversed().join(' ');
    expect((await videos({ search: backwards }, 'vixen')).items.map(({ slug }) => slug)).toContain(first?.slug);
    expect((await videos({ search: 'zzzz' }, 'vixen')).info.total).toBe(0);
  });

  it.each(["'", '& | !', ':*', '%_\\', '\u0000', 'a'.repeat(500), 'ſ̈'])(
    'take %j as words, never as syntax',
    async (search) => {
      expect((await videos({ search }, 'vixen')).items.length).toBeLessThanOrEqual(12);
    },
  );

  it('are filtered by all of the chosen categories', async () => {
    const answer = await gateway.graphql<{ categories: { slug: string; videoCount: number }[] }>(
      '{ categories { slug videoCount } }',
      {},
      { tenant: 'vixen' },
    );
    const { categories } = answer.data;
    expect(categories).toHaveLength(12);
    const [one, two] = categories;
    const both = await videos({ categories: [one?.slug, two?.slug] }, 'vixen');
    const single = await videos({ categories: [one?.slug] }, 'vixen');
    expect(both.info.total).toBeLessThan(single.info.total);
    expect((await videos({ categories: ['no-such'] }, 'vixen')).info.total).toBe(0);
  });
});

describe('one video', () => {
  it('X06 names the film that follows it, or for the latest the one before', async () => {
    const items = (await videos({ pageSize: 3 }, 'vixen')).items.map(({ slug }) => slug);
    const following = async (slug: string) => {
      const query = 'query ($slug: String!) { video(slug: $slug) { crossNavigationLink { slug } } }';
      const { data } = await gateway.graphql<{ video: object }>(query, { slug }, { tenant: 'vixen' });
      return data.video;
    };
    expect(await following(items[1] ?? '')).toEqual({ crossNavigationLink: { slug: items[0] } });
    expect(await following(items[0] ?? '')).toEqual({ crossNavigationLink: { slug: items[1] } });
  });

  it('X06 has the plain fields that are stored of it', async () => {
    const [item] = (await videos({ pageSize: 1 }, 'vixen')).items;
    const row = await gateway.services.db
      .selectFrom('videos')
      .selectAll()
      .where('site_id', '=', 'vixen')
      .where('slug', '=', item?.slug ?? '')
      .executeTakeFirstOrThrow();
    const query = `query ($slug: String!) { video(slug: $slug) {
      videoId newId uuid slug site { id } title description releaseDate runLength isUpcoming isDenied freeVideo
      isFreeLimitedTrial isExclusive guestUserScene directors
    } }`;
    const { data } = await gateway.graphql<{ video: object }>(query, { slug: item?.slug }, { tenant: 'vixen' });
    expect(row.run_length_seconds).toBeGreaterThan(0);
    expect(data.video).toEqual({
      videoId: row.id,
      newId: row.new_id,
      uuid: row.uuid,
      slug: row.slug,
      site: { id: 'vixen' },
      title: row.title,
      description: row.description,
      releaseDate: row.released_at.toISOString(),
      runLength: row.run_length_seconds,
      isUpcoming: false,
      isDenied: row.is_denied,
      freeVideo: row.free_video,
      isFreeLimitedTrial: row.is_free_limited_trial,
      isExclusive: row.is_exclusive,
      guestUserScene: row.guest_user_scene,
      directors: row.directors,
    });
  });

  it('X06 shows the picture of the film that follows it, as that film does', async () => {
    const [later, earlier] = (await videos({ pageSize: 2 }, 'vixen')).items.map(({ slug }) => slug);
    const PICTURE = '{ src width height isMissing }';
    const document = `query ($later: String!, $earlier: String!) {
      later: video(slug: $later) { images { poster ${PICTURE} } }
      earlier: video(slug: $earlier) { crossNavigation { next { slug picture ${PICTURE} } } }
    }`;
    const { data } = await gateway.graphql<{
      later: { images: { poster: object } };
      earlier: { crossNavigation: { next: object } };
    }>(document, { later, earlier }, { tenant: 'vixen' });
    expect(data.earlier.crossNavigation.next).toEqual({ slug: later, picture: data.later.images.poster });
  });

  const find = async (slug: string, tenant?: string) =>
    (
      await gateway.graphql<{ video: { channel: { name: string } | null } | null }>(
        'query ($slug: String!) { video(slug: $slug) { channel { name } } }',
        { slug },
        tenant === undefined ? {} : { tenant },
      )
    ).data.video;

  it('is found on a tenant that shows its site only', async () => {
    const [item] = (await videos({ pageSize: 1 }, 'deeper')).items;
    expect(await find(item?.slug ?? '', 'deeper')).not.toBeNull();
    expect(await find(item?.slug ?? '', 'vixenplus')).not.toBeNull();
    expect(await find(item?.slug ?? '', 'vixen')).toBeNull();
  });

  it.each(['No-Slug', '-', '../x', '', 'a'.repeat(300)])('is not there for %j (D12)', async (slug) => {
    expect(await find(slug, 'vixen')).toBeNull();
  });

  it('of a channel has a page where the flags allow its kind of channel, and is in no list (D9)', async () => {
    const { rows } = await sql<{ slug: string; is_third_party: boolean }>`
      select distinct on (c.is_third_party) v.slug, c.is_third_party
      from videos v join channels c on c.id = v.channel_id order by c.is_third_party, v.id
    `.execute(gateway.services.db);
    const own = rows.find(({ is_third_party }) => !is_third_party)?.slug ?? '';
    const other = rows.find(({ is_third_party }) => is_third_party)?.slug ?? '';
    expect([await find(own, 'vixen'), await find(other, 'vixen')]).not.toContain(null);
    expect([await find(own, 'deeper'), (await find(other, 'deeper')) === null]).toEqual([null, false]);
    expect([await find(own, 'milfy'), await find(other, 'milfy'), await find(other)]).toEqual([null, null, null]);
  });
});
