import { ListPlus } from 'lucide-react';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import { useMessages } from '@network/core/i18n/messages.ts';
import { cards } from '@network/messages/cards.ts';
import { IconButton } from '@network/ui/icon-button/icon-button.tsx';

/** The button on a card that adds its film to playlists, for signed-in people. */
export function PlaylistOpener({ videoId, title }: { readonly videoId: string; readonly title: string }) {
  const t = useMessages(cards);
  const { open } = useDialogs();
  return (
    <IconButton
      size="small"
      variant="media"
      label={t('playlist.label', { name: title })}
      aria-haspopup="dialog"
      onClick={() => open('SaveToPlaylist', { videoId, title })}
      icon={<ListPlus aria-hidden="true" className="fill-none!" />}
    />
  );
}
