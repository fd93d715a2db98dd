import type { QueryClient } from '@tanstack/react-query';
import { HTTP_TIMEOUT_MS } from '@network/tenant/constants.ts';
import type { CallSession } from '../session/browser-session.ts';
import type { PageTrace } from '../telemetry/page-trace.ts';
import { ApiError } from './api-error.ts';
import { withSession } from './session-retry.ts';

/** The answer of a REST path of this host, with any status except those that mean that the caller is not signed in. */
export interface RestAnswer {
  readonly status: number;
  /** The answer as JSON; null when it was none. */
  readonly body: unknown;
}

/** Posts JSON to a REST path of this host. @throws ApiError when the host is unreachable, or the caller is not signed in */
export type PostJson = (path: string, body: object) => Promise<RestAnswer>;

interface RestParts {
  readonly fetch: typeof fetch;
  readonly trace: PageTrace;
  readonly session: CallSession;
}

const calls = new WeakMap<QueryClient, PostJson>();

/** Registers the REST transport of a query client, beside that of GraphQL. */
export function bindRest(client: QueryClient, post: PostJson): void {
  calls.set(client, post);
}

/** The way to the REST paths of a query client in a browser. */
export function restOf(client: QueryClient): PostJson {
  const post = calls.get(client);
  if (!post) throw new Error('This query client makes no REST calls: they begin in a browser');
  return post;
}

/** REST calls with the same policy as GraphQL: a correlation id, a minute at most, renewal of the session. */
export function createPostJson({ fetch: request, trace, session }: RestParts): PostJson {
  return (path, body) =>
    withSession(async () => {
      const call = trace.begin(path.replace(/.*\W/, ''));
      const details = { status: 0, code: null, correlationId: call.id } as const;
      let response: Response;
      try {
        response = await request(path, {
          method: 'POST',
          credentials: 'same-origin',
          headers: { 'content-type': 'application/json', ...call.headers },
          body: JSON.stringify(body),
          signal: AbortSignal.timeout(HTTP_TIMEOUT_MS),
        });
      } catch (cause) {
        throw new ApiError('The gateway could not be reached', { ...details, kind: 'unavailable' }, { cause });
      } finally {
        call.end();
      }
      const { status } = response;
      if (status === 401 || status === 511 || status === 419) {
        const message = `API Request failed with status code ${status}`;
        throw new ApiError(message, { ...details, status, kind: status === 419 ? 'http' : 'unauthenticated' });
      }
      return { status, body: await response.json().catch(() => null) };
    }, session);
}
