import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Logger } from 'pino';
import { Agent, request as send } from 'undici';
import { correlationIdOf } from '@network/server/requests/correlation-id.ts';
import { CONSOLE_KEY_HEADER } from '@network/validation/console-key.ts';
import type { ConsoleConfig } from './console-config.ts';

/** The browser's headers that are passed on; above all no `authorization` and none by which a brand server names itself. */
const REQUEST_HEADERS = [
  'accept',
  'content-length',
  'content-type',
  'cookie',
  'if-none-match',
  'if-range',
  'origin',
  'range',
  'tus-resumable',
  'upload-length',
  'upload-metadata',
  'upload-offset',
  'user-agent',
] as const;

/** Those of parts of a file among them: a player without them can't go to another moment of a film. */
const RESPONSE_HEADERS = [
  'accept-ranges',
  'cache-control',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'location',
  'retry-after',
  'set-cookie',
  'tus-resumable',
  'upload-length',
  'upload-offset',
  'x-correlation-id',
  'x-media-kind',
  'x-media-source',
] as const;

const CONNECT_TIMEOUT_MS = 800;
const PROBE_TIMEOUT_MS = 1_000;

/** The same-origin way from the console's page to the gateway's `/staff` paths. */
export interface GatewayProxy {
  /** Passes a request on and streams both bodies. Settles when the answer is through, and never throws. */
  readonly forward: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  readonly isGatewayReady: () => Promise<boolean>;
  readonly close: () => Promise<void>;
}

/** Opens nothing yet: connections are made when they are first needed. */
export function createGatewayProxy(config: ConsoleConfig, log: Logger): GatewayProxy {
  const dispatcher = new Agent({
    pipelining: 0,
    connect: { timeout: CONNECT_TIMEOUT_MS },
    keepAliveTimeout: 30_000,
    // An upload takes as long as its sender's line.
    headersTimeout: 0,
    bodyTimeout: 0,
  });

  const forward: GatewayProxy['forward'] = async (request, response) => {
    const correlationId = correlationIdOf(request.headers['x-correlation-id']);
    const abort = new AbortController();
    response.once('close', () => abort.abort());
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD' && request.method !== 'DELETE';
    try {
      const answer = await send(config.gatewayUrl + (request.url ?? ''), {
        dispatcher,
        method: request.method as 'GET',
        headers: {
          ...pick(request.headers, REQUEST_HEADERS),
          'x-correlation-id': correlationId,
          'x-forwarded-for': config.trustedProxies.clientOf(request),
          ...(config.key !== null && { [CONSOLE_KEY_HEADER]: config.key }),
        },
        body: hasBody ? request : null,
        signal: abort.signal,
      });
      response.writeHead(answer.statusCode, {
        ...pick(answer.headers, RESPONSE_HEADERS),
        'x-content-type-options': 'nosniff',
      });
      await pipeline(answer.body, response);
    } catch (error) {
      if (response.closed || response.destroyed) return;
      log.warn({ correlationId, code: (error as NodeJS.ErrnoException).code }, 'gateway call failed');
      if (response.headersSent) return void response.destroy();
      const headers = { 'content-type': 'application/json', 'cache-control': 'no-store', 'retry-after': '2' };
      response.writeHead(503, headers).end(JSON.stringify({ outcome: 'unavailable', correlationId }));
    }
  };

  const isGatewayReady = async (): Promise<boolean> => {
    try {
      const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS);
      const answer = await send(`${config.gatewayUrl}/readyz`, { dispatcher, signal });
      await answer.body.dump();
      return answer.statusCode === 200;
    } catch {
      return false;
    }
  };

  return { forward, isGatewayReady, close: () => dispatcher.close() };
}

function pick(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  names: readonly string[],
): Record<string, string | string[]> {
  const picked: Record<string, string | string[]> = {};
  for (const name of names) {
    const value = headers[name];
    if (value !== undefined) picked[name] = value;
  }
  return picked;
}
