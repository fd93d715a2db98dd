import type { Selectable } from 'kysely';
import type { GatewayServices } from '../../../services.ts';
import { billerOf } from '../billers/biller-directory.ts';
import type { Agreement } from '../billers/biller.ts';
import { firstPeriodEnd } from '../options/option-view.ts';
import { askBiller } from '../postbacks/ask-biller.ts';
import { ingestAnswer } from '../postbacks/inbox.ts';
import type { OrderCommandsTable } from '../tables.ts';
import type { Order } from './order-repository.ts';

const MOST = 200;

/**
 * Sends billers the commands about orders: closes pages, refunds payments that opened nothing, ends their rebills. What
 * was not answered is sent again by the next run; a command that is sent twice changes nothing.
 * @returns how many were carried out
 */
export async function sendOrderCommands(services: GatewayServices, at: Date): Promise<number> {
  const { db, log } = services;
  const commands = await db
    .selectFrom('order_commands')
    .selectAll()
    .where('done_at', 'is', null)
    .orderBy('attempts')
    .orderBy('id')
    .limit(MOST)
    .execute();
  let done = 0;
  for (const command of commands) {
    await db
      .updateTable('order_commands')
      .set((fields) => ({ attempts: fields('attempts', '+', 1) }))
      .where('id', '=', command.id)
      .execute();
    try {
      await send(services, command, at);
    } catch (error) {
      log.warn({ err: error, order: command.order_id, command: command.kind }, 'biller command not sent');
      continue;
    }
    await db.updateTable('order_commands').set({ done_at: at }).where('id', '=', command.id).execute();
    done += 1;
  }
  return done;
}

async function send(
  services: GatewayServices,
  { id, order_id: orderId, kind }: Selectable<OrderCommandsTable>,
  at: Date,
): Promise<void> {
  const order = await services.db
    .selectFrom('billing_orders')
    .selectAll()
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const biller = billerOf(services, order.biller);
  if (kind === 'end-page') {
    // A page that can't be closed was paid or is being paid: what became of it is taken in.
    if ((await biller.endPage(orderId)) === 'open') await askBiller(services, order.biller, orderId, at);
    return;
  }
  const agreement = agreementOfPayment(order);
  if (kind === 'end-rebill') {
    await biller.cancel(agreement, `end-order-${id}`);
    return;
  }
  const refund = await biller.refund(agreement, agreement.tokenTransactionId, `refund-order-${id}`);
  await ingestAnswer(services, order.biller, refund, at);
}

/** What a biller charges for an order that was paid and is nobody's. */
function agreementOfPayment(order: Order): Agreement {
  const { id, paid_transaction_id, paid_at } = order;
  if (paid_transaction_id === null || paid_at === null) throw new Error(`Order ${id} was not paid.`);
  return {
    orderId: id,
    tokenTransactionId: paid_transaction_id,
    price: { amount: order.rebill_amount, currency: order.currency },
    months: order.rebill_months ?? 1,
    period: 1,
    dueAt: firstPeriodEnd(order, paid_at),
    isCancelled: false,
  };
}
