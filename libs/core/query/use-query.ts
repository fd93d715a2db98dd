import {
  type QueryClient,
  type QueryKey,
  useQuery as useQueryNow,
  useQueryClient,
  type UseQueryOptions,
  type UseQueryResult,
  useSuspenseQuery as useSuspenseQueryNow,
  type UseSuspenseQueryOptions,
  type UseSuspenseQueryResult,
  hashKey,
} from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { whenQuiet } from './when-quiet.ts';

const sentByServer = new WeakMap<QueryClient, ReadonlyMap<string, number>>();

/** Marks the queries whose data is in the server's HTML, with the time at which it was rendered, in ms since 1970. */
export function markServerQueries(client: QueryClient, renderedAt: ReadonlyMap<string, number>): void {
  sentByServer.set(client, renderedAt);
}

const renderedByServer = new WeakMap<QueryClient, ReadonlyMap<string, unknown>>();

/**
 * Records what the server's HTML shows of queries that have other data by now; nothing, once its page has been left.
 */
export function markRendered(client: QueryClient, dataByHash: ReadonlyMap<string, unknown>): void {
  renderedByServer.set(client, dataByHash);
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
 * discards its HTML. Until a part has hydrated, data that the server had not loaded counts as pending, and data that
 * was changed since, and its age, are what the server rendered.
 */
export function useQuery<Data, Selected = Data, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Data, Error, Selected, Key>,
): UseQueryResult<Selected> {
  const client = useQueryClient();
  const result = useQueryNow(options);
  const hash = hashKey(options.queryKey);
  const hasHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const shown = useAsRendered(client, hash, result, options.select);
  const sent = sentByServer.get(client);
  // The server records nothing: it renders the data that it has.
  if (hasHydrated || sent === undefined) return shown;
  const dataUpdatedAt = sent.get(hash);
  return withFields(shown, dataUpdatedAt === undefined ? PENDING : { dataUpdatedAt });
}

/** Reads a query that the page's loader has loaded. */
export function useSuspenseQuery<Data, Selected = Data, Key extends QueryKey = QueryKey>(
  options: UseSuspenseQueryOptions<Data, Error, Selected, Key>,
): UseSuspenseQueryResult<Selected> {
  const client = useQueryClient();
  const result = useSuspenseQueryNow(options);
  return useAsRendered(client, hashKey(options.queryKey), result, options.select);
}

const subscribeToNothing = () => () => undefined;

/**
 * The data that the server rendered at first, and what it is now once the page has hydrated. As a transition, since an
 * urgent change would discard the HTML of parts whose code is still being loaded.
 */
function useAsRendered<Result extends object>(
  client: QueryClient,
  hash: string,
  result: Result,
  select?: (data: never) => unknown,
): Result {
  const rendered = renderedByServer.get(client);
  const isChanged = rendered?.has(hash) ?? false;
  const [isNow, setIsNow] = useState(!isChanged);
  useEffect(() => (isNow ? undefined : whenQuiet(() => setIsNow(true))), [isNow]);
  if (isNow || !isChanged) return result;
  const data = rendered?.get(hash) as never;
  return withFields(result, { data: select ? select(data) : data });
}

function withFields<Result extends object>(result: Result, fields: object): Result {
  return Object.create(result, Object.getOwnPropertyDescriptors(fields)) as Result;
}
