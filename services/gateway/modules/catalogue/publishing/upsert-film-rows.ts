import { type Insertable, sql } from 'kysely';
import type { Database, Tables } from '../../../db/database.ts';
import { facetsOfVideo } from '../facet-index.ts';
import { GIVEN_PARTS } from '../film-parts.ts';
import { searchOfVideo } from '../search-index.ts';

/** Who is in a film, in billing order, and what it is about: ids of performers, slugs of categories. */
interface GivenParts {
  readonly id: string;
  readonly cast: readonly string[];
  readonly categories: readonly string[];
}

/**
 * Writes rows of films with what they are searched by and their facets in one statement, which works both out of what it is
 * given: a second one would write every row, and its entries in all indexes, once more.
 */
export async function upsertFilmRows(
  trx: Database,
  rows: readonly Insertable<Tables['videos']>[],
  parts: readonly GivenParts[],
): Promise<void> {
  const names = Object.keys(rows[0] ?? {});
  const list = sql.join(names.map((name) => sql.ref(name)));
  const given = sql.join(names.map((name) => sql.ref(`videos.${name}`)));
  const set = sql.join(
    [...names.filter((name) => name !== 'id'), 'search', 'facets'].map(
      (name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`,
    ),
  );
  await sql`
    insert into videos (${list}, search, facets)
    select ${given}, ${searchOfVideo(GIVEN_PARTS)}, ${facetsOfVideo(GIVEN_PARTS)}
    from (
      select film.*, parts."cast" as performer_ids, parts.categories as category_slugs
      from jsonb_populate_recordset(null::videos, ${JSON.stringify(rows)}::jsonb) film
      join jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as parts(id text, "cast" text[], categories text[])
        on parts.id = film.id
    ) videos
    on conflict (id) do update set ${set}
  `.execute(trx);
}
