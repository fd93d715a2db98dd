import type { Viewer } from '@network/access/viewer.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { GatewayServices } from '../../services.ts';
import { viewerOf } from './membership.ts';
import { loadMembership } from './membership-repository.ts';

/** What the access rules are told of a person on this tenant, in one statement. */
export async function loadViewer(
  services: Pick<GatewayServices, 'db' | 'clock' | 'tenants'>,
  userId: string,
  tenant: Tenant | null,
): Promise<Viewer> {
  return viewerOf(await loadMembership(services, userId), tenant, services.tenants.all());
}
