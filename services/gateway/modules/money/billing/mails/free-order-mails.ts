import type { Database } from '../../../../db/database.ts';
import { queueMail } from '../../../platform/mail/public.ts';
import type { Order } from '../orders/order-repository.ts';
import type { TrialRefusal } from '../orders/trial-refusal.ts';
import { planName } from '../options/plan-name.ts';
import { addressOf } from './billing-mails.ts';
import { ACCOUNT, OFFERS } from './account-page.ts';
import { payerOf } from './order-mails.ts';
import type { ReturnedChange } from './plan-change-mails.ts';

/** An order that cost nothing and opened nothing, of somebody with an account. */
export type FreeOrder = Omit<ReturnedChange, 'old'>;

/** Tells a member that their free change of plan did not begin, because the unused days that would have paid for it are gone; once. */
export const mailFreeChangeTooLate = (db: Database, order: Order, change: ReturnedChange, now: Date): Promise<void> =>
  mailFreeChange(db, { kind: 'freeChangeTooLate', key: 'free-change-too-late' }, { order, ...change }, now);

/** Tells a member that a free order, made while signed out, did not begin, because it would have ended days they had paid for; once. */
export const mailFreeChangeNeedsSignIn = (
  db: Database,
  order: Order,
  change: ReturnedChange,
  now: Date,
): Promise<void> =>
  mailFreeChange(db, { kind: 'freeChangeNeedsSignIn', key: 'free-change-needs-sign-in' }, { order, ...change }, now);

/** Tells a member that their free order did not begin, because they have a membership that opens the same; once. */
export async function mailFreeOrderNotNeeded(db: Database, order: Order, input: FreeOrder, now: Date): Promise<void> {
  const to = await addressOf(db, input.userId);
  if (!to) return;
  const values = { date: input.chargedAt, plan: () => planName(input.plan), link: ACCOUNT };
  const idempotencyKey = `free-order-not-needed:${order.id}`;
  await queueMail(db, { kind: 'freeOrderNotNeeded', to, tenant: order.tenant_id, values, idempotencyKey }, now);
}

/** Tells the person who made an order for nothing that it opened nothing; once. */
export async function mailFreeOrderReturned(db: Database, order: Order, now: Date): Promise<void> {
  const to = await payerOf(db, order);
  if (to === null) return;
  const values = { ...(await orderedPlan(db, order)), link: '/support' };
  const about = { kind: 'freeOrderReturned', tenant: order.tenant_id, values, linkOn: 'tour' } as const;
  await queueMail(db, { ...about, to, idempotencyKey: keyOfReturn(order) }, now);
}

const ABOUT_TRIALS = {
  'trial-used': { kind: 'freeTrialUsed', link: OFFERS },
  'former-member': { kind: 'freeTrialForNew', link: OFFERS },
  'not-needed': { kind: 'freeOrderNotNeeded', link: ACCOUNT },
} as const satisfies Readonly<Record<TrialRefusal, object>>;

/** Tells a person why a free trial that was ordered with their address opens nothing for them, and what they can have instead; once. */
export async function mailTrialRefused(db: Database, order: Order, why: TrialRefusal, now: Date): Promise<void> {
  const to = await payerOf(db, order);
  if (to === null) return;
  const { kind, link } = ABOUT_TRIALS[why];
  const values = { ...(await orderedPlan(db, order)), link };
  // When its time is up nothing new is to be said of it.
  await queueMail(db, { kind, tenant: order.tenant_id, values, to, idempotencyKey: keyOfReturn(order) }, now);
}

const keyOfReturn = ({ id }: Order): string => `free-order-returned:${id}`;

async function orderedPlan(db: Database, order: Order) {
  const plan = await db
    .selectFrom('plans')
    .select(['product', 'kind'])
    .where('id', '=', order.plan_id)
    .executeTakeFirstOrThrow();
  return { plan: () => planName(plan), date: order.paid_at ?? order.created_at };
}

async function mailFreeChange(
  db: Database,
  { kind, key }: { readonly kind: 'freeChangeTooLate' | 'freeChangeNeedsSignIn'; readonly key: string },
  { order, ...input }: ReturnedChange & { readonly order: Order },
  now: Date,
): Promise<void> {
  const to = await addressOf(db, input.userId);
  if (!to) return;
  const values = {
    date: input.chargedAt,
    plan: () => planName(input.plan),
    oldPlan: () => planName(input.old),
    link: ACCOUNT,
  };
  await queueMail(db, { kind, to, tenant: order.tenant_id, values, idempotencyKey: `${key}:${order.id}` }, now);
}
