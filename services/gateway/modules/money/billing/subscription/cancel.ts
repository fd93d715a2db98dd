import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { CancellationResult } from '../../../../graphql/resolvers.generated.ts';
import type { Database } from '../../../../db/database.ts';
import type { GatewayServices } from '../../../../services.ts';
import { billerOf } from '../billers/biller-directory.ts';
import { BILLING_MESSAGES } from '../message-keys.ts';
import { ingestAnswer } from '../postbacks/inbox.ts';
import { takeOffer } from '../retention/take-offer.ts';
import { agreementOf, currentAgreement, lockAgreement, lockPersonOfCall } from './agreement.ts';
import { isCancellable, startedStep } from './cancellation-step.ts';
import { commandRenewal } from './commands.ts';
import { beginOperation, isUnderWay, operationsSettled, refuseOperation } from './operations.ts';
import { sendCommands } from './send-commands.ts';

/** The answer to a confirmation, or to an offer that was accepted in its place. */
const answer = (success: boolean, messageKey: string, accessUntil: Date | null = null): CancellationResult => ({
  success,
  messageKey,
  accessUntil: accessUntil?.toISOString() ?? null,
});

/** Cancels the renewal at the biller: access stays until its end. A repeated confirmation returns its first answer. */
export async function confirmCancellation(
  services: GatewayServices,
  tenant: Tenant,
  userId: string,
  confirmationId: string,
): Promise<CancellationResult> {
  const { db, clock, log } = services;
  const found = await startedStep(services, tenant, userId, confirmationId);
  if (found === null) return answer(false, BILLING_MESSAGES.confirmationExpired);
  const { subscription, agreement } = found.managed;
  const until = subscription.entitlement.accessUntil;
  if (agreement.status === 'cancelled') return answer(true, BILLING_MESSAGES.cancelled, until);
  if (!isCancellable(agreement)) return answer(false, BILLING_MESSAGES.nothingToCancel);
  const operation = await db.transaction().execute(async (trx) => {
    await lockPersonOfCall(trx, userId, clock.now());
    // An offer that another tab accepts is taken by now, or sees this operation.
    await lockAgreement(trx, agreement.id);
    const newOperation = { subscription_id: subscription.id, kind: 'cancel', offer_id: null } as const;
    return beginOperation(trx, { ...newOperation, reason: found.step.reason }, clock.now());
  });
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
  const found = await startedStep(services, tenant, userId, confirmationId);
  const offerId = found?.step.offer_id ?? null;
  if (found === null || offerId === null) return answer(false, BILLING_MESSAGES.confirmationExpired);
  const { agreement } = found.managed;
  const now = clock.now();
  const outcome = await db.transaction().execute(async (trx) => {
    await lockPersonOfCall(trx, userId, now);
    const locked = await lockAgreement(trx, agreement.id);
    if (locked?.status !== 'running' || locked.replaced_at !== null || locked.next_plan_id !== null) return 'gone';
    if (await isUnderWay(trx, locked.subscription_id)) return 'gone';
    const taken = await takeOffer(trx, locked, { offerId, at: now, priceChangedAt: null }, now);
    if (!taken) return (await isTaken(trx, offerId)) ? 'was-taken' : 'gone';
    await commandRenewal(trx, locked.id, now);
    return 'taken';
  });
  if (outcome === 'taken') await sendCommands(services, now, agreement.id);
  return outcome === 'gone' ? answer(false, BILLING_MESSAGES.offerGone) : answer(true, BILLING_MESSAGES.stayed);
}

/** Returns whether an offer was taken before. A second click gets the answer to the first. */
async function isTaken(db: Database, offerId: string): Promise<boolean> {
  const offer = await db.selectFrom('retention_offers').select('taken_at').where('id', '=', offerId).executeTakeFirst();
  return offer !== undefined && offer.taken_at !== null;
}
