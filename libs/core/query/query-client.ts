import { QueryClient } from '@tanstack/react-query';
import { ApiError, DOCUMENT_UNKNOWN } from '../api/api-error.ts';
import type { Execute } from '../api/execute.ts';
import { bindTransport } from '../api/transport.ts';

const STALE_AFTER_MS = 60_000;

/**
 * The cache of server data: one for each request on the server, one for the life of a page in a browser. Data from the
 * server is fresh for a minute, so that hydration fetches nothing a second time.
 */
export function createQueryClient(execute: Execute, isServer: boolean): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_AFTER_MS,
        // The garbage collector's timers would retain a request's cache after its page is sent.
        gcTime: isServer ? Number.POSITIVE_INFINITY : 5 * STALE_AFTER_MS,
        retry: isServer ? false : retryOnce,
        refetchOnWindowFocus: false,
      },
      // Calls are made without a network too, so that their failure shows at once. Otherwise they would wait unseen and
      // run later.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  bindTransport(client, execute);
  return client;
}

/** Reading again helps when the gateway was away for a moment, not when it gave an answer. */
function retryOnce(failures: number, error: Error): boolean {
  if (failures >= 1 || !(error instanceof ApiError)) return false;
  return error.kind === 'unavailable' && error.code !== DOCUMENT_UNKNOWN;
}
