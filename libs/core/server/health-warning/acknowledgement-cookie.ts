import { COOKIE_DAYS } from '@network/tenant/constants.ts';
import type { HealthWarningRegion } from '@network/tenant/feature-flags.ts';
import { healthWarnings } from '@network/messages/health-warnings.ts';

const NAME = 'health_warning';

/** Whether this browser has the acknowledgement of a region's current warning (D18). */
export function hasAcknowledged(cookieHeader: string | undefined, region: HealthWarningRegion): boolean {
  return (cookieHeader ?? '').split(';').some((pair) => pair.trim() === `${NAME}=${valueOf(region)}`);
}

/** The Set-Cookie value that stores a visitor's acknowledgement in this browser, for this host. */
export function acknowledgementCookie(region: HealthWarningRegion, isSecure: boolean): string {
  const seconds = COOKIE_DAYS.default * 86_400;
  return `${NAME}=${valueOf(region)}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

function valueOf(region: HealthWarningRegion): string {
  return `${region}.${healthWarnings[region].version}`;
}
