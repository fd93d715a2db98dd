import { type PageCookie, readPageCookie } from '@network/core/cookies/page-cookie.ts';
import { COOKIE_DAYS } from '@network/tenant/constants.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { dealTarget } from '../deal-targets.ts';

const NAMES = { success: 'outgoing_upsell_oneclick_success', fallback: 'outgoing_upsell_oneclick_fallback' } as const;

/** The cookie that stores the target of an upsell for one day. */
export function upsellCookie(isSuccess: boolean, redirectUrl: string): PageCookie {
  return { name: isSuccess ? NAMES.success : NAMES.fallback, value: redirectUrl, days: COOKIE_DAYS.upsell };
}

/**
 * The target of the last successful upsell, from `document.cookie`; checked again, as anybody may write a cookie. The
 * page of deals does not count: it is where people without a purchase are sent.
 */
export function readUpsellSuccess(cookies: string, tenant: Tenant): string | null {
  const target = dealTarget(readPageCookie(cookies, NAMES.success), tenant);
  if (target === null) return null;
  const { origin, pathname } = new URL(target, tenant.urls.members);
  const isOwn = origin === tenant.urls.members || origin === tenant.urls.tour;
  return isOwn && pathname === '/deals' ? null : target;
}
