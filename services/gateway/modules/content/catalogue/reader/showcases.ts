import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import type { CatalogueScope } from '../scope.ts';
import type { ShowcaseRow } from '../rows.ts';
import { findBySlugOfBefore } from './slug-redirects.ts';

const MOST_SHOWCASES = 48;
const MOST_COUNTED = 1_000;
const PICTURES = 3;

/** Showcases of which the tenant lists something, in their order. */
export function findListedShowcases(db: Database, scope: CatalogueScope, now: Date): Promise<ShowcaseRow[]> {
  return findWhere(db, scope, now, sql`true`);
}

/** The showcase with that slug, or that had it before, where the tenant lists something of it. */
export async function findListedShowcase(
  db: Database,
  scope: CatalogueScope,
  now: Date,
  slug: string,
): Promise<ShowcaseRow | null> {
  const [row] = await findWhere(db, scope, now, sql`s.slug = ${slug}`);
  if (row !== undefined) return row;
  const id = await findBySlugOfBefore(db, 'showcase', slug);
  return id === null ? null : ((await findWhere(db, scope, now, sql`s.id = ${id}`))[0] ?? null);
}

async function findWhere(
  db: Database,
  scope: CatalogueScope,
  now: Date,
  condition: RawBuilder<unknown>,
): Promise<ShowcaseRow[]> {
  // Each site is read by itself, so that the index begins at its newest film; films are counted without reading their
  // rows.
  const listedOf = sql`showcase_id = s.id and site_id = site.id and channel_id is null and is_published
    and released_at <= ${now}`;
  const { rows } = await sql<ShowcaseRow>`
    select s.id, s.slug, s.title, s.description, s.translations, s.position, s.artwork, shown.newest, counted.video_count
    from showcases s
    cross join lateral (
      select to_json(array_agg(film order by released_at desc, id desc)) as newest
      from (
        select v.id, v.released_at, json_build_object('id', v.id, 'composition', v.composition, 'own_media', v.own_media, 'picture_focus', v.picture_focus,
          'picture_crops', v.picture_crops) as film
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
    where counted.video_count > 0 and ${condition}
    order by s.position limit ${sql.lit(MOST_SHOWCASES)}
  `.execute(db);
  return rows;
}
