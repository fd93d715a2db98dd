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
 * The Set-Cookie value that stores a choice on this host. Pages get the choice from the server, so scripts need not
 * read the cookie.
 */
export function consentCookie(choice: ConsentChoice, isSecure: boolean): string {
  return writeServerCookie({ name: NAME, value: valueOf(choice), seconds: COOKIE_DAYS.default * 86_400, isSecure });
}

function valueOf(choice: ConsentChoice): string {
  return `${choice}.${VERSION}`;
}
