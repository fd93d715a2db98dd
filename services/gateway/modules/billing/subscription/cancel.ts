import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { CancellationReason, CancellationResult, CancellationStep } from '../../../graphql/resolvers.generated.ts';
import type { Database } from '../../../db/database.ts';
import type { GatewayServices } from '../../../services.ts';
import { lossOfCancelling } from '../../membership/public.ts';
import { billerOf } from '../billers/biller-directory.ts';
import { BILLING_MESSAGES } from '../message-keys.ts';
import { ingestAnswer } from '../postbacks/inbox.ts';
import { fittingOffer, makeOffer } from '../retention/offers.ts';
import { takeOffer } from '../retention/take-offer.ts';
import { type AgreementRow, agreementOf, currentAgreement, lockAgreement, lockPerson } from './agreement.ts';
import { commandPrice } from './commands.ts';
import { sendCommands } from './send-commands.ts';
import { type ManagedSubscription, managedSubscription } from './managed-subscription.ts';
import { beginOperation, type Operation, operationsSettled, refuseOperation } from './operations.ts';

const CONFIRM_WITHIN_MS = 30 * 60_000;

const answer = (success: boolean, messageKey: string, accessUntil: Date | null = null): CancellationResult => ({
  success,
  messageKey,
  accessUntil: accessUntil?.toISOString() ?? null,
});

/** Whether there is a renewal to cancel. */
export function isCancellable({ status, period_months }: AgreementRow): boolean {
  return period_months !== null && (status === 'running' || status === 'past-due');
}

/**
 * The first step of cancelling: why, what would be lost, and a fitting offer the first time. Nothing is changed but
 * that the offer is made; the step is confirmed within 30 minutes.
 */
export async function startCancellation(
  services: GatewayServices,
  tenant: Tenant,
  userId: string,
  reason: CancellationReason,
): Promise<CancellationStep> {
  const { db, clock } = services;
  const now = clock.now();
  const managed = await managedSubscription(services, userId, tenant);
  if (managed === null || !isCancellable(managed.agreement)) {
    const messageKey = BILLING_MESSAGES.nothingToCancel;
    const nothing = { accessUntil: null, gemsLost: 0, channelPacksLost: 0, offer: null };
    return { success: false, messageKey, confirmationId: null, ...nothing };
  }
  const { subscription, agreement } = managed;
  const { gems, packs } = await lossOfCancelling(services, userId, subscription.id);
  const { changesPrices } = billerOf(services, agreement.biller).capabilities;
  const row = changesPrices ? await makeOffer(db, subscription, agreement, tenant.id, now) : null;
  const confirmationId = crypto.randomUUID();
  await db
    .insertInto('billing_operations')
    .values({
      id: confirmationId,
      subscription_id: subscription.id,
      kind: 'cancel',
      status: 'offered',
      reason,
      offer_id: row?.id ?? null,
      created_at: now,
      settled_at: null,
    })
    .execute();
  return {
    success: true,
    messageKey: null,
    confirmationId,
    accessUntil: subscription.entitlement.accessUntil?.toISOString() ?? null,
    gemsLost: gems,
    channelPacksLost: packs,
    offer: row && fittingOffer(row, subscription, agreement, tenant.id),
  };
}

/** Cancels the renewal at the biller: access stays until its end. A repeated confirmation returns its first answer. */
export async function confirmCancellation(
  services: GatewayServices,
  tenant: Tenant,
  userId: string,
  confirmationId: string,
): Promise<CancellationResult> {
  const { db, clock, log } = services;
  const found = await confirmed(services, tenant, userId, confirmationId);
  if (found === null) return answer(false, BILLING_MESSAGES.confirmationExpired);
  const { subscription, agreement } = found.managed;
  const until = subscription.entitlement.accessUntil;
  if (agreement.status === 'cancelled') return answer(true, BILLING_MESSAGES.cancelled, until);
  if (!isCancellable(agreement)) return answer(false, BILLING_MESSAGES.nothingToCancel);
  const operation = await beginOperation(
    db,
    { subscription_id: subscription.id, kind: 'cancel', offer_id: null, reason: found.step.reason },
    clock.now(),
  );
  if (operation === null) {
    await operationsSettled(db, subscription.id);
    const after = await currentAgreement(db, subscription.id);
    const isDone = after?.status === 'cancelled';
    return answer(isDone, isDone ? BILLING_MESSAGES.cancelled : BILLING_MESSAGES.cancellationFailed, until);
  }
  try {
    const event = await billerOf(services, agreement.biller).cancel(agreementOf(agreement), operation.id);
    const status = await ingestAnswer(services, agreement.biller, event, clock.now());
    // A biller returns its first answer to a repeated call.
    if (event.reference !== operation.id) await refuseOperation(db, operation.id, clock.now());
    if (status === 'processed') return answer(true, BILLING_MESSAGES.cancelled, until);
  } catch (error) {
    log.error({ err: error, operation: operation.id }, 'cancellation not carried out');
    await refuseOperation(db, operation.id, clock.now());
  }
  return answer(false, BILLING_MESSAGES.cancellationFailed);
}

/**
 * Accepts the offer that the first step showed: the new price counts from the next renewal on. What was promised is
 * recorded before the biller is called, so that no failure between the two makes them disagree about the price.
 */
export async function acceptCancellationOffer(
  services: GatewayServices,
  tenant: Tenant,
  userId: string,
  confirmationId: string,
): Promise<CancellationResult> {
  const { db, clock } = services;
  const found = await confirmed(services, tenant, userId, confirmationId);
  const offerId = found?.step.offer_id ?? null;
  if (found === null || offerId === null) return answer(false, BILLING_MESSAGES.confirmationExpired);
  const { agreement } = found.managed;
  const now = clock.now();
  const outcome = await db.transaction().execute(async (trx) => {
    await lockPerson(trx, userId);
    const locked = await lockAgreement(trx, agreement.id);
    if (locked?.status !== 'running' || locked.replaced_at !== null) return 'gone';
    const taken = await takeOffer(trx, locked, { offerId, at: now, priceChangedAt: null }, now);
    if (!taken) return (await isTaken(trx, offerId)) ? 'was-taken' : 'gone';
    await commandPrice(trx, locked.id, now);
    return 'taken';
  });
  if (outcome === 'taken') await sendCommands(services, now, agreement.id);
  return outcome === 'gone' ? answer(false, BILLING_MESSAGES.offerGone) : answer(true, BILLING_MESSAGES.stayed);
}

/** Whether an offer was taken before: a second click has the first one's answer. */
async function isTaken(db: Database, offerId: string): Promise<boolean> {
  const offer = await db.selectFrom('retention_offers').select('taken_at').where('id', '=', offerId).executeTakeFirst();
  return offer !== undefined && offer.taken_at !== null;
}

/** The first step that an id confirms: this person's, of this subscription, and not too long ago. */
async function confirmed(
  services: GatewayServices,
  tenant: Tenant,
  userId: string,
  confirmationId: string,
): Promise<{ readonly step: Operation; readonly managed: ManagedSubscription } | null> {
  const managed = await managedSubscription(services, userId, tenant);
  if (managed === null) return null;
  const step = await services.db
    .selectFrom('billing_operations')
    .selectAll()
    .where('id', '=', confirmationId)
    .where('subscription_id', '=', managed.subscription.id)
    .where('kind', '=', 'cancel')
    .where('status', '=', 'offered')
    .where('created_at', '>', new Date(services.clock.now().getTime() - CONFIRM_WITHIN_MS))
    .executeTakeFirst();
  return step ? { step, managed } : null;
}
