import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import type { OperationAnswer } from '../../../../operations/operation.ts';
import type { GatewayServices } from '../../../../services.ts';
import { retryOrderCommand } from '../orders/retry-order-command.ts';
import type { BillerCommandsTable, OrderCommandsTable } from '../command-tables.ts';
import { isClaimed, isUnclaimed, UNDER_WAY } from './claim-command.ts';
import { sendCommands } from './send-commands.ts';

const LISTED = 50;
/** Both kinds of commands are numbered from 1. */
const ORDER_PREFIX = 'order-';

/** A command that no biller has carried out yet. */
export interface OpenCommand {
  readonly id: string;
  /** An agreement has the id of its order. */
  readonly order_id: string;
  readonly biller: string;
  readonly kind: BillerCommandsTable['kind'] | OrderCommandsTable['kind'];
  readonly transaction_id: string | null;
  readonly state: BillerCommandsTable['state'];
  readonly attempts: number;
  readonly decided_at: Date;
}

/**
 * The commands that no biller has carried out yet: those that are left to a person first, then the oldest. Ids of
 * commands about orders begin with `order-`.
 */
export function findOpenCommands(
  db: Database,
  { id = null, limit = LISTED }: { readonly id?: string | null; readonly limit?: number } = {},
): Promise<readonly OpenCommand[]> {
  const ofAgreements = db
    .selectFrom('biller_commands as command')
    .innerJoin('billing_agreements as agreement', 'agreement.id', 'command.agreement_id')
    .select([
      'command.agreement_id as order_id',
      'agreement.biller',
      'command.kind',
      'command.transaction_id',
      'command.state',
      'command.attempts',
      'command.decided_at',
    ])
    .select(sql<string>`command.id::text`.as('id'))
    .where('command.state', 'in', ['failed', 'pending']);
  const ofOrders = db
    .selectFrom('order_commands as command')
    .innerJoin('billing_orders as placed', 'placed.id', 'command.order_id')
    .select([
      'command.order_id',
      'placed.biller',
      'command.kind',
      'command.transaction_id',
      'command.state',
      'command.attempts',
      'command.decided_at',
    ])
    .select(sql<string>`${ORDER_PREFIX} || command.id`.as('id'))
    .where('command.state', 'in', ['failed', 'pending']);
  return db
    .selectFrom(ofAgreements.$castTo<OpenCommand>().unionAll(ofOrders.$castTo<OpenCommand>()).as('command'))
    .selectAll()
    .$if(id !== null, (query) => query.where('command.id', '=', id ?? ''))
    .orderBy('state')
    .orderBy('decided_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The same for a terminal. */
export async function listOpenCommands({ db }: Pick<GatewayServices, 'db'>): Promise<OperationAnswer> {
  const commands = await findOpenCommands(db);
  if (commands.length === 0) return { ok: true, text: 'No open commands.' };
  const lines = commands.map(({ id, decided_at, biller, kind, order_id, transaction_id, state, attempts }) =>
    [id, decided_at.toISOString(), biller, kind, order_id, transaction_id ?? '-', state, `attempts ${attempts}`].join(
      '  ',
    ),
  );
  return { ok: true, text: lines.join('\n') };
}

/**
 * Sends an abandoned command again, now and then for as long as a new one. What a later decision has made
 * unwanted is withdrawn instead. Fails where the biller did not carry it out, or where there is no such command.
 */
export async function retryCommand(services: GatewayServices, id: string): Promise<OperationAnswer> {
  if (id.startsWith(ORDER_PREFIX)) return retryOrderCommand(services, id, id.slice(ORDER_PREFIX.length));
  const { db, clock } = services;
  const find = () => db.selectFrom('biller_commands').selectAll().where('id', '=', id).executeTakeFirst();
  const command = /^\d{1,18}$/.test(id) ? await find() : undefined;
  if (!command) return { ok: false, text: `There is no command "${id}".` };
  if (command.state !== 'failed')
    return { ok: false, text: `${id} is ${command.state}: only a failed one is retried.` };
  const now = clock.now();
  // A call that gives money back each time counts as failed while it is on its way.
  if (isClaimed(command, now)) return { ok: false, text: `${id}: ${UNDER_WAY}` };
  const reset = await db
    .updateTable('biller_commands')
    .set({ state: 'pending', attempts: 0, decided_at: now, claimed_at: null, settled_at: null })
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .where(isUnclaimed(now))
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('biller_commands as newer')
            .select('newer.id')
            .where('newer.agreement_id', '=', command.agreement_id)
            .where('newer.kind', '=', command.kind)
            .where('newer.state', '=', 'pending')
            .where((same) =>
              command.transaction_id === null
                ? same('newer.transaction_id', 'is', null)
                : same('newer.transaction_id', '=', command.transaction_id),
            ),
        ),
      ),
    )
    .executeTakeFirst();
  if (reset.numUpdatedRows !== 1n) return { ok: false, text: `${id}: a newer command that says the same is pending.` };
  await sendCommands(services, now, command.agreement_id);
  const after = await find();
  const isOpen = after?.state === 'pending';
  return { ok: !isOpen, text: `${id}: ${after?.state ?? 'gone'}${isOpen ? ', sent again every minute' : ''}` };
}
