import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Execute } from '@network/core/api/execute.ts';
import { operationKey } from '@network/core/api/operation-query.ts';
import { transportOf } from '@network/core/api/transport.ts';
import { type Flash, useFlash } from '@network/core/flash/use-flash.ts';
import { errorText } from '@network/core/i18n/error-text.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { cards } from '@network/messages/cards.ts';
import { watching } from '@network/messages/watching.ts';
import { SetWatchingSettingsDocument } from '../save-buttons/api/watching.generated.ts';
import {
  ClearHistoryDocument,
  RemoveFromHistoryDocument,
  RemoveHistoryOfDayDocument,
  RestoreHistoryDocument,
  WatchHistoryDocument,
} from './api/watching-pages.generated.ts';

/** Changes the history, and answers the notice that says so. */
type Change = (execute: Execute) => Promise<Flash>;

export interface HistoryChanges {
  readonly remove: (video: { readonly videoId: string; readonly title: string }) => void;
  /** Removes what was watched in a span of time. */
  readonly removeDay: (span: { readonly from: string; readonly until: string }) => void;
  readonly clear: () => void;
  readonly setPaused: (isPaused: boolean) => void;
  readonly isPending: boolean;
}

/** Changes to the history; the page is reloaded after each, and shows a notice. What is removed can be restored from there. */
export function useHistoryChanges(): HistoryChanges {
  const client = useQueryClient();
  const flash = useFlash();
  const t = useMessages(watching);
  const card = useMessages(cards);
  const { mutate, isPending } = useMutation({
    mutationFn: (change: Change) => change(transportOf(client)),
    onSuccess: async (notice) => {
      await client.invalidateQueries({ queryKey: operationKey(WatchHistoryDocument as never) });
      // The front page's row shows the same films.
      client.removeQueries({ queryKey: ['HomePage'], type: 'inactive' });
      flash(notice);
    },
    onError: (error) => flash({ type: 'error', message: errorText(error) }),
  });

  const done = (message: string): Flash => ({ type: 'success', message });
  const restore = (removalId: string) =>
    mutate(async (execute) => {
      const { restoreHistory } = await execute(RestoreHistoryDocument, { removalId });
      return restoreHistory ? done(t('history.restored')) : { type: 'error', message: t('history.notRestored') };
    });
  /** Removes under an id of its own, by which the notice restores it. */
  const removeUndoably = (remove: (execute: Execute, removalId: string) => Promise<string>) =>
    mutate(async (execute) => {
      const removalId = crypto.randomUUID();
      const message = await remove(execute, removalId);
      return { ...done(message), action: { label: card('undo'), run: () => restore(removalId) } };
    });

  return {
    isPending,
    remove: ({ videoId, title }) =>
      removeUndoably(async (execute, removalId) => {
        await execute(RemoveFromHistoryDocument, { videoId, removalId });
        return t('history.removed', { name: title });
      }),
    removeDay: (span) =>
      removeUndoably(async (execute, removalId) => {
        const { removeHistoryOfDay } = await execute(RemoveHistoryOfDayDocument, { ...span, removalId });
        return t('history.dayRemoved', { count: removeHistoryOfDay });
      }),
    clear: () =>
      mutate(async (execute) => {
        await execute(ClearHistoryDocument);
        return done(t('history.cleared'));
      }),
    setPaused: (isHistoryPaused) =>
      mutate(async (execute) => {
        await execute(SetWatchingSettingsDocument, { input: { isHistoryPaused } });
        return done(t(isHistoryPaused ? 'history.nowPaused' : 'history.nowResumed'));
      }),
  };
}
