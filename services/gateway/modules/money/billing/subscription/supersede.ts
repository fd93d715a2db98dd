import type { Transaction } from 'kysely';
import type { Tables } from '../../../../db/database.ts';
import { type Product, recordRebillChange, subscriptionRows } from '../../membership/public.ts';
import { sharesSite } from '../options/covers.ts';
import { type AgreementRow, renewalPeriod } from './agreement.ts';
import { commandEnd } from './commands.ts';
import { logEvent } from './event-log.ts';
import { isReplacedBy } from './replaced-by.ts';

export interface Superseding {
  readonly orderId: string;
  readonly userId: string;
  readonly subscriptionId: string;
  readonly product: Product;
  readonly occurredAt: Date;
}

/**
 * Ends the renewals of a person's other subscriptions whose sites are all in what they just bought, so that no site is
 * paid twice; and the retries of those that share a site with it and whose last period has ended. Paid days: see
 * end-credited-days.ts. Gems and packs stay, because this is no cancellation.
 */
export async function supersede(trx: Transaction<Tables>, purchase: Superseding, now: Date): Promise<void> {
  const { orderId, userId, subscriptionId, occurredAt } = purchase;
  const others = await trx
    .selectFrom('billing_agreements as agreement')
    .innerJoin(subscriptionRows(trx).as('subscriptions'), 'subscriptions.id', 'agreement.subscription_id')
    .selectAll('agreement')
    .select('subscriptions.product')
    .where('agreement.user_id', '=', userId)
    .where('agreement.subscription_id', '<>', subscriptionId)
    .where('agreement.replaced_at', 'is', null)
    .where('agreement.status', 'in', ['running', 'past-due'])
    .orderBy('agreement.id')
    .execute();
  for (const other of others) {
    if (isReplacedBy(purchase, other)) await endSuperseded(trx, other, { orderId, occurredAt }, now);
  }
}

/**
 * Ends the renewals of an agreement whose renewal failed before something with a site of its was bought, and is known only now:
 * trying it again would pay for that site twice.
 * @returns whether there is such a purchase
 */
export async function supersedeFailed(
  trx: Transaction<Tables>,
  agreement: AgreementRow,
  period: number,
  now: Date,
): Promise<boolean> {
  const bought = await trx
    .selectFrom('billing_agreements as agreement')
    .innerJoin('billing_transactions as charge', 'charge.agreement_id', 'agreement.id')
    .innerJoin('plans as bought', 'bought.id', 'charge.plan_id')
    .select(['agreement.id', 'bought.product', 'charge.occurred_at'])
    .where('agreement.user_id', '=', agreement.user_id)
    .where('agreement.subscription_id', '<>', agreement.subscription_id)
    .where('agreement.replaced_at', 'is', null)
    .where('agreement.status', 'in', ['running', 'past-due'])
    .where('charge.kind', '=', 'charge')
    .where('charge.period', '=', 0)
    .where('charge.occurred_at', '>=', renewalPeriod(agreement, period).from)
    .orderBy('charge.occurred_at', 'desc')
    .execute();
  const { product } = await trx
    .selectFrom('plans')
    .select('product')
    .where('id', '=', agreement.plan_id)
    .executeTakeFirstOrThrow();
  const purchase = bought.find((each) => sharesSite(each.product, product));
  if (!purchase) return false;
  await endSuperseded(trx, agreement, { orderId: purchase.id, occurredAt: purchase.occurred_at }, now);
  return true;
}

async function endSuperseded(
  trx: Transaction<Tables>,
  { id, subscription_id: subscriptionId }: Pick<AgreementRow, 'id' | 'subscription_id'>,
  { orderId, occurredAt }: Pick<Superseding, 'orderId' | 'occurredAt'>,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('billing_agreements')
    .set({ status: 'cancelled', status_at: occurredAt, superseded_by: orderId })
    .where('id', '=', id)
    .execute();
  const at = { subscriptionId, occurredAt, cause: `order:${orderId}` };
  await recordRebillChange(trx, 'rebill-cancelled', at);
  await logEvent(trx, { ...at, kind: 'cancelled', details: { reason: 'superseded' } }, now);
  await commandEnd(trx, id, now);
}
