import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Eye, EyeOff } from 'lucide-react';
import { operationKey } from '@network/core/api/operation-query.ts';
import { transportOf } from '@network/core/api/transport.ts';
import { useFlash } from '@network/core/flash/use-flash.ts';
import { errorText } from '@network/core/i18n/error-text.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { videos } from '@network/messages/videos.ts';
import { Button } from '@network/ui/button/button.tsx';
import { SetWatchingSettingsDocument } from '../../save-buttons/api/watching.generated.ts';
import { VideosPageDocument } from '../api/videos-page.generated.ts';

/** A member's switch that leaves watched films out of the listing; it is saved with their profile. */
export function HideWatched({ hidesWatched }: { readonly hidesWatched: boolean }) {
  const t = useMessages(videos);
  const client = useQueryClient();
  const flash = useFlash();
  const change = useMutation({
    mutationFn: (wanted: boolean) =>
      transportOf(client)(SetWatchingSettingsDocument, { input: { hidesWatched: wanted } }),
    onSuccess: () => client.invalidateQueries({ queryKey: operationKey(VideosPageDocument as never) }),
    onError: (error) => flash({ type: 'error', message: errorText(error) }),
  });
  const isOn = change.isPending ? change.variables : hidesWatched;
  return (
    <Button variant="outline" size="small" aria-pressed={isOn} onClick={() => change.mutate(!isOn)}>
      {isOn ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
      {t(isOn ? 'watched.hidden' : 'watched.hide')}
    </Button>
  );
}
