import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { CancellationReason, CancellationStep } from '../../../../graphql/resolvers.generated.ts';
import type { GatewayServices } from '../../../../services.ts';
import { countFavorites } from '../../../people/favorites/public.ts';
import { loadMembership, lossOfCancelling } from '../../membership/public.ts';
import { capabilitiesOf } from '../billers/capabilities.ts';
import { BILLING_MESSAGES } from '../message-keys.ts';
import { findOffer, type LeavingMember, makeOffer } from '../retention/make-offer.ts';
import { fittingOffer, type OfferRow, openOffer } from '../retention/offers.ts';
import type { AgreementRow } from './agreement.ts';
import { type ManagedSubscription, managedSubscription } from './managed-subscription.ts';
import type { Operation } from './operations.ts';

const CONFIRM_WITHIN_MS = 30 * 60_000;

/** Returns whether there is a renewal to cancel. */
export function isCancellable({ status, period_months }: AgreementRow): boolean {
  return period_months !== null && (status === 'running' || status === 'past-due');
}

const NOTHING_TO_CANCEL: CancellationStep = {
  success: false,
  messageKey: BILLING_MESSAGES.nothingToCancel,
  confirmationId: null,
  accessUntil: null,
  gemsLost: 0,
  channelPacksLost: 0,
  filmsLost: 0,
  favorites: 0,
  canUndo: false,
  offer: null,
};

/** The membership that is cancelled; null for the one of this tenant. */
interface Leaving {
  readonly subscriptionId: string | null;
}

/**
 * The first step of cancelling: what would be lost, and the offer to stay, if one is for this member. Nothing is changed but
 * that the offer is made; the step is confirmed within 30 minutes. Releases of brands before this one send a reason, which is
 * kept with the cancellation.
 */
export async function startCancellation(
  services: GatewayServices,
  tenant: Tenant,
  userId: string,
  { reason, subscriptionId }: Leaving & { readonly reason: CancellationReason | null },
): Promise<CancellationStep> {
  const { db, clock } = services;
  const now = clock.now();
  const managed = await managedSubscription(services, userId, tenant, subscriptionId);
  if (managed === null || !isCancellable(managed.agreement)) return NOTHING_TO_CANCEL;
  const { subscription } = managed;
  const member = leavingMember(services, tenant, userId, managed);
  const offer = member && (await makeOffer(db, member, now));
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
 * Returns what `startCancellation` would answer now, without an id to confirm and without storing anything, for the
 * page on which people cancel without scripts. Null where there is nothing to cancel.
 */
export async function previewCancellation(
  services: GatewayServices,
  tenant: Tenant,
  userId: string,
  { subscriptionId }: Leaving,
): Promise<CancellationStep | null> {
  const managed = await managedSubscription(services, userId, tenant, subscriptionId);
  if (managed === null || !isCancellable(managed.agreement)) return null;
  const member = leavingMember(services, tenant, userId, managed);
  const found = member && (await findOffer(services.db, member, services.clock.now()));
  return describeStep(services, tenant, userId, { managed, confirmationId: null, offer: found?.offer ?? null });
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
  const found = await startedStep(services, tenant, userId, confirmationId);
  if (found === null || !isCancellable(found.managed.agreement)) return null;
  const offer = await openOffer(services.db, found.step.offer_id);
  return describeStep(services, tenant, userId, { managed: found.managed, confirmationId, offer });
}

/** The first step that an id confirms: this person's, and not too long ago. */
export async function startedStep(
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

/** Returns the member to whom an offer could be made; null if the biller or a planned change rules out every offer. */
function leavingMember(
  services: GatewayServices,
  tenant: Tenant,
  userId: string,
  { subscription, agreement }: ManagedSubscription,
): LeavingMember | null {
  const { changesPrices } = capabilitiesOf(services, agreement.biller);
  if (!changesPrices || agreement.next_plan_id !== null) return null;
  return { userId, subscription, agreement, brand: tenant.id };
}

interface DescribedStep {
  readonly managed: ManagedSubscription;
  readonly confirmationId: string | null;
  readonly offer: OfferRow | null;
}

/** Describes what is lost by cancelling, and the offer to stay. */
async function describeStep(
  services: GatewayServices,
  tenant: Tenant,
  userId: string,
  step: DescribedStep,
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
