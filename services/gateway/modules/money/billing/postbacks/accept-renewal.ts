import type { Transaction } from 'kysely';
import { writtenText } from '@network/validation/written-text.ts';
import type { Tables } from '../../../../db/database.ts';
import type { GatewayServices } from '../../../../services.ts';
import { isReason, recordStaffAction, type StaffIdentity } from '../../../staff/staff/public.ts';
import { mailRenewalAccepted } from '../mails/accepted-renewal-mail.ts';
import { planName } from '../options/plan-name.ts';
import { loadPlans } from '../options/priced-plan.ts';
import { lockAgreement, nextChargeAt, paidUntil } from '../subscription/agreement.ts';
import { findAcceptable, NotAccepted } from './acceptable-renewal.ts';
import { carryOut, processWaiting } from './inbox.ts';
import { soldAs } from './sold-as.ts';

/** The effects of accepting a renewal. Money is in minor units. */
export interface AcceptedRenewal {
  readonly orderId: string;
  /** The plan of its renewals from then on; null for the plan before. */
  readonly planId: string | null;
  /** Its name. */
  readonly plan: string;
  readonly charged: number;
  /** The amount that we had expected. */
  readonly agreed: number;
  readonly currency: string;
  readonly accessUntil: Date;
  /** Null where it is not renewed any more. */
  readonly nextChargeAt: Date | null;
}

/** The outcome of accepting a renewal. */
export type Acceptance =
  | { readonly outcome: 'accepted'; readonly renewal: AcceptedRenewal }
  | { readonly outcome: 'refused'; readonly message: string };

/**
 * Accepts a renewal that was charged at another price than we know of, for a member of staff: the agreement has that price from this
 * charge on, and the plan that is named; the charge is booked and opens its period as any renewal does, the member is mailed, and
 * the audit has the reason. Two people who press at the same time accept an event only once.
 * @param planId null for the plan that the membership has
 */
export async function acceptRenewal(
  services: GatewayServices,
  by: StaffIdentity,
  { id, planId, reason }: { readonly id: string; readonly planId: string | null; readonly reason: string },
): Promise<Acceptance> {
  if (!isReason(reason)) return { outcome: 'refused', message: 'Write the reason, in 3 to 1,000 letters.' };
  const now = services.clock.now();
  const done = await orRefusal(() =>
    services.db.transaction().execute(async (trx) => {
      const renewal = await accept(trx, services, { id, planId }, now);
      const { charged, agreed, currency, accessUntil } = renewal;
      await recordStaffAction(trx, by, {
        at: now,
        action: 'postback.accept-renewal',
        entityKind: 'postback',
        entityId: id,
        before: { agreed, currency },
        after: { reason: writtenText(reason), charged, plan: renewal.planId, accessUntil: accessUntil.toISOString() },
      });
      return renewal;
    }),
  );
  // A refund of this charge may have come before it was accepted.
  if (done.outcome === 'accepted') await processWaiting(services, done.renewal.orderId, now);
  return done;
}

/** Ends the transaction of a preview; nothing of it remains. */
class OnlyTried extends Error {
  readonly renewal: AcceptedRenewal;
  constructor(renewal: AcceptedRenewal) {
    super('only tried');
    this.renewal = renewal;
  }
}

/** Returns what accepting a renewal would do, for each plan that it can have been for. Each is done, and taken back. */
export async function previewAcceptance(
  services: GatewayServices,
  id: string,
): Promise<{ readonly refusal: string | null; readonly choices: readonly AcceptedRenewal[] }> {
  const choices: AcceptedRenewal[] = [];
  const now = services.clock.now();
  const plans = await orRefusal(() =>
    services.db.transaction().execute(async (trx) => (await findAcceptable(trx, services, id, now)).planIds),
  );
  if (plans.outcome === 'refused') return { refusal: plans.message, choices };
  for (const planId of plans.renewal) {
    const tried = await orRefusal(() =>
      services.db
        .transaction()
        .execute(async (trx) => {
          throw new OnlyTried(await accept(trx, services, { id, planId }, now));
        })
        .catch((error: unknown) => {
          if (error instanceof OnlyTried) return error.renewal;
          throw error;
        }),
    );
    if (tried.outcome === 'refused') return { refusal: tried.message, choices: [] };
    choices.push(tried.renewal);
  }
  return { refusal: null, choices };
}

async function orRefusal<Result>(
  work: () => Promise<Result>,
): Promise<
  { readonly outcome: 'accepted'; readonly renewal: Result } | { readonly outcome: 'refused'; readonly message: string }
> {
  try {
    return { outcome: 'accepted', renewal: await work() };
  } catch (error) {
    if (error instanceof NotAccepted) return { outcome: 'refused', message: error.message };
    throw error;
  }
}

async function accept(
  trx: Transaction<Tables>,
  services: GatewayServices,
  { id, planId }: { readonly id: string; readonly planId: string | null },
  now: Date,
): Promise<AcceptedRenewal> {
  const { biller, event, agreement, amount, planIds } = await findAcceptable(trx, services, id, now);
  if (!planIds.includes(planId)) throw new NotAccepted('This renewal can’t have been for that plan.');
  const plan = planId === null ? null : (await loadPlans(trx)).find((each) => each.id === planId);
  await trx
    .updateTable('billing_agreements')
    .set({
      amount,
      previous_amount: agreement.amount,
      price_changed_at: event.occurredAt,
      next_plan_id: planId,
      next_months: plan?.rebill_months ?? null,
    })
    .where('id', '=', agreement.id)
    .execute();
  const applied = await carryOut(trx, services, { id, biller, event }, now);
  const after = await lockAgreement(trx, agreement.id);
  if (applied.status !== 'processed' || after === null) {
    throw new NotAccepted(
      `It can’t be booked as a renewal (${applied.status === 'processed' ? '' : applied.problem}).`,
    );
  }
  const accessUntil = paidUntil(after);
  if (accessUntil <= now) throw new NotAccepted('What it paid for is over. Refund the charge at the biller.');
  const { currency, user_id: userId } = agreement;
  const { joined_on: tenantId, product, plan_kind: kind } = await soldAs(trx, after);
  const charge = { amount, currency, chargedAt: event.occurredAt, accessUntil };
  await mailRenewalAccepted(trx, { userId, tenantId, plan: { product, kind }, postbackId: id, ...charge }, now);
  return {
    orderId: agreement.id,
    planId,
    plan: planName({ product, kind }),
    charged: amount,
    agreed: agreement.amount,
    currency,
    accessUntil,
    nextChargeAt: nextChargeAt(after),
  };
}
