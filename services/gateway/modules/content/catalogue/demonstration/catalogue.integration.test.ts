import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { SITE_IDS } from '@network/tenant/demonstration-sites.ts';
import { isSlug } from '@network/validation/slug.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import { filmFiles } from '../../media/public.ts';

const NOW = '2026-03-02T12:00:00Z';
const gateway = gatewayForTests({ seed: true });

async function rows<Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> {
  return (await query.execute(gateway.services.db)).rows;
}

describe('the demonstration’s catalogue (contract)', () => {
  it('has for each site what the contract promises', async () => {
    const found = await rows(sql<Record<string, unknown> & { site_id: string }>`
      select v.site_id, count(*)::int as videos,
        count(*) filter (where released_at > ${NOW})::int as upcoming,
        count(*) filter (where is_denied)::int as denied,
        count(*) filter (where free_video)::int as free,
        count(*) filter (where is_free_limited_trial)::int as trial,
        count(*) filter (where exists (select 1 from video_chapters c where c.video_id = v.id))::int as with_chapters,
        count(*) filter (where exists (select 1 from picture_sets s where s.video_id = v.id))::int as picture_sets,
        (select count(*) from category_sites c where c.site_id = v.site_id)::int as categories,
        (select count(distinct p.sex) from performer_sites s join performers p on p.id = s.performer_id
          where s.site_id = v.site_id)::int as sexes,
        (select count(*) from performer_sites s where s.site_id = v.site_id)::int as performers
      from videos v where channel_id is null group by v.site_id
    `);
    expect(found.map(({ site_id }) => site_id).toSorted()).toEqual([...SITE_IDS].toSorted());
    for (const site of found) {
      expect(site).toMatchObject({ videos: 130, upcoming: 13, categories: 12, sexes: 3 });
      expect(site['performers']).toBeGreaterThanOrEqual(40);
      expect(site['picture_sets']).toBeGreaterThanOrEqual(12);
      for (const kind of ['denied', 'free', 'trial', 'with_chapters']) expect(site[kind]).toBeGreaterThan(0);
    }
  });

  it('has eight channels of both kinds and all three categories, twenty packs and six showcases', async () => {
    const [found] = await rows(sql<Record<string, number>>`
      select (select count(*) from channels)::int as channels,
        (select count(*) from channel_packs)::int as packs,
        (select count(distinct category) from channels)::int as categories,
        (select count(distinct is_third_party) from channels)::int as kinds,
        (select count(*) from showcases)::int as showcases,
        (select count(distinct channel_pack_id) from videos)::int as filled_packs
    `);
    expect(found).toEqual({ channels: 8, packs: 20, categories: 3, kinds: 2, showcases: 6, filled_packs: 20 });
  });

  it('is filtered by the lines that its films really have', async () => {
    const { db, stockMedia } = gateway.services;
    const films = await db
      .selectFrom('videos')
      .select(['id', 'composition', 'own_media', 'best_height', 'run_length_seconds'])
      .execute();
    const others = films.filter((film) => filmFiles(stockMedia, film, 'video').at(-1)?.lines !== film.best_height);
    expect(films.length).toBeGreaterThan(1_000);
    expect(others.map(({ id, best_height }) => [id, best_height])).toEqual([]);
  });

  it('has addresses that are slugs (D12)', async () => {
    const slugs = await rows(sql<{ slug: string }>`
      select slug from videos union all select slug from performers union all select slug from channels
      union all select slug from categories union all select slug from tags union all select slug from showcases
    `);
    expect(slugs.filter(({ slug }) => !isSlug(slug))).toEqual([]);
  });

  it('has no video without performers, categories and words to find it by', async () => {
    expect(
      await rows(sql`
        select id from videos v where search is null
          or not exists (select 1 from video_performers p where p.video_id = v.id)
          or not exists (select 1 from video_categories c where c.video_id = v.id)
      `),
    ).toEqual([]);
  });

  it('is the same on every start, so that addresses stay', async () => {
    const found = await rows(sql<{ id: string; slug: string }>`
      select id, slug from videos where id in ('vxn-1', 'sl-77', 'chn-120') order by id
    `);
    expect(found).toEqual([
      { id: 'chn-120', slug: 'warm-lantern' },
      { id: 'sl-77', slug: 'her-bright-masquerade' },
      { id: 'vxn-1', slug: 'the-promise-of-first-light' },
    ]);
  });
});
