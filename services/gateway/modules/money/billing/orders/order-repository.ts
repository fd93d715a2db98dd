import type { Selectable } from 'kysely';
import { termAt } from '@network/lifecycle/calendar/billing-term.ts';
import type { Money } from '@network/lifecycle/money/money.ts';
import type { BillerId } from '@network/tenant/constants.ts';
import type { Database } from '../../../../db/database.ts';
import type { SalesTracking } from '../../../../graphql/resolvers.generated.ts';
import type { Charge } from '../billers/biller.ts';
import { firstPeriodEnd } from '../options/option-view.ts';
import { planName } from '../options/plan-name.ts';
import type { PlansTable } from '../tables.ts';
import type { BillingOrdersTable } from './order-tables.ts';

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
