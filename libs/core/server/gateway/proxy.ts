import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { HTTP_TIMEOUT_MS } from '@network/tenant/constants.ts';
import { forwardRequest, pickHeaders } from '@network/server/requests/forward-request.ts';
import { traceHeaders } from '@network/server/tracing/span.ts';
import { SMALL_FORM_BYTES } from '../forms/read-small-form.ts';
import type { HostCookies, RequestFacts } from '../request/request-facts.ts';
import type { ServerConfig } from '../server-config.ts';
import type { GatewayConnection } from './gateway-connection.ts';
import { plainErrorDocument } from '../pages/plain-document.ts';
import { prefersPage } from '@network/server/requests/accepts.ts';
import { oversizedBody } from '@network/server/requests/oversized-body.ts';
import { readCallBody } from '@network/server/requests/read-call-body.ts';
import { loggedPath, SIGNED_MEDIA } from '../request/logged-path.ts';
import { sendRefusal } from '../send-refusal.ts';
import { PLAIN_PAGE_HEADERS, sendUnavailable } from '../send-unavailable.ts';
import { gatewayHeaders } from './gateway-headers.ts';
import type { ProxiedPath } from './proxied-paths.ts';

/** The browser's headers that are passed on; all others are dropped, above all forged internal headers. */
const REQUEST_HEADERS = {
  api: ['accept', 'content-type', 'user-agent'],
  media: ['accept', 'range', 'if-range', 'if-none-match', 'if-modified-since', 'user-agent'],
  session: ['accept', 'content-type', 'cookie', 'origin', 'sec-fetch-site', 'user-agent'],
} as const satisfies Record<ProxiedPath['kind'], readonly string[]>;

const RESPONSE_HEADERS = [
  // Another device plays this file without a cookie.
  'access-control-allow-origin',
  'accept-ranges',
  'cache-control',
  // A CDN purges answers by these tags.
  'cache-tag',
  'cdn-tag',
  'content-disposition',
  'content-encoding',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
  'location',
  'rating',
  'referrer-policy',
  'retry-after',
  'surrogate-key',
  'vary',
  'x-correlation-id',
] as const;

export interface Proxy {
  /** Sends a request on to the gateway and streams its answer back. Settles when that is through, and never throws. */
  readonly forward: (
    request: IncomingMessage,
    response: ServerResponse,
    facts: RequestFacts,
    to: ProxiedPath,
  ) => Promise<void>;
}

interface ProxyParts {
  readonly connection: GatewayConnection;
  readonly config: ServerConfig;
  readonly cookies: HostCookies;
  readonly log: Logger;
  /** Returns the headers that tell the gateway whether a visit agreed to measuring, and its variants. */
  readonly measuringOf: (request: IncomingMessage, facts: RequestFacts) => Readonly<Record<string, string>>;
}

