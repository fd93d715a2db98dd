import { type DefaultError, type MutationOptions, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { TypedDocumentString } from '@network/graphql/typed-document-string.ts';
import { transportOf } from './transport.ts';

type VariablesArguments<Variables> =
  Variables extends Record<string, never> ? [variables?: undefined] : [variables: Variables];

/** The cache key of an operation's data. */
export function operationKey(document: TypedDocumentString<never, never>, variables?: unknown): QueryKey {
  return variables === undefined ? [document.__meta__.name] : [document.__meta__.name, variables];
}

/**
 * A query that runs one operation, for loaders (`queryClient.ensureQueryData`) and screens (`useSuspenseQuery`):
 * `operationQuery(VideosPageDocument, { input })`.
 */
export function operationQuery<Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  ...[variables]: VariablesArguments<Variables>
) {
  return queryOptions<Result>({
    queryKey: operationKey(document as never, variables),
    queryFn: ({ client, signal }) => {
      const run = transportOf(client) as LooseExecute;
      return run(document, variables, signal) as Promise<Result>;
    },
  });
}

/** A mutation that runs one operation: `useMutation(operationMutation(SetDisplayNameDocument))`. */
export function operationMutation<Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
): MutationOptions<Result, DefaultError, Variables> {
  return {
    mutationKey: [document.__meta__.name],
    mutationFn: (variables, { client }) => {
      const run = transportOf(client) as LooseExecute;
      return run(document, variables) as Promise<Result>;
    },
  };
}

/** The transport without the relation of document and variables, which the callers above have checked. */
type LooseExecute = (document: unknown, variables: unknown, signal?: AbortSignal) => Promise<unknown>;
