import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { CancellationReason, CancellationResult, CancellationStep } from '../../../graphql/resolvers.generated.ts';
import type { Database } from '../../../db/database.ts';
import type { GatewayServices } from '../../../services.ts';
import { countFavorites } from '../../favorites/public.ts';
import { loadMembership, lossOfCancelling } from '../../membership/public.ts';
import { billerOf } from '../billers/biller-directory.ts';
import { capabilitiesOf } from '../billers/capabilities.ts';
import { BILLING_MESSAGES } from '../message-keys.ts';
import { ingestAnswer } from '../postbacks/inbox.ts';
import { fittingOffer, makeOffer, type OfferRow, openOffer } from '../retention/offers.ts';
import { takeOffer } from '../retention/take-offer.ts';
import { type AgreementRow, agreementOf, currentAgreement, lockAgreement, lockPerson } from './agreement.ts';
import { commandRenewal } from './commands.ts';
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

/** What cancelling would mean, of which nothing is lost when there is nothing to cancel. */
const NOTHING_LOST = {
  accessUntil: null,
  gemsLost: 0,
  channelPacksLost: 0,
  filmsLost: 0,
  favorites: 0,
  canUndo: false,
  offer: null,
} as const;

/**
 * The first step of cancelling: why, what would be lost, and a fitting offer the first time. Nothing is changed but
 * that the offer is made; the step is confirmed within 30 minutes.
 */
export async function startCancellation(
  services: GatewayServices,
  tenant: Tenant,
  userId: string,
  { reason, subscriptionId }: { readonly reason: CancellationReason; readonly subscriptionId: string | null },
): Promise<CancellationStep> {
  const { db, clock } = services;
  const now = clock.now();
  const managed = await managedSubscription(services, userId, tenant, subscriptionId);
  if (managed === null || !isCancellable(managed.agreement)) {
    return { success: false, messageKey: BILLING_MESSAGES.nothingToCancel, confirmationId: null, ...NOTHING_LOST };
  }
  const { subscription, agreement } = managed;
  const { changesPrices } = capabilitiesOf(services, agreement.biller);
  const offer =
    changesPrices && agreement.next_plan_id === null
      ? await makeOffer(db, subscription, agreement, tenant.id, now)
      : null;
  const confirmationId = crypto.randomUUID();
  await db
    .insertInto('billing_operations')
    .values({
      id: confirmationId,
      subscription_id: subscription.id,
      kind: 'cancel',
      status: 'offered',
      reason,
      offer_id: offer?.id ?? null,
      created_at: now,
      settled_at: null,
    })
    .execute();
  return describeStep(services, tenant, userId, { managed, confirmationId, offer });
}

/**
 * The step that was started with this id, as it would be now: for a page that is loaded between the steps. Null when it is
 * over, was confirmed, or is another person's.
 */
export async function pendingCancellation(
  services: GatewayServices,
  tenant: Tenant,
  userId: string,
  confirmationId: string,
): Promise<CancellationStep | null> {
  const found = await confirmed(services, tenant, userId, confirmationId);
  if (found === null || !isCancellable(found.managed.agreement)) return null;
  const offer = await openOffer(services.db, found.step.offer_id);
  return describeStep(services, tenant, userId, { managed: found.managed, confirmationId, offer });
}

/** What is lost by cancelling, and the offer to stay. */
async function describeStep(
  services: GatewayServices,
  tenant: Tenant,
  userId: string,
  step: { readonly managed: ManagedSubscription; readonly confirmationId: string; readonly offer: OfferRow | null },
): Promise<CancellationStep> {
  const { subscription, agreement } = step.managed;
  const { gems, packs } = await lossOfCancelling(services, userId, subscription.id);
  const membership = await loadMembership(services, userId);
  const { reactivates } = capabilitiesOf(services, agreement.biller);
  return {
    success: true,
    messageKey: null,
    confirmationId: step.confirmationId,
    accessUntil: subscription.entitlement.accessUntil?.toISOString() ?? null,
    gemsLost: gems,
    channelPacksLost: packs,
    filmsLost: subscription.type === 'member' ? 0 : membership.unlockedVideoIds.length,
    favorites: await countFavorites(services.db, userId),
    canUndo: reactivates && subscription.entitlement.isActive,
    offer: step.offer && fittingOffer(step.offer, subscription, agreement, tenant.id),
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
    if (locked?.status !== 'running' || locked.replaced_at !== null || locked.next_plan_id !== null) return 'gone';
    const taken = await takeOffer(trx, locked, { offerId, at: now, priceChangedAt: null }, now);
    if (!taken) return (await isTaken(trx, offerId)) ? 'was-taken' : 'gone';
    await commandRenewal(trx, locked.id, now);
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

/** The first step that an id confirms: this person's, and not too long ago. */
async function confirmed(
  services: GatewayServices,
  tenant: Tenant,
  userId: string,
  confirmationId: string,
): Promise<{ readonly step: Operation; readonly managed: ManagedSubscription } | null> {
  const step = await services.db
    .selectFrom('billing_operations')
    .selectAll()
    .where('id', '=', confirmationId)
    .where('kind', '=', 'cancel')
    .where('status', '=', 'offered')
    .where('created_at', '>', new Date(services.clock.now().getTime() - CONFIRM_WITHIN_MS))
    .executeTakeFirst();
  const managed = step ? await managedSubscription(services, userId, tenant, step.subscription_id) : null;
  return step && managed ? { step, managed } : null;
}
