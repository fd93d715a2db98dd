import { type Cookies, writeServerCookie } from '@network/server/requests/cookies.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';

/** A cookie that only the members host's server reads: HttpOnly, of that host alone, sent by its own pages. */
export interface HostCookie {
  readonly name: string;
  /** The value that a request has, or null. */
  readonly read: (cookies: Cookies) => string | null;
  /** The Set-Cookie value that stores a value, or clears it when the value is empty or malformed. */
  readonly write: (value: string) => string;
}

export interface HostCookieKind {
  /** Follows the tenant's abbreviation: `session`. */
  readonly suffix: string;
  readonly pattern: RegExp;
  readonly days: number;
}

/** `<abbreviation>_<suffix>`; with the `__Host-` prefix and Secure wherever the members host is served by https. */
export function createHostCookie(
  tenant: Pick<Tenant, 'abbreviation' | 'urls'>,
  { suffix, pattern, days }: HostCookieKind,
): HostCookie {
  const isSecure = new URL(tenant.urls.members).protocol === 'https:';
  const name = `${isSecure ? '__Host-' : ''}${tenant.abbreviation}_${suffix}`;
  return {
    name,
    read: (cookies) => {
      const value = cookies[name];
      return value !== undefined && pattern.test(value) ? value : null;
    },
    write: (value) =>
      pattern.test(value)
        ? writeServerCookie({ name, value, seconds: days * 86_400, isSecure })
        : writeServerCookie({ name, value: '', seconds: 0, isSecure }),
  };
}
