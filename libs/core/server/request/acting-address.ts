import type { IncomingHttpHeaders } from 'node:http';
import { readAutologin } from './autologin-address.ts';
import type { RawTarget } from './raw-path.ts';

/** Paths of the session that end, begin or renew something. */
const ACTING_SESSION_PATHS: ReadonlySet<string> = new Set([
  '/oidc/callback',
  '/oidc/device',
  '/refresh',
  '/api/refresh',
]);

/**
 * Returns whether a GET of this address has an effect: it is one of the session's addresses, or a page that a feature
 * declares as acting.
 */
export function isActingAddress({ path, search }: RawTarget, actingPages: ReadonlySet<string>): boolean {
  return actingPages.has(path) || ACTING_SESSION_PATHS.has(path) || readAutologin(search) !== null;
}

/** Returns whether a browser prefetches the page before the person has decided to open it. */
export function isPrefetch(headers: IncomingHttpHeaders): boolean {
  return [headers['sec-purpose'], headers['purpose'], headers['x-moz']].some(
    (purpose) => typeof purpose === 'string' && /\bpre(?:fetch|render|view)\b/i.test(purpose),
  );
}
