import { skipToken, useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useMessages } from '@network/core/i18n/messages.ts';
import { errorText } from '@network/core/i18n/error-text.ts';
import { useFlash } from '@network/core/flash/use-flash.ts';
import { useQuery } from '@network/core/query/use-query.ts';
import { cards } from '@network/messages/cards.ts';

export interface OptimisticToggleOptions {
  /** Names the toggled state, such as one video in the favourites: every toggle with this key shows the same state. */
  readonly key: QueryKey;
  /** The state in the page's data. */
  readonly initial: boolean;
  /** Sends the new state to the server. A rejection restores the previous state. */
  readonly send: (wanted: boolean) => Promise<void>;
  /** The notice that confirms the new state. */
  readonly confirmation: (isOn: boolean) => string;
}

export interface OptimisticToggle {
  readonly isOn: boolean;
  readonly toggle: () => void;
}

/**
 * A toggle that shows its new state at once. Calls with the same key are sent one after another; a failure restores the
 * previous state and shows the error, success shows a confirmation with an undo.
 */
export function useOptimisticToggle({ key, initial, send, confirmation }: OptimisticToggleOptions): OptimisticToggle {
  const client = useQueryClient();
  const flash = useFlash();
  const t = useMessages(cards);
  const { data } = useQuery<boolean>({ queryKey: key, queryFn: skipToken, staleTime: Number.POSITIVE_INFINITY });
  const isOn = data ?? initial;
  const change = useMutation({
    scope: { id: JSON.stringify(key) },
    mutationFn: ({ wanted }: { readonly wanted: boolean; readonly isUndo: boolean }) => send(wanted),
    onMutate: ({ wanted }) => void client.setQueryData(key, wanted),
    onSuccess: (_nothing, { wanted, isUndo }) => {
      if (isUndo) return;
      const undo = { label: t('undo'), run: () => change.mutate({ wanted: !wanted, isUndo: true }) };
      flash({ type: 'success', message: confirmation(wanted), action: undo });
    },
    onError: (error, { wanted }) => {
      client.setQueryData(key, !wanted);
      flash({ type: 'error', message: errorText(error) });
    },
  });
  return { isOn, toggle: () => change.mutate({ wanted: !isOn, isUndo: false }) };
}
