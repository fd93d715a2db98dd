import { request } from 'undici';
import { inSpan, traceHeaders } from '@network/server/tracing/span.ts';
import type { TypedDocumentString } from '@network/graphql/typed-document-string.ts';
import { ApiError } from '../../api/api-error.ts';
import type { Execute } from '../../api/execute.ts';
import { dataOfAnswer, graphqlBody, type GraphqlBody, readGraphqlAnswer } from '../../api/graphql-request.ts';
import type { GatewayConnection } from './gateway-connection.ts';

/** The `code` of an error that says that too much was under way already. */
export const OVERLOADED = 'OVERLOADED';

/** An operation that waits to be sent. */
interface Waiting {
  readonly body: string;
  readonly resolve: (data: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** The gateway takes this many in one call. */
const MOST_AT_ONCE = 16;

/**
 * Runs the operations of one page; `deadline` belongs to the page and applies to every query. What a page requests at the
 * same time travels in one call, since a call between two processes costs more than most operations. Each operation is
 * answered, and fails, by itself; what changes something travels alone.
 */
export function createServerTransport(
  connection: GatewayConnection,
  headers: Readonly<Record<string, string>>,
  deadline: AbortSignal,
): Execute {
  const correlationId = headers['x-correlation-id'] ?? null;
  const isPage = headers['x-page'] !== undefined;
  const unavailable = (message: string, code: string | null, cause?: unknown) =>
    new ApiError(message, { kind: 'unavailable', status: 0, code, correlationId }, { cause });

  const send = async (payload: string): Promise<{ readonly status: number; readonly body: string }> => {
    const leave = connection.enter();
    if (!leave) throw unavailable('Too many calls are under way', OVERLOADED);
    try {
      return await inSpan('gateway call', { kind: 'client' }, async () => {
        const response = await request(`${connection.origin}/graphql`, {
          method: 'POST',
          dispatcher: connection.dispatcher,
          headers: { ...headers, ...traceHeaders(), 'content-type': 'application/json', accept: 'application/json' },
          body: payload,
          signal: deadline,
        });
        connection.noteAnswer(response.headers);
        return { status: response.statusCode, body: await response.body.text() };
      });
    } catch (error) {
      throw unavailable('The gateway could not be reached in time', null, error);
    } finally {
      leave();
    }
  };

  const sendOne = async (payload: string): Promise<unknown> =>
    readGraphqlAnswer({ ...(await send(payload)), correlationId });

  const sendTogether = async (operations: readonly Waiting[]): Promise<void> => {
    try {
      const { status, body } = await send(`[${operations.map((each) => each.body).join()}]`);
      const answers = answersOf(body, operations.length);
      for (const [index, { resolve, reject }] of operations.entries()) {
        const answer = answers?.[index];
        try {
          resolve(
            answer
              ? dataOfAnswer(answer, { status: answer.status, correlationId })
              : readGraphqlAnswer({ status, body, correlationId }),
          );
        } catch (error) {
          reject(error);
        }
      }
    } catch (error) {
      for (const { reject } of operations) reject(error);
    }
  };

  let waiting: Waiting[] = [];
  const sendWaiting = (): void => {
    const operations = waiting;
    waiting = [];
    const [first, ...others] = operations;
    if (first && others.length === 0) sendOne(first.body).then(first.resolve, first.reject);
    else
      for (let at = 0; at < operations.length; at += MOST_AT_ONCE)
        void sendTogether(operations.slice(at, at + MOST_AT_ONCE));
  };

  const execute = (document: TypedDocumentString<unknown, unknown>, variables?: unknown): Promise<unknown> => {
    const body = graphqlBody(document, variables);
    if (!isPage || document.__meta__.kind !== 'query') return sendOne(body);
    return new Promise((resolve, reject) => {
      // The loaders of a page start theirs one after the other, before anything else happens in this process.
      if (waiting.length === 0) setImmediate(sendWaiting);
      waiting.push({ body, resolve, reject });
    });
  };
  return execute as Execute;
}

/** The answers to several operations, in their order; null when the gateway refused all of them with one answer. */
function answersOf(body: string, count: number): readonly (GraphqlBody & { readonly status: number })[] | null {
  try {
    const parsed: unknown = JSON.parse(body);
    return Array.isArray(parsed) && parsed.length === count ? parsed : null;
  } catch {
    return null;
  }
}
