import type { RequestContext } from '../../../http/request-context.ts';
import { requirePerson } from '../../../http/require-person.ts';
import type { GatewayServices } from '../../../services.ts';
import { scopeFor } from '../../content/catalogue/public.ts';
import { addToPlaylist } from './playlist-films.ts';
import { type PlaylistText, readPlaylistText } from './playlist-text.ts';
import { createPlaylist, type PlaylistKey } from './playlists.ts';
import { findPlaylist, type PlaylistRow } from './reader.ts';
import { type PlaylistRefusal, refusePlaylist } from './refusal.ts';

type Answer =
  | ({ readonly __typename: 'Playlist' } & PlaylistRow)
  | ({ readonly __typename: 'PlaylistRefused' } & PlaylistRefusal);

/** Makes a change to a list of the viewer; null stands for one that was made. */
type Change = (services: GatewayServices, key: PlaylistKey) => Promise<PlaylistRefusal | null>;

/** Changes a list of the viewer, and answers it as it is then. */
export async function changeOwnList(context: RequestContext, playlistId: string, change: Change): Promise<Answer> {
  const { userId } = await requirePerson(context);
  const key = { userId, playlistId };
  const refusal = await change(context.services, key);
  if (refusal !== null) return refused(refusal);
  const row = await findPlaylist(context.services.db, await scopeFor(context), key);
  return row === null ? refused(refusePlaylist('PLAYLIST_GONE')) : { __typename: 'Playlist', ...row };
}

/** Changes a list of the viewer with a film, which this tenant has to show. */
export async function changeOwnFilms(
  context: RequestContext,
  { playlistId, videoId }: { readonly playlistId: string; readonly videoId: string },
  change: Change,
): Promise<Answer> {
  const film = await context.loaders.catalogue.video.load(videoId);
  return film === null ? refused(refusePlaylist('FILM_GONE')) : changeOwnList(context, playlistId, change);
}

/** Creates a list of the viewer, with its first film if there is one. */
export async function createOwnList(
  context: RequestContext,
  input: PlaylistText,
  videoId: string | null,
): Promise<Answer> {
  const { services } = context;
  const read = readPlaylistText(input);
  if ('refusal' in read) return refused(read.refusal);
  if (videoId !== null && (await context.loaders.catalogue.video.load(videoId)) === null) {
    return refused(refusePlaylist('FILM_GONE'));
  }
  const created = await createPlaylist(services, (await requirePerson(context)).userId, read.text);
  if ('refusal' in created) return refused(created.refusal);
  return changeOwnList(context, created.playlistId, async ({ db, clock }, key) =>
    videoId === null ? null : addToPlaylist(db, key, { videoId, before: null }, clock.now()),
  );
}

const refused = (refusal: PlaylistRefusal): Answer => ({ __typename: 'PlaylistRefused', ...refusal });
