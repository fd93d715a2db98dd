import type { Database } from '../../../../db/database.ts';

/** Captions that a film has. */
export interface CaptionTrackRow {
  readonly video_id: string;
  readonly language: string;
  readonly label: string;
}

/** Names the captions of a film in a language. */
export interface CaptionKey {
  readonly videoId: string;
  readonly language: string;
}

/** The captions of films, in the order of their ids; of each by their labels. */
export async function findCaptionTracks(db: Database, ids: readonly string[]): Promise<CaptionTrackRow[][]> {
  const rows = await db
    .selectFrom('video_captions')
    .select(['video_id', 'language', 'label'])
    .where('video_id', 'in', ids)
    .orderBy('label')
    .execute();
  return ids.map((id) => rows.filter(({ video_id }) => video_id === id));
}

/** The WebVTT texts of captions in the order of their keys; null where there are none. */
export async function findCaptionTexts(db: Database, keys: readonly CaptionKey[]): Promise<(string | null)[]> {
  const rows = await db
    .selectFrom('video_captions')
    .select(['video_id', 'language', 'text'])
    .where((where) => where.or(keys.map(({ videoId, language }) => where.and({ video_id: videoId, language }))))
    .execute();
  return keys.map(
    ({ videoId, language }) => rows.find((row) => row.video_id === videoId && row.language === language)?.text ?? null,
  );
}
