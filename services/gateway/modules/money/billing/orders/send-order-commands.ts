import type { Selectable } from 'kysely';
import { claimThis } from '../../../../outbox/queued-rows.ts';
import { QUEUES } from '../../../../outbox/queues.ts';
import type { GatewayServices } from '../../../../services.ts';
import { billerOf } from '../billers/biller-directory.ts';
import type { Agreement } from '../billers/biller.ts';
import { type Commands, markSent, noteCallOf, sendInTurns } from '../billers/send-in-turns.ts';
import type { OrderCommandsTable } from '../command-tables.ts';
import { queryBiller } from '../postbacks/query-biller.ts';
import { refundRest } from '../refunds/refund-rest.ts';
import { commandReference } from '../subscription/commands.ts';
import { firstPeriodOf, type Order } from './order-repository.ts';

type Command = Selectable<OrderCommandsTable>;

/**
 * What billers have to do about orders: close pages, refund charges that opened nothing, end their rebills. One gateway
 * at a time attempts a command, since some billers would refund twice.
 */
export const ORDER_COMMANDS: Commands<Command, Order> = {
  queue: QUEUES.orderCommands,
  about: { name: 'order', table: 'billing_orders', column: 'order_id' },
  claim: async (services, command, at) => {
    const { db, clock } = services;
    // A card's owner may have charged it back by now, which the event of it withdraws this command for.
    if (command.kind === 'refund') await queryBiller(services, command.biller, command.order_id, at);
    // What withdraws it and what claims it change the same row, so each sees the other.
    if (!(await claimThis(db, QUEUES.orderCommands, command, clock.now()))) return null;
    return db.selectFrom('billing_orders').selectAll().where('id', '=', command.order_id).executeTakeFirstOrThrow();
  },
  send: async (services, command, order, at) =>
    (await callBiller(services, command, order, at)) && markSent(services, QUEUES.orderCommands, command, at),
};

/** Sends billers the commands about orders, of all where no order is named. @returns how many were carried out */
export const sendOrderCommands = (services: GatewayServices, at: Date, orderId?: string): Promise<number> =>
  sendInTurns(services, ORDER_COMMANDS, at, orderId);

/** @returns false for a refund of which nobody knows whether it was made */
async function callBiller(services: GatewayServices, command: Command, order: Order, at: Date): Promise<boolean> {
  const { order_id: orderId, kind, transaction_id: transactionId } = command;
  const biller = billerOf(services, order.biller);
  if (kind === 'end-page') {
    // A page that can't be closed was paid or is being paid: its outcome is taken in.
    if ((await biller.endPage(orderId)) === 'open') await queryBiller(services, order.biller, orderId, at);
    return true;
  }
  const agreement = agreementOfPayment(order);
  if (kind === 'end-rebill') {
    await biller.cancel(agreement, commandReference('end-order', command));
    return true;
  }
  const reference = commandReference('refund-order', command);
  const charge = { biller: order.biller, transactionId: transactionId ?? '', reference };
  const about = { order: orderId, command: kind, attempts: command.attempts + 1 };
  const note = noteCallOf(services, QUEUES.orderCommands, command, at);
  return refundRest(services, agreement, charge, { note, about }, at);
}

/** Builds the biller's charges of an order that was paid and belongs to nobody. */
function agreementOfPayment(order: Order): Agreement {
  const { id, paid_transaction_id, paid_at } = order;
  if (paid_transaction_id === null || paid_at === null) throw new Error(`Order ${id} was not paid.`);
  return {
    orderId: id,
    tokenTransactionId: paid_transaction_id,
    price: { amount: order.rebill_amount, currency: order.currency },
    months: order.rebill_months ?? 1,
    period: 1,
    dueAt: firstPeriodOf(order, paid_at),
    isCancelled: false,
  };
}
