import type { TypedDocumentString } from '@network/graphql/typed-document-string.ts';
import { HTTP_TIMEOUT_MS } from '@network/tenant/constants.ts';
import type { CallSession } from '../session/browser-session.ts';
import type { PageTrace } from '../telemetry/page-trace.ts';
import { ApiError } from './api-error.ts';
import type { Execute } from './execute.ts';
import { graphqlBody, readGraphqlAnswer } from './graphql-request.ts';
import { withSession } from './session-retry.ts';

/** The dependencies of the transport; tests pass their own. */
export interface BrowserTransportOptions {
  readonly fetch: typeof fetch;
  readonly trace: PageTrace;
  /** Renews the session for a call that was refused, and leads to sign in. */
  readonly session: CallSession;
}

/** Browsers refuse to outlive a page for larger bodies (Fetch, 64 KiB for all calls of a page at once). */
const MAX_KEEPALIVE_LENGTH = 16_384;

/**
 * Runs operations through the brand host's same-origin proxy. Gives up after a minute. A mutation is sent
 * to its end although the page is left.
 */
export function createBrowserTransport(options: BrowserTransportOptions): Execute {
  const execute = async (
    document: TypedDocumentString<unknown, unknown>,
    variables?: unknown,
    signal?: AbortSignal,
  ): Promise<unknown> => {
    const call = options.trace.begin(document.__meta__.name);
    const correlationId = call.id;
    const timeout = AbortSignal.timeout(HTTP_TIMEOUT_MS);
    let response: Response;
    let body: string;
    try {
      const sent = graphqlBody(document, variables);
      response = await options.fetch('/graphql', {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'content-type': 'application/json', ...call.headers },
        body: sent,
        keepalive: document.__meta__.kind === 'mutation' && sent.length < MAX_KEEPALIVE_LENGTH,
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
      body = await response.text();
    } catch (cause) {
      // An aborted query is not a failure of the gateway.
      if (signal?.aborted) throw signal.reason;
      const details = { kind: 'unavailable', status: 0, code: null, correlationId } as const;
      throw new ApiError('The gateway could not be reached', details, { cause });
    } finally {
      call.end();
    }
    return readGraphqlAnswer(answerOf(response, body, correlationId));
  };
  return ((...call: Parameters<typeof execute>) => withSession(() => execute(...call), options.session)) as Execute;
}

function answerOf(response: Response, body: string, sent: string) {
  return { status: response.status, body, correlationId: response.headers.get('x-correlation-id') ?? sent };
}
