import { type ConsentChoice, isConsentChoice } from '@network/validation/consent-choice.ts';
import { stringifySetCookie } from 'cookie';
import { type Cookies, writeServerCookie } from './cookies.ts';

const NAME = 'consent';
const SECONDS = 365 * 86_400;

/** The cookie of a visit in which the question was answered. Pages read it: no strip follows in that visit. */
export const ANSWERED_COOKIE = 'answered';
/** How long a visit is thought to last. */
const VISIT_SECONDS = 1_800;

/**
 * The number of the question that was answered. It is raised when the question changes, so that everybody answers it
 * again.
 */
export const CONSENT_QUESTION = 1;

/** The answer about measuring that a browser has stored; null for none, and for an answer to another question. */
export function storedConsent(cookies: Cookies): ConsentChoice | null {
  const [choice, ...question] = (cookies[NAME] ?? '').split('.');
  return isConsentChoice(choice) && question.join('.') === String(CONSENT_QUESTION) ? choice : null;
}

/**
 * The Set-Cookie values that store a choice for all hosts of a brand: a visitor who answered on the tour is not asked again
 * among members. Pages get the choice from the server, so scripts need not read the cookie.
 * @param domain below which the hosts are; null where they share none, and each asks
 */
export function consentCookies(choice: ConsentChoice, domain: string | null, isSecure: boolean): readonly string[] {
  const cookie = { name: NAME, value: `${choice}.${CONSENT_QUESTION}`, seconds: SECONDS, isSecure };
  if (domain === null) return [writeServerCookie(cookie)];
  // One of this host alone, as releases before set it, would be read first.
  return [writeServerCookie({ ...cookie, value: '', seconds: 0 }), writeServerCookie({ ...cookie, domain })];
}

/** The Set-Cookie value by which later pages of this visit know that the question was answered in it, on all hosts of a brand. */
export function answeredCookie(domain: string | null, isSecure: boolean): string {
  return stringifySetCookie({
    name: ANSWERED_COOKIE,
    value: '1',
    maxAge: VISIT_SECONDS,
    ...(domain === null ? {} : { domain }),
    path: '/',
    secure: isSecure,
    sameSite: 'lax',
  });
}
