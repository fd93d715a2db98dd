import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { createHostCookie, type HostCookie } from './host-cookie.ts';

/** The cookie with the opaque session id, on the members host only. */
export type SessionCookie = HostCookie;

/** `<abbreviation>_session`. */
export function createSessionCookie(tenant: Pick<Tenant, 'abbreviation' | 'urls'>): SessionCookie {
  return createHostCookie(tenant, { suffix: 'session', pattern: /^[A-Za-z0-9_-]{16,256}$/, days: 30 });
}
