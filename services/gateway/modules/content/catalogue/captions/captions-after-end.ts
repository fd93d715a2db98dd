import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import { readTimes, stampOf } from './cue-times.ts';

/** Captions may stand until the end of the second that the film's length is rounded to. */
const ROUNDING_SECONDS = 1;

/** Says where the first caption is that ends after its film; null where none does. Captions are as `readCaptions` wrote them. */
export function firstAfterEnd(captions: string, filmSeconds: number): string | null {
  const lines = captions.split('\n');
  const at = lines.findIndex((line) => (readTimes(line)?.to ?? 0) > filmSeconds + ROUNDING_SECONDS);
  return at < 0 ? null : `line ${at + 1}: expected an end within the film, which ends at ${stampOf(filmSeconds)}`;
}

/** How long a film or a draft plays by the media that were sent for it, in seconds; null where nobody knows. */
export async function findPlayedSeconds(db: Database, filmId: string): Promise<number | null> {
  const { rows } = await sql<{ seconds: number | null }>`
    select coalesce(
      (select run_length_seconds from videos where id = ${filmId}),
      (select run_length_seconds from prepared_media where film_id = ${filmId})) as seconds`.execute(db);
  return rows[0]?.seconds ?? null;
}
