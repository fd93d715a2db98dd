import { type Cookies, writeServerCookie } from '@network/server/requests/cookies.ts';
import { COOKIE_DAYS } from '@network/tenant/constants.ts';
import type { HealthWarningRegion } from '@network/tenant/feature-flags.ts';
import { healthWarnings } from '@network/messages/health-warnings.ts';

const NAME = 'health_warning';

/** Returns whether this browser has the acknowledgement of a region's current warning. */
export function hasAcknowledged(cookies: Cookies, region: HealthWarningRegion): boolean {
  return cookies[NAME] === valueOf(region);
}

/** The Set-Cookie value that stores a visitor's acknowledgement in this browser, for this host. */
export function acknowledgementCookie(region: HealthWarningRegion, isSecure: boolean): string {
  return writeServerCookie({ name: NAME, value: valueOf(region), seconds: COOKIE_DAYS.default * 86_400, isSecure });
}

function valueOf(region: HealthWarningRegion): string {
  return `${region}.${healthWarnings[region].version}`;
}
