import type { IncomingMessage } from 'node:http';
import { type Cookies, readCookies } from '@network/server/requests/cookies.ts';
import type { ServerConfig } from '../server-config.ts';
import type { Area } from './host-table.ts';
import type { RawTarget } from './raw-path.ts';
import { type Origin, readOrigin } from './region.ts';
import type { BrowserCookie } from './browser-cookie.ts';
import type { SessionCookie } from './session-cookie.ts';

/** The facts of a request that are known before anything is answered. */
export interface RequestFacts {
  readonly area: Area;
  /** Origin of the requested area, from the configuration. */
  readonly ownOrigin: string;
  readonly target: RawTarget;
  readonly origin: Origin;
  readonly cookies: Cookies;
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
  known: Pick<RequestFacts, 'area' | 'target' | 'correlationId'>,
  config: ServerConfig,
  hostCookies: HostCookies,
): RequestFacts {
  const { headers } = request;
  const origin = readOrigin(request, config);
  const cookies = readCookies(headers.cookie);
  const isMembersArea = known.area === 'members';
  return {
    ...known,
    ownOrigin: config.tenant.urls[known.area],
    origin,
    cookies,
    sessionId: isMembersArea ? hostCookies.session.read(cookies) : null,
    browser: isMembersArea ? hostCookies.browser.read(cookies) : null,
  };
}
