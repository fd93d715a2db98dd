import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { operationQuery } from '@network/core/api/operation-query.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { playlists as texts } from '@network/messages/playlists.ts';
import { Checkbox } from '@network/ui/checkbox/checkbox.tsx';
import { AddToPlaylistDocument, RemoveFromPlaylistDocument } from '../api/change-playlists.generated.ts';
import { PlaylistsOfFilmDocument, type PlaylistsOfFilmQuery } from '../api/playlists-of-film.generated.ts';
import { changedPlaylist } from '../outcome.ts';
import { usePlaylistChange } from '../use-playlist-change.ts';

export interface PlaylistChoiceProps {
  readonly film: { readonly videoId: string; readonly title: string };
  readonly data: PlaylistsOfFilmQuery;
}

/** The viewer's lists, each with a box that is checked while the film is in it. A box changes at once. */
export function PlaylistChoice({ film: { videoId }, data }: PlaylistChoiceProps) {
  const t = useMessages(texts);
  const client = useQueryClient();
  const { change } = usePlaylistChange();
  const [error, setError] = useState<string>();
  // The cache informs its readers a moment later, by which time React would have reset the box.
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({});
  const { queryKey } = operationQuery(PlaylistsOfFilmDocument, { videoId });

  const toggle = (playlistId: string, isIn: boolean) => {
    setError(undefined);
    void client.cancelQueries({ queryKey });
    const show = (isShown: boolean) => {
      setChosen((before) => ({ ...before, [playlistId]: isShown }));
      client.setQueryData<PlaylistsOfFilmQuery>(queryKey, (shown) => shown && withFilm(shown, playlistId, isShown));
    };
    show(isIn);
    change({
      run: async (execute) =>
        changedPlaylist(
          isIn
            ? (await execute(AddToPlaylistDocument, { playlistId, videoId, before: null })).addToPlaylist
            : (await execute(RemoveFromPlaylistDocument, { playlistId, videoId })).removeFromPlaylist,
        ),
      onFailed: (text) => {
        show(!isIn);
        setError(text);
      },
    });
  };

  if (data.playlists.length === 0) return <p className="text-small text-muted">{t('save.none')}</p>;
  return (
    <>
      <fieldset className="flex max-h-72 flex-col gap-4 overflow-y-auto py-1">
        <legend className="sr-only">{t('save.lists')}</legend>
        {data.playlists.map(({ playlistId, name, total }) => (
          <Checkbox
            key={playlistId}
            label={
              <>
                {name} <span className="text-muted">· {t('facts', { count: total })}</span>
              </>
            }
            checked={chosen[playlistId] ?? data.playlistsWith.includes(playlistId)}
            onChange={(event) => toggle(playlistId, event.target.checked)}
          />
        ))}
      </fieldset>
      <p role="alert" className="text-small text-danger empty:hidden">
        {error}
      </p>
    </>
  );
}

function withFilm(data: PlaylistsOfFilmQuery, playlistId: string, isIn: boolean): PlaylistsOfFilmQuery {
  const others = data.playlistsWith.filter((id) => id !== playlistId);
  const change = Number(isIn) - Number(others.length < data.playlistsWith.length);
  return {
    playlistsWith: isIn ? [...others, playlistId] : others,
    playlists: data.playlists.map((list) =>
      list.playlistId === playlistId ? { ...list, total: list.total + change } : list,
    ),
  };
}
