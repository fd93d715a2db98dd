import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { GatewayServices } from '../../../services.ts';
import { type SubscriptionWithEntitlement, subscriptionFor, loadMembership } from '../../membership/public.ts';
import { type AgreementRow, currentAgreement } from './agreement.ts';

/** A person's own subscription on a tenant with how it is paid for; a tandem child manages none. */
export interface ManagedSubscription {
  readonly subscription: SubscriptionWithEntitlement;
  readonly agreement: AgreementRow;
}

/** The subscription that a person may manage here, or null. */
export async function managedSubscription(
  services: Pick<GatewayServices, 'db' | 'clock'>,
  userId: string,
  tenant: Pick<Tenant, 'sites'>,
): Promise<ManagedSubscription | null> {
  const subscription = subscriptionFor(await loadMembership(services, userId), tenant);
  if (subscription === null || subscription.isTandem) return null;
  const agreement = await currentAgreement(services.db, subscription.id);
  return agreement && { subscription, agreement };
}
