import type { TypedDocumentString } from '@network/graphql/typed-document-string.ts';
import { ApiError } from './api-error.ts';

/** The body of a call: a persisted operation goes by its hash alone, its text is in the gateway's manifest. */
export function graphqlBody(document: TypedDocumentString<unknown, unknown>, variables: unknown): string {
  return JSON.stringify({
    extensions: { persistedQuery: { version: 1, sha256Hash: document.__meta__.hash } },
    operationName: document.__meta__.name,
    ...(variables === undefined ? {} : { variables }),
  });
}

interface GraphqlAnswer {
  readonly status: number;
  readonly body: string;
  readonly correlationId: string | null;
}

const UNAUTHENTICATED_STATUSES: readonly number[] = [401, 511];

/**
 * The data of an answer.
 * @throws ApiError for every other outcome; partial data counts as a failure, a page is shown whole or not at all
 */
export function readGraphqlAnswer({ body, ...answer }: GraphqlAnswer): unknown {
  return dataOfAnswer(parseJson(body), answer);
}

/** Returns the data of an answer that is an object already. @throws ApiError as above */
export function dataOfAnswer(
  parsed: GraphqlBody | null,
  { status, correlationId }: Omit<GraphqlAnswer, 'body'>,
): unknown {
  const [error] = Array.isArray(parsed?.errors) ? parsed.errors : [];
  const code = typeof error?.extensions?.code === 'string' ? error.extensions.code : null;
  if (UNAUTHENTICATED_STATUSES.includes(status) || code === 'UNAUTHENTICATED') {
    throw new ApiError('The session is not, or no longer, known', {
      kind: 'unauthenticated',
      status,
      code,
      correlationId,
    });
  }
  if (status < 200 || status > 299) {
    const kind = status >= 502 && status <= 504 ? 'unavailable' : 'http';
    throw new ApiError(`API Request failed with status code ${status}`, { kind, status, code, correlationId });
  }
  if (error || parsed?.data === undefined || parsed.data === null) {
    throw new ApiError('The operation failed', { kind: 'graphql', status, code, correlationId });
  }
  return parsed.data;
}

/** What a gateway answers to one operation. */
export interface GraphqlBody {
  readonly data?: unknown;
  readonly errors?: readonly { readonly extensions?: { readonly code?: unknown } }[];
}

function parseJson(text: string): GraphqlBody | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : null;
  } catch {
    return null;
  }
}
