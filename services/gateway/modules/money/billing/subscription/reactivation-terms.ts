import type { ReactivationTerms } from '../../../../graphql/resolvers.generated.ts';
import type { GatewayServices } from '../../../../services.ts';
import { restorableOf } from '../../wallet/public.ts';
import { capabilitiesOf } from '../billers/capabilities.ts';
import { nextChargeAt, renewalDaysOf } from './agreement.ts';
import type { ManagedSubscription } from './managed-subscription.ts';
import { isReactivatable } from './reactivate.ts';

/**
 * What taking a cancellation back means: what is charged then, when, how often, and what comes back. Null where it can't be
 * taken back on our page, or nothing would renew.
 */
export async function reactivationTerms(
  services: Pick<GatewayServices, 'db' | 'clock' | 'config'>,
  managed: ManagedSubscription | null,
): Promise<ReactivationTerms | null> {
  if (managed === null) return null;
  const { agreement } = managed;
  if (!isReactivatable(managed, capabilitiesOf(services, agreement.biller))) return null;
  const renewsAt = nextChargeAt({ ...agreement, status: 'running' });
  const renewalMonths = agreement.next_months ?? agreement.period_months;
  if (renewsAt === null || renewalMonths === null) return null;
  const restored = await restorableOf(services.db, agreement.user_id, services.clock.now());
  return {
    price: { amount: agreement.amount, currency: agreement.currency },
    renewsAt: renewsAt.toISOString(),
    renewalMonths,
    renewalDays: renewalDaysOf(agreement),
    gemsRestored: restored.gems,
    channelPacksRestored: restored.packs,
  };
}
