import { createHash } from 'node:crypto';
import type { SiteId } from '@network/tenant/sites.ts';
import type { Database } from '../../../db/database.ts';
import { insertRows } from '../../../db/seed/insert-rows.ts';
import type { CountedParts } from '../search-index.ts';
import type { FilmDocument, Identified } from './content-documents.ts';
import { indexFilms } from './index-films.ts';
import type { KnownReferences } from './references.ts';
import { upsertRows } from './upsert-rows.ts';

/** A UUID that is the same for an id each time: of a film that is published again, too. */
function uuidOf(id: string): string {
  const hex = createHash('sha256').update(`film ${id}`).digest('hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/**
 * Writes films as people see them, with what hangs on them, what they are searched by and their facets. Every reference
 * has to be known.
 * @returns what has to be counted again
 */
export async function writeFilms(
  trx: Database,
  films: readonly Identified<FilmDocument>[],
  known: KnownReferences,
  at: Date,
): Promise<CountedParts> {
  const ids = films.map(({ id }) => id);
  const before = await partsOf(trx, ids);
  const rows = await trx
    .selectFrom('videos')
    .select(['id', 'new_id', 'uuid', 'own_media', 'run_length_seconds', 'best_height'])
    .where('id', 'in', ids)
    .execute();
  const existing = new Map(rows.map((row) => [row.id, row]));
  // What was uploaded decides how long a film runs and in how many lines.
  const uploaded = new Map(rows.filter((row) => row.own_media?.film).map((row) => [row.id, row]));
  await upsertRows(
    trx,
    'videos',
    'id',
    films.map(({ id, document }) => ({
      id,
      new_id: existing.get(id)?.new_id ?? `new-${id}`,
      uuid: existing.get(id)?.uuid ?? uuidOf(id),
      slug: document.slug,
      site_id: document.site as SiteId,
      title: document.title,
      description: document.description,
      released_at: document.releasedAt === null ? at : new Date(document.releasedAt),
      run_length_seconds: uploaded.get(id)?.run_length_seconds ?? document.runLengthSeconds ?? 0,
      is_denied: document.isDenied,
      free_video: document.isFree,
      is_free_limited_trial: document.isFreeLimitedTrial,
      is_exclusive: document.isExclusive,
      guest_user_scene: document.isGuestScene,
      directors: [...document.directors],
      channel_id: document.channel === null ? null : known.idOf('channel', document.channel),
      channel_pack_id: document.pack === null ? null : known.idOf('pack', `${document.channel}/${document.pack}`),
      showcase_id: document.showcase === null ? null : known.idOf('showcase', document.showcase),
      best_height: uploaded.get(id)?.best_height ?? document.bestHeight,
      composition: document.composition,
      is_published: true,
    })),
  );
  await writeParts(trx, films, known);
  await indexFilms(trx, ids);
  const after = await partsOf(trx, ids);
  return {
    categories: [...new Set([...before.categories, ...after.categories])],
    performers: [...new Set([...before.performers, ...after.performers])],
  };
}

async function writeParts(
  trx: Database,
  films: readonly Identified<FilmDocument>[],
  known: KnownReferences,
): Promise<void> {
  const ids = films.map(({ id }) => id);
  await trx.deleteFrom('video_performers').where('video_id', 'in', ids).execute();
  await trx.deleteFrom('video_categories').where('video_id', 'in', ids).execute();
  await trx.deleteFrom('video_tags').where('video_id', 'in', ids).execute();
  await trx.deleteFrom('video_chapters').where('video_id', 'in', ids).execute();
  const rowsOf = <Row>(toRows: (document: FilmDocument, video_id: string) => readonly Row[]) =>
    films.flatMap(({ id, document }) => toRows(document, id));
  await insertRows(
    trx,
    'video_performers',
    rowsOf(({ performers }, video_id) =>
      performers.map((slug, index) => ({
        video_id,
        performer_id: known.idOf('performer', slug) ?? '',
        position: index + 1,
      })),
    ),
  );
  await insertRows(
    trx,
    'video_categories',
    rowsOf(({ categories }, video_id) => categories.map((category_slug) => ({ video_id, category_slug }))),
  );
  await insertRows(
    trx,
    'video_tags',
    rowsOf(({ tags }, video_id) => tags.map((tag_slug) => ({ video_id, tag_slug }))),
  );
  await insertRows(
    trx,
    'video_chapters',
    rowsOf(({ chapters }, video_id) =>
      chapters.map(({ startsAtSeconds, title }) => ({ video_id, starts_at_seconds: startsAtSeconds, title })),
    ),
  );
  const without = films.filter(({ document }) => document.pictureCount === null).map(({ id }) => id);
  if (without.length > 0) await trx.deleteFrom('picture_sets').where('video_id', 'in', without).execute();
  const sets = rowsOf(({ pictureCount }, video_id) =>
    pictureCount === null ? [] : [{ video_id, id: `set-${video_id}`, picture_count: pictureCount }],
  );
  await upsertRows(trx, 'picture_sets', 'video_id', await withOwnIds(trx, sets));
}

/** A set that is there already has an id that addresses were made of. */
async function withOwnIds<Row extends { readonly video_id: string; readonly id: string }>(
  trx: Database,
  sets: readonly Row[],
): Promise<Row[]> {
  if (sets.length === 0) return [];
  const ids = sets.map(({ video_id }) => video_id);
  const existing = await trx
    .selectFrom('picture_sets')
    .select(['id', 'video_id'])
    .where('video_id', 'in', ids)
    .execute();
  const own = new Map(existing.map(({ id, video_id }) => [video_id, id]));
  return sets.map((set) => ({ ...set, id: own.get(set.video_id) ?? set.id }));
}

/** The categories and performers of films, which count them. */
export async function partsOf(trx: Database, ids: readonly string[]): Promise<CountedParts> {
  const categories = await trx
    .selectFrom('video_categories')
    .select('category_slug')
    .distinct()
    .where('video_id', 'in', [...ids])
    .execute();
  const performers = await trx
    .selectFrom('video_performers')
    .select('performer_id')
    .distinct()
    .where('video_id', 'in', [...ids])
    .execute();
  return {
    categories: categories.map(({ category_slug }) => category_slug),
    performers: performers.map(({ performer_id }) => performer_id),
  };
}
