import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import { queueTakedown } from '../../media/public.ts';

/** Whether a film that is published has the performer whose id a column has. */
const isInFilm = (column: string): RawBuilder<boolean> => sql<boolean>`exists (
  select 1 from video_performers role join videos film on film.id = role.video_id
  where role.performer_id = ${sql.ref(column)} and film.is_published)`;

/**
 * Whether a page shows what a row of `shown_pictures` is about, by the name of the row in its statement. What is shown with a film needs
 * that film. A performer needs one that has them, or something that shows them without, such as a prize; and what is shown with a
 * performer needs a film of theirs, such as an angel. Everything else is seen while it is published.
 */
export const isSeen = (row: 'shown' | 'other'): RawBuilder<boolean> => sql<boolean>`(case
  when ${sql.ref(`${row}.film_id`)} is not null then
    exists (select 1 from videos where id = ${sql.ref(`${row}.film_id`)} and is_published)
  when ${sql.ref(`${row}.kind`)} = 'performer' then ${isInFilm(`${row}.entity_id`)} or exists (
    select 1 from shown_performers holder where holder.performer_id = ${sql.ref(`${row}.entity_id`)} and not holder.needs_film)
  else not exists (
    select 1 from shown_performers holder where holder.kind = ${sql.ref(`${row}.kind`)} and holder.entity_id = ${sql.ref(`${row}.entity_id`)}
      and holder.needs_film and not ${isInFilm('holder.performer_id')}) end)`;

/**
 * Has edges forget the pictures of those of some performers whom no page shows any more, and of what is shown with them. Call it once
 * what showed them is hidden; the gateway itself withholds the pictures by the same condition.
 */
export async function takeBackPerformers(trx: Database, performerIds: readonly string[], at: Date): Promise<void> {
  if (performerIds.length === 0) return;
  const ids = [...performerIds];
  // When two transactions take back the last films that show a performer, the lock lets the second see what the first
  // did.
  await sql`select 1 from performers where id = any(${ids}::text[]) order by id for no key update`.execute(trx);
  const { rows } = await sql<{ id: string; version: string }>`
    select distinct pictures.id, rendition->>'version' as version
    from shown_pictures shown join pictures on pictures.id = shown.picture_id
    where ((shown.kind = 'performer' and shown.entity_id = any(${ids}::text[])) or exists (
        select 1 from shown_performers holder where holder.kind = shown.kind and holder.entity_id = shown.entity_id
          and holder.performer_id = any(${ids}::text[])))
      and not exists (select 1 from shown_pictures other where other.picture_id = pictures.id and ${isSeen('other')})
    order by 1`.execute(trx);
  for (const { id, version } of rows)
    await queueTakedown(trx, { filmId: id, slugs: [], versions: [version], prefixes: [] }, at);
}

/** Something that shows a performer, or that shows none any more. */
export interface ShowsPerformer {
  readonly id: string;
  readonly performerId: string | null;
}

/**
 * Records which performer things of a kind show, in the transaction that publishes them or takes them back.
 * @param needsFilm whether pages show the things only where a film of the performer is
 */
export async function showPerformers(
  trx: Database,
  kind: string,
  things: readonly ShowsPerformer[],
  { needsFilm, at }: { readonly needsFilm: boolean; readonly at: Date },
): Promise<void> {
  if (things.length === 0) return;
  const before = await trx
    .deleteFrom('shown_performers')
    .where('kind', '=', kind)
    .where(
      'entity_id',
      'in',
      things.map(({ id }) => id),
    )
    .returning('performer_id')
    .execute();
  const rows = things.flatMap(({ id, performerId }) =>
    performerId === null ? [] : [{ kind, entity_id: id, performer_id: performerId, needs_film: needsFilm }],
  );
  if (rows.length > 0) await trx.insertInto('shown_performers').values(rows).execute();
  const now = new Set(rows.map(({ performer_id }) => performer_id));
  const left = new Set(before.map(({ performer_id }) => performer_id).filter((id) => !now.has(id)));
  await takeBackPerformers(trx, [...left], at);
}
