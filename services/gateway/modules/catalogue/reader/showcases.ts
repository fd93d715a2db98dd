import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { CatalogueScope } from '../scope.ts';
import type { ShowcaseRow } from '../rows.ts';

const MOST_SHOWCASES = 48;
const MOST_COUNTED = 1_000;
const PICTURES = 3;

/** Showcases of which the tenant lists something, in their order; with a slug only that one. */
export async function findListedShowcases(
  db: Database,
  scope: CatalogueScope,
  now: Date,
  slug: string | null = null,
): Promise<ShowcaseRow[]> {
  // Of each site by itself, so that the index begins at its newest; counted without a look at rows.
  const listedOf = sql`showcase_id = s.id and site_id = site.id and channel_id is null and is_published
    and released_at <= ${now}`;
  const { rows } = await sql<ShowcaseRow>`
    select s.id, s.slug, s.title, s.description, s.position, shown.newest, counted.video_count
    from showcases s
    cross join lateral (
      select to_json(array_agg(film order by released_at desc, id desc)) as newest
      from (
        select v.id, v.released_at, json_build_object('id', v.id, 'composition', v.composition, 'own_media', v.own_media) as film
        from unnest(${[...scope.sites]}::text[]) site(id)
        cross join lateral (
          select * from videos where ${listedOf} order by released_at desc, id desc limit ${sql.lit(PICTURES)}
        ) v
        order by v.released_at desc, v.id desc limit ${sql.lit(PICTURES)}
      ) latest
    ) shown
    cross join lateral (
      select count(*)::int as video_count from (
        select 1 from unnest(${[...scope.sites]}::text[]) site(id)
        cross join lateral (select 1 from videos where ${listedOf} limit ${sql.lit(MOST_COUNTED)}) v
        limit ${sql.lit(MOST_COUNTED)}
      ) films
    ) counted
    where counted.video_count > 0 and (${slug}::text is null or s.slug = ${slug})
    order by s.position limit ${sql.lit(MOST_SHOWCASES)}
  `.execute(db);
  return rows;
}
