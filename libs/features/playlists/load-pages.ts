import { notFound } from '@tanstack/react-router';
import type { RouterContext } from '@network/core/routing/router-context.ts';
import { playlistQuery, playlistsQuery, sharedPlaylistQuery } from './queries.ts';

type Needs = Pick<RouterContext, 'queryClient'>;

// Loaded each time, as lists are changed on other pages.

/** The viewer's lists. */
export const loadPlaylists = ({ queryClient }: Needs) => queryClient.fetchQuery({ ...playlistsQuery, staleTime: 0 });

/** A list of the viewer. @throws notFound when they have no such list */
export async function loadPlaylist({ queryClient }: Needs, playlistId: string, page: number) {
  const { playlist } = await queryClient.fetchQuery({ ...playlistQuery(playlistId, page), staleTime: 0 });
  if (!playlist) throw notFound();
  return playlist;
}

/** A list by the secret of its link. @throws notFound when it is not, or no longer, shared */
export async function loadSharedPlaylist({ queryClient }: Needs, token: string, page: number) {
  const { sharedPlaylist } = await queryClient.fetchQuery({ ...sharedPlaylistQuery(token, page), staleTime: 0 });
  if (!sharedPlaylist) throw notFound();
  return sharedPlaylist;
}
