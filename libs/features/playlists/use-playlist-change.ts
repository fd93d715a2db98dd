import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Execute } from '@network/core/api/execute.ts';
import { operationKey } from '@network/core/api/operation-query.ts';
import { transportOf } from '@network/core/api/transport.ts';
import { useFlash } from '@network/core/flash/use-flash.ts';
import { errorText } from '@network/core/i18n/error-text.ts';
import { PlaylistPageDocument } from './api/playlist-page.generated.ts';
import { PlaylistsOfFilmDocument } from './api/playlists-of-film.generated.ts';
import { PlaylistsPageDocument } from './api/playlists-page.generated.ts';
import { PlaylistRefusedError } from './outcome.ts';

/** A change to lists, and what follows from it. */
export interface PlaylistChange<Result> {
  readonly run: (execute: Execute) => Promise<Result>;
  readonly onDone?: (result: Result) => void;
  /** Shows the failure where it belongs; a notice over the page otherwise. */
  readonly onFailed?: (text: string) => void;
}

/** Every page and dialog that shows lists, to be read again. */
const DOCUMENTS = [PlaylistsPageDocument, PlaylistPageDocument, PlaylistsOfFilmDocument] as const;

export function refreshPlaylists(client: QueryClient): Promise<unknown> {
  return Promise.all(
    DOCUMENTS.map((document) => client.invalidateQueries({ queryKey: operationKey(document as never) })),
  );
}

/** Makes changes to lists one after the other; what shows them is read again, whether a change succeeded or not. */
export function usePlaylistChange(): {
  readonly change: <Result>(change: PlaylistChange<Result>) => void;
  readonly isPending: boolean;
} {
  const client = useQueryClient();
  const flash = useFlash();
  const { mutate, isPending } = useMutation({
    scope: { id: 'playlists' },
    mutationFn: ({ run }: PlaylistChange<unknown>) => run(transportOf(client)),
    onSuccess: (result, { onDone }) => onDone?.(result),
    onError: (error, { onFailed }) => {
      const text = failureText(error);
      if (onFailed) onFailed(text);
      else flash({ type: 'error', message: text });
    },
    // A later change that waits will read them again.
    onSettled: () => (client.isMutating() > 1 ? undefined : refreshPlaylists(client)),
  });
  return { change: (change) => mutate(change as PlaylistChange<unknown>), isPending };
}

function failureText(error: Error): string {
  return error instanceof PlaylistRefusedError ? error.message : errorText(error);
}
