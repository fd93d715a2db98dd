import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { BillerId } from '@network/tenant/constants.ts';
import { areaOfCall } from '../../../../http/area-of-call.ts';
import { browserHash } from '../../../../http/browser-secret.ts';
import { otherLanguage } from '../../../../http/language.ts';
import type { Database } from '../../../../db/database.ts';
import type { PricedPlan } from '../options/priced-plan.ts';
import type { BuyerPlace, Order } from '../orders/order-repository.ts';

export interface NewGiftOrder {
  readonly tenant: Pick<Tenant, 'id'>;
  readonly plan: PricedPlan;
  readonly biller: BillerId;
  /** Null for a visitor. */
  readonly userId: string | null;
  readonly place: BuyerPlace;
  /** The secret of the tab that orders; null where it sent none, and then it is told nothing of the payment. */
  readonly secret: string | null;
}

/**
 * Writes down the order of a gift: the price of one period, charged once. It has no email, so that an account that is made with the buyer's
 * does not end it.
 */
export function createGiftOrder(
  trx: Database,
  { tenant, plan, biller, userId, place, secret }: NewGiftOrder,
  now: Date,
): Promise<Order> {
  return trx
    .insertInto('billing_orders')
    .values({
      id: crypto.randomUUID(),
      kind: 'gift',
      channel: 'hosted',
      status: 'pending',
      user_id: userId,
      member_id: userId ?? crypto.randomUUID(),
      tenant_id: tenant.id,
      plan_id: plan.id,
      biller,
      amount: plan.rebill_price,
      credit: 0,
      currency: plan.currency,
      rebill_amount: 0,
      rebill_months: null,
      first_days: null,
      access_from: null,
      upgrades_subscription_id: null,
      email: null,
      language: otherLanguage(),
      opened_on: areaOfCall(),
      password_hash: null,
      browser_hash: secret && browserHash(secret),
      ref: null,
      elm: null,
      nats: null,
      tracking: JSON.stringify({}),
      subscription_id: null,
      created_at: now,
      settled_at: null,
      country: place.country,
      region: place.region,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
