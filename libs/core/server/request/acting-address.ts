import type { IncomingHttpHeaders } from 'node:http';
import { readAutologin } from './autologin-address.ts';
import type { RawTarget } from './raw-path.ts';

/**
 * Pages that do something when a person comes: they ask a partner, end an upsell, or sign in after a payment
 *. Their rules make them GETs; so they act for a person alone.
 */
const ACTING_PAGES: ReadonlySet<string> = new Set([
  '/cams',
  '/oneclick/outgoing-upsell',
  '/_upsell_signupsuccess',
  '/_upsell_signupdenial',
  '/_upgradesuccess',
  '/_upgradedenial',
]);

/** Paths of the session that end, begin or renew something. */
const ACTING_SESSION_PATHS: ReadonlySet<string> = new Set([
  '/oidc/callback',
  '/oidc/device',
  '/refresh',
  '/api/refresh',
]);

/** Whether coming to this address does something, beyond showing a page. */
export function isActingAddress({ path, search }: RawTarget): boolean {
  return ACTING_PAGES.has(path) || ACTING_SESSION_PATHS.has(path) || readAutologin(search) !== null;
}

/** Whether a browser only looks ahead: nobody has decided to come yet. */
export function isPrefetch(headers: IncomingHttpHeaders): boolean {
  return [headers['sec-purpose'], headers['purpose'], headers['x-moz']].some(
    (purpose) => typeof purpose === 'string' && /\bpre(?:fetch|render|view)\b/i.test(purpose),
  );
}
