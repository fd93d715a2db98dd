import { request } from 'undici';
import type { TypedDocumentString } from '@network/graphql/typed-document-string.ts';
import { ApiError } from '../../api/api-error.ts';
import type { Execute } from '../../api/execute.ts';
import { graphqlBody, readGraphqlAnswer } from '../../api/graphql-request.ts';
import type { GatewayConnection } from './gateway-connection.ts';

/** The `code` of an error that says that too much was under way already. */
export const OVERLOADED = 'OVERLOADED';

/** Runs the operations of one page; `deadline` belongs to the page and applies to every query. */
export function createServerTransport(
  connection: GatewayConnection,
  headers: Readonly<Record<string, string>>,
  deadline: AbortSignal,
): Execute {
  const correlationId = headers['x-correlation-id'] ?? null;
  const unavailable = (message: string, code: string | null, cause?: unknown) =>
    new ApiError(message, { kind: 'unavailable', status: 0, code, correlationId }, { cause });

  const execute = async (document: TypedDocumentString<unknown, unknown>, variables?: unknown): Promise<unknown> => {
    const leave = connection.enter();
    if (!leave) throw unavailable('Too many calls are under way', OVERLOADED);
    try {
      const response = await request(`${connection.origin}/graphql`, {
        method: 'POST',
        dispatcher: connection.dispatcher,
        headers: { ...headers, 'content-type': 'application/json', accept: 'application/json' },
        body: graphqlBody(document, variables),
        signal: deadline,
      });
      const body = await response.body.text();
      return readGraphqlAnswer({ status: response.statusCode, body, correlationId });
    } catch (error) {
      if (error instanceof ApiError) throw error;
      throw unavailable('The gateway could not be reached in time', null, error);
    } finally {
      leave();
    }
  };
  return execute as Execute;
}
