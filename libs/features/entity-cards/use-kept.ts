import { skipToken, useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useMessages } from '@network/core/i18n/messages.ts';
import { errorText } from '@network/core/i18n/error-text.ts';
import { useFlash } from '@network/core/flash/use-flash.ts';
import { useQuery } from '@network/core/query/use-query.ts';
import { cards } from '@network/messages/cards.ts';

export interface KeptOptions {
  /** One thing in one list, such as a favourite video: every switch about it shows the same. */
  readonly key: QueryKey;
  /** What the page's data said. */
  readonly loaded: boolean;
  /** Makes it so. Anything thrown puts the switch back. */
  readonly send: (wanted: boolean) => Promise<void>;
  /** What is said once it is so. */
  readonly said: (kept: boolean) => string;
}

export interface Kept {
  readonly isKept: boolean;
  readonly toggle: () => void;
}

/**
 * A switch that answers at once: the page shows the new state, the calls about one thing go out one after the other,
 * and a failure puts it back with its text. Success offers to undo it.
 */
export function useKept({ key, loaded, send, said }: KeptOptions): Kept {
  const client = useQueryClient();
  const flash = useFlash();
  const t = useMessages(cards);
  const { data } = useQuery<boolean>({ queryKey: key, queryFn: skipToken, staleTime: Number.POSITIVE_INFINITY });
  const isKept = data ?? loaded;
  const change = useMutation({
    scope: { id: JSON.stringify(key) },
    mutationFn: ({ wanted }: { readonly wanted: boolean; readonly isUndo: boolean }) => send(wanted),
    onMutate: ({ wanted }) => void client.setQueryData(key, wanted),
    onSuccess: (_nothing, { wanted, isUndo }) => {
      if (isUndo) return;
      const undo = { label: t('undo'), run: () => change.mutate({ wanted: !wanted, isUndo: true }) };
      flash({ type: 'success', message: said(wanted), action: undo });
    },
    onError: (error, { wanted }) => {
      client.setQueryData(key, !wanted);
      flash({ type: 'error', message: errorText(error) });
    },
  });
  return { isKept, toggle: () => change.mutate({ wanted: !isKept, isUndo: false }) };
}
