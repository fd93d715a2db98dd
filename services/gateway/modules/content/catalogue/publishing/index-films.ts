import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import { facetsOfVideo } from '../facet-index.ts';
import type { SearchedTexts } from '../folding/search-vector.ts';
import { learnWords } from '../known-words/known-words.ts';
import { vectorsOf } from '../search-index.ts';

const BATCH = 500;

/**
 * Rebuilds what films are searched by and their facets, all or some. Both are written by one statement: each further one
 * would write every row, and its entries in all indexes, once more.
 */
export async function indexFilms(trx: Database, ids?: readonly string[]): Promise<void> {
  if (ids !== undefined) {
    const inOrder = ids.toSorted();
    for (let start = 0; start < inOrder.length; start += BATCH) await write(trx, inOrder.slice(start, start + BATCH));
    return;
  }
  for (let last = ''; ;) {
    const { rows } = await sql<{ id: string }>`
      select id from videos where id > ${last} order by id limit ${BATCH}
    `.execute(trx);
    const end = rows.at(-1)?.id;
    if (end === undefined) return;
    await write(
      trx,
      rows.map(({ id }) => id),
    );
    last = end;
  }
}

async function write(trx: Database, ids: readonly string[]): Promise<void> {
  const films = await textsOf(trx, ids);
  if (films.length === 0) return;
  await sql`
    update videos set search = words.search, facets = ${facetsOfVideo()} from ${vectorsOf(films)}
    where videos.id = words.id
  `.execute(trx);
  await learnWords(
    trx,
    films.map(({ texts }) => texts),
  );
}

/** Locked until the transaction ends, so that no words are written of a title that is not there any more. */
async function textsOf(
  trx: Database,
  ids: readonly string[],
): Promise<readonly { readonly id: string; readonly texts: SearchedTexts }[]> {
  const { rows } = await sql<SearchedTexts & { id: string }>`
    select id, title, description, translations,
      array(select p.name from video_performers vp join performers p on p.id = vp.performer_id
        where vp.video_id = videos.id order by vp.position) as performers,
      array(select c.name from video_categories vc join categories c on c.slug = vc.category_slug
        where vc.video_id = videos.id order by c.slug) as categories,
      array(select other.text ->> 'title' from video_categories vc join categories c on c.slug = vc.category_slug
        cross join lateral jsonb_array_elements(c.translations) with ordinality other(text, place)
        where vc.video_id = videos.id order by c.slug, other.place) as "translatedCategories",
      array(select named.name from video_tags vt join tags t on t.slug = vt.tag_slug
        cross join lateral (
          select t.name, 0 as place
          union all select other.text ->> 'title', other.place
          from jsonb_array_elements(t.translations) with ordinality other(text, place)
        ) named(name, place)
        where vt.video_id = videos.id order by t.slug, named.place) as tags
    from videos where id = any(${[...ids]}::text[]) order by id for no key update of videos
  `.execute(trx);
  return rows.map(({ id, ...texts }) => ({ id, texts }));
}
