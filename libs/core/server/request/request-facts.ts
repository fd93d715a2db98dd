import type { IncomingMessage } from 'node:http';
import type { ServerConfig } from '../server-config.ts';
import { readCorrelationId } from './correlation-id.ts';
import { readDevice } from './device.ts';
import type { Area } from './host-table.ts';
import type { RawTarget } from './raw-path.ts';
import { type Origin, readOrigin } from './region.ts';
import type { BrowserCookie } from './browser-cookie.ts';
import type { SessionCookie } from './session-cookie.ts';
import type { ClientInfo } from '../../tenant/client-info.ts';

/** The facts of a request that are known before anything is answered. */
export interface RequestFacts {
  readonly area: Area;
  /** Origin of the requested area, from the configuration. */
  readonly ownOrigin: string;
  readonly target: RawTarget;
  readonly origin: Origin;
  readonly client: ClientInfo;
  /** The opaque session id; null on tour hosts, where everyone is a visitor. */
  readonly sessionId: string | null;
  /** The secret of the browser (decision 0113); null before one was issued, and on tour hosts. */
  readonly browser: string | null;
  readonly correlationId: string;
}

/** The cookies of a members host that only its server reads. */
export interface HostCookies {
  readonly session: SessionCookie;
  readonly browser: BrowserCookie;
}

/** Reads a request of a known host, whose target has passed the check of raw paths. */
export function readRequestFacts(
  request: IncomingMessage,
  asked: { readonly area: Area; readonly target: RawTarget },
  config: ServerConfig,
  cookies: HostCookies,
): RequestFacts {
  const { headers } = request;
  const origin = readOrigin(request.socket.remoteAddress, headers, config);
  return {
    ...asked,
    ownOrigin: config.tenant.urls[asked.area],
    origin,
    client: { ...readDevice(headers['user-agent']), country: origin.country },
    sessionId: asked.area === 'members' ? cookies.session.read(headers.cookie) : null,
    browser: asked.area === 'members' ? cookies.browser.read(headers.cookie) : null,
    correlationId: readCorrelationId(headers['x-correlation-id']),
  };
}
