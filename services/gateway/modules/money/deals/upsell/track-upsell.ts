import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { GatewayServices } from '../../../../services.ts';
import { endUpsell } from './upsell-repository.ts';

/** The answer of the tracking call. */
export interface TrackedUpsell {
  readonly success: boolean;
  readonly redirectUrl: string;
}

/** The outcome as an address reports it, with the purchase that it names; null for none. */
export interface ReportedUpsell {
  readonly isSuccess: boolean;
  readonly id: string | null;
}

/**
 * Records the outcome with which a person returned from a partner. It grants nothing; it only ends the pending upsell and
 * says where to continue. Without one it is no success and leads to the deals.
 */
export async function trackUpsell(
  { db, clock }: Pick<GatewayServices, 'db' | 'clock'>,
  tenant: Tenant,
  userId: string | null,
  { isSuccess, id }: ReportedUpsell,
): Promise<TrackedUpsell> {
  const status = isSuccess ? 'approved' : 'declined';
  const upsell = userId === null ? null : await endUpsell(db, { userId, tenantId: tenant.id, id }, status, clock.now());
  if (upsell === null) return { success: false, redirectUrl: `${tenant.urls.members}/deals` };
  return { success: true, redirectUrl: isSuccess ? upsell.member_link : upsell.fallback_url };
}
