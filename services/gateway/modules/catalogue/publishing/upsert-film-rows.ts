import { type Insertable, sql } from 'kysely';
import type { Database, Tables } from '../../../db/database.ts';
import { facetsOfVideo } from '../facet-index.ts';
import { INCOMING_PARTS } from '../film-parts.ts';
import { searchOfVideo } from '../search-index.ts';

/** The cast of a film in billing order, as ids of performers, and the slugs of its categories. */
interface IncomingParts {
  readonly id: string;
  readonly cast: readonly string[];
  readonly categories: readonly string[];
}

/**
 * Writes rows of films with their search words and facets in one statement, which computes both from the incoming values:
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
  const set = sql.join(
    [...names.filter((name) => name !== 'id'), 'search', 'facets'].map(
      (name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`,
    ),
  );
  await sql`
    insert into videos (${list}, search, facets)
    select ${values}, ${searchOfVideo(INCOMING_PARTS)}, ${facetsOfVideo(INCOMING_PARTS)}
    from (
      select film.*, parts."cast" as performer_ids, parts.categories as category_slugs
      from jsonb_populate_recordset(null::videos, ${JSON.stringify(rows)}::jsonb) film
      join jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as parts(id text, "cast" text[], categories text[])
        on parts.id = film.id
    ) videos
    on conflict (id) do update set ${set}
  `.execute(trx);
}
