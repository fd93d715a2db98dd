import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { COOKIE_DAYS } from '@network/tenant/constants.ts';
import { cookieText } from '../cookies/page-cookie.ts';
import { CHANGED, DISCREET } from './discreet-mode.ts';

/**
 * Hides or shows the brand in this browser's tabs from now on, on both hosts of the brand.
 * @returns false where the browser's storage is blocked
 */
export function saveDiscreet(isOn: boolean, urls: Tenant['urls']): boolean {
  try {
    if (isOn) localStorage.setItem(DISCREET, 'on');
    else localStorage.removeItem(DISCREET);
  } catch {
    return false;
  }
  const tour = new URL(urls.tour);
  const days = isOn ? COOKIE_DAYS.default : 0;
  const text = cookieText({ name: DISCREET, value: 'on', days }, tour.protocol === 'https:');
  document.cookie = `${text}; Domain=${tour.hostname.replace(/^www\./, '')}`;
  window.dispatchEvent(new Event(CHANGED));
  return true;
}
