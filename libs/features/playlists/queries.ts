import { operationQuery } from '@network/core/api/operation-query.ts';
import { PlaylistPageDocument } from './api/playlist-page.generated.ts';
import { PlaylistsPageDocument } from './api/playlists-page.generated.ts';
import { SharedPlaylistPageDocument } from './api/shared-playlist-page.generated.ts';

export const playlistsQuery = operationQuery(PlaylistsPageDocument);
export const playlistQuery = (playlistId: string, page: number) =>
  operationQuery(PlaylistPageDocument, { playlistId, page });
export const sharedPlaylistQuery = (token: string, page: number) =>
  operationQuery(SharedPlaylistPageDocument, { token, page });
