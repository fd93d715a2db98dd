import type { OperationAnswer } from '../../../../operations/operation.ts';
import type { GatewayServices } from '../../../../services.ts';
import { isClaimed, isUnclaimed, UNDER_WAY } from '../subscription/claim-command.ts';
import { sendOrderCommands } from './send-order-commands.ts';

/**
 * Sends an abandoned command about an order again, now and then for as long as a new one. Fails where the
 * biller did not carry it out, where there is no such command, or where a newer one that says the same is pending.
 * @param name of the command, as operators see it
 */
export async function retryOrderCommand(services: GatewayServices, name: string, id: string): Promise<OperationAnswer> {
  const { db, clock } = services;
  const find = () => db.selectFrom('order_commands').selectAll().where('id', '=', id).executeTakeFirst();
  const command = /^\d{1,18}$/.test(id) ? await find() : undefined;
  if (!command) return { ok: false, text: `There is no command "${name}".` };
  if (command.state !== 'failed') {
    return { ok: false, text: `${name} is ${command.state}: only a failed one is retried.` };
  }
  const now = clock.now();
  // A call that gives money back each time counts as failed while it is on its way.
  if (isClaimed(command, now)) return { ok: false, text: `${name}: ${UNDER_WAY}` };
  const reset = await db
    .updateTable('order_commands')
    .set({ state: 'pending', attempts: 0, decided_at: now, claimed_at: null, settled_at: null })
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .where(isUnclaimed(now))
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('order_commands as newer')
            .select('newer.id')
            .where('newer.order_id', '=', command.order_id)
            .where('newer.kind', '=', command.kind)
            .where('newer.transaction_id', 'is not distinct from', command.transaction_id)
            .where('newer.state', '=', 'pending'),
        ),
      ),
    )
    .executeTakeFirst();
  if (reset.numUpdatedRows !== 1n) {
    return { ok: false, text: `${name}: a newer command that says the same is pending.` };
  }
  await sendOrderCommands(services, now, command.order_id);
  const state = (await find())?.state ?? 'gone';
  const isOpen = state === 'pending';
  return { ok: !isOpen, text: `${name}: ${state}${isOpen ? ', sent again every minute' : ''}` };
}
