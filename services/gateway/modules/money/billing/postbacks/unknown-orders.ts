import type { BillerId } from '@network/tenant/constants.ts';
import { BASE_CURRENCY } from '@network/validation/currencies.ts';
import type { Database } from '../../../../db/database.ts';
import type { GatewayServices } from '../../../../services.ts';
import { isBillerId } from '../../membership/public.ts';
import type { BillerEvent } from '../billers/biller.ts';
import { billerOf } from '../billers/biller-directory.ts';
import { loadPlans, type PlanPrice } from '../options/priced-plan.ts';
import { UNKNOWN_ORDER } from './applied.ts';
import { chargesIn, hasEnded, renewsWithinMs, type UnknownCharge } from './unknown-charges.ts';

/** Events of one answer. A restore that lost more than that is repeated after some are settled. */
const MOST = 10_000;

/** An order that its biller knows and we do not: one that was begun after a backup which is restored by now. */
export interface UnknownOrder {
  readonly orderId: string;
  readonly biller: BillerId;
  /** Oldest first; never empty. */
  readonly charges: readonly [UnknownCharge, ...UnknownCharge[]];
  /** The biller has reported that it charges no more, and has not charged since. */
  readonly isEnded: boolean;
}

/**
 * Orders that billers reported charges of and that we do not have, as far as money of them is left, or until their next renewal is
 * past where the biller has not said that they ended: it may charge again. What became of one is read from the events that were set
 * aside, so that a refund and an end which arrive make it disappear, and a further charge brings it back.
 * @param orderId only this one; null for all
 */
export async function findUnknownOrders(
  services: GatewayServices,
  orderId: string | null,
): Promise<readonly UnknownOrder[]> {
  const rows = await services.db
    .selectFrom('postbacks')
    .select(['biller', 'order_id', 'payload'])
    .where('status', '=', 'flagged')
    .where('problem', '=', UNKNOWN_ORDER)
    .$if(orderId !== null, (query) => query.where('order_id', '=', orderId))
    .orderBy('received_at')
    .orderBy('id')
    .limit(MOST)
    .execute();
  const monthsOf = await periodsByPrice(services.db);
  const byOrder = Map.groupBy(rows, ({ biller, order_id }) => `${biller} ${order_id}`);
  return [...byOrder.values()].flatMap((own): UnknownOrder[] => {
    const [first] = own;
    if (!first?.order_id || !isBillerId(first.biller)) return [];
    const adapter = billerOf(services, first.biller);
    const events = own.map(({ payload }) => adapter.parse(payload)).filter((event) => event !== null);
    const [charge, ...more] = chargesIn(events);
    if (charge === undefined) return [];
    const { occurredAt, price } = (more.at(-1) ?? charge).event;
    const isEnded = hasEnded(events);
    const age = services.clock.now().getTime() - occurredAt.getTime();
    const mayRenew = !isEnded && age < renewsWithinMs(monthsOf(price));
    if (!mayRenew && ![charge, ...more].some(({ left }) => left > 0)) return [];
    return [{ orderId: first.order_id, biller: first.biller, charges: [charge, ...more], isEnded }];
  });
}

/**
 * Returns how many months a charge may pay for. The plan of a lost order is not known: it is the longest one of those
 * that cost so much, and the longest of all where none does, since a voucher or unused days lowered the charge.
 */
async function periodsByPrice(db: Database): Promise<(price: BillerEvent['price']) => number> {
  const plans = await loadPlans(db);
  const costs = ({ currency, first_price, rebill_price }: PlanPrice, price: BillerEvent['price']): boolean =>
    currency === price?.currency && (first_price === price.amount || rebill_price === price.amount);
  return (price) => {
    const own = plans.filter((plan) =>
      [{ ...plan, currency: BASE_CURRENCY }, ...plan.prices].some((each) => costs(each, price)),
    );
    return Math.max(1, ...(own.length > 0 ? own : plans).map(({ rebill_months }) => rebill_months));
  };
}
