import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { among, amongToo } from './among.ts';
import { type SearchedTexts, searchVector } from './folding/search-vector.ts';
import { learnWords } from './known-words/known-words.ts';

const BATCH = 500;

/** Rebuilds the search words of performers, all or some: their names. */
export async function indexPerformers(db: Database, ids?: readonly string[]): Promise<void> {
  const rows = await sql<{ id: string; name: string }>`
    select id, name from performers ${among('performers.id', ids)} order by id for no key update
  `.execute(db);
  for (let start = 0; start < rows.rows.length; start += BATCH) {
    const texts = rows.rows.slice(start, start + BATCH).map(({ id, name }) => ({ id, texts: { title: name } }));
    await sql`
      update performers set search = words.search from ${vectorsOf(texts)} where performers.id = words.id
    `.execute(db);
    await learnWords(
      db,
      texts.map((each) => each.texts),
    );
  }
}

/** What rows are found by, as rows of `words` with their id and their search words. */
export function vectorsOf(
  rows: readonly { readonly id: string; readonly texts: SearchedTexts }[],
): RawBuilder<unknown> {
  const json = JSON.stringify(rows.map(({ id, texts }) => ({ id, search: searchVector(texts) })));
  return sql`jsonb_to_recordset(${json}::jsonb) as words(id text, search tsvector)`;
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
