import type { IncomingHttpHeaders } from 'node:http';
import { storedConsent } from '@network/server/requests/consent-cookie.ts';
import type { Cookies } from '@network/server/requests/cookies.ts';
import { isCrawler } from '@network/server/requests/crawler.ts';
import type { Consent } from '../../consent/consent.ts';

/** The choice of a browser about measuring. Crawlers see no question and are never measured. */
export function readConsent(headers: IncomingHttpHeaders, cookies: Cookies): Consent {
  if (headers['sec-gpc'] === '1') return 'signalled';
  if (isCrawler(headers['user-agent'])) return 'refused';
  return storedConsent(cookies) ?? 'unasked';
}
