import type { History } from './history.ts';

/** The biller's people, or the card's owner, take back a charge; the first stands for every one that was not yet. */
export async function reverses(
  { world }: History,
  kind: 'refund' | 'void' | 'chargeback',
  place: number,
): Promise<string> {
  const charges = Object.values(world.biller.orders).flatMap(({ orderId, events }) =>
    events
      .filter(
        (event) =>
          event.kind === 'charged' &&
          !events.some(({ reversedTransactionId }) => reversedTransactionId === event.transactionId),
      )
      .map(({ transactionId, period, amount }) => ({ orderId, transactionId: transactionId ?? '', period, amount })),
  );
  const charge = charges[place % charges.length];
  if (!charge) return 'nothing to take back';
  const { status } = await world.fillIn(`/biller/orders/${charge.orderId}/${kind}`, {
    transaction: charge.transactionId,
  });
  return `${charge.amount}, period ${charge.period}, ${status}`;
}

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

/** The biller forgets every new price, and goes on charging what was agreed at the purchase. */
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
