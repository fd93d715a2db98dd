import { loginAddress } from '@network/core/session/login-address.ts';
import { type RawSearch, singleValue } from '@network/core/routing/search-params.ts';
import { redirectHosts } from '@network/tenant/redirect-hosts.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { safeRedirectTarget } from '@network/validation/redirect-target.ts';

/** The page's parameters: `id_token` as token, and `next` if it may be followed. */
export interface ParentRedirect {
  readonly token: string | null;
  readonly next: string;
}

/** Reads the query of /parent-redirect; a `next` that may not be followed becomes the home page. */
export function readParentRedirect(search: RawSearch, tenant: Tenant): ParentRedirect {
  return {
    token: singleValue(search, 'id_token') || null,
    next: safeRedirectTarget(singleValue(search, 'next'), { ...redirectHosts(tenant), home: '/' }),
  };
}

/**
 * The address that the page continues to. A token only claims that its bearer is known at the identity server: a person
 * a person who is not signed in here goes through the sign-in, which needs no form for a person whom that server knows.
 */
export function onwardAddress({ token, next }: ParentRedirect, tenant: Tenant, isAuthenticated: boolean): string {
  if (token === null || isAuthenticated || !next.startsWith('/')) return next;
  return loginAddress(tenant.urls.members, next);
}
