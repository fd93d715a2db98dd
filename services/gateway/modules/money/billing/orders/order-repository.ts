import type { Selectable } from 'kysely';
import { PERIODS_AT, termAt } from '@network/lifecycle/calendar/billing-term.ts';
import type { Money } from '@network/lifecycle/money/money.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { BillerId } from '@network/tenant/constants.ts';
import type { ShownPrice } from '@network/lifecycle/payment/shown-price.ts';
import type { Database } from '../../../../db/database.ts';
import type { ChangedPrice, SalesTracking } from '../../../../graphql/resolvers.generated.ts';
import { areaOfCall } from '../../../../http/area-of-call.ts';
import { variantsOfCall } from '../../../../http/call-variants.ts';
import { otherLanguage } from '../../../../http/language.ts';
import type { PlansTable } from '../tables.ts';
import type { Charge } from '../billers/biller.ts';
import type { VoucherRefusal } from '../discounts/discount.ts';
import { findUse, type ReservableUse, takeUse } from '../discounts/reserve-use.ts';
import { firstPeriodEnd, isRenewing } from '../options/option-view.ts';
import { planName } from '../options/plan-name.ts';
import { loadPlan, type PricedPlan, pricedIn } from '../options/priced-plan.ts';
import type { BillingOrdersTable, OrderKind } from './order-tables.ts';
import { lockPersonOfCall } from '../subscription/agreement.ts';
import { giveUpOldest } from './give-up-oldest.ts';
import { type PlanChange, planChange } from './plan-change.ts';
import { changedPrice } from './shown-price.ts';
import { unusedCharges } from './unused-charges.ts';

export type Order = Selectable<BillingOrdersTable>;

/** The origin of a purchase, as the page reported it. */
export interface Origin {
  readonly ref?: string | null | undefined;
  readonly elm?: string | null | undefined;
  readonly nats?: string | null | undefined;
  readonly tracking?: SalesTracking | null | undefined;
}

/** The place of a buyer, by ISO 3166-1 and 3166-2, as far as the edge reports it. */
export interface BuyerPlace {
  readonly country: string | null;
  readonly region: string | null;
}

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

const LONGEST_NOTE = 200;

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
    if (change === null || change.charges.length === 0) return { order, plan };
    const credits = change.charges.map(({ chargeId, agreementId, subscriptionId, days, amount }) => ({
      order_id: order.id,
      charge_id: chargeId,
      agreement_id: agreementId,
      subscription_id: subscriptionId,
      days,
      amount,
      applied_at: null,
      returned_at: null,
    }));
    await trx.insertInto('billing_order_credits').values(credits).execute();
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

async function insertOrder(
  db: Database,
  newOrder: NewOrder,
  priced: { readonly change: PlanChange | null; readonly place: BuyerPlace; readonly amount: number },
  now: Date,
): Promise<Order | null> {
  const { plan, origin } = newOrder;
  const { change, place, amount } = priced;
  const id = crypto.randomUUID();
  const isUpgrade = newOrder.upgrades !== undefined;
  const variants = variantsOfCall();
  const shorten = (text: string | null | undefined): string | null => text?.slice(0, LONGEST_NOTE) ?? null;
  const tracking = Object.entries(origin.tracking ?? {}).filter((entry): entry is [string, string] => !!entry[1]);
  const created = await db
    .insertInto('billing_orders')
    .values({
      id,
      kind: newOrder.kind,
      channel: newOrder.channel,
      status: 'pending',
      user_id: newOrder.userId,
      member_id: newOrder.userId ?? crypto.randomUUID(),
      tenant_id: newOrder.tenant.id,
      plan_id: plan.id,
      biller: newOrder.biller,
      amount,
      credit: change?.credit ?? 0,
      currency: plan.currency,
      rebill_amount: plan.rebill_price,
      rebill_months: isRenewing(plan) ? plan.rebill_months : null,
      first_days: change?.firstDays[PERIODS_AT[newOrder.biller]] ?? (isUpgrade ? null : plan.first_days),
      access_from: newOrder.accessFrom ?? null,
      upgrades_subscription_id: newOrder.upgrades ?? null,
      email: newOrder.signup?.email ?? null,
      // It opens nothing where nothing is paid: the person who presses the mailed link chooses one.
      password_hash: amount === 0 ? null : (newOrder.signup?.passwordHash ?? null),
      browser_hash: newOrder.signup?.browserHash ?? null,
      language: newOrder.signup ? otherLanguage() : null,
      opened_on: areaOfCall(),
      ref: shorten(origin.ref),
      elm: shorten(origin.elm),
      nats: shorten(origin.nats),
      tracking: JSON.stringify(Object.fromEntries(tracking.map(([name, value]) => [name, shorten(value)]))),
      variants: Object.keys(variants).length === 0 ? null : JSON.stringify(variants),
      subscription_id: null,
      created_at: now,
      settled_at: null,
      cascade_of: newOrder.cascadeOf ?? null,
      country: place.country,
      region: place.region,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return created ?? null;
}

/** When the first period of an order ends that begins at an instant, by what its biller counts. */
export function firstPeriodOf(
  { first_days, rebill_months, biller }: Pick<Order, 'first_days' | 'rebill_months' | 'biller'>,
  from: Date,
): Date {
  return firstPeriodEnd({ firstDays: first_days, term: termAt(biller, rebill_months ?? 1) }, from);
}

/** The charge for an order, as the biller receives it. */
export function chargeOf(order: Order, plan: PlansTable): Charge {
  const { access_from, rebill_months } = order;
  return {
    orderId: order.id,
    price: priceOf(order),
    description: planName(plan),
    product: productAt(order.biller, plan),
    renewal:
      rebill_months === null
        ? null
        : {
            amount: order.rebill_amount,
            months: rebill_months,
            firstDays: order.first_days,
            firstAt: access_from && firstPeriodOf(order, access_from),
          },
  };
}

/** Returns a biller's product for a plan; null if it has the same for all. */
function productAt(biller: BillerId, { segpay_ticket, ccbill_form }: PlansTable): string | null {
  if (biller === 'segpay') return segpay_ticket;
  return biller === 'ccbill' ? ccbill_form : null;
}

export function priceOf({ amount, currency }: Pick<Order, 'amount' | 'currency'>): Money {
  return { amount, currency };
}

/** Gives an order up that was not paid, and can't be any more. */
export async function closeOrder(
  db: Database,
  id: string,
  status: 'refused' | 'abandoned',
  now: Date,
): Promise<boolean> {
  const closed = await db
    .updateTable('billing_orders')
    .set({ status, settled_at: now, password_hash: null })
    .where('id', '=', id)
    .where('status', 'in', ['pending', 'declined'])
    .executeTakeFirst();
  return closed.numUpdatedRows === 1n;
}
