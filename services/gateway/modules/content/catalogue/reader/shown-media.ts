import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import { isSeen } from '../pictures/seen-pictures.ts';

/**
 * Whether nobody may see the files of each of these versions: those of a film that was unpublished, also those that others
 * have replaced since, or that wait for a publication; those that wait until staff show them, or were discarded; those of a picture that nothing shows any more; and those of one that
 * only such films show, or performers whom no film shows. A replaced version of a film that is published is seen as long as pages show
 * it that were rendered before.
 */
export async function findWithheldVersions(db: Database, versions: readonly string[]): Promise<boolean[]> {
  const { rows } = await sql<{ version: string }>`
    select wanted.version from unnest(${[...versions]}::text[]) as wanted(version)
    where exists (select 1 from videos where not is_published and own_media->'film'->>'version' = wanted.version)
      or exists (select 1 from videos where not is_published and own_media->'picture'->>'version' = wanted.version)
      or exists (select 1 from pictures where withheld_at is not null and rendition->>'version' = wanted.version)
      or exists (select 1 from prepared_media where wanted.version in
        (own_media->'film'->>'version', own_media->'picture'->>'version'))
      or exists (select 1 from waiting_media where own_media->'film'->>'version' = wanted.version)
      or exists (select 1 from replaced_media r left join videos v on v.id = r.film_id
        where r.version = wanted.version and v.is_published is not true)
      or ((exists (select 1 from film_pictures where version = wanted.version) or exists (
        select 1 from pictures join shown_pictures shown on shown.picture_id = pictures.id
        where pictures.rendition->>'version' = wanted.version)) and not exists (
        select 1 from film_pictures p join videos v on v.id = p.film_id
        where p.version = wanted.version and v.is_published) and not exists (
        select 1 from pictures join shown_pictures shown on shown.picture_id = pictures.id
        where pictures.rendition->>'version' = wanted.version and ${isSeen('shown')}))`.execute(db);
  const withheld = new Set(rows.map(({ version }) => version));
  return versions.map((each) => withheld.has(each));
}

/** Whether each of these films is published, on any site. */
export async function findPublishedFilms(db: Database, ids: readonly string[]): Promise<boolean[]> {
  const rows = await db
    .selectFrom('videos')
    .select('id')
    .where(sql<boolean>`id = any(${[...ids]}::text[])`)
    .where('is_published', '=', true)
    .execute();
  const published = new Set(rows.map(({ id }) => id));
  return ids.map((each) => published.has(each));
}
