import { PERIODS_AT } from '@network/lifecycle/calendar/billing-term.ts';
import type { Database } from '../../../../db/database.ts';
import { areaOfCall } from '../../../../http/area-of-call.ts';
import { variantsOfCall } from '../../../../http/call-variants.ts';
import { otherLanguage } from '../../../../http/language.ts';
import { isRenewing } from '../options/option-view.ts';
import type { NewOrder } from './create-order.ts';
import type { BuyerPlace, Order } from './order-repository.ts';
import type { PlanChange } from './plan-change.ts';

const LONGEST_NOTE = 200;

/** Writes an order; null where another one-click purchase of its buyer is under way. */
export async function insertOrder(
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

/** Writes down the unused days that an order is credited with. */
export async function insertCredits(db: Database, order: Order, charges: PlanChange['charges']): Promise<void> {
  const credits = charges.map(({ chargeId, agreementId, subscriptionId, days, amount }) => ({
    order_id: order.id,
    charge_id: chargeId,
    agreement_id: agreementId,
    subscription_id: subscriptionId,
    days,
    amount,
    applied_at: null,
    returned_at: null,
  }));
  await db.insertInto('billing_order_credits').values(credits).execute();
}
