import { useQueryClient } from '@tanstack/react-query';
import { useFlash } from '@network/core/flash/use-flash.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { playlists as texts } from '@network/messages/playlists.ts';
import {
  AddToPlaylistDocument,
  MoveInPlaylistDocument,
  RemoveFromPlaylistDocument,
} from './api/change-playlists.generated.ts';
import type { PlaylistPageQuery } from './api/playlist-page.generated.ts';
import { filmAfter, withFilmAt, withoutFilm } from './film-order.ts';
import { changedPlaylist } from './outcome.ts';
import { playlistQuery } from './queries.ts';
import { usePlaylistChange } from './use-playlist-change.ts';

export interface FilmOrder {
  /** Moves a film to a place of the whole list, from 0. */
  readonly move: (videoId: string, index: number) => void;
  /** Removes a film, and offers to put it back before the one that followed it. */
  readonly remove: (film: { readonly videoId: string; readonly title: string }, before: string | null) => void;
}

/** Changes the films of a list: the page shows each change at once, and what the gateway has after it. */
export function useFilmOrder(list: {
  readonly playlistId: string;
  readonly page: number;
  readonly name: string;
}): FilmOrder {
  const { playlistId, page, name } = list;
  const client = useQueryClient();
  const flash = useFlash();
  const t = useMessages(texts);
  const { change } = usePlaylistChange();
  const { queryKey } = playlistQuery(playlistId, page);
  const show = (changed: (data: PlaylistPageQuery) => PlaylistPageQuery) => {
    void client.cancelQueries({ queryKey });
    client.setQueryData<PlaylistPageQuery>(queryKey, (data) => data && changed(data));
  };

  const putBack = (videoId: string, before: string | null) =>
    change({
      run: async (execute) =>
        changedPlaylist((await execute(AddToPlaylistDocument, { playlistId, videoId, before })).addToPlaylist),
    });

  return {
    move: (videoId, index) => {
      const data = client.getQueryData<PlaylistPageQuery>(queryKey);
      if (!data) return;
      const before = filmAfter(data, videoId, index);
      show((shown) => withFilmAt(shown, videoId, index));
      change({
        run: async (execute) =>
          changedPlaylist((await execute(MoveInPlaylistDocument, { playlistId, videoId, before })).moveInPlaylist),
      });
    },
    remove: ({ videoId, title }, before) => {
      show((shown) => withoutFilm(shown, videoId));
      change({
        run: async (execute) =>
          changedPlaylist((await execute(RemoveFromPlaylistDocument, { playlistId, videoId })).removeFromPlaylist),
        onDone: () =>
          flash({
            type: 'success',
            message: t('film.removed', { name: title, list: name }),
            action: { label: t('undo'), run: () => putBack(videoId, before) },
          }),
      });
    },
  };
}
