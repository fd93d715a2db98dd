import { useRef, useState } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { playlists as texts } from '@network/messages/playlists.ts';
import { filmAddress } from '../film-address.ts';
import { useFilmOrder } from '../use-film-order.ts';
import { PlaylistFilmRow } from './playlist-film-row.tsx';
import type { PlaylistScreenProps } from './playlist-screen.tsx';
import { useDraggedFilm } from './use-dragged-film.ts';

/** The films of one page of a list, in their order, which the pointer and the keyboard change. */
export function PlaylistFilms({ playlist, page }: PlaylistScreenProps) {
  const t = useMessages(texts);
  const { playlistId, name, films, filmIds } = playlist;
  const { move, remove } = useFilmOrder({ playlistId, page, name });
  const [spoken, setSpoken] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const first = (films.info.page - 1) * films.info.pageSize;

  const moveTo = (videoId: string, title: string, index: number) => {
    if (index < 0 || index >= filmIds.length || filmIds[index] === videoId) return;
    move(videoId, index);
    setSpoken(t('film.moved', { name: title, number: index + 1, total: filmIds.length }));
  };
  const dragged = useDraggedFilm(list, (from, to) => {
    const film = films.items[from];
    if (film) moveTo(film.videoId, film.title, first + to);
  });

  return (
    <>
      <ol ref={list} role="list" className="flex flex-col">
        {films.items.map((film, index) => (
          <PlaylistFilmRow
            key={film.videoId}
            film={film}
            number={first + index + 1}
            total={filmIds.length}
            href={filmAddress(film, playlistId, true)}
            drag={dragged.stateOf(index)}
            onGrab={(event) => dragged.begin(event, index)}
            onMove={(number) => moveTo(film.videoId, film.title, number - 1)}
            onRemove={() => remove(film, filmIds[first + index + 1] ?? null)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </>
  );
}
