import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type Cookies, readCookies } from '@network/server/requests/cookies.ts';
import type { ServerConfig } from '../server-config.ts';
import type { Language } from '@network/validation/languages.ts';
import type { Area } from './host-table.ts';
import type { RawTarget } from './raw-path.ts';
import { type Origin, readOrigin } from './region.ts';
import type { OpenPreview, PreviewCookie } from '../previews/preview-cookie.ts';
import { readLanguage } from './requested-language.ts';
import type { BrowserCookie } from './browser-cookie.ts';
import type { SessionCookie } from './session-cookie.ts';

/** The facts of a request that are known before anything is answered. */
export interface RequestFacts {
  readonly area: Area;
  /** Origin of the requested area, from the configuration. */
  readonly ownOrigin: string;
  /** The page, without what of its address names a language. */
  readonly target: RawTarget;
  readonly language: Language;
  /** The part before the path in the address: `/de` on a tour host, else nothing. */
  readonly prefix: string;
  readonly origin: Origin;
  readonly cookies: Cookies;
  /** The opaque session id; null on tour hosts, where everyone is a visitor. */
  readonly sessionId: string | null;
  /**
   * The seed from which the variants of a visit without cookies are drawn. It is drawn once for each request: if every
   * look for the page drew anew, a variant whose page is not stored yet would be shown less often than its share.
   */
  readonly variantSeed: string;
  /** The secret of the browser; null before one was issued, and on tour hosts. */
  readonly browser: string | null;
  readonly correlationId: string;
  /** The request has the header `Save-Data: on`. */
  readonly savesData?: true;
  /** The preview of a member of staff. Such a request has neither a session nor a browser. Left out on every other. */
  readonly preview?: OpenPreview;
}

/** The cookies of a brand's hosts that only its server reads. */
export interface HostCookies {
  readonly session: SessionCookie;
  readonly browser: BrowserCookie;
  readonly preview: PreviewCookie;
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
  const preview = hostCookies.preview.read(cookies);
  const isOfPerson = known.area === 'members' && preview === null;
  const sessionId = isOfPerson ? hostCookies.session.read(cookies) : null;
  return {
    ...known,
    ...readLanguage(known.target, known.area, cookies, headers),
    ownOrigin: config.tenant.urls[known.area],
    origin,
    cookies,
    sessionId,
    variantSeed: sessionId ?? randomUUID(),
    browser: isOfPerson ? hostCookies.browser.read(cookies) : null,
    ...(headers['save-data']?.toString().trim().toLowerCase() === 'on' && { savesData: true }),
    ...(preview !== null && { preview }),
  };
}
