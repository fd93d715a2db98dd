import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { SiteId } from '@network/tenant/sites.ts';
import type { Database } from '../../../../db/database.ts';
import type { CountedParts } from '../search-index.ts';
import type { FilmDocument, Identified } from './content-documents.ts';
import { addressOfFilm, ownSlugOf } from './film-address.ts';
import { givePreparedMedia, type PreparedMedia, takePreparedMedia } from '../prepared-media.ts';
import type { KnownReferences } from './references.ts';
import { storedTranslations } from './translations-field.ts';
import { upsertFilmRows } from './upsert-film-rows.ts';
import { writeParts } from './write-film-parts.ts';

/** A UUID that is the same for an id each time: of a film that is published again, too. */
function uuidOf(id: string): string {
  const hex = createHash('sha256').update(`film ${id}`).digest('hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/**
 * Writes films as people see them, with what hangs on them, what they are searched by and their facets. Every reference
 * has to be known.
 */
export async function writeFilms(
  trx: Database,
  films: readonly Identified<FilmDocument>[],
  known: KnownReferences,
  at: Date,
): Promise<void> {
  const ids = films.map(({ id }) => id);
  const rows = await trx
    .selectFrom('videos')
    .select(['id', 'new_id', 'uuid', 'own_media', 'run_length_seconds', 'best_height'])
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .execute();
  const existing = new Map(rows.map((row) => [row.id, row]));
  const prepared = await takePreparedMedia(trx, ids);
  // What was uploaded decides how long a film runs and in how many lines.
  const uploaded = new Map<string, Pick<PreparedMedia, 'run_length_seconds' | 'best_height'>>([
    ...prepared,
    ...rows.filter((row) => row.own_media?.film).map((row) => [row.id, row] as const),
  ]);
  const castOf = ({ performers }: FilmDocument): string[] =>
    performers.map((slug) => known.idOf('performer', slug) ?? '');
  await upsertFilmRows(
    trx,
    films.map(({ id, document }) => ({
      id,
      new_id: existing.get(id)?.new_id ?? `new-${id}`,
      uuid: existing.get(id)?.uuid ?? uuidOf(id),
      slug: addressOfFilm(document),
      own_slug: ownSlugOf(document),
      site_id: document.site as SiteId,
      title: document.title,
      description: document.description,
      translations: storedTranslations(document.translations),
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
      picture_focus: document.pictureFocus,
      picture_crops: document.pictureCrops.length === 0 ? null : document.pictureCrops,
      is_published: true,
    })),
    films.map(({ id, document }) => ({
      id,
      cast: castOf(document),
      categories: document.categories,
      tags: document.tags,
    })),
  );
  for (const [id, media] of prepared) await givePreparedMedia(trx, id, media);
  await writeParts(trx, films, castOf, [...existing.keys()]);
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
