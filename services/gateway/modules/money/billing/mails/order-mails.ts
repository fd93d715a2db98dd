import type { Database } from '../../../../db/database.ts';
import { queueMail } from '../../../platform/mail/public.ts';
import { paymentConfirmationPath } from '../orders/confirmation-address.ts';
import type { Order } from '../orders/order-repository.ts';
import { planName } from '../options/plan-name.ts';
import { addressOf } from './billing-mails.ts';

/** The link of a mail that asks about an order. */
export interface MailedLink {
  readonly token: string;
  readonly confirmBy: Date;
  /** Names this link where the order has had another one before. */
  readonly linkId?: string | undefined;
  /** The address has no account, which the link makes. */
  readonly makesAccount?: boolean;
}

/** Asks the owner of an address whether a payment, or an order that costs nothing, with their email should open something for them. */
export async function mailPaymentAwaitsOwner(
  db: Database,
  order: Order,
  { token, confirmBy, linkId, makesAccount = false }: MailedLink,
  now: Date,
): Promise<void> {
  const values = {
    ...(await paymentOf(db, order)),
    until: confirmBy,
    link: paymentConfirmationPath(order.tenant_id, token),
  };
  const idempotencyKey = ['payment-awaits', order.id, ...(linkId === undefined ? [] : [linkId])].join(':');
  const ofFree = makesAccount ? 'freeOrderMakesAccount' : 'freeOrderAwaitsYou';
  const kind = order.amount === 0 ? ofFree : 'paymentAwaitsYou';
  const about = { kind, tenant: order.tenant_id, values, linkOn: 'api', idempotencyKey } as const;
  if (order.email !== null) await queueMail(db, { ...about, to: order.email }, now);
}

export interface ReturnedRebill {
  readonly transactionId: string;
  /** Minor units. */
  readonly amount: number;
  readonly occurredAt: Date;
}

/**
 * Mails that a payment which opened nothing is refunded; once.
 * @param rebill of such a payment, which is refunded as well
 */
export async function mailPaymentReturned(
  db: Database,
  order: Order,
  now: Date,
  rebill?: ReturnedRebill,
): Promise<void> {
  const payment = await paymentOf(db, order);
  const values = {
    ...payment,
    ...(rebill && { amount: { ...payment.amount, minorUnits: rebill.amount }, date: rebill.occurredAt }),
    link: '/support',
  };
  const idempotencyKey = `payment-returned:${rebill?.transactionId ?? order.id}`;
  const about = { kind: 'paymentReturned', tenant: order.tenant_id, values, linkOn: 'tour', idempotencyKey } as const;
  const to = await payerOf(db, order);
  if (to !== null) await queueMail(db, { ...about, to }, now);
}

/**
 * Returns the address that is told that a payment goes back: the one with which the buyer joined, or that of their
 * account.
 */
export async function payerOf(db: Database, { email, user_id: userId }: Order): Promise<string | null> {
  return email ?? (userId === null ? null : await addressOf(db, userId));
}

async function paymentOf(db: Database, order: Order) {
  const plan = await db
    .selectFrom('plans')
    .select(['product', 'kind'])
    .where('id', '=', order.plan_id)
    .executeTakeFirstOrThrow();
  const amount = { minorUnits: order.amount, currency: order.currency };
  return { amount, plan: () => planName(plan), date: order.paid_at ?? order.created_at };
}
