import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Execute } from '@network/core/api/execute.ts';
import { transportOf } from '@network/core/api/transport.ts';
import { useFlash } from '@network/core/flash/use-flash.ts';
import { errorText } from '@network/core/i18n/error-text.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { savedSearches as texts } from '@network/messages/saved-searches.ts';
import type { SavedSearchOutcomeFragment } from '../api/saved-searches.generated.ts';
import { savedSearchesQuery } from './saved-searches-query.ts';

/** A change to saved searches, and what follows from it. */
export interface SavedSearchChange {
  readonly run: (execute: Execute) => Promise<SavedSearchOutcomeFragment | null>;
  readonly onDone?: () => void;
  /** Shows the failure where it belongs; a notice over the page otherwise. */
  readonly onFailed?: (text: string) => void;
}

class RefusedError extends Error {}

/** Makes changes to saved searches one after the other; what shows them is read again, whether a change succeeded or not. */
export function useSavedSearchChange(): {
  readonly change: (change: SavedSearchChange) => void;
  readonly isPending: boolean;
} {
  const client = useQueryClient();
  const flash = useFlash();
  const { mutate, isPending } = useMutation({
    scope: { id: 'saved-searches' },
    mutationFn: async ({ run }: SavedSearchChange) => {
      const outcome = await run(transportOf(client));
      if (outcome?.__typename === 'SavedSearchRefused') throw new RefusedError(refusalText(outcome));
    },
    onSuccess: (_nothing, { onDone }) => onDone?.(),
    onError: (error, { onFailed }) => {
      const text = error instanceof RefusedError ? error.message : errorText(error);
      if (onFailed) onFailed(text);
      else flash({ type: 'error', message: text });
    },
    onSettled: () => client.invalidateQueries({ queryKey: savedSearchesQuery.queryKey }),
  });
  return { change: mutate, isPending };
}

function refusalText(refused: Extract<SavedSearchOutcomeFragment, { __typename: 'SavedSearchRefused' }>): string {
  const { code, maximum, existing } = refused;
  return messagesOf(texts)(`refused.${code}`, { maximum: maximum ?? 0, name: existing ?? '' });
}
