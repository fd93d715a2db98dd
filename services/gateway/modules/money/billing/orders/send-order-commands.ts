import { type Selectable, sql } from 'kysely';
import type { BillerId } from '@network/tenant/constants.ts';
import type { GatewayServices } from '../../../../services.ts';
import { billerOf } from '../billers/biller-directory.ts';
import type { Agreement } from '../billers/biller.ts';
import { SilentBillers } from '../billers/silent-billers.ts';
import { turnOfBiller } from '../billers/turn-of-biller.ts';
import { queryBiller } from '../postbacks/query-biller.ts';
import { columnsOf, type StateOfCall } from '../refunds/call-once.ts';
import { refundRest } from '../refunds/refund-rest.ts';
import { isUnclaimed } from '../subscription/claim-command.ts';
import { commandReference } from '../subscription/commands.ts';
import { isAbandoned, isRefusedForGood, problemOf } from '../subscription/send-commands.ts';
import type { OrderCommandsTable } from '../command-tables.ts';
import { claimOrderCommand } from './claim-order-command.ts';
import { firstPeriodOf, type Order } from './order-repository.ts';

type Command = Selectable<OrderCommandsTable>;

const MOST = 200;

/**
 * Sends billers the commands about orders: closes pages, refunds charges that opened nothing, ends their rebills. What
 * was not answered is sent again by the next run, for a day at least. One gateway at a time attempts a command, since some billers
 * would refund twice.
 * @param orderId of all orders where absent
 * @returns how many were carried out
 */
export async function sendOrderCommands(services: GatewayServices, at: Date, orderId?: string): Promise<number> {
  let pending = services.db
    .selectFrom('order_commands')
    .innerJoin('billing_orders as ordered', 'ordered.id', 'order_commands.order_id')
    .selectAll('order_commands')
    .select('ordered.biller')
    .where('order_commands.state', '=', 'pending')
    .where(isUnclaimed(services.clock.now()))
    .orderBy(turnOfBiller('ordered.biller', sql`order_commands.attempts, order_commands.id`))
    .orderBy('order_commands.attempts')
    .orderBy('order_commands.id')
    .limit(MOST);
  if (orderId !== undefined) pending = pending.where('order_id', '=', orderId);
  let sent = 0;
  const silent = new SilentBillers();
  for (const { biller, ...command } of await pending.execute()) {
    if (silent.has(biller)) continue;
    if (await sendCommand(services, { biller, command }, at, (error) => silent.note(biller, error))) sent += 1;
  }
  return sent;
}

/** Claims a command and carries it out. @returns false for one that is left to a later run, to another gateway, or to nobody */
async function sendCommand(
  services: GatewayServices,
  { biller, command }: { readonly biller: BillerId; readonly command: Command },
  at: Date,
  note: (error: unknown) => void,
): Promise<boolean> {
  const { db, clock, log } = services;
  const change = (values: Partial<Command>) =>
    db
      .updateTable('order_commands')
      .set({ ...values, claimed_at: null })
      .where('id', '=', command.id);
  let isOurs = false;
  try {
    // A card's owner may have charged it back by now, which the event of it withdraws this command for.
    if (command.kind === 'refund') await queryBiller(services, biller, command.order_id, at);
    isOurs = await claimOrderCommand(services, command.id);
    if (!isOurs) return false;
    if (!(await send(services, command, at))) return false;
  } catch (error) {
    note(error);
    const attempts = command.attempts + 1;
    const isOver = isAbandoned(attempts, command.decided_at, at) || isRefusedForGood(command.kind, error);
    const about = { err: error, order: command.order_id, command: command.kind, attempts };
    if (isOver) log.error(about, 'biller command given up: a person must look');
    else log.warn(about, 'biller command not sent');
    const after = { attempts, problem: problemOf(error), ...(isOver && { state: 'failed' as const, settled_at: at }) };
    await change(after)
      .where('state', '=', 'pending')
      // A failure before the claim must not end the claim of another gateway, which is calling the biller.
      .$if(!isOurs, (failed) => failed.where(isUnclaimed(clock.now())))
      .execute();
    return false;
  }
  // A refund that is booked has withdrawn its own command.
  await change({ state: 'sent', settled_at: at }).where('state', 'in', ['pending', 'withdrawn']).execute();
  return true;
}

/** @returns false for a refund of which nobody knows whether it was made */
async function send(services: GatewayServices, command: Command, at: Date): Promise<boolean> {
  const { order_id: orderId, kind, transaction_id: transactionId } = command;
  const order = await services.db
    .selectFrom('billing_orders')
    .selectAll()
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const biller = billerOf(services, order.biller);
  if (kind === 'end-page') {
    // A page that can't be closed was paid or is being paid: what became of it is taken in.
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
  const note = (state: StateOfCall) =>
    services.db
      .updateTable('order_commands')
      .set(columnsOf(state, at))
      .where('id', '=', command.id)
      .where('state', 'in', ['pending', 'failed'])
      .execute();
  const about = { order: orderId, command: kind, attempts: command.attempts + 1 };
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
