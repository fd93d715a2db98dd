import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import { queueTakedown } from '../../media/public.ts';
import type { KnownReferences, Reference } from '../publishing/references.ts';

/** A thing with the pictures that its document names, which everybody sees from now on. */
export interface ShownBy {
  readonly id: string;
  readonly pictures: readonly string[];
  /** The film that it is shown with, and without which no page shows it; null for what is shown by itself. */
  readonly filmId: string | null;
}

/** The pictures for everybody that a document names; a still is seen by those alone who may see its set. */
export const picturesNamed = (named: readonly Reference[], known: KnownReferences): readonly string[] =>
  named
    .filter(({ kind }) => kind === 'landscape picture' || kind === 'portrait picture')
    .flatMap(({ kind, key }) => known.idOf(kind, key) ?? []);

/**
 * Records which pictures things of a kind show, in the transaction that publishes them or takes them back. A picture
 * that nothing shows any more is withheld at once, and edges are told to forget it; one that is shown again is there
 * again.
 */
export async function showPictures(trx: Database, kind: string, things: readonly ShownBy[], at: Date): Promise<void> {
  if (things.length === 0) return;
  const ids = things.map(({ id }) => id);
  const rows = things.flatMap(({ id, pictures, filmId }) =>
    [...new Set(pictures)].map((picture_id) => ({ kind, entity_id: id, picture_id, film_id: filmId })),
  );
  const before = await trx
    .selectFrom('shown_pictures')
    .select('picture_id')
    .distinct()
    .where('kind', '=', kind)
    .where('entity_id', 'in', ids)
    .execute();
  const concerned = [...new Set([...before, ...rows].map(({ picture_id }) => picture_id))];
  if (concerned.length === 0) return;
  // A transaction that takes the last use of a picture away must see a use that another transaction adds.
  await sql`select 1 from pictures where id = any(${concerned}::text[]) order by id for update`.execute(trx);
  await trx.deleteFrom('shown_pictures').where('kind', '=', kind).where('entity_id', 'in', ids).execute();
  if (rows.length > 0) await trx.insertInto('shown_pictures').values(rows).execute();
  await withhold(trx, concerned, at);
}

async function withhold(trx: Database, concerned: readonly string[], at: Date): Promise<void> {
  const { rows } = await sql<{ id: string; version: string }>`
    with now as (
      select id, exists (select 1 from shown_pictures where picture_id = pictures.id) as is_shown
      from pictures where id = any(${[...concerned]}::text[]))
    update pictures set withheld_at = case when is_shown then null else ${at}::timestamptz end
    from now where now.id = pictures.id and is_shown = (withheld_at is not null)
    returning pictures.id, case when is_shown then null else rendition->>'version' end as version`.execute(trx);
  for (const { id, version } of rows) {
    if (version !== null) await queueTakedown(trx, { filmId: id, slugs: [], versions: [version], prefixes: [] }, at);
  }
}
