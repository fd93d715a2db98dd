import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import { findFilmsWithPreparedMedia, findWaitingSources } from '../../catalogue/public.ts';
import type { SourceRow, StepRow } from '../queue.ts';
import { findSendableFilms, type SendableFilm } from './find-films.ts';

/** `prepared`: all of it is ready, and is shown at once when its draft is published, or once staff show it. */
export type SourceState = SourceRow['state'] | 'prepared';

/** Chooses the sources of a list. */
export interface SourceSearch {
  readonly filmId: string | null;
  readonly state: SourceState | null;
  /** The id of the last source of the page before. */
  readonly after: string | null;
  readonly limit: number;
}

/**
 * A source with its film, and its steps in the order in which they begin. A picture that documents name has no film.
 */
export interface SourceWithSteps extends Omit<SourceRow, 'state'> {
  readonly state: SourceState;
  readonly steps: readonly StepRow[];
  readonly film: SendableFilm | null;
}

/** Files that were sent, the newest first. */
export async function findSources(
  db: Database,
  { filmId, state, after, limit }: SourceSearch,
): Promise<readonly SourceWithSteps[]> {
  const last = after === null ? null : await findRow(db, after);
  const stored = state === 'prepared' ? 'published' : state;
  const films = stored === 'published' ? await findFilmsWithPreparedMedia(db) : [];
  const waiting = stored === 'published' ? await findWaitingSources(db) : [];
  const isReady = sql<boolean>`(coalesce(video_id = any(${films}::text[]), false) or id = any(${waiting}::text[]))`;
  const sources = await db
    .selectFrom('media_sources')
    .selectAll()
    .$if(filmId !== null, (query) => query.where('video_id', '=', filmId ?? ''))
    .$if(stored !== null, (query) => query.where('state', '=', stored ?? 'working'))
    .$if(state === 'prepared', (query) => query.where(isReady))
    .$if(state === 'published', (query) => query.where(sql<boolean>`not ${isReady}`))
    .$if(last !== null, (query) =>
      query.where((eb) =>
        eb(eb.refTuple('added_at', 'id'), '<', eb.tuple(last?.added_at ?? new Date(0), last?.id ?? '')),
      ),
    )
    .orderBy('added_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return withSteps(db, sources);
}

/** One source with its steps; null for an unknown id. */
export async function findSource(db: Database, id: string): Promise<SourceWithSteps | null> {
  const row = await findRow(db, id);
  return row === null ? null : ((await withSteps(db, [row]))[0] ?? null);
}

/** What kind of file a source is; null for an unknown id. */
export async function findSourceKind(db: Database, id: string): Promise<SourceRow['kind'] | null> {
  return (await findRow(db, id))?.kind ?? null;
}

async function findRow(db: Database, id: string): Promise<SourceRow | null> {
  return (await db.selectFrom('media_sources').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

async function withSteps(db: Database, sources: readonly SourceRow[]): Promise<readonly SourceWithSteps[]> {
  if (sources.length === 0) return [];
  const ids = sources.map(({ id }) => id);
  const filmIds = [...new Set(sources.flatMap(({ video_id }) => video_id ?? []))];
  const films = new Map((await findSendableFilms(db, filmIds)).map((film) => [film.id, film]));
  const isAnyReady = sources.some(({ state }) => state === 'published');
  const waiting = new Set(isAnyReady ? await findWaitingSources(db) : []);
  const steps = await db
    .selectFrom('media_steps')
    .selectAll()
    .where('source_id', 'in', ids)
    .orderBy('stage')
    .orderBy('name')
    .execute();
  return sources.flatMap((source) => {
    const film = source.video_id === null ? null : films.get(source.video_id);
    // What belongs to a draft that was deleted is deleted by the next run of `delete-unused-media`.
    if (film === undefined) return [];
    const isReady = film?.isDraft === true || waiting.has(source.id);
    const state = source.state === 'published' && isReady ? 'prepared' : source.state;
    return [{ ...source, state, film, steps: steps.filter(({ source_id }) => source_id === source.id) }];
  });
}
