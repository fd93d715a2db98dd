import { type Insertable, sql } from 'kysely';
import type { Database, Tables } from '../../../../db/database.ts';
import { facetsOfVideo } from '../facet-index.ts';
import { INCOMING_PARTS } from '../film-parts.ts';
import { type SearchedTexts, searchVector } from '../folding/search-vector.ts';
import { learnWords } from '../known-words/known-words.ts';
import { namesOf, type Translated } from '../texts-by-language.ts';

/** The cast of a film in billing order, as ids of performers, and the slugs of its categories and tags. */
interface IncomingParts {
  readonly id: string;
  readonly cast: readonly string[];
  readonly categories: readonly string[];
  readonly tags: readonly string[];
}

/**
 * Writes rows of films with their search words and facets in one statement, facets from the incoming values:
 * a second statement would write every row, and its entries in all indexes, once more.
 */
export async function upsertFilmRows(
  trx: Database,
  rows: readonly Insertable<Tables['videos']>[],
  parts: readonly IncomingParts[],
): Promise<void> {
  const names = Object.keys(rows[0] ?? {});
  const list = sql.join(names.map((name) => sql.ref(name)));
  const values = sql.join(names.map((name) => sql.ref(`videos.${name}`)));
  const texts = await textsOf(trx, rows, parts);
  const incoming = parts.map(({ id, cast, categories }, index) => ({
    id,
    cast,
    categories,
    search: searchVector(texts[index] ?? { title: '' }),
  }));
  const set = sql.join(
    [...names.filter((name) => name !== 'id'), 'search', 'facets'].map(
      (name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`,
    ),
  );
  await sql`
    insert into videos (${list}, search, facets)
    select ${values}, videos.words, ${facetsOfVideo(INCOMING_PARTS)}
    from (
      select film.*, parts."cast" as performer_ids, parts.categories as category_slugs,
        parts.search as words
      from jsonb_populate_recordset(null::videos, ${JSON.stringify(rows)}::jsonb) film
      join jsonb_to_recordset(${JSON.stringify(incoming)}::jsonb)
        as parts(id text, "cast" text[], categories text[], search tsvector)
        on parts.id = film.id
    ) videos
    on conflict (id) do update set ${set}
  `.execute(trx);
  await learnWords(trx, texts);
}

/** What each film is found by, in the order of the parts. */
async function textsOf(
  trx: Database,
  rows: readonly Insertable<Tables['videos']>[],
  parts: readonly IncomingParts[],
): Promise<readonly SearchedTexts[]> {
  const performers = new Set(parts.flatMap(({ cast }) => cast));
  const categories = new Set(parts.flatMap((part) => part.categories));
  const tags = new Set(parts.flatMap((part) => part.tags));
  const { rows: named } = await sql<Translated & { kind: 'performer' | 'category' | 'tag'; id: string; name: string }>`
    select 'performer' as kind, id, name, null::jsonb as translations from performers where id = any(${[...performers]}::text[])
    union all
    select 'category', slug, name, translations from categories where slug = any(${[...categories]}::text[])
    union all
    select 'tag', slug, name, translations from tags where slug = any(${[...tags]}::text[])
  `.execute(trx);
  const names = new Map(named.map((row) => [`${row.kind} ${row.id}`, namesOf(row)]));
  const namesIn = (kind: string, id: string): readonly string[] => names.get(`${kind} ${id}`) ?? [];
  const films = new Map(rows.map((row) => [row.id, row]));
  return parts.map((part) => ({
    title: films.get(part.id)?.title ?? '',
    description: films.get(part.id)?.description ?? '',
    translations: films.get(part.id)?.translations ?? null,
    performers: part.cast.map((id) => namesIn('performer', id)[0] ?? ''),
    categories: part.categories.map((slug) => namesIn('category', slug)[0] ?? ''),
    translatedCategories: part.categories.flatMap((slug) => namesIn('category', slug).slice(1)),
    tags: part.tags.flatMap((slug) => namesIn('tag', slug)),
  }));
}
