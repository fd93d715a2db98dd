import { type RawBuilder, sql } from 'kysely';
import {
  HEIGHT_BANDS,
  HEIGHT_BOUNDS_CENTIMETRES,
  LENGTH_BANDS,
  LENGTH_BOUNDS_SECONDS,
} from '@network/tenant/facets.ts';
import type { Database } from '../../../db/database.ts';
import { among } from './among.ts';
import { type FilmParts, STORED_PARTS } from './film-parts.ts';

/** `name:low|mid|high` of a number, null where it is not known. */
function bandOf(
  column: string,
  name: string,
  bands: readonly [string, string, string],
  [first, second]: readonly [number, number],
): RawBuilder<string | null> {
  const token = (band: string) => sql.lit(`${name}:${band}`);
  const value = sql.ref(column);
  return sql`case when ${value} is null then null when ${value} < ${sql.lit(first)} then ${token(bands[0])}
    when ${value} < ${sql.lit(second)} then ${token(bands[1])} else ${token(bands[2])} end`;
}

const height = bandOf('p.height_centimetres', 'height', HEIGHT_BANDS, HEIGHT_BOUNDS_CENTIMETRES);
const length = bandOf('v.run_length_seconds', 'length', LENGTH_BANDS, LENGTH_BOUNDS_SECONDS);

const TRAITS = sql`array['sex:' || p.sex, 'hair:' || p.hair, 'eyes:' || p.eyes, ${height},
  'nationality:' || p.nationality]`;

const TRAITS_OF_ROW = sql`(select ${TRAITS} from (select performers.*) p)`;

/**
 * Rebuilds the facets of performers, all or some, as tokens `name:value` in one index, so that any combination of facets is one
 * look-up.
 */
export async function facetPerformers(db: Database, ids?: readonly string[]): Promise<void> {
  await sql`
    update performers set facets = array_remove(
      ${TRAITS_OF_ROW} || array(select 'sites:' || s.site_id from performer_sites s where s.performer_id = performers.id),
      null)
    ${among('performers.id', ids)}
  `.execute(db);
}

/** The facets of a row of `videos`: its own and those of its performers. */
export function facetsOfVideo({ cast, categories }: FilmParts = STORED_PARTS): RawBuilder<unknown> {
  return sql`array_remove(
      array['sites:' || videos.site_id, ${sql`(select ${length} from (select videos.*) v)`},
        'year:' || extract(year from videos.released_at at time zone 'UTC')::int, 'resolution:' || videos.best_height]
      || array(select 'categories:' || vc.category_slug from ${categories} as vc(category_slug))
      || array(select distinct token from ${cast} as vp(performer_id, position)
          join performers p on p.id = vp.performer_id, unnest(${TRAITS} || ('performers:' || p.slug)) token),
      null)`;
}

/** Writes the facets of videos. Those of performers are written first. */
export async function facetVideos(db: Database, ids?: readonly string[]): Promise<void> {
  await sql`update videos set facets = ${facetsOfVideo()} ${among('videos.id', ids)}`.execute(db);
}
