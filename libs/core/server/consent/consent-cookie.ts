import type { IncomingHttpHeaders } from 'node:http';
import { type Cookies, writeServerCookie } from '@network/server/requests/cookies.ts';
import { isCrawler } from '@network/server/requests/crawler.ts';
import { COOKIE_DAYS } from '@network/tenant/constants.ts';
import type { Consent, ConsentChoice } from '../../consent/consent.ts';

const NAME = 'consent';
/** Raised when the question changes, so that every visitor answers it again. */
const VERSION = 1;

/** The choice of a browser about measuring. Crawlers see no question and are never measured. */
export function readConsent(headers: IncomingHttpHeaders, cookies: Cookies): Consent {
  if (headers['sec-gpc'] === '1') return 'signalled';
  const stored = cookies[NAME];
  if (stored === valueOf('accepted')) return isCrawler(headers['user-agent']) ? 'refused' : 'accepted';
  return stored === valueOf('refused') || isCrawler(headers['user-agent']) ? 'refused' : 'unasked';
}

/**
 * The Set-Cookie values that store a choice for all hosts of a brand: a visitor who answered on the tour is not asked again
 * among members. Pages get the choice from the server, so scripts need not read the cookie.
 * @param domain below which the hosts are; null where they share none, and each asks
 */
export function consentCookies(choice: ConsentChoice, domain: string | null, isSecure: boolean): readonly string[] {
  const cookie = { name: NAME, value: valueOf(choice), seconds: COOKIE_DAYS.default * 86_400, isSecure };
  if (domain === null) return [writeServerCookie(cookie)];
  // One of this host alone, as releases before set it, would be read first.
  return [writeServerCookie({ ...cookie, value: '', seconds: 0 }), writeServerCookie({ ...cookie, domain })];
}

function valueOf(choice: ConsentChoice): string {
  return `${choice}.${VERSION}`;
}
