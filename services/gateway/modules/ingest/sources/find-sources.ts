import type { Database } from '../../../db/database.ts';
import type { SourceRow, StepRow } from '../queue.ts';

/** Which sources a list has. */
export interface SourceSearch {
  readonly filmId: string | null;
  readonly state: SourceRow['state'] | null;
  /** The id of the last source of the page before. */
  readonly after: string | null;
  readonly limit: number;
}

/** A source with its steps, in the order in which they begin. */
export type SourceWithSteps = SourceRow & { readonly steps: readonly StepRow[] };

/** Files that were sent, the newest first. */
export async function findSources(
  db: Database,
  { filmId, state, after, limit }: SourceSearch,
): Promise<readonly SourceWithSteps[]> {
  const last = after === null ? null : await findRow(db, after);
  const sources = await db
    .selectFrom('media_sources')
    .selectAll()
    .$if(filmId !== null, (query) => query.where('video_id', '=', filmId ?? ''))
    .$if(state !== null, (query) => query.where('state', '=', state ?? 'working'))
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

async function findRow(db: Database, id: string): Promise<SourceRow | null> {
  return (await db.selectFrom('media_sources').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

async function withSteps(db: Database, sources: readonly SourceRow[]): Promise<readonly SourceWithSteps[]> {
  if (sources.length === 0) return [];
  const ids = sources.map(({ id }) => id);
  const steps = await db
    .selectFrom('media_steps')
    .selectAll()
    .where('source_id', 'in', ids)
    .orderBy('stage')
    .orderBy('name')
    .execute();
  return sources.map((source) => ({ ...source, steps: steps.filter(({ source_id }) => source_id === source.id) }));
}
