import { redirectHosts } from '@network/tenant/redirect-hosts.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { safeRedirectTarget } from '@network/validation/redirect-target.ts';

/** The target after the offers: the query's `next`, or home. */
export function nextTarget(next: unknown, tenant: Tenant): string {
  return safeRedirectTarget(next, { ...redirectHosts(tenant), home: '/' });
}
