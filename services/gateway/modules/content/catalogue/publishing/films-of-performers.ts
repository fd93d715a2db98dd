import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import { SHORTEST_PART } from './part-of-text.ts';
import { performerKind } from './performer-kind.ts';
import { searchItems } from './publish-items.ts';

/** What one search considers: a part of a name that more performers have says too little. */
const MOST = { performers: 20, films: 500 } as const;

/**
 * Finds the films of performers whose name or slug has a part, for lists of staff: those that people see or once saw, the newest
 * 500 of them, of the first 20 performers by slug. A part of fewer than three letters finds none, because no index has it.
 */
export async function findFilmsOfPerformersNamed(db: Database, part: string): Promise<readonly string[]> {
  if (part.length < SHORTEST_PART) return [];
  const named = { text: part, site: null, among: null, after: ['', ''], limit: MOST.performers } as const;
  const performers = (await searchItems(db, performerKind, named)).map(({ id }) => id);
  if (performers.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select v.id from video_performers vp join videos v on v.id = vp.video_id
    where vp.performer_id = any(${performers}::text[])
    group by v.id order by v.released_at desc, v.id limit ${MOST.films}`.execute(db);
  return rows.map(({ id }) => id);
}
