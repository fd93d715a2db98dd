import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/database.ts';
import { type Product, recordRebillChange, subscriptionRows } from '../../membership/public.ts';
import { covers, sharesSite } from '../options/covers.ts';
import { renewalPeriod } from './agreement.ts';
import { commandEnd } from './commands.ts';
import { logEvent } from './event-log.ts';

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
  const cause = `order:${orderId}`;
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
    const isRetried = other.status === 'past-due' && renewalPeriod(other, other.paid_period + 1).from <= occurredAt;
    const isReplaced =
      covers(purchase.product, other.product) || (isRetried && sharesSite(purchase.product, other.product));
    if (!isReplaced) continue;
    await trx
      .updateTable('billing_agreements')
      .set({ status: 'cancelled', status_at: occurredAt, superseded_by: orderId })
      .where('id', '=', other.id)
      .execute();
    const at = { subscriptionId: other.subscription_id, occurredAt, cause };
    await recordRebillChange(trx, 'rebill-cancelled', at);
    await logEvent(trx, { ...at, kind: 'cancelled', details: { reason: 'superseded' } }, now);
    await commandEnd(trx, other.id, now);
  }
}
