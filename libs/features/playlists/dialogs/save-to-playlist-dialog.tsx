import { operationQuery } from '@network/core/api/operation-query.ts';
import type { DialogProps } from '@network/core/features/dialog-catalogue.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useQuery } from '@network/core/query/use-query.ts';
import { playlists as texts } from '@network/messages/playlists.ts';
import { Button } from '@network/ui/button/button.tsx';
import { Dialog } from '@network/ui/dialog/dialog.tsx';
import { Skeleton } from '@network/ui/skeleton/skeleton.tsx';
import { PlaylistsOfFilmDocument } from '../api/playlists-of-film.generated.ts';
import { NewPlaylistForm } from '../save/new-playlist-form.tsx';
import { PlaylistChoice } from '../save/playlist-choice.tsx';

/** Adds a film to lists of the viewer, takes it out of them, or begins a new list with it. */
export default function SaveToPlaylistDialog({ options: film, onClose }: DialogProps<'SaveToPlaylist'>) {
  const t = useMessages(texts);
  const query = useQuery({ ...operationQuery(PlaylistsOfFilmDocument, { videoId: film.videoId }), staleTime: 0 });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('save.title')}
      description={t('save.text', { name: film.title })}
      size="small"
      backdropCloses={false}
      escapeCloses
      actions={<Button onClick={onClose}>{t('save.done')}</Button>}
    >
      {query.data ? (
        <>
          <PlaylistChoice film={film} data={query.data} />
          <NewPlaylistForm videoId={film.videoId} />
        </>
      ) : query.isError ? (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-small">
          {t('save.failed')}
          <Button variant="outline" size="small" onClick={() => void query.refetch()}>
            {t('save.retry')}
          </Button>
        </div>
      ) : (
        <div role="status" aria-label={t('save.loading')} className="flex flex-col gap-3">
          <Skeleton shape="block" className="h-6 w-2/3" />
          <Skeleton shape="block" className="h-6 w-1/2" />
          <Skeleton shape="block" className="h-12 w-full" />
        </div>
      )}
    </Dialog>
  );
}
