import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import type { FilmDocument, Identified } from './content-documents.ts';
import { storedTranslations } from './translations-field.ts';
import { upsertRows } from './upsert-rows.ts';

/** Tables with rows that belong to a film alone. */
const PARTS = ['video_performers', 'video_categories', 'video_tags', 'video_chapters', 'video_stills'] as const;

/**
 * Writes what hangs on films: who is in them, what they are about, their chapters, the stills that editors chose and the size of their picture sets.
 * @param castOf the ids of a film's performers
 * @param existing the films that were there before, whose parts are replaced
 */
export async function writeParts(
  trx: Database,
  films: readonly Identified<FilmDocument>[],
  castOf: (film: FilmDocument) => readonly string[],
  existing: readonly string[],
): Promise<void> {
  if (existing.length > 0) await deleteParts(trx, existing);
  await insertInto(
    trx,
    sql`video_performers (video_id, performer_id, position)`,
    sql`"of" text, id text, place integer`,
    films,
    (film) => castOf(film).map((id, index) => ({ id, place: index + 1 })),
  );
  await insertInto(
    trx,
    sql`video_categories (video_id, category_slug)`,
    sql`"of" text, slug text`,
    films,
    ({ categories }) => categories.map((slug) => ({ slug })),
  );
  await insertInto(trx, sql`video_tags (video_id, tag_slug)`, sql`"of" text, slug text`, films, ({ tags }) =>
    tags.map((slug) => ({ slug })),
  );
  await insertInto(
    trx,
    sql`video_chapters (video_id, starts_at_seconds, title, translations)`,
    sql`"of" text, "startsAtSeconds" integer, title text, translations jsonb`,
    films,
    ({ chapters }) =>
      chapters.map(({ translations, ...part }) => ({ ...part, translations: storedTranslations(translations) })),
  );
  await insertInto(
    trx,
    sql`video_stills (video_id, place, starts_at_seconds, picture_id)`,
    sql`"of" text, place integer, "startsAtSeconds" integer, picture text`,
    films,
    ({ stills }) => stills,
  );
  await writePictureSets(trx, films, existing);
}

async function deleteParts(trx: Database, ids: readonly string[]): Promise<void> {
  const deletions = PARTS.map(
    (table) =>
      sql`${sql.ref(`old_${table}`)} as (delete from ${sql.table(table)} where video_id = any(${[...ids]}::text[]))`,
  );
  await sql`with ${sql.join(deletions)} select 1`.execute(trx);
}

/** @param columns of a part, `of` for its film first, in the order of the table's */
async function insertInto(
  trx: Database,
  into: RawBuilder<unknown>,
  columns: RawBuilder<unknown>,
  films: readonly Identified<FilmDocument>[],
  partsOf: (film: FilmDocument) => readonly object[],
): Promise<void> {
  const rows = films.flatMap(({ id, document }) => partsOf(document).map((part) => ({ of: id, ...part })));
  if (rows.length === 0) return;
  await sql`
    insert into ${into} select part.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as part(${columns})
  `.execute(trx);
}

async function writePictureSets(
  trx: Database,
  films: readonly Identified<FilmDocument>[],
  existing: readonly string[],
): Promise<void> {
  const had = new Set(existing);
  const without = films.filter(({ id, document }) => document.pictureCount === null && had.has(id)).map(({ id }) => id);
  if (without.length > 0) await trx.deleteFrom('picture_sets').where('video_id', 'in', without).execute();
  const sets = films.flatMap(({ id, document: { pictureCount } }) =>
    pictureCount === null ? [] : [{ video_id: id, id: `set-${id}`, picture_count: pictureCount }],
  );
  if (sets.length > 0) await upsertRows(trx, 'picture_sets', 'video_id', await withOwnIds(trx, sets));
}

/** A set that is there already has an id that addresses were made of. */
async function withOwnIds<Row extends { readonly video_id: string; readonly id: string }>(
  trx: Database,
  sets: readonly Row[],
): Promise<Row[]> {
  const existing = await trx
    .selectFrom('picture_sets')
    .select(['id', 'video_id'])
    .where(sql<boolean>`video_id = any(${sets.map(({ video_id }) => video_id)}::text[])`)
    .execute();
  const own = new Map(existing.map(({ id, video_id }) => [video_id, id]));
  return sets.map((set) => ({ ...set, id: own.get(set.video_id) ?? set.id }));
}
