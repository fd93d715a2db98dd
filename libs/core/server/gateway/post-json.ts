import { STATUS_CODES } from 'node:http';
import { traceHeaders } from '@network/server/tracing/span.ts';
import { request } from 'undici';
import { ApiError } from '../../api/api-error.ts';
import type { ServerSide } from '../../routing/server-side.ts';
import type { GatewayConnection } from './gateway-connection.ts';
import { OVERLOADED } from './server-transport.ts';

/** The way of one page to the gateway's REST paths; `deadline` is the page's. */
export function createServerPost(
  connection: GatewayConnection,
  headers: Readonly<Record<string, string>>,
  deadline: AbortSignal,
): ServerSide['postJson'] {
  const correlationId = headers['x-correlation-id'] ?? null;
  return async (path, body) => {
    const unavailable = (message: string, code: string | null, cause?: unknown) =>
      new ApiError(message, { kind: 'unavailable', status: 0, code, correlationId }, { cause });
    const leave = connection.enter();
    if (!leave) throw unavailable('Too many calls are under way', OVERLOADED);
    try {
      const response = await request(`${connection.origin}${path}`, {
        method: 'POST',
        dispatcher: connection.dispatcher,
        headers: { ...headers, ...traceHeaders(), 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(body),
        signal: deadline,
      });
      const status = response.statusCode;
      const answer: unknown = await response.body.json().catch(() => null);
      return { status, statusText: STATUS_CODES[status] ?? String(status), body: answer };
    } catch (error) {
      throw unavailable('The gateway could not be reached in time', null, error);
    } finally {
      leave();
    }
  };
}
