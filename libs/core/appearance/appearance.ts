import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { COOKIE_DAYS } from '@network/tenant/constants.ts';
import { cookieText, readPageCookie } from '../cookies/page-cookie.ts';
import { APPEARANCE_COOKIE, APPEARANCE_EVENT } from './appearance-script.ts';

/** How pages look: dark, light, or as the person's system. */
export const APPEARANCES = ['system', 'dark', 'light'] as const;
export type Appearance = (typeof APPEARANCES)[number];

/** What of a page the choice needs. */
export type AppearancePage = Pick<Document, 'cookie' | 'dispatchEvent'>;

/** The choice of this browser; as the system where none was made. */
export function readAppearance(page: Pick<Document, 'cookie'>): Appearance {
  const value = readPageCookie(page.cookie, APPEARANCE_COOKIE);
  return APPEARANCES.find((each) => each === value) ?? 'system';
}

/**
 * Stores the choice of this browser for both hosts of the brand, and changes the page at once.
 * @returns false where the browser refuses cookies
 */
export function chooseAppearance(choice: Appearance, urls: Tenant['urls'], page: AppearancePage): boolean {
  const tour = new URL(urls.tour);
  const days = choice === 'system' ? 0 : COOKIE_DAYS.default;
  const text = cookieText({ name: APPEARANCE_COOKIE, value: choice, days }, tour.protocol === 'https:');
  page.cookie = text;
  page.cookie = `${text}; Domain=${tour.hostname.replace(/^www\./, '')}`;
  page.dispatchEvent(new Event(APPEARANCE_EVENT));
  return readAppearance(page) === choice;
}
