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

/** Whether a GET of this address has an effect: one of the session's, or of a page that a feature declares so. */
export function isActingAddress({ path, search }: RawTarget, actingPages: ReadonlySet<string>): boolean {
  return actingPages.has(path) || ACTING_SESSION_PATHS.has(path) || readAutologin(search) !== null;
}

/** Whether a browser fetches ahead, before the person has decided to open the page. */
export function isPrefetch(headers: IncomingHttpHeaders): boolean {
  return [headers['sec-purpose'], headers['purpose'], headers['x-moz']].some(
    (purpose) => typeof purpose === 'string' && /\bpre(?:fetch|render|view)\b/i.test(purpose),
  );
}
