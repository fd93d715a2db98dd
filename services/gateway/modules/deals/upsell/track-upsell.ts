import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { GatewayServices } from '../../../services.ts';
import { endUpsell } from './upsell-repository.ts';

/** What the tracking call answers. */
export interface TrackedUpsell {
  readonly success: boolean;
  readonly redirectUrl: string;
}

/**
 * C05: what a person came back from a partner with. It opens nothing, it only ends the upsell that is under way and says
 * where to go on. Without one it is no success and leads to the deals (D35).
 */
export async function trackUpsell(
  { db, clock }: Pick<GatewayServices, 'db' | 'clock'>,
  tenant: Tenant,
  userId: string | null,
  isSuccess: boolean,
): Promise<TrackedUpsell> {
  const status = isSuccess ? 'approved' : 'declined';
  const upsell = userId === null ? null : await endUpsell(db, { userId, tenantId: tenant.id }, status, clock.now());
  if (upsell === null) return { success: false, redirectUrl: `${tenant.urls.members}/deals` };
  return { success: true, redirectUrl: isSuccess ? upsell.member_link : upsell.fallback_url };
}
