import { decideRefund, prepareRefund, sendCommands } from '@network/gateway/modules/money/billing/public.ts';
import { lockAccount } from '@network/gateway/modules/people/identity/public.ts';
import type { History } from './history.ts';

/** Charges of which something is left, in the order of the biller's records. */
function standing({ world }: History) {
  return Object.values(world.biller.orders).flatMap((order) =>
    order.events
      .filter((event) => event.kind === 'charged')
      .map((event) => {
        const back = order.events.filter(({ reversedTransactionId }) => reversedTransactionId === event.transactionId);
        const isOver = back.some(({ kind }) => kind !== 'refunded');
        const left = back.reduce((rest, { amount }) => rest - (amount ?? 0), event.amount ?? 0);
        const transactionId = event.transactionId ?? '';
        const isWhole = back.length === 0;
        return { orderId: order.orderId, transactionId, period: event.period, left: isOver ? 0 : left, isWhole };
      })
      .filter(({ left, isWhole }) => left > 0 || isWhole),
  );
}

/** The biller's people, or the card's owner, take back a charge; the first stands for every one that was not yet. */
export async function reverses(
  history: History,
  kind: 'refund' | 'void' | 'chargeback',
  place: number,
): Promise<string> {
  const charges = standing(history);
  const charge = charges[place % charges.length];
  if (!charge) return 'nothing to take back';
  const { status } = await history.world.fillIn(`/biller/orders/${charge.orderId}/${kind}`, {
    transaction: charge.transactionId,
  });
  return `${charge.left}, period ${charge.period}, ${status}`;
}

/** The biller's people refund a part of a charge, of which something is left. */
export async function refundsPart(history: History, place: number): Promise<string> {
  const charges = standing(history).filter(({ left }) => left > PART);
  const charge = charges[place % charges.length];
  if (!charge) return 'nothing to refund a part of';
  const { status } = await history.world.fillIn(`/biller/orders/${charge.orderId}/refund`, {
    transaction: charge.transactionId,
    amount: (PART / 100).toFixed(2),
  });
  return `${PART} of ${charge.left}, period ${charge.period}, ${status}`;
}

/** Staff have a part of a charge refunded, as the console does it: the biller is called now, or later. */
export async function staffRefundsPart({ world }: History, place: number): Promise<string> {
  const { services } = world.gateway;
  const charges = await services.db
    .selectFrom('billing_transactions')
    .select(['id', 'user_id'])
    .where('kind', '=', 'charge')
    .where('user_id', 'is not', null)
    .orderBy('occurred_at')
    .execute();
  const { id: chargeId, user_id: userId } = charges[place % charges.length] ?? {};
  if (chargeId === undefined || userId === null || userId === undefined) return 'nothing to refund a part of';
  const outcome = await services.db.transaction().execute(async (trx) => {
    await lockAccount(trx, userId, 'no key update');
    const refund = await prepareRefund(trx, services, { userId, chargeId, wanted: STAFF_PART });
    if (typeof refund === 'string') return refund;
    if (refund.isWhole) return 'less is left';
    await decideRefund(trx, refund, { askedBy: 'staff@example.com', now: world.clock.now() });
    return 'decided';
  });
  if (outcome === 'decided' && !world.isGatewayAway) await sendCommands(services, world.clock.now());
  return outcome;
}

/** Cents of every part that the biller's people refund. */
const PART = 195;
/**
 * The amount of staff's partial refund: a biller without references does not say which of two equal parts it reports.
 */
const STAFF_PART = 205;

/** The biller's people end a renewal. */
export async function endsRenewal({ world }: History, place: number): Promise<string> {
  const running = Object.values(world.biller.orders).filter(
    ({ agreement }) => agreement !== null && !agreement.isCancelled,
  );
  const order = running[place % running.length];
  if (!order) return 'nothing to end';
  const { status } = await world.fillIn(`/biller/orders/${order.orderId}/cancel`, {});
  return `${order.charge.description}, ${status}`;
}

/**
 * Somebody posts an event that the biller did not, with a key of their own: it is refused, and what is compared shows
 * that.
 */
export async function forgesPostback({ world }: History, place: number): Promise<string> {
  const status = await world.forge(place);
  if (status === null) return 'nothing to forge';
  if (status < 400 || status >= 500) throw new Error(`A forged postback was answered with ${status}.`);
  return `${status}`;
}

/** The biller forgets every new price, and continues to charge what was agreed at the purchase. */
export function forgetsPrices({ world }: History): string {
  const forgotten = Object.values(world.biller.orders).filter(
    ({ agreement, charge }) =>
      agreement !== null && charge.renewal !== null && agreement.amount !== charge.renewal.amount,
  );
  for (const { agreement, charge } of forgotten) {
    if (agreement !== null && charge.renewal !== null) agreement.amount = charge.renewal.amount;
  }
  return `${forgotten.length} forgotten`;
}
