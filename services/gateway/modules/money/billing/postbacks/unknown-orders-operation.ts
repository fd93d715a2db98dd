import type { OperationAnswer } from '../../../../operations/operation.ts';
import type { GatewayServices } from '../../../../services.ts';
import { returnUnknownOrder } from './return-unknown-order.ts';
import { findUnknownOrders, type UnknownOrder } from './unknown-orders.ts';

const dollars = (amount: number, currency: string): string => `${(amount / 100).toFixed(2)} ${currency}`;

/** Lists what billers charged for orders that we do not have, as after a restore, in one line for each order. */
export async function listUnknownOrders(services: GatewayServices): Promise<OperationAnswer> {
  const orders = await findUnknownOrders(services, null);
  if (orders.length === 0) return { ok: true, text: 'Billers have charged nothing that is not known here.' };
  return { ok: true, text: orders.map(lineOf).join('\n') };
}

function lineOf({ orderId, biller, charges, isEnded }: UnknownOrder): string {
  const left = charges.reduce((sum, charge) => sum + charge.left, 0);
  const [{ event, transactionId }] = charges;
  return [
    orderId,
    biller,
    `charged ${event.occurredAt.toISOString()}`,
    `transaction ${transactionId}`,
    `${charges.length} ${charges.length === 1 ? 'charge' : 'charges'}`,
    `${dollars(left, event.price?.currency ?? '')} not refunded`,
    isEnded ? 'ended' : left === 0 ? 'not known to have ended' : 'renews or is paid once',
  ].join('  ');
}

/** Ends one of them at its biller and refunds it. It may be run again: what was done is not done twice. */
export async function returnOrder(services: GatewayServices, orderId: string): Promise<OperationAnswer> {
  const [order] = await findUnknownOrders(services, orderId);
  if (order === undefined) return { ok: false, text: `There is no unknown order "${orderId}" with money to return.` };
  const { refunded, isEnded, problems } = await returnUnknownOrder(services, order);
  const lines = [
    `${orderId}: ${isEnded ? 'ended' : 'not ended'}, ${refunded.length} of ${order.charges.length} charges refunded`,
    ...problems,
  ];
  // A charge that is paid once has nothing to end; one that renewed has.
  const hasRenewed = order.charges.length > 1;
  const isDone = isEnded || (refunded.length > 0 && !hasRenewed);
  return { ok: isDone && problems.every((problem) => problem.startsWith('end:')), text: lines.join('\n') };
}
