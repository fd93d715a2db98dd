import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { GatewayServices } from '../../../../services.ts';
import { type SubscriptionWithEntitlement, subscriptionFor, loadMembership } from '../../membership/public.ts';
import { type AgreementRow, currentAgreement } from './agreement.ts';

/** A person's own subscription on a tenant with how it is paid for; a tandem child manages none. */
export interface ManagedSubscription {
  readonly subscription: SubscriptionWithEntitlement;
  readonly agreement: AgreementRow;
}

/** The subscription that a person may manage: an own one with this id, or the one of this tenant. Null without one. */
export async function managedSubscription(
  services: Pick<GatewayServices, 'db' | 'clock'>,
  userId: string,
  tenant: Pick<Tenant, 'sites'>,
  subscriptionId?: string | null,
): Promise<ManagedSubscription | null> {
  const membership = await loadMembership(services, userId);
  const subscription = subscriptionId
    ? membership.subscriptions.find(({ id }) => id === subscriptionId)
    : subscriptionFor(membership, tenant);
  if (!subscription || subscription.isTandem) return null;
  const agreement = await currentAgreement(services.db, subscription.id);
  return agreement && { subscription, agreement };
}