/** Passes browsers' calls on to the gateway from the brand's own origin. */
export function createProxy({ connection, config, cookies, log, measuringOf }: ProxyParts): Proxy {
  return {
    forward: async (request, response, facts, to) => {
      // A place is reserved once the whole call was received, so that a slow sender blocks no other call.
      // The gateway throws away a body that is no form, so that its size is refused here.
      const body = await readCallBody(request, to.kind === 'session' ? SMALL_FORM_BYTES : undefined);
      if (body === 'too large') return refuseSize(request, response, facts);
      if (body === 'gone') return;
      const isTaken = await connection.inTurn(facts.sessionId, async (endTurn) => {
        // A browser that left while the call waited for its turn wants no answer.
        if (response.closed || response.destroyed) return;
        const leavePlace = connection.enter();
        if (!leavePlace) return sendUnavailable(request, response, facts, config.tenant);
        const leave = () => {
          leavePlace();
          endTurn();
        };
        await forwardRequest(response, {
          send: (signal, begin) =>
            connection.dispatcher.stream(
              {
                origin: connection.origin,
                path: to.path + (to.search ?? facts.target.search),
                method: request.method as 'GET',
                headers: {
                  ...pickHeaders(request.headers, REQUEST_HEADERS[to.kind]),
                  ...gatewayHeaders(isOpen(to) ? withoutPreview(facts) : facts, config),
                  ...(to.kind === 'api' ? measuringOf(request, facts) : {}),
                  ...traceHeaders(),
                },
                body,
                signal,
              },
              begin,
            ),
          // How long a film takes to watch is up to the person.
          beginsWithinMs: HTTP_TIMEOUT_MS,
          begin: (status, headers) => {
            leave();
            if (status >= 500 && isForPerson(request, headers)) {
              sendFailure(request, response, facts, status);
              return null;
            }
            const sent = answerHeaders(headers, to.kind, facts.area);
            if (to.kind !== 'session' || status < 400 || !isForPerson(request, headers)) return sent;
            const { 'content-length': _length, ...others } = sent;
            sendRefusal(request, response, facts, { tenant: config.tenant, status, headers: others });
            return null;
          },
          fail: (error, mayAnswer) => {
            const { correlationId } = facts;
            log.warn({ correlationId, path: loggedPath(to.path), error: describe(error) }, 'gateway call failed');
            if (mayAnswer) sendUnavailable(request, response, facts, config.tenant);
          },
        }).finally(leave);
      });
      if (!isTaken) sendUnavailable(request, response, facts, config.tenant);
    },
  };

  /** A page says it in words; the gateway has said it to programs. */
  function sendFailure(request: IncomingMessage, response: ServerResponse, facts: RequestFacts, status: number): void {
    if (status !== 500) return sendUnavailable(request, response, facts, config.tenant);
    const html = plainErrorDocument(config.tenant, facts.correlationId);
    response.writeHead(500, { ...PLAIN_PAGE_HEADERS, 'cache-control': 'no-store' });
    response.end(request.method === 'HEAD' ? undefined : html);
  }

  function refuseSize(request: IncomingMessage, response: ServerResponse, facts: RequestFacts): void {
    if (prefersPage(request.headers.accept)) {
      return sendRefusal(request, response, facts, { tenant: config.tenant, status: 413 });
    }
    const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
    response.writeHead(413, headers).end(JSON.stringify(oversizedBody(facts.correlationId)));
  }

  function answerHeaders(
    headers: IncomingHttpHeaders,
    kind: ProxiedPath['kind'],
    area: RequestFacts['area'],
  ): Record<string, string | string[]> {
    const picked: Record<string, string | string[]> = {
      ...pickHeaders(headers, RESPONSE_HEADERS),
      'x-content-type-options': 'nosniff',
    };
    if (kind === 'media') return picked;
    const set: string[] = [];
    if (kind === 'session') {
      picked['cache-control'] = 'private, no-store';
      set.push(...[headers['set-cookie'] ?? []].flat());
      const session = headers['x-set-session'];
      if (typeof session === 'string') set.push(cookies.session.write(session));
    }
    const browser = area === 'members' ? headers['x-set-browser'] : undefined;
    if (typeof browser === 'string') {
      picked['cache-control'] = 'private, no-store';
      set.push(cookies.browser.write(browser));
    }
    if (set.length > 0) picked['set-cookie'] = set;
    return picked;
  }
}

/** Returns whether everybody gets the same answer. Films are signed for one person or one preview. */
const isOpen = ({ kind, path }: ProxiedPath): boolean =>
  kind === 'media' && !SIGNED_MEDIA.some((prefix) => path.startsWith(prefix));

/** Open media are found by their addresses alone. */
function withoutPreview({ preview: _preview, ...facts }: RequestFacts): RequestFacts {
  return facts;
}

/** Returns whether a person would see raw JSON, because the gateway's answer is no page. */
function isForPerson(request: IncomingMessage, headers: IncomingHttpHeaders): boolean {
  if (!prefersPage(request.headers.accept)) return false;
  return !/^text\/html\b/i.test(headers['content-type'] ?? '');
}

function describe(error: unknown): { name: string; code: unknown } {
  const known = error instanceof Error ? error : new Error('unknown');
  return { name: known.name, code: (known as NodeJS.ErrnoException).code };
}
