import { ListPlus } from 'lucide-react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { playlists as texts } from '@network/messages/playlists.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { ListPagination } from '../../listing/list-pagination.tsx';
import { LibraryFrame } from '../../listing/library-frame.tsx';
import type { PlaylistPageQuery } from '../api/playlist-page.generated.ts';
import { PlaylistActions } from './playlist-actions.tsx';
import { PlaylistFilms } from './playlist-films.tsx';
import { PlaylistText } from './playlist-text.tsx';

/** A list as its page shows it. */
export type ShownPlaylist = NonNullable<PlaylistPageQuery['playlist']>;

export interface PlaylistScreenProps {
  readonly playlist: ShownPlaylist;
  readonly page: number;
}

/** A list of the viewer: what it is, what can be done with it, and its films in their order. */
export function PlaylistScreen({ playlist, page }: PlaylistScreenProps) {
  const t = useMessages(texts);
  const { playlistId, name, films } = playlist;
  const path = `/playlists/${playlistId}`;
  const isBeyond = films.items.length === 0 && page > 1;
  return (
    <LibraryFrame title={name} text={<PlaylistText playlist={playlist} />} place="playlists">
      <PlaylistActions playlist={playlist} />
      {films.items.length === 0 ? (
        <EmptyState
          icon={<ListPlus aria-hidden="true" />}
          title={t(isBeyond ? 'empty.page.title' : 'empty.one.title')}
          text={isBeyond ? undefined : t('empty.one.text')}
          action={
            <ButtonLink href={isBeyond ? path : '/videos'}>
              {t(isBeyond ? 'empty.page.action' : 'empty.one.action')}
            </ButtonLink>
          }
        />
      ) : (
        <PlaylistFilms playlist={playlist} page={page} />
      )}
      <ListPagination isFixed info={films.info} hrefFor={(to) => (to > 1 ? `${path}?page=${String(to)}` : path)} />
    </LibraryFrame>
  );
}
