import type { Tenant } from '@network/tenant/tenant-schema.ts';

/** The cookie that holds the opaque session id, on the members host alone (D10). */
export interface SessionCookie {
  readonly name: string;
  /** The id that a Cookie header carries, or null. */
  readonly read: (header: string | undefined) => string | null;
  /** The Set-Cookie value that keeps an id, or clears it when the id is empty. */
  readonly write: (id: string) => string;
}

const SESSION_ID = /^[A-Za-z0-9_-]{16,256}$/;
const DAYS = 30;

/** `<abbreviation>_session`; with the `__Host-` prefix and Secure wherever the members host is served by https. */
export function createSessionCookie(tenant: Pick<Tenant, 'abbreviation' | 'urls'>): SessionCookie {
  const isSecure = new URL(tenant.urls.members).protocol === 'https:';
  const name = `${isSecure ? '__Host-' : ''}${tenant.abbreviation}_session`;
  const flags = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return {
    name,
    read: (header) => {
      for (const pair of (header ?? '').split(';')) {
        const mark = pair.indexOf('=');
        if (pair.slice(0, mark).trim() !== name) continue;
        const value = pair.slice(mark + 1).trim();
        return SESSION_ID.test(value) ? value : null;
      }
      return null;
    },
    write: (id) =>
      SESSION_ID.test(id) ? `${name}=${id}; Max-Age=${DAYS * 86_400}; ${flags}` : `${name}=; Max-Age=0; ${flags}`,
  };
}
