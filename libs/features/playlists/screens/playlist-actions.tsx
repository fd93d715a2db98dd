import { useRouter } from '@tanstack/react-router';
import { Pencil, Play, Share2, Trash2 } from 'lucide-react';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import { useFlash } from '@network/core/flash/use-flash.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { playlists as texts } from '@network/messages/playlists.ts';
import { Button } from '@network/ui/button/button.tsx';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { IconButton } from '@network/ui/icon-button/icon-button.tsx';
import { DeletePlaylistDocument, RestorePlaylistDocument } from '../api/change-playlists.generated.ts';
import { filmAddress } from '../film-address.ts';
import { changedPlaylist } from '../outcome.ts';
import { usePlaylistChange } from '../use-playlist-change.ts';
import type { ShownPlaylist } from './playlist-screen.tsx';

/** Plays, shares, renames and deletes a list. */
export function PlaylistActions({ playlist }: { readonly playlist: ShownPlaylist }) {
  const t = useMessages(texts);
  const { open } = useDialogs();
  const remove = useDeletePlaylist(playlist);
  const { playlistId, name, description, shareToken, showsName, covers } = playlist;
  const [first] = covers;
  return (
    <div className="flex flex-wrap items-center gap-2 medium:gap-3">
      {first ? (
        <ButtonLink href={filmAddress(first, playlistId, true)}>
          <Play aria-hidden="true" className="fill-current" />
          {t('play')}
        </ButtonLink>
      ) : null}
      <Button variant="outline" onClick={() => open('SharePlaylist', { playlistId, name, shareToken, showsName })}>
        <Share2 aria-hidden="true" />
        {t('share')}
      </Button>
      <IconButton
        size="small"
        variant="outline"
        label={t('edit', { name })}
        icon={<Pencil aria-hidden="true" />}
        onClick={() => open('EditPlaylist', { playlist: { playlistId, name, description } })}
      />
      <IconButton
        size="small"
        variant="outline"
        label={t('delete', { name })}
        icon={<Trash2 aria-hidden="true" />}
        onClick={remove}
      />
    </div>
  );
}

/** Deletes the list, leads to the others, and offers to undo it. */
function useDeletePlaylist({ playlistId, name }: Pick<ShownPlaylist, 'playlistId' | 'name'>): () => void {
  const t = useMessages(texts);
  const flash = useFlash();
  const router = useRouter();
  const { change } = usePlaylistChange();
  const restore = () =>
    change({
      run: async (execute) => changedPlaylist((await execute(RestorePlaylistDocument, { playlistId })).restorePlaylist),
      onDone: () => void router.navigate({ href: `/playlists/${playlistId}` }),
    });
  return () =>
    change({
      run: async (execute) => {
        await execute(DeletePlaylistDocument, { playlistId });
        await router.navigate({ href: '/playlists' });
      },
      onDone: () =>
        flash({ type: 'success', message: t('deleted', { name }), action: { label: t('undo'), run: restore } }),
    });
}
