import { loginAddress } from '@network/core/session/login-address.ts';
import { type RawSearch, singleValue } from '@network/core/routing/search-params.ts';
import { redirectHosts } from '@network/tenant/redirect-hosts.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { safeRedirectTarget } from '@network/validation/redirect-target.ts';

/** What the page is given: `id_token` as token, and `next` as far as it may be followed (R35, D15). */
export interface ParentRedirect {
  readonly token: string | null;
  readonly next: string;
}

/** Reads the query of /parent-redirect; a `next` that may not be followed is home. */
export function readParentRedirect(search: RawSearch, tenant: Tenant): ParentRedirect {
  return {
    token: singleValue(search, 'id_token') || null,
    next: safeRedirectTarget(singleValue(search, 'next'), { ...redirectHosts(tenant), home: '/' }),
  };
}

/**
 * Where the page goes on. A token says that its bearer is known at the identity server; it is not believed by itself:
 * who is not signed in here comes by the sign-in, which asks nothing of whoever is known there.
 */
export function onwardAddress({ token, next }: ParentRedirect, tenant: Tenant, isAuthenticated: boolean): string {
  if (token === null || isAuthenticated || !next.startsWith('/')) return next;
  return loginAddress(tenant.urls.members, next);
}
