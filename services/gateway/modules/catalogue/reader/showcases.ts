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
  const { rows } = await sql<ShowcaseRow>`
    select s.id, s.slug, s.title, s.description, s.position, of.newest, of.compositions, of.video_count
    from showcases s
    cross join lateral (
      select count(*)::int as video_count, (array_agg(id order by released_at desc, id))[1:${sql.lit(PICTURES)}] as newest,
        (array_agg(composition order by released_at desc, id))[1:${sql.lit(PICTURES)}] as compositions
      from (
        select v.id, v.composition, v.released_at from videos v
        where v.showcase_id = s.id and v.channel_id is null and v.is_published and v.released_at <= ${now}
          and v.site_id = any(${[...scope.sites]}::text[])
        order by v.released_at desc limit ${sql.lit(MOST_COUNTED)}
      ) listed
    ) of
    where of.video_count > 0 and (${slug}::text is null or s.slug = ${slug})
    order by s.position limit ${sql.lit(MOST_SHOWCASES)}
  `.execute(db);
  return rows;
}
