import type { Tenant } from '@network/tenant/tenant-schema.ts';

/** A cookie that only the members host's server reads: HttpOnly, of that host alone, sent by its own pages. */
export interface HostCookie {
  readonly name: string;
  /** The value that a Cookie header carries, or null. */
  readonly read: (header: string | undefined) => string | null;
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
  const flags = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return {
    name,
    read: (header) => {
      for (const pair of (header ?? '').split(';')) {
        const mark = pair.indexOf('=');
        if (pair.slice(0, mark).trim() !== name) continue;
        const value = pair.slice(mark + 1).trim();
        return pattern.test(value) ? value : null;
      }
      return null;
    },
    write: (value) =>
      pattern.test(value) ? `${name}=${value}; Max-Age=${days * 86_400}; ${flags}` : `${name}=; Max-Age=0; ${flags}`,
  };
}
