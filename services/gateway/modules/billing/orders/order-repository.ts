import type { Selectable } from 'kysely';
import type { Money } from '@network/lifecycle/money/money.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { BillerId } from '@network/tenant/constants.ts';
import type { Database } from '../../../db/database.ts';
import type { SalesTracking } from '../../../graphql/resolvers.generated.ts';
import type { PlansTable } from '../../membership/tables.ts';
import type { Charge } from '../billers/biller.ts';
import { CURRENCY, firstPeriodEnd, isRenewing } from '../options/option-view.ts';
import { planName } from '../options/plan-name.ts';
import type { BillingOrdersTable, OrderKind } from '../tables.ts';

export type Order = Selectable<BillingOrdersTable>;

/** Where a purchase came from, as the page told it. */
export interface Origin {
  readonly ref?: string | null | undefined;
  readonly elm?: string | null | undefined;
  readonly nats?: string | null | undefined;
  readonly tracking?: SalesTracking | null | undefined;
}

export interface NewOrder {
  readonly kind: OrderKind;
  readonly channel: Order['channel'];
  readonly tenant: Pick<Tenant, 'id'>;
  readonly plan: PlansTable;
  readonly biller: BillerId;
  readonly userId: string | null;
  readonly origin: Origin;
  /** Of an order without sign-in: whose account it makes, and which browser opened it. */
  readonly signup?: {
    readonly email: string;
    readonly passwordHash: string;
    readonly browserHash: string | null;
  };
  readonly upgrades?: string;
  readonly accessFrom?: Date;
}

const LONGEST_NOTE = 200;

/**
 * Writes down what is about to be bought, at the plan's price; an upgrade is charged as a renewal is, since the
 * introductory price was for the beginning.
 * @returns null when this person's last one-click purchase is still under way
 */
export async function createOrder(db: Database, given: NewOrder, now: Date): Promise<Order | null> {
  const { plan, origin } = given;
  const id = crypto.randomUUID();
  const isUpgrade = given.upgrades !== undefined;
  const note = (text: string | null | undefined): string | null => text?.slice(0, LONGEST_NOTE) ?? null;
  const tracking = Object.entries(origin.tracking ?? {}).filter((entry): entry is [string, string] => !!entry[1]);
  const created = await db
    .insertInto('billing_orders')
    .values({
      id,
      kind: given.kind,
      channel: given.channel,
      status: 'pending',
      user_id: given.userId,
      member_id: given.userId ?? crypto.randomUUID(),
      tenant_id: given.tenant.id,
      plan_id: plan.id,
      biller: given.biller,
      amount: isUpgrade ? plan.rebill_price : plan.first_price,
      currency: CURRENCY,
      rebill_amount: plan.rebill_price,
      rebill_months: isRenewing(plan) ? plan.rebill_months : null,
      first_days: isUpgrade ? null : plan.first_days,
      access_from: given.accessFrom ?? null,
      upgrades_subscription_id: given.upgrades ?? null,
      email: given.signup?.email ?? null,
      password_hash: given.signup?.passwordHash ?? null,
      browser_hash: given.signup?.browserHash ?? null,
      ref: note(origin.ref),
      elm: note(origin.elm),
      nats: note(origin.nats),
      tracking: JSON.stringify(Object.fromEntries(tracking.map(([name, value]) => [name, note(value)]))),
      subscription_id: null,
      created_at: now,
      settled_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return created ?? null;
}

/** What the biller is asked to charge for an order. */
export function chargeOf(order: Order, plan: PlansTable): Charge {
  const { access_from, rebill_months } = order;
  return {
    orderId: order.id,
    price: priceOf(order),
    description: planName(plan),
    renewal:
      rebill_months === null
        ? null
        : {
            amount: order.rebill_amount,
            months: rebill_months,
            firstDays: order.first_days,
            firstAt: access_from && firstPeriodEnd(order, access_from),
          },
  };
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
