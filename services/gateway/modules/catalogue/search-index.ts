import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { among, amongToo } from './among.ts';
import { type FilmParts, STORED_PARTS } from './film-parts.ts';

/** Folded like the words of a question (searchWords): without marks, so that "Cadiz" finds "Cádiz". */
function words(text: RawBuilder<unknown>, weight: 'A' | 'B' | 'C' | 'D'): RawBuilder<unknown> {
  const folded = sql`regexp_replace(normalize(${text}, NFKD), ${sql.lit('[\u0300-\u036f]')}, '', 'g')`;
  return sql`setweight(to_tsvector('simple', ${folded}), ${sql.lit(weight)})`;
}

/** The search words of a row of `videos`: title, performers, categories, description. */
export function searchOfVideo({ cast, categories }: FilmParts = STORED_PARTS): RawBuilder<unknown> {
  const performerNames = sql`coalesce((
    select string_agg(p.name, ' ' order by vp.position) from ${cast} as vp(performer_id, position)
    join performers p on p.id = vp.performer_id), '')`;
  const categoryNames = sql`coalesce((
    select string_agg(c.name, ' ' order by c.slug) from ${categories} as vc(category_slug)
    join categories c on c.slug = vc.category_slug), '')`;
  return sql`${words(sql`videos.title`, 'A')} || ${words(performerNames, 'B')} || ${words(categoryNames, 'C')}
    || ${words(sql`videos.description`, 'D')}`;
}

/** Rebuilds the search words of performers, all or some: their names. */
export async function indexPerformers(db: Database, ids?: readonly string[]): Promise<void> {
  await sql`update performers set search = ${words(sql`name`, 'A')} ${among('performers.id', ids)}`.execute(db);
}

/** What the videos of a list are counted for; left out, all of them. */
export interface CountedParts {
  readonly categories: readonly string[];
  readonly performers: readonly string[];
}

/** Recounts the videos of categories and performers on each site, all or some; videos of channels are not in lists. */
export async function countBySite(db: Database, parts?: CountedParts): Promise<void> {
  await sql`delete from category_sites ${among('category_slug', parts?.categories)}`.execute(db);
  await sql`
    insert into category_sites (category_slug, site_id, video_count)
    select vc.category_slug, v.site_id, count(*) from video_categories vc join videos v on v.id = vc.video_id
    where v.channel_id is null and v.is_published ${amongToo('vc.category_slug', parts?.categories)}
    group by vc.category_slug, v.site_id
  `.execute(db);
  await sql`delete from performer_sites ${among('performer_id', parts?.performers)}`.execute(db);
  await sql`
    insert into performer_sites (performer_id, site_id, video_count)
    select vp.performer_id, v.site_id, count(*) from video_performers vp join videos v on v.id = vp.video_id
    where v.channel_id is null and v.is_published ${amongToo('vp.performer_id', parts?.performers)}
    group by vp.performer_id, v.site_id
  `.execute(db);
}
