import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/database.ts';
import { loadMembership } from '../../membership/membership-repository.ts';
import type { HeldSubscription, Membership } from '../../membership/membership.ts';
import type { PlansTable } from '../../membership/tables.ts';
import { mailGivenBack } from '../mails/billing-mails.ts';
import { covers } from '../options/covers.ts';
import { isTrialKind } from '../options/join-options.ts';
import { commandEnd, commandRefund } from '../subscription/commands.ts';
import { logEvent } from '../subscription/event-log.ts';
import type { Order } from './order-repository.ts';
import { type PaidOrder, recordPayment } from './record-payment.ts';

type Wanted = Pick<Order, 'kind' | 'upgrades_subscription_id'>;

/**
 * What makes a payment one too many: the membership that opens all that it would, which another payment has brought since
 * the order was begun; for a trial, any subscription at all (one trial a person). Null for a payment that is wanted.
 */
async function hadAlready(
  trx: Transaction<Tables>,
  userId: string,
  order: Wanted,
  plan: PlansTable,
  now: Date,
): Promise<HeldSubscription | null> {
  const membership = await loadMembership({ db: trx, clock: { now: () => now } }, userId);
  return inTheWay(membership, order, plan);
}

function inTheWay({ subscriptions }: Membership, order: Wanted, plan: PlansTable): HeldSubscription | null {
  const own = subscriptions.filter(({ type, isTandem }) => type !== 'porn-portal' && !isTandem);
  if (isTrialKind(plan.kind)) return own[0] ?? null;
  const covering = own.find((held) => {
    if (held.type !== 'member' || !held.entitlement.isActive || !covers(held.product, plan.product)) return false;
    const isUpgraded = order.kind === 'yearly-upgrade' && held.id === order.upgrades_subscription_id;
    return !isUpgraded || held.planKind === plan.kind;
  });
  return covering ?? null;
}

/**
 * Takes in a payment that opens nothing, because an earlier one did: its charge is booked, promised back with a mail, and
 * nothing more is charged for it. The biller is told after the transaction (decision 0109).
 * @returns false for a payment that is wanted, which is left to the caller
 */
export async function giveBackIfInVain(
  trx: Transaction<Tables>,
  paid: Omit<PaidOrder, 'subscriptionId'>,
  now: Date,
): Promise<boolean> {
  const { order, plan, userId, payment } = paid;
  const held = await hadAlready(trx, userId, order, plan, now);
  if (held === null) return false;
  const { occurredAt, transactionId } = payment;
  await recordPayment(trx, { ...paid, subscriptionId: held.id }, { status: 'cancelled', replaced_at: now }, now);
  const details = { plan: plan.id, amount: order.amount, biller: order.biller };
  const cause = `charge:${transactionId}`;
  await logEvent(trx, { subscriptionId: held.id, kind: 'charged-in-vain', occurredAt, cause, details }, now);
  if (order.rebill_months !== null) await commandEnd(trx, order.id, now);
  if (order.amount === 0) return true;
  await commandRefund(trx, order.id, transactionId, now);
  const { amount, currency, tenant_id: tenantId } = order;
  await mailGivenBack(trx, { userId, tenantId, plan, amount, currency, transactionId, chargedAt: occurredAt }, now);
  return true;
}
