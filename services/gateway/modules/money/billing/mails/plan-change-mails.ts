import type { Database } from '../../../../db/database.ts';
import type { PlansTable } from '../tables.ts';
import { queueMail } from '../../../platform/mail/public.ts';
import type { Order } from '../orders/order-repository.ts';
import type { ReplacedPlan } from '../orders/plan-change.ts';
import { planName } from '../options/plan-name.ts';
import { addressOf } from './billing-mails.ts';
import { ACCOUNT } from './account-page.ts';

/** A change of plan that was paid. */
export interface PaidPlanChange {
  readonly order: Order;
  readonly plan: Pick<PlansTable, 'product' | 'kind'>;
  readonly userId: string;
  readonly replaced: readonly ReplacedPlan[];
  readonly occurredAt: Date;
  /** When the new plan's first renewal is charged. */
  readonly nextAt: Date;
}

/** Mails, for each plan that a purchase ended, its end and what is charged now and later; once. */
export async function mailPlanChanges(db: Database, change: PaidPlanChange, now: Date): Promise<void> {
  const { order, userId, replaced, occurredAt, nextAt } = change;
  const to = replaced.length === 0 ? null : await addressOf(db, userId);
  if (!to) return;
  const money = (minorUnits: number) => ({ minorUnits, currency: order.currency });
  const common = {
    plan: () => planName(change.plan),
    amount: money(order.amount),
    nextAmount: money(order.rebill_amount),
    nextDate: nextAt,
    link: ACCOUNT,
  };
  for (const { subscriptionId, days, credit, ...old } of replaced) {
    const idempotencyKey = `plan-changed:${order.id}:${subscriptionId}`;
    const about = { to, tenant: order.tenant_id, idempotencyKey };
    const values = { ...common, oldPlan: () => planName(old), date: order.access_from ?? occurredAt };
    if (order.access_from !== null) await queueMail(db, { ...about, kind: 'planExtended', values }, now);
    else if (days === 0) await queueMail(db, { ...about, kind: 'planReplaced', values }, now);
    else {
      const credited = { ...values, days, credit: money(credit) };
      await queueMail(db, { ...about, kind: 'planChanged', values: credited }, now);
    }
  }
}

/** A payment for a change of plan that goes back. */
export interface ReturnedChange {
  readonly userId: string;
  readonly plan: Pick<PlansTable, 'product' | 'kind'>;
  /** The plan whose days its price has wrong. */
  readonly old: Pick<PlansTable, 'product' | 'kind'>;
  readonly chargedAt: Date;
}

/** Says that a payment without sign-in goes back, since the days of a plan could not be taken off it; once. */
export const mailChangeNeedsSignIn = (db: Database, order: Order, change: ReturnedChange, now: Date): Promise<void> =>
  mailReturnedChange(db, { kind: 'changeNeedsSignIn', key: 'change-needs-sign-in' }, { order, ...change }, now);

/** Says that a payment goes back, since the unused days in its price no longer pay for it; once. */
export const mailChangeTooLate = (db: Database, order: Order, change: ReturnedChange, now: Date): Promise<void> =>
  mailReturnedChange(db, { kind: 'changeTooLate', key: 'change-too-late' }, { order, ...change }, now);

async function mailReturnedChange(
  db: Database,
  { kind, key }: { readonly kind: 'changeNeedsSignIn' | 'changeTooLate'; readonly key: string },
  { order, ...input }: ReturnedChange & { readonly order: Order },
  now: Date,
): Promise<void> {
  const to = await addressOf(db, input.userId);
  if (!to) return;
  const amount = { minorUnits: order.amount, currency: order.currency };
  const values = {
    amount,
    date: input.chargedAt,
    plan: () => planName(input.plan),
    oldPlan: () => planName(input.old),
    link: ACCOUNT,
  };
  const idempotencyKey = `${key}:${order.id}`;
  await queueMail(db, { kind, to, tenant: order.tenant_id, values, idempotencyKey }, now);
}
