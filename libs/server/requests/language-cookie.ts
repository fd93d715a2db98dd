import { LANGUAGE_COOKIE, type Language } from '@network/validation/languages.ts';
import { writeServerCookie } from './cookies.ts';

const SECONDS = 365 * 86_400;

/** The Set-Cookie value that stores a choice of language in a browser, for the host that sets it. */
export function languageCookie(language: Language, isSecure: boolean): string {
  return writeServerCookie({ name: LANGUAGE_COOKIE, value: language, seconds: SECONDS, isSecure });
}
