import { hashKey, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { errorText } from '@network/core/i18n/error-text.ts';
import { useFlash } from '@network/core/flash/use-flash.ts';
import { cards } from '@network/messages/cards.ts';
import { toggleStatesOf } from './toggle-states.ts';

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
 * previous state and shows the error, success shows a confirmation with an undo. A page has two of them on each card, so
 * that nothing is set up for a toggle before it is pressed.
 */
export function useOptimisticToggle(options: OptimisticToggleOptions): OptimisticToggle {
  const client = useQueryClient();
  const flash = useFlash();
  const t = useMessages(cards);
  const name = hashKey(options.key);
  const isOn = useToggledState(client, name) ?? options.initial;
  const change = (wanted: boolean, isUndo: boolean): void => {
    const { send, confirmation } = options;
    const states = toggleStatesOf(client);
    const mutation = client.getMutationCache().build<void, Error, void, void>(client, {
      scope: { id: name },
      mutationFn: () => send(wanted),
      onMutate: () => states.set(name, wanted),
      onSuccess: () => {
        if (isUndo) return;
        const undo = { label: t('undo'), run: () => change(!wanted, true) };
        flash({ type: 'success', message: confirmation(wanted), action: undo });
      },
      onError: (error) => {
        states.set(name, !wanted);
        flash({ type: 'error', message: errorText(error) });
      },
    });
    // Its failure has been shown.
    mutation.execute().catch(() => undefined);
  };
  return { isOn, toggle: () => change(!isOn, false) };
}

/** The state that somebody has chosen since the page was loaded. */
function useToggledState(client: QueryClient, name: string): boolean | undefined {
  const subscribe = useCallback(
    (onChange: () => void) => toggleStatesOf(client).subscribe(name, onChange),
    [client, name],
  );
  return useSyncExternalStore(
    subscribe,
    () => toggleStatesOf(client).get(name),
    () => undefined,
  );
}
