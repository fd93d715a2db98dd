import type { GatewayServices } from '../../../../services.ts';
import type { Agreement } from '../billers/biller.ts';
import { billerOf } from '../billers/biller-directory.ts';
import { ingestAnswer } from './inbox.ts';
import type { UnknownOrder } from './unknown-orders.ts';

/** The outcome of an order that was given up, with the reason of each call that failed. */
export interface Returned {
  /** Transactions that were refunded whole, or what was left of them. */
  readonly refunded: readonly string[];
  readonly isEnded: boolean;
  readonly problems: readonly string[];
}

/**
 * Gives an order up that a restore has lost: its biller charges no more, and refunds what it charged, the newest first since some
 * give back the last charge only. Nothing of it was booked here, so nothing is booked back. Its calls may be repeated: what the
 * biller did before is not done again.
 */
export async function returnUnknownOrder(services: GatewayServices, order: UnknownOrder): Promise<Returned> {
  const { orderId, biller, charges } = order;
  const adapter = billerOf(services, biller);
  const agreement = agreementOf(services, order);
  const problems: string[] = [];
  const attempt = async (what: string, call: () => ReturnType<typeof adapter.cancel>): Promise<boolean> => {
    try {
      await ingestAnswer(services, biller, await call(), services.clock.now());
      return true;
    } catch (error) {
      services.log.error({ err: error, order: orderId, biller, what }, 'unknown order not returned');
      problems.push(`${what}: ${error instanceof Error ? error.message : 'failed'}`);
      return false;
    }
  };
  // First of all, so that no renewal comes between the refunds.
  const isEnded = order.isEnded || (await attempt('end', () => adapter.cancel(agreement, `end-lost-${orderId}`)));
  const refunded: string[] = [];
  for (const { event, transactionId, left: amount } of charges.toReversed()) {
    if (amount === 0) continue;
    const refund = { transactionId, amount, isPart: false };
    const reference = `refund-lost-${orderId}-${event.period}`;
    if (await attempt(`refund of ${transactionId}`, () => adapter.refund(agreement, refund, reference)))
      refunded.push(transactionId);
  }
  return { refunded, isEnded, problems };
}

/** The agreement as its biller has it, by its charges: its terms were in the order. */
function agreementOf({ clock }: GatewayServices, { orderId, charges, isEnded }: UnknownOrder): Agreement {
  const [first] = charges;
  const last = charges.at(-1) ?? first;
  const { amount = 0, currency = 'USD' } = last.event.price ?? {};
  return {
    orderId,
    tokenTransactionId: first.transactionId,
    price: { amount, currency },
    months: 1,
    period: last.event.period + 1,
    dueAt: clock.now(),
    isCancelled: isEnded,
  };
}
