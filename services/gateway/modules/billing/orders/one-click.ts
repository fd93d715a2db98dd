import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { Database } from '../../../db/database.ts';
import type { GatewayServices } from '../../../services.ts';
import { billerOf, offeredBillers } from '../billers/biller-directory.ts';
import { loadOffered } from '../options/load-options.ts';
import { ingestAnswer } from '../postbacks/inbox.ts';
import { closeEarlierPages } from './earlier-pages.ts';
import { closeOrder, createOrder, type NewOrder, type Order } from './order-repository.ts';
import { purchaseRequest } from './purchase-request.ts';
import { yearlyUpgrade } from './yearly-upgrade.ts';

export type OneClickResult =
  | { readonly outcome: 'approved' | 'declined'; readonly order: Order }
  /** Under way: a postback will report how it ended. */
  | { readonly outcome: 'pending' }
  | { readonly outcome: 'no-card' | 'failed' };

/**
 * The payment that a person's next one may build on: their last one of which nothing was charged back. Null where its
 * biller sells nothing here, or can't charge a stored card.
 */
export async function storedCard(
  services: Pick<GatewayServices, 'db' | 'config' | 'clock'>,
  userId: string,
): Promise<{ readonly biller: Order['biller']; readonly transactionId: string } | null> {
  const row = await services.db
    .selectFrom('billing_agreements as agreement')
    .select(['agreement.biller', 'agreement.token_transaction_id'])
    .where('agreement.user_id', '=', userId)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('billing_transactions as reversal')
            .select('reversal.id')
            .where('reversal.user_id', '=', userId)
            .where('reversal.kind', '=', 'chargeback'),
        ),
      ),
    )
    .orderBy('agreement.status_at', 'desc')
    .orderBy('agreement.id')
    .limit(1)
    .executeTakeFirst();
  if (!row || !offeredBillers(services).includes(row.biller)) return null;
  if (!billerOf(services, row.biller).capabilities.oneClick) return null;
  return { biller: row.biller, transactionId: row.token_transaction_id };
}

/**
 * Buys with the card of an earlier payment. One purchase of a person at a time: while one is under way, another is
 * answered as pending and charges nothing; so is one whose payment page was paid in another tab, and one for what
 * another has bought since it was offered. A late answer arrives by a postback or is found by the
 * reconciliation, so that no charge is without its entitlement.
 */
export async function buyByOneClick(
  services: GatewayServices,
  tenant: Tenant,
  newOrder: Omit<NewOrder, 'channel' | 'tenant' | 'biller' | 'signup'> & { readonly userId: string },
): Promise<OneClickResult> {
  const { db, clock, log } = services;
  const card = await storedCard(services, newOrder.userId);
  if (card === null) return { outcome: 'no-card' };
  const { biller } = card;
  if (await closeEarlierPages(services, { userId: newOrder.userId, browserHash: null }, newOrder.plan))
    return { outcome: 'pending' };
  const order = await createOrder(db, { ...newOrder, tenant, biller, channel: 'one-click' }, clock.now());
  if (order === null) return { outcome: 'pending' };
  // Another one may have been settled between the look at what is on offer and this order, which nothing can overtake.
  if (!(await isOffered(services, tenant, newOrder))) {
    await closeOrder(db, order.id, 'refused', clock.now());
    return { outcome: 'pending' };
  }
  try {
    const answer = await billerOf(services, biller).oneClick(
      card.transactionId,
      await purchaseRequest(services, tenant, order, newOrder.plan),
    );
    if (answer.outcome === 'pending') return { outcome: 'pending' };
    const status = await ingestAnswer(services, biller, answer.event, clock.now());
    if (status !== 'processed') return { outcome: 'pending' };
    return { outcome: answer.outcome, order };
  } catch (error) {
    log.error({ err: error, order: order.id, biller }, 'one-click payment not answered');
    if (!wasNeverSent(error)) return { outcome: 'pending' };
    await closeOrder(db, order.id, 'refused', clock.now());
    return { outcome: 'failed' };
  }
}

async function isOffered(
  services: GatewayServices,
  tenant: Tenant,
  { plan, userId }: { readonly plan: NewOrder['plan']; readonly userId: string },
): Promise<boolean> {
  const offered = await loadOffered(services, userId, tenant);
  return [...offered.onOffer, yearlyUpgrade(offered, tenant)?.plan].some((each) => each?.id === plan.id);
}

/** Whether the result of a person's one-click purchase is still unknown. */
export async function isPaymentUnderWay(db: Database, userId: string): Promise<boolean> {
  const pending = await db
    .selectFrom('billing_orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('channel', '=', 'one-click')
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return pending !== undefined;
}

/** Whether a call did not even reach the biller, so that it can't have charged. */
function wasNeverSent(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause as { readonly code?: unknown } | undefined) : undefined;
  return cause?.code === 'ECONNREFUSED';
}
