import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/database.ts';
import type { Product } from '../../membership/tables.ts';
import { covers, sharesSite } from '../options/covers.ts';
import { renewalPeriod } from './agreement.ts';
import { commandEnd } from './commands.ts';
import { note } from './entitle.ts';
import { logEvent } from './event-log.ts';

export interface Superseding {
  readonly userId: string;
  readonly subscriptionId: string;
  readonly product: Product;
  readonly cause: string;
  readonly occurredAt: Date;
}

/**
 * Ends the renewals of a person's other subscriptions whose sites are all in what they just bought, so that nobody pays
 * twice for one site; and the retries of those that share a site with it and whose last period is over. Access that is
 * paid for goes on, and nothing is lost: nobody cancelled.
 */
export async function supersede(trx: Transaction<Tables>, given: Superseding, now: Date): Promise<void> {
  const { userId, subscriptionId, cause, occurredAt } = given;
  const others = await trx
    .selectFrom('billing_agreements as agreement')
    .innerJoin('subscriptions', 'subscriptions.id', 'agreement.subscription_id')
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
    const isReplaced = covers(given.product, other.product) || (isRetried && sharesSite(given.product, other.product));
    if (!isReplaced) continue;
    await trx
      .updateTable('billing_agreements')
      .set({ status: 'cancelled', status_at: occurredAt })
      .where('id', '=', other.id)
      .execute();
    const at = { subscriptionId: other.subscription_id, occurredAt, cause };
    await note(trx, 'rebill-cancelled', at);
    await logEvent(trx, { ...at, kind: 'cancelled', details: { reason: 'superseded' } }, now);
    await commandEnd(trx, other.id, now);
  }
}
