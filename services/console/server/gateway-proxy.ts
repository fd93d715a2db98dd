import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import type { Logger } from 'pino';
import { Agent, request as send } from 'undici';
import { correlationIdOf } from '@network/server/requests/correlation-id.ts';
import { forwardRequest, pickHeaders } from '@network/server/requests/forward-request.ts';
import { discardRest, oversizedBody } from '@network/server/requests/oversized-body.ts';
import { readCallBody } from '@network/server/requests/read-call-body.ts';
import { CONSOLE_KEY_HEADER } from '@network/validation/console-key.ts';
import type { ConsoleConfig } from './console-config.ts';

/**
 * The browser's headers that are passed on; above all no `authorization` and none by which a brand server names itself.
 */
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

/** What was read here has the length that it has. */
const HEADERS_OF_CALLS = REQUEST_HEADERS.filter((name) => name !== 'content-length');

/**
 * The headers that are passed on, with those of parts of a file: a player without them can't go to another time of a
 * film.
 */
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

/** Passes calls of the console's page on to the gateway's `/staff` paths from its own origin. */
export interface GatewayProxy {
  /**
   * Passes a request on, streams uploads and the answer, and refuses other bodies that are too large. Settles when the
   * answer is through, and never throws.
   */
  readonly forward: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  readonly isGatewayReady: () => Promise<boolean>;
  readonly close: () => Promise<void>;
}

/** Opens nothing yet: connections are made when they are first needed. */
export function createGatewayProxy(config: ConsoleConfig, log: Logger): GatewayProxy {
  const connections = {
    connect: { timeout: CONNECT_TIMEOUT_MS },
    keepAliveTimeout: 30_000,
    // An upload takes as long as its sender's line.
    headersTimeout: 0,
    bodyTimeout: 0,
  };
  const dispatcher = new Agent({ ...connections, pipelining: 0 });
  // Without pipelining each request says that its connection closes: the gateway would close it with an answer that
  // comes before the end of the body, and the answer would be lost with what is still on its way.
  const uploads = new Agent({ ...connections, pipelining: 1 });

  const forward: GatewayProxy['forward'] = async (request, response) => {
    const correlationId = correlationIdOf(request.headers['x-correlation-id']);
    const body = isUpload(request) ? uploadOf(request) : await readCallBody(request);
    if (body === 'gone') return;
    if (body === 'too large') return refuseSize(response, correlationId);
    await forwardRequest(response, {
      send: (signal, begin) =>
        (isUpload(request) ? uploads : dispatcher).stream(
          {
            origin: config.gatewayUrl,
            path: request.url ?? '/',
            method: request.method as 'GET',
            headers: {
              ...pickHeaders(request.headers, isUpload(request) ? REQUEST_HEADERS : HEADERS_OF_CALLS),
              'x-correlation-id': correlationId,
              'x-forwarded-for': config.trustedProxies.clientOf(request),
              ...(config.key !== null && { [CONSOLE_KEY_HEADER]: config.key }),
            },
            body,
            signal,
          },
          begin,
        ),
      begin: (_status, headers) => ({
        ...pickHeaders(headers, RESPONSE_HEADERS),
        'x-content-type-options': 'nosniff',
      }),
      fail: (error, mayAnswer) => {
        log.warn({ correlationId, code: (error as NodeJS.ErrnoException).code }, 'gateway call failed');
        if (!mayAnswer) return;
        const headers = { 'content-type': 'application/json', 'cache-control': 'no-store', 'retry-after': '2' };
        response.writeHead(503, headers).end(JSON.stringify({ outcome: 'unavailable', correlationId }));
      },
    });
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

  return {
    forward,
    isGatewayReady,
    close: async () => {
      await Promise.all([dispatcher.close(), uploads.close()]);
    },
  };
}

/** Parts of films and pictures are as large as they are, and have no place in memory. */
function isUpload({ method, url = '' }: IncomingMessage): boolean {
  return method === 'PATCH' && url.startsWith('/staff/uploads/');
}

/** The body of an upload. Its sender keeps the connection where the gateway refuses the rest: an answer still comes. */
function uploadOf(request: IncomingMessage): PassThrough {
  const body = new PassThrough();
  body
    .on('error', () => undefined)
    .once('close', () => {
      if (request.complete) return;
      // Ending the pipe pauses the request, so that it has to end before the rest is thrown away.
      request.unpipe(body);
      discardRest(request);
    });
  request.once('close', () => request.complete || body.destroy());
  return request.pipe(body);
}

function refuseSize(response: ServerResponse, correlationId: string): void {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
  response.writeHead(413, headers).end(JSON.stringify({ outcome: 'tooLarge', ...oversizedBody(correlationId) }));
}
