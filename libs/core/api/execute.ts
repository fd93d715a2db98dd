import type { TypedDocumentString } from '@network/graphql/typed-document-string.ts';

/**
 * Runs one operation against the gateway: in the browser through the same-origin proxy, on the brand server over a
 * persistent connection. Throws ApiError (see api-error.ts) for anything but data.
 */
export type Execute = <Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  ...rest: Variables extends Record<string, never>
    ? [variables?: undefined, signal?: AbortSignal]
    : [variables: Variables, signal?: AbortSignal]
) => Promise<Result>;
