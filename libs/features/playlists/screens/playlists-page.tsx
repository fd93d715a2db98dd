import { ListVideo, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { messagesOf, useMessages } from '@network/core/i18n/messages.ts';
import { useSuspenseQuery } from '@network/core/query/use-query.ts';
import { playlists as texts } from '@network/messages/playlists.ts';
import { Button } from '@network/ui/button/button.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { Grid } from '@network/ui/grid/grid.tsx';
import { LibraryFrame } from '../../listing/library-frame.tsx';
import { playlistsQuery } from '../queries.ts';
import { PlaylistCard } from './playlist-card.tsx';

export const head: RouteHead = ({ match: { context } }) =>
  pageHead(context, { title: messagesOf(texts)('head.all', { brand: context.tenant.name }), isPrivate: true });

/** The viewer's lists, the last changed first. */
export default function PlaylistsPage(): ReactNode {
  const t = useMessages(texts);
  const { open } = useDialogs();
  const { playlists } = useSuspenseQuery(playlistsQuery).data;
  const create = (
    <Button onClick={() => open('EditPlaylist', { playlist: null })}>
      <Plus aria-hidden="true" />
      {t('all.create')}
    </Button>
  );
  const isEmpty = playlists.length === 0;
  return (
    <LibraryFrame title={t('all.title')} text={t('all.text')} place="playlists" actions={isEmpty ? undefined : create}>
      {isEmpty ? (
        <EmptyState
          icon={<ListVideo aria-hidden="true" />}
          title={t('empty.all.title')}
          text={t('empty.all.text')}
          action={create}
        />
      ) : (
        <Grid>
          {playlists.map((playlist) => (
            <PlaylistCard key={playlist.playlistId} playlist={playlist} />
          ))}
        </Grid>
      )}
    </LibraryFrame>
  );
}
