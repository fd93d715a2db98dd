import type { PaymentRecovery, SubscriptionBilling } from '../../../../graphql/resolvers.generated.ts';
import type { GatewayServices } from '../../../../services.ts';
import { capabilitiesOf } from '../billers/capabilities.ts';
import { reasonView } from '../declines/reason-view.ts';
import type { AgreementRow } from '../subscription/agreement.ts';
import { expiringCard } from './expiring-card.ts';
import { findRecovery, lapsesAt } from './record-failure.ts';

/** Builds what a subscription's page shows about a renewal that failed, and about a card that will. */
export async function recoveryView(
  services: Pick<GatewayServices, 'db' | 'config' | 'clock'>,
  agreement: AgreementRow | null,
): Promise<Pick<SubscriptionBilling, 'recovery' | 'expiringCard'>> {
  if (agreement === null) return { recovery: null, expiringCard: null };
  const expiring = expiringCard(agreement);
  return {
    recovery: agreement.status === 'past-due' ? await recoveryOf(services, agreement) : null,
    expiringCard: expiring && { ...expiring, renewsAt: expiring.renewsAt.toISOString() },
  };
}

async function recoveryOf(
  services: Pick<GatewayServices, 'db' | 'config' | 'clock'>,
  agreement: AgreementRow,
): Promise<PaymentRecovery | null> {
  const period = agreement.paid_period + 1;
  const recovery = await findRecovery(services.db, agreement.id, period);
  if (recovery === null) return null;
  return {
    reason: reasonView(recovery.reason),
    failedAt: recovery.failed_at.toISOString(),
    amount: { amount: agreement.amount, currency: agreement.currency },
    nextTryAt: recovery.next_try_at?.toISOString() ?? null,
    isRetriedByBiller: !capabilitiesOf(services, agreement.biller).retries,
    endsAt: lapsesAt(agreement, period).toISOString(),
  };
}
