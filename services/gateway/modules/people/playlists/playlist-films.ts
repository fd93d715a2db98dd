import { sql } from 'kysely';
import { PLAYLISTS } from '@network/tenant/playlist-limits.ts';
import type { Database } from '../../../db/database.ts';
import type { PlaylistKey } from './playlists.ts';
import { type PlaylistRefusal, refusePlaylist } from './refusal.ts';

/** A film and its new place in a list: before another one, or at the end. */
export interface FilmPlace {
  readonly videoId: string;
  readonly before: string | null;
}

/** Adds a film to a list, once. One that is in it already stays where it is. */
export function addToPlaylist(db: Database, key: PlaylistKey, place: FilmPlace, at: Date) {
  return changeFilms(db, key, at, async (trx, films) => {
    if (films.includes(place.videoId)) return null;
    if (films.length >= PLAYLISTS.mostFilms) return refusePlaylist('TOO_MANY_FILMS');
    await trx
      .insertInto('playlist_videos')
      .values({ playlist_id: key.playlistId, video_id: place.videoId, position: 0, added_at: at })
      .execute();
    return placed(films, place);
  });
}

/** Moves a film of a list; nothing happens to one that is not in it. */
export function moveInPlaylist(db: Database, key: PlaylistKey, place: FilmPlace, at: Date) {
  return changeFilms(db, key, at, async (_trx, films) =>
    films.includes(place.videoId) && place.before !== place.videoId ? placed(films, place) : null,
  );
}

/** Removes a film from a list; nothing happens where it is not in it. */
export function removeFromPlaylist(db: Database, key: PlaylistKey, videoId: string, at: Date) {
  return changeFilms(db, key, at, async (trx, films) => {
    if (!films.includes(videoId)) return null;
    await trx
      .deleteFrom('playlist_videos')
      .where('playlist_id', '=', key.playlistId)
      .where('video_id', '=', videoId)
      .execute();
    return films.filter((id) => id !== videoId);
  });
}

/** The order with a film in its new place. One that should precede a film that has left comes last. */
function placed(films: readonly string[], { videoId, before }: FilmPlace): readonly string[] {
  const others = films.filter((id) => id !== videoId);
  const index = before === null ? -1 : others.indexOf(before);
  return index < 0 ? [...others, videoId] : others.toSpliced(index, 0, videoId);
}

/** The films in their new order, a refusal, or null when nothing changed. */
type Outcome = readonly string[] | PlaylistRefusal | null;

/** Changes the films of a list while its row is locked: changes at the same time wait for each other. */
function changeFilms(
  db: Database,
  { userId, playlistId }: PlaylistKey,
  at: Date,
  change: (trx: Database, films: readonly string[]) => Promise<Outcome>,
): Promise<PlaylistRefusal | null> {
  return db.transaction().execute(async (trx) => {
    const list = await trx
      .selectFrom('playlists')
      .select('id')
      .where('id', '=', playlistId)
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (list === undefined) return refusePlaylist('PLAYLIST_GONE');
    const films = await trx
      .selectFrom('playlist_videos')
      .select('video_id')
      .where('playlist_id', '=', playlistId)
      .orderBy('position')
      .orderBy('video_id')
      .execute();
    const outcome = await change(
      trx,
      films.map(({ video_id }) => video_id),
    );
    if (outcome === null) return null;
    if ('code' in outcome) return outcome;
    await savePositions(trx, playlistId, outcome);
    await trx.updateTable('playlists').set({ changed_at: at }).where('id', '=', playlistId).execute();
    return null;
  });
}

async function savePositions(trx: Database, playlistId: string, films: readonly string[]): Promise<void> {
  await sql`
    update playlist_videos set position = placed.position::int
    from unnest(${films}::text[]) with ordinality as placed (video_id, position)
    where playlist_videos.playlist_id = ${playlistId} and playlist_videos.video_id = placed.video_id
      and playlist_videos.position <> placed.position
  `.execute(trx);
}
