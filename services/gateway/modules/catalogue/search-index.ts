import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** Folded like the words of a question (searchWords): without marks, so that "Cadiz" finds "Cádiz". */
function words(text: RawBuilder<unknown>, weight: 'A' | 'B' | 'C' | 'D'): RawBuilder<unknown> {
  const folded = sql`regexp_replace(normalize(${text}, NFKD), ${sql.lit('[\u0300-\u036f]')}, '', 'g')`;
  return sql`setweight(to_tsvector('simple', ${folded}), ${sql.lit(weight)})`;
}

/** Rebuilds the search words of videos: title, performers, categories, description. */
export async function indexVideos(db: Database): Promise<void> {
  const performers = sql`coalesce((
    select string_agg(p.name, ' ') from video_performers vp join performers p on p.id = vp.performer_id
    where vp.video_id = videos.id), '')`;
  const categories = sql`coalesce((
    select string_agg(c.name, ' ') from video_categories vc join categories c on c.slug = vc.category_slug
    where vc.video_id = videos.id), '')`;
  await sql`update videos set search =
    ${words(sql`title`, 'A')} || ${words(performers, 'B')} || ${words(categories, 'C')} || ${words(sql`description`, 'D')}
  `.execute(db);
}

/** Rebuilds the search words of performers: their names. */
export async function indexPerformers(db: Database): Promise<void> {
  await sql`update performers set search = ${words(sql`name`, 'A')}`.execute(db);
}

/** Recounts the videos of each category and performer on each site; videos of channels are not in lists. */
export async function countBySite(db: Database): Promise<void> {
  await sql`delete from category_sites`.execute(db);
  await sql`
    insert into category_sites (category_slug, site_id, video_count)
    select vc.category_slug, v.site_id, count(*) from video_categories vc join videos v on v.id = vc.video_id
    where v.channel_id is null group by vc.category_slug, v.site_id
  `.execute(db);
  await sql`delete from performer_sites`.execute(db);
  await sql`
    insert into performer_sites (performer_id, site_id, video_count)
    select vp.performer_id, v.site_id, count(*) from video_performers vp join videos v on v.id = vp.video_id
    where v.channel_id is null group by vp.performer_id, v.site_id
  `.execute(db);
}
