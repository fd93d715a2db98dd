import { type Selectable, sql } from 'kysely';
import { PLAYLISTS } from '@network/tenant/playlist-limits.ts';
import type { Database } from '../../../db/database.ts';
import { type CatalogueScope, shownVideos, VIDEO_COLUMNS, type VideoRow } from '../../content/catalogue/public.ts';
import { accountRows } from '../identity/public.ts';
import type { PlaylistKey } from './playlists.ts';
import type { PlaylistsTable } from './tables.ts';

/** A list with what its card shows. Films that the tenant does not show are not counted. */
export interface PlaylistRow extends Selectable<PlaylistsTable> {
  readonly total: number;
  readonly seconds: number;
  readonly cover_ids: readonly string[];
}

const COVERS = 4;

/** A member's lists, the last changed first. */
export function findPlaylists(db: Database, scope: CatalogueScope, userId: string): Promise<PlaylistRow[]> {
  return listsOf(db, scope)
    .where('playlists.user_id', '=', userId)
    .orderBy('playlists.changed_at', 'desc')
    .orderBy('playlists.id', 'desc')
    .limit(PLAYLISTS.most)
    .execute();
}

/** A list of a member; null when they have no such list. */
export async function findPlaylist(
  db: Database,
  scope: CatalogueScope,
  { userId, playlistId }: PlaylistKey,
): Promise<PlaylistRow | null> {
  const lists = listsOf(db, scope).where('playlists.id', '=', playlistId).where('playlists.user_id', '=', userId);
  return (await lists.executeTakeFirst()) ?? null;
}

/** A list by the secret of its link; null once it was revoked, or its owner's account was closed. */
export async function findSharedPlaylist(
  db: Database,
  scope: CatalogueScope,
  token: string,
): Promise<PlaylistRow | null> {
  const owners = accountRows(db).where('disabled_at', 'is', null).as('owners');
  const lists = listsOf(db, scope)
    .where('playlists.share_token', '=', token)
    .where('playlists.user_id', 'in', db.selectFrom(owners).select('owners.id'));
  return (await lists.executeTakeFirst()) ?? null;
}

/** The ids of a member's lists that have a film. */
export async function findPlaylistsWith(db: Database, userId: string, videoId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('playlist_videos')
    .innerJoin('playlists', 'playlists.id', 'playlist_videos.playlist_id')
    .where('playlist_videos.video_id', '=', videoId)
    .where('playlists.user_id', '=', userId)
    .where('playlists.deleted_at', 'is', null)
    .select('playlists.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The films of a list that the tenant shows, in their order. */
export function findFilms(
  db: Database,
  scope: CatalogueScope,
  playlistId: string,
  rows: { readonly offset: number; readonly limit: number },
): Promise<VideoRow[]> {
  return filmsOf(db, scope)
    .where('placed.playlist_id', '=', playlistId)
    .select(VIDEO_COLUMNS)
    .orderBy('placed.position')
    .orderBy('placed.video_id')
    .offset(rows.offset)
    .limit(rows.limit)
    .execute();
}

/** The ids of all of them, in their order. */
export async function findFilmIds(db: Database, scope: CatalogueScope, playlistId: string): Promise<string[]> {
  const rows = await filmsOf(db, scope)
    .where('placed.playlist_id', '=', playlistId)
    .select('videos.id')
    .orderBy('placed.position')
    .orderBy('placed.video_id')
    .execute();
  return rows.map(({ id }) => id);
}

const filmsOf = (db: Database, scope: CatalogueScope) =>
  shownVideos(db, scope).innerJoin('playlist_videos as placed', 'placed.video_id', 'videos.id');

const listsOf = (db: Database, scope: CatalogueScope) =>
  db
    .selectFrom('playlists')
    .innerJoinLateral(
      filmsOf(db, scope)
        .where(sql<boolean>`placed.playlist_id = playlists.id`)
        .select([
          sql<number>`count(*)::int`.as('total'),
          sql<number>`coalesce(sum(videos.run_length_seconds), 0)::int`.as('seconds'),
          sql<
            readonly string[]
          >`coalesce((array_agg(videos.id order by placed.position))[1:${sql.lit(COVERS)}], '{}')`.as('cover_ids'),
        ])
        .as('shown'),
      (join) => join.onTrue(),
    )
    .where('playlists.deleted_at', 'is', null)
    .selectAll('playlists')
    .select(['shown.total', 'shown.seconds', 'shown.cover_ids']);
