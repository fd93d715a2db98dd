import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { BillerId } from '@network/tenant/constants.ts';
import type { ShownPrice } from '@network/lifecycle/payment/shown-price.ts';
import type { Database } from '../../../../db/database.ts';
import type { ChangedPrice } from '../../../../graphql/resolvers.generated.ts';
import type { VoucherRefusal } from '../discounts/discount.ts';
import { findUse, type ReservableUse, takeUse } from '../discounts/reserve-use.ts';
import { isRenewing } from '../options/option-view.ts';
import { loadPlan, type PricedPlan, pricedIn } from '../options/priced-plan.ts';
import { lockPersonOfCall } from '../subscription/agreement.ts';
import type { PlansTable } from '../tables.ts';
import { giveUpOldest } from './give-up-oldest.ts';
import { insertCredits, insertOrder } from './insert-order.ts';
import type { BuyerPlace, Order, Origin } from './order-repository.ts';
import type { OrderKind } from './order-tables.ts';
import { type PlanChange, planChange } from './plan-change.ts';
import { changedPrice } from './shown-price.ts';
import { unusedCharges } from './unused-charges.ts';

export interface NewOrder {
  readonly kind: OrderKind;
  readonly channel: Order['channel'];
  readonly tenant: Pick<Tenant, 'id'>;
  /** The plan at its price in the currency of the order, which does not change. */
  readonly plan: PricedPlan;
  readonly biller: BillerId;
  readonly userId: string | null;
  readonly origin: Origin;
  /** Set for an order without sign-in: whose account it makes, and which browser opened it. */
  readonly signup?: {
    readonly email: string;
    /** Null for an order that costs nothing, whose password is chosen on the page of its mailed link. */
    readonly passwordHash: string | null;
    readonly browserHash: string | null;
  };
  readonly upgrades?: string;
  readonly accessFrom?: Date;
  /** The order that another biller declined. */
  readonly cascadeOf?: string;
  /** Left out: where this person's last order was made. */
  readonly place?: BuyerPlace;
  /** The code that takes something off the first charge, the browser that has it, and what its biller charges at least. */
  readonly voucher?: {
    readonly code: string;
    readonly browserHash: string | null;
    readonly leastCharge: number | null;
  };
  /** The charge that its page showed; left out if no page did. */
  readonly shown?: ShownPrice | undefined;
  /** Looks with the account locked at the right of a buyer who has no session. @throws GatewayError where it has ended meanwhile */
  readonly stillAllowed?: ((trx: Database) => Promise<void>) | undefined;
}

/**
 * Why there is no order: another purchase is under way, its plan was taken back, it costs something and makes an account without a
 * password, its voucher can't be used, or its page showed another price.
 */
export type NoOrder =
  | { readonly refused: 'under-way' | 'not-on-sale' | 'no-password' | VoucherRefusal }
  | { readonly refused: 'price-changed'; readonly price: ChangedPrice };

/** An order, and its plan as the order read it: its biller is asked for that, and not for what was read before. */
export interface PlacedOrder {
  readonly order: Order;
  readonly plan: PricedPlan;
}

/**
 * The first charge of a plan: an upgrade is charged as a renewal is, since the introductory price was for the
 * beginning.
 */
export function firstPriceOf(plan: Pick<PlansTable, 'first_price' | 'rebill_price'>, isUpgrade: boolean): number {
  return isUpgrade ? plan.rebill_price : plan.first_price;
}

/**
 * Writes down what is about to be bought, at the plan's price, from which the unused days of the plans that it replaces
 * are taken off, and then what its voucher is worth, of which it reserves a use. A payment page takes the place of the oldest
 * one, where a signed-in person has as many open as there may be, and an order that of one which reserves the last use for its buyer.
 * @returns why not, when this person's last one-click purchase is still under way, nobody can buy the plan any more, its voucher can't
 * be used, or it would charge another sum than its page showed
 */
export function createOrder(db: Database, asked: NewOrder, now: Date): Promise<PlacedOrder | NoOrder> {
  return db.transaction().execute(async (trx) => {
    const { userId } = asked;
    // Before the code of a voucher: the new order refers to the person, which is a lock, too (decision 1038).
    if (userId !== null) await lockPersonOfCall(trx, userId, now);
    await asked.stillAllowed?.(trx);
    const plan = await planOnSale(trx, asked.plan);
    if (plan === null) return { refused: 'not-on-sale' };
    if (userId !== null && asked.channel === 'hosted') await giveUpOldest(trx, userId, now);
    const newOrder = { ...asked, plan };
    const change = await changeBy(trx, newOrder, now);
    const price = change?.charged ?? firstPriceOf(newOrder.plan, newOrder.upgrades !== undefined);
    const use = newOrder.voucher === undefined ? null : await useOf(trx, newOrder, newOrder.voucher, price, now);
    if (typeof use === 'string') return { refused: use };
    const charged = use?.charged ?? price;
    const later = isRenewing(newOrder.plan) ? newOrder.plan.rebill_price : null;
    const changed = changedPrice(newOrder.shown, { full: price, charged, later, currency: newOrder.plan.currency });
    if (changed !== null) return { refused: 'price-changed', price: changed };
    if (charged > 0 && newOrder.signup?.passwordHash === null) return { refused: 'no-password' };
    const place = newOrder.place ?? (await lastPlaceOf(trx, newOrder.userId));
    const order = await insertOrder(trx, newOrder, { change, place, amount: charged }, now);
    if (order === null) return { refused: 'under-way' };
    if (use !== null) await takeUse(trx, order.id, use, now);
    if (change !== null && change.charges.length > 0) await insertCredits(trx, order, change.charges);
    return { order, plan };
  });
}

/** A plan as it is sold now: its price may have changed while the buyer waited. Null where it is not sold any more. */
export async function planOnSale(trx: Database, { id, currency }: PricedPlan): Promise<PricedPlan | null> {
  const plan = await loadPlan(trx, id);
  return plan.is_published ? pricedIn(plan, currency) : null;
}

async function lastPlaceOf(trx: Database, userId: string | null): Promise<BuyerPlace> {
  const last =
    userId === null
      ? undefined
      : await trx
          .selectFrom('billing_orders')
          .select(['country', 'region'])
          .where('user_id', '=', userId)
          .where('country', 'is not', null)
          .orderBy('created_at', 'desc')
          .limit(1)
          .executeTakeFirst();
  return last ?? { country: null, region: null };
}

function useOf(
  trx: Database,
  { plan, tenant, userId }: NewOrder,
  { code, browserHash, leastCharge }: NonNullable<NewOrder['voucher']>,
  amount: number,
  at: Date,
): Promise<ReservableUse | VoucherRefusal> {
  const charge = { planId: plan.id, brand: tenant.id, price: { amount, currency: plan.currency }, at };
  return findUse(trx, { code, charge, holder: { userId, browserHash }, leastCharge });
}

/** Null when nothing can be credited: the buyer is unknown yet, or the plan begins when the paid period ends. */
async function changeBy(db: Database, newOrder: NewOrder, now: Date): Promise<PlanChange | null> {
  if (newOrder.userId === null || newOrder.accessFrom !== undefined) return null;
  const price = firstPriceOf(newOrder.plan, newOrder.upgrades !== undefined);
  return planChange(newOrder.plan, price, await unusedCharges(db, newOrder.userId, now), now);
}
