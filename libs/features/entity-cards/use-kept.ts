import { skipToken, useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useMessages } from '@network/core/i18n/messages.ts';
import { errorText } from '@network/core/i18n/error-text.ts';
import { useFlash } from '@network/core/flash/use-flash.ts';
import { useQuery } from '@network/core/query/use-query.ts';
import { cards } from '@network/messages/cards.ts';

export interface KeptOptions {
  /** One item of one list, such as a favorite video: every switch for it shows the same state. */
  readonly key: QueryKey;
  /** The state from the page's data. */
  readonly loaded: boolean;
  /** Makes it so. Anything thrown puts the switch back. */
  readonly send: (wanted: boolean) => Promise<void>;
  /** The message after success. */
  readonly said: (kept: boolean) => string;
}

export interface Kept {
  readonly isKept: boolean;
  readonly toggle: () => void;
}

/**
 * An optimistic switch: the page shows the new state at once, the calls about one item are sent one after the other,
 * and a failure resets it with its text. Success offers to undo it.
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
