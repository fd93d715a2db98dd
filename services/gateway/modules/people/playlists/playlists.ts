import { PLAYLISTS } from '@network/tenant/playlist-limits.ts';
import type { Database } from '../../../db/database.ts';
import type { GatewayServices } from '../../../services.ts';
import { lockAccount } from '../identity/public.ts';
import type { PlaylistText } from './playlist-text.ts';
import { type PlaylistRefusal, refusePlaylist } from './refusal.ts';

/** A list of a member. */
export interface PlaylistKey {
  readonly userId: string;
  readonly playlistId: string;
}

const ID_BYTES = 15;
const TOKEN_BYTES = 24;

/** Creates a private list without films; refused for a member who has reached the limit. */
export function createPlaylist(
  { db, clock, randomBytes }: Pick<GatewayServices, 'db' | 'clock' | 'randomBytes'>,
  userId: string,
  { name, description }: PlaylistText,
): Promise<{ readonly playlistId: string } | { readonly refusal: PlaylistRefusal }> {
  const now = clock.now();
  const id = randomBytes(ID_BYTES).toString('base64url');
  return db.transaction().execute(async (trx) => {
    if (!(await hasRoom(trx, userId))) return { refusal: refusePlaylist('TOO_MANY_PLAYLISTS') };
    await trx
      .insertInto('playlists')
      .values({ id, user_id: userId, name, description, share_token: null, created_at: now, changed_at: now })
      .execute();
    return { playlistId: id };
  });
}

/** Renames a list and changes its description. False when there is no such list. */
export function editPlaylist(db: Database, key: PlaylistKey, text: PlaylistText, at: Date): Promise<boolean> {
  return change(db, key, { ...text, changed_at: at });
}

/** Deletes a list, and with it its public address; for a day its owner can restore it. */
export function deletePlaylist(db: Database, key: PlaylistKey, at: Date): Promise<boolean> {
  return change(db, key, { deleted_at: at });
}

/** Restores a deleted list as it was, unless its owner has filled its place. */
export function restorePlaylist(db: Database, { userId, playlistId }: PlaylistKey): Promise<PlaylistRefusal | null> {
  return db.transaction().execute(async (trx) => {
    if (!(await hasRoom(trx, userId))) return refusePlaylist('TOO_MANY_PLAYLISTS');
    const restored = await trx
      .updateTable('playlists')
      .set({ deleted_at: null })
      .where('id', '=', playlistId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return restored.numUpdatedRows > 0n ? null : refusePlaylist('PLAYLIST_GONE');
  });
}

/** Shares a list by a link, which stays the same while it is shared. False when there is no such list. */
export async function sharePlaylist(
  { db, randomBytes }: Pick<GatewayServices, 'db' | 'randomBytes'>,
  { userId, playlistId }: PlaylistKey,
  showsName: boolean,
): Promise<boolean> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const shared = await db
    .updateTable('playlists')
    .set((eb) => ({ share_token: eb.fn.coalesce('share_token', eb.val(token)), shows_name: showsName }))
    .where('id', '=', playlistId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return shared.numUpdatedRows > 0n;
}

/** Revokes the link of a list: its address is not found from then on, and a later one is another. */
export function revokePlaylistLink(db: Database, key: PlaylistKey): Promise<boolean> {
  return change(db, key, { share_token: null, shows_name: false });
}

/** Revokes the links of all lists of a member, also of those that they can still restore. */
export async function revokeAllLinks(db: Database, userId: string): Promise<void> {
  await db
    .updateTable('playlists')
    .set({ share_token: null, shows_name: false })
    .where('user_id', '=', userId)
    .where('share_token', 'is not', null)
    .execute();
}

/** Deletes for good what nobody can restore any more. */
export async function deletePlaylistsForGood(db: Database, at: Date): Promise<number> {
  const before = new Date(at.getTime() - PLAYLISTS.restorableMs);
  const gone = await db.deleteFrom('playlists').where('deleted_at', '<', before).executeTakeFirst();
  return Number(gone.numDeletedRows);
}

async function change(
  db: Database,
  { userId, playlistId }: PlaylistKey,
  values: Partial<PlaylistText & { changed_at: Date; deleted_at: Date; share_token: null; shows_name: boolean }>,
): Promise<boolean> {
  const changed = await db
    .updateTable('playlists')
    .set(values)
    .where('id', '=', playlistId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** Whether a member may have one more. Their row is locked, so that two calls can't both take the last place. */
async function hasRoom(trx: Database, userId: string): Promise<boolean> {
  await lockAccount(trx, userId, 'no key update');
  const { count } = await trx
    .selectFrom('playlists')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count) < PLAYLISTS.most;
}
