import type { IncomingHttpHeaders } from 'node:http';
import { COOKIE_DAYS } from '@network/tenant/constants.ts';
import type { Consent, ConsentChoice } from '../../consent/consent.ts';
import { readPageCookie } from '../../cookies/page-cookie.ts';
import { isCrawler } from '../request/crawler.ts';

const NAME = 'consent';
/** Raised when the question changes: everyone is then asked again. */
const VERSION = 1;

/** The choice of a browser about measuring. Crawlers see no question and are never measured. */
export function readConsent(headers: IncomingHttpHeaders): Consent {
  if (headers['sec-gpc'] === '1') return 'signalled';
  const kept = readPageCookie(headers.cookie ?? '', NAME);
  if (kept === valueOf('accepted')) return isCrawler(headers['user-agent']) ? 'refused' : 'accepted';
  return kept === valueOf('refused') || isCrawler(headers['user-agent']) ? 'refused' : 'unasked';
}

/**
 * The Set-Cookie value that stores a choice on this host. Pages get the choice from the server, so scripts need not
 * read the cookie.
 */
export function consentCookie(choice: ConsentChoice, isSecure: boolean): string {
  const seconds = COOKIE_DAYS.default * 86_400;
  return `${NAME}=${valueOf(choice)}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

function valueOf(choice: ConsentChoice): string {
  return `${choice}.${VERSION}`;
}
