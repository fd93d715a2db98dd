import {
  type QueryClient,
  type QueryKey,
  useQuery as useQueryNow,
  useQueryClient,
  type UseQueryOptions,
  type UseQueryResult,
  hashKey,
} from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const sentByServer = new WeakMap<QueryClient, ReadonlySet<string>>();

/** Marks the queries whose data is in the server's HTML. */
export function markServerQueries(client: QueryClient, queryHashes: readonly string[]): void {
  sentByServer.set(client, new Set(queryHashes));
}

const PENDING: Partial<UseQueryResult> = {
  status: 'pending',
  data: undefined,
  error: null,
  isPending: true,
  isSuccess: false,
  isError: false,
};

/**
 * Reads a query in a part that may be in the server's HTML. Parts of a page hydrate one after the other: a query of the
 * first part may be answered before the last part hydrates, which then has to render what the server rendered, or React
 * discards its HTML. Until a part has hydrated, data that the server had not loaded counts as pending.
 */
export function useQuery<Data, Selected = Data, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Data, Error, Selected, Key>,
): UseQueryResult<Selected> {
  const client = useQueryClient();
  const result = useQueryNow(options);
  const hasHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  if (hasHydrated || wasSent(client, options.queryKey)) return result;
  return Object.create(result, Object.getOwnPropertyDescriptors(PENDING)) as UseQueryResult<Selected>;
}

const subscribeToNothing = () => () => undefined;

/** The server records nothing: it renders the data that it has. */
function wasSent(client: QueryClient, key: QueryKey): boolean {
  return sentByServer.get(client)?.has(hashKey(key)) ?? true;
}
