import { ListPlus } from 'lucide-react';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import type { SlotCatalogue } from '@network/core/features/slot-catalogue.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { playlists } from '@network/messages/playlists.ts';
import { Button } from '@network/ui/button/button.tsx';

/** The button of a film's page that adds it to lists, for signed-in people. */
export default function VideoPlaylists({ video: { videoId, title } }: SlotCatalogue['videoPlaylists']) {
  const t = useMessages(playlists);
  const { open } = useDialogs();
  if (!useSession().isAuthenticated) return null;
  return (
    <Button
      variant="outline"
      aria-haspopup="dialog"
      aria-label={t('save.label', { name: title })}
      onClick={() => open('SaveToPlaylist', { videoId, title })}
    >
      <ListPlus aria-hidden="true" />
      {t('save.word')}
    </Button>
  );
}
