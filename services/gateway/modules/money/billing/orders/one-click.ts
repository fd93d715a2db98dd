import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { Database } from '../../../../db/database.ts';
import type { ChangedPrice } from '../../../../graphql/resolvers.generated.ts';
import type { GatewayServices } from '../../../../services.ts';
import { billerOf } from '../billers/biller-directory.ts';
import { wasNeverSent } from '../billers/never-sent.ts';
import type { VoucherRefusal } from '../discounts/discount.ts';
import { voucherOf } from '../discounts/voucher-of.ts';
import { loadOffered } from '../options/load-options.ts';
import { ingestAnswer } from '../postbacks/inbox.ts';
import { closeEarlierPages } from './earlier-pages.ts';
import { refreshCreditableCharges } from './refresh-creditable-charges.ts';
import { createOrder, type NewOrder } from './create-order.ts';
import { closeOrder, type Order } from './order-repository.ts';
import { purchaseRequest } from './purchase-request.ts';
import { storedCard } from './stored-card.ts';
import { yearlyUpgrade } from './yearly-upgrade.ts';

export type OneClickResult =
  | { readonly outcome: 'approved' | 'declined'; readonly order: Order }
  /** The purchase is under way: a postback will report how it ended. */
  | { readonly outcome: 'pending' }
  | { readonly outcome: 'no-card' | 'failed' }
  /** Its plan was taken back since it was offered; nothing was charged. */
  | { readonly outcome: 'not-on-sale' }
  /** Its page showed another price; nothing was charged. */
  | { readonly outcome: 'price-changed'; readonly price: ChangedPrice }
  | { readonly outcome: 'voucher-refused'; readonly refusal: VoucherRefusal };

/** A purchase with a stored card, whose biller the gateway knows. */
export interface OneClickOrder extends Omit<NewOrder, 'channel' | 'tenant' | 'biller' | 'signup' | 'voucher'> {
  readonly userId: string;
  /** The code as it was typed; missing without one. */
  readonly voucherCode?: string | null;
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
  newOrder: OneClickOrder,
): Promise<OneClickResult> {
  const { db, clock, log } = services;
  const card = await storedCard(services, newOrder.userId, newOrder.plan.currency);
  if (card === null) return { outcome: 'no-card' };
  const { biller } = card;
  if (await closeEarlierPages(services, { userId: newOrder.userId, browserHash: null }, newOrder.plan))
    return { outcome: 'pending' };
  await refreshCreditableCharges(services, newOrder);
  const placed = await createOrder(
    db,
    {
      ...newOrder,
      tenant,
      biller,
      channel: 'one-click',
      ...voucherOf(services, { biller, browserHash: null }, newOrder.voucherCode),
    },
    clock.now(),
  );
  if ('refused' in placed) {
    if (placed.refused === 'price-changed') return { outcome: 'price-changed', price: placed.price };
    if (placed.refused === 'under-way') return { outcome: 'pending' };
    if (placed.refused === 'not-on-sale') return { outcome: 'not-on-sale' };
    if (placed.refused === 'no-password') throw new Error('Who is signed in buys without a new password.');
    return { outcome: 'voucher-refused', refusal: placed.refused };
  }
  const { order, plan } = placed;
  // Another one may have been settled between the look at what is on offer and this order, which nothing can overtake.
  if (!(await isOffered(services, tenant, newOrder))) {
    await closeOrder(db, order.id, 'refused', clock.now());
    return { outcome: 'pending' };
  }
  try {
    const answer = await billerOf(services, biller).oneClick(
      card.transactionId,
      await purchaseRequest(services, tenant, order, plan),
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
  // The country changes only the price, which is known, and not what may be bought.
  const offered = await loadOffered(services, userId, { tenant, country: null });
  return [...offered.onOffer, yearlyUpgrade(offered, tenant, services.clock.now())?.plan].some(
    (each) => each?.id === plan.id,
  );
}

/** Returns whether the result of a person's one-click purchase is still unknown. */
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
