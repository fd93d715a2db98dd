import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import type { OperationAnswer } from '../../../../operations/operation.ts';
import type { GatewayServices } from '../../../../services.ts';
import { sendAgain } from '../billers/send-again.ts';
import { ORDER_COMMANDS } from '../orders/send-order-commands.ts';
import type { BillerCommandsTable, OrderCommandsTable } from '../command-tables.ts';
import { AGREEMENT_COMMANDS } from './send-commands.ts';

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
export async function findOpenCommands(
  db: Database,
  { id = null, limit = LISTED }: { readonly id?: string | null; readonly limit?: number } = {},
): Promise<readonly OpenCommand[]> {
  const open = (
    { queue, about }: Pick<typeof AGREEMENT_COMMANDS | typeof ORDER_COMMANDS, 'queue' | 'about'>,
    prefix: string,
  ) => sql`
    select ${prefix}::text || q.id as id, q.${sql.ref(about.column)} as order_id, subject.biller, q.kind, q.transaction_id, q.state,
      q.attempts, q.decided_at
    from ${sql.table(queue.table)} q join ${sql.table(about.table)} subject on subject.id = q.${sql.ref(about.column)}
    where q.state in ('failed', 'pending')`;
  const { rows } = await sql<OpenCommand>`
    select * from (${open(AGREEMENT_COMMANDS, '')} union all ${open(ORDER_COMMANDS, ORDER_PREFIX)}) command
    where command.id = coalesce(${id}, command.id) order by state, decided_at, id limit ${limit}`.execute(db);
  return rows;
}

/** Lists the open commands for a terminal. */
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

/** Sends a command again that was given up. */
export const retryCommand = (services: GatewayServices, name: string): Promise<OperationAnswer> =>
  name.startsWith(ORDER_PREFIX)
    ? sendAgain(services, ORDER_COMMANDS, { name, id: name.slice(ORDER_PREFIX.length) })
    : sendAgain(services, AGREEMENT_COMMANDS, { name, id: name });
