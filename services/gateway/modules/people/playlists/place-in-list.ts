import type { RequestContext } from '../../../http/request-context.ts';
import { scopeFor } from '../../content/catalogue/public.ts';
import { findFilmIds, findPlaylist, findSharedPlaylist, type PlaylistRow } from './reader.ts';
import type { PlaylistPlaceMapper } from './schema.mappers.ts';

/** Where a film is in a list that the viewer may see, with its neighbours; null when it is in none. */
export async function placeInList(
  context: RequestContext,
  list: string,
  videoId: string,
): Promise<PlaylistPlaceMapper | null> {
  const row = await findVisibleList(context, list);
  if (row === null) return null;
  const ids = await findFilmIds(context.services.db, await scopeFor(context), row.id);
  const index = ids.indexOf(videoId);
  if (index < 0) return null;
  const film = (at: number) => {
    const id = ids[at];
    return id === undefined ? null : context.loaders.catalogue.video.load(id);
  };
  const [previous, next] = await Promise.all([film(index - 1), film(index + 1)]);
  return { name: row.name, number: index + 1, total: ids.length, previous, next };
}

async function findVisibleList(context: RequestContext, list: string): Promise<PlaylistRow | null> {
  const { db } = context.services;
  const scope = await scopeFor(context);
  const person = await context.person();
  const own = person && (await findPlaylist(db, scope, { userId: person.userId, playlistId: list }));
  return own ?? findSharedPlaylist(db, scope, list);
}
