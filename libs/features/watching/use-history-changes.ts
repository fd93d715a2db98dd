import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Execute } from '@network/core/api/execute.ts';
import { operationKey } from '@network/core/api/operation-query.ts';
import { transportOf } from '@network/core/api/transport.ts';
import { useFlash } from '@network/core/flash/use-flash.ts';
import { errorText } from '@network/core/i18n/error-text.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { watching } from '@network/messages/watching.ts';
import { SetWatchingSettingsDocument } from '../save-buttons/api/watching.generated.ts';
import {
  ClearHistoryDocument,
  RemoveFromHistoryDocument,
  WatchHistoryDocument,
} from './api/watching-pages.generated.ts';

interface Change {
  readonly run: (execute: Execute) => Promise<unknown>;
  readonly said: string;
}

export interface HistoryChanges {
  readonly remove: (video: { readonly videoId: string; readonly title: string }) => void;
  readonly clear: () => void;
  readonly setPaused: (isPaused: boolean) => void;
  readonly isPending: boolean;
}

/** Changes to the history; the page is reloaded after each, and shows a notice. */
export function useHistoryChanges(): HistoryChanges {
  const client = useQueryClient();
  const flash = useFlash();
  const t = useMessages(watching);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ run }: Change) => run(transportOf(client)),
    onSuccess: async (_done, { said }) => {
      await client.invalidateQueries({ queryKey: operationKey(WatchHistoryDocument as never) });
      // The front page's row shows the same films.
      client.removeQueries({ queryKey: ['HomePage'], type: 'inactive' });
      flash({ type: 'success', message: said });
    },
    onError: (error) => flash({ type: 'error', message: errorText(error) }),
  });
  return {
    isPending,
    remove: ({ videoId, title }) =>
      mutate({
        run: (execute) => execute(RemoveFromHistoryDocument, { videoId }),
        said: t('history.removed', { name: title }),
      }),
    clear: () => mutate({ run: (execute) => execute(ClearHistoryDocument), said: t('history.cleared') }),
    setPaused: (isHistoryPaused) =>
      mutate({
        run: (execute) => execute(SetWatchingSettingsDocument, { input: { isHistoryPaused } }),
        said: t(isHistoryPaused ? 'history.nowPaused' : 'history.nowResumed'),
      }),
  };
}
