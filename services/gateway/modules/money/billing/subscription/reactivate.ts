import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { GatewayServices } from '../../../../services.ts';
import type { ReactivationResult, RetentionOffer } from '../../../../graphql/resolvers.generated.ts';
import { billerOf } from '../billers/biller-directory.ts';
import { type Capabilities, capabilitiesOf } from '../billers/capabilities.ts';
import { BILLING_MESSAGES } from '../message-keys.ts';
import { ingestAnswer } from '../postbacks/inbox.ts';
import { fittingOffer, type OfferRow, waitingOffer } from '../retention/offers.ts';
import { agreementOf, currentAgreement, lockAgreement, lockPersonOfCall, paidUntil } from './agreement.ts';
import { endSettled } from './claim-command.ts';
import { type ManagedSubscription, managedSubscription } from './managed-subscription.ts';
import { beginOperation, operationsSettled, refuseOperation } from './operations.ts';

export interface Comeback {
  readonly offerName: string | null;
  /** The deal that the page showed; it must be what the offer says. */
  readonly deal: { readonly newPrice: number; readonly offeredGems: number } | null;
  readonly source: string | null;
  /** Null for the one of this tenant. */
  readonly subscriptionId: string | null;
}

const FAILED: ReactivationResult = { success: false, messageKey: BILLING_MESSAGES.reactivationFailed };
const DONE: ReactivationResult = { success: true, messageKey: BILLING_MESSAGES.reactivated };

/** Ends of months differ by this much, depending on where they are counted from. */
const MONTH_END_MS = 4 * DAY_MS;

/**
 * Returns whether a subscription's cancellation may be undone on our page: while it is paid for, by a biller that does
 * that on our call. Not after the refund of a period that had not begun: the agreement would charge next only after it.
 */
export function isReactivatable(
  { subscription, agreement }: ManagedSubscription,
  { reactivates }: Pick<Capabilities, 'reactivates'>,
): boolean {
  const { isActive, accessUntil } = subscription.entitlement;
  const end = paidUntil(agreement).getTime();
  const isPaidUntilThen = accessUntil === null || accessUntil.getTime() > end - MONTH_END_MS;
  return isActive && isPaidUntilThen && agreement.status === 'cancelled' && reactivates;
}

/** The offer that waits for a person who cancelled, when it fits. */
export async function offerFor(
  services: Pick<GatewayServices, 'db' | 'clock' | 'config'>,
  tenant: Tenant,
  managed: ManagedSubscription | null,
): Promise<{ readonly row: OfferRow; readonly offer: RetentionOffer } | null> {
  if (managed === null || managed.agreement.next_plan_id !== null) return null;
  if (!isReactivatable(managed, capabilitiesOf(services, managed.agreement.biller))) return null;
  const row = await waitingOffer(services.db, managed.subscription.id);
  const offer = row && fittingOffer(row, managed.subscription, managed.agreement, tenant.id);
  return row && offer && { row, offer };
}

/**
 * Takes a cancellation back within the paid period, for the offer of that name or at the old price. Prices and
 * gems are the offer's; what the page says of them only has to agree. Repeated when it is already done, without an
 * offer left to take, the answer is the same and nothing happens.
 */
export async function reactivate(
  services: GatewayServices,
  tenant: Tenant,
  userId: string,
  comeback: Comeback,
): Promise<ReactivationResult> {
  const { db, clock, log } = services;
  const managed = await managedSubscription(services, userId, tenant, comeback.subscriptionId);
  if (managed === null) return FAILED;
  const { subscription, agreement } = managed;
  const can = capabilitiesOf(services, agreement.biller);
  if (!can.reactivates) return { success: false, messageKey: BILLING_MESSAGES.externalBiller };
  if (!isReactivatable(managed, can)) return FAILED;
  const waiting = await offerFor(services, tenant, managed);
  if (comeback.offerName !== null && !isAgreed(waiting?.offer, comeback)) {
    return { success: false, messageKey: BILLING_MESSAGES.offerGone };
  }
  const offer = comeback.offerName === null ? null : (waiting?.row ?? null);
  const operation = await db.transaction().execute(async (trx) => {
    await lockPersonOfCall(trx, userId, clock.now());
    // An end of this agreement is either claimed by now, or waits for this operation.
    await lockAgreement(trx, agreement.id);
    const newOperation = { subscription_id: subscription.id, kind: 'reactivate', offer_id: offer?.id ?? null } as const;
    return beginOperation(trx, { ...newOperation, reason: comeback.source }, clock.now());
  });
  if (operation === null) {
    await operationsSettled(db, subscription.id);
    const after = await currentAgreement(db, subscription.id);
    return after?.status === 'running' ? DONE : FAILED;
  }
  try {
    await endSettled(services, agreement.id);
    const price = { amount: offer?.new_price ?? agreement.amount, currency: agreement.currency };
    const event = await billerOf(services, agreement.biller).reactivate(agreementOf(agreement), price, operation.id);
    const status = await ingestAnswer(services, agreement.biller, event, clock.now());
    // A biller returns its first answer to a repeated call.
    if (event.reference !== operation.id) await refuseOperation(db, operation.id, clock.now());
    return status === 'processed' ? DONE : FAILED;
  } catch (error) {
    log.error({ err: error, operation: operation.id }, 'reactivation not carried out');
    await refuseOperation(db, operation.id, clock.now());
    return FAILED;
  }
}

function isAgreed(offer: RetentionOffer | undefined, { offerName, deal }: Comeback): boolean {
  if (offer?.name !== offerName) return false;
  return deal === null || (deal.newPrice === offer?.deal.newPrice && deal.offeredGems === offer.deal.offeredGems);
}
