import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { BROWSER_SECRET } from '@network/validation/browser-secret.ts';
import { createHostCookie, type HostCookie } from './host-cookie.ts';

/**
 * The cookie with the secret of a browser, on the members host alone. The gateway issues it with
 * the first answer that has to recognise this browser later, and gets it back as `x-browser`.
 */
export type BrowserCookie = HostCookie;

/** `<abbreviation>_browser`; it outlives a session, since an order that it opened may be paid by a slow method. */
export function createBrowserCookie(tenant: Pick<Tenant, 'abbreviation' | 'urls'>): BrowserCookie {
  return createHostCookie(tenant, { suffix: 'browser', pattern: BROWSER_SECRET, days: 90 });
}
