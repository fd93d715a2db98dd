import { sql } from 'kysely';
import type { OperationAnswer } from '../../../../operations/operation.ts';
import { isFree } from '../../../../outbox/claims.ts';
import type { GatewayServices } from '../../../../services.ts';
import { type Command, type Commands, sendInTurns } from './send-in-turns.ts';

/** The answer to a second call for a command that is being attempted. */
export const UNDER_WAY = 'its biller is being called, or was within the last minute. Look there first, then try again.';

interface Found {
  readonly state: string;
  /** The agreement or order that it is about. */
  readonly subject: string;
  readonly is_free: boolean;
}

/**
 * Sends a command again that was given up, now and then for as long as a new one. What a later decision has made unwanted is withdrawn
 * instead. Fails where the biller did not carry it out, where there is no such command, or where a newer one that says the same is pending.
 * @param name of the command, as operators see it
 */
export async function sendAgain<Kind extends Command, Ours>(
  services: GatewayServices,
  commands: Commands<Kind, Ours>,
  { name, id }: { readonly name: string; readonly id: string },
): Promise<OperationAnswer> {
  const { db, clock } = services;
  const { queue, about } = commands;
  const now = clock.now();
  const [table, subject] = [sql.table(queue.table), sql.ref(about.column)];
  const find = async () => {
    const { rows } = await sql<Found>`
      select q.state, q.${subject} as subject, ${isFree(queue, now)} as is_free from ${table} q where q.id = ${id}`.execute(
      db,
    );
    return rows[0];
  };
  const command = /^\d{1,18}$/.test(id) ? await find() : undefined;
  if (!command) return { ok: false, text: `There is no command "${name}".` };
  if (command.state !== 'failed') {
    return { ok: false, text: `${name} is ${command.state}: only a failed one is retried.` };
  }
  // A call that gives money back each time counts as failed while it is on its way.
  if (!command.is_free) return { ok: false, text: `${name}: ${UNDER_WAY}` };
  const { numAffectedRows } = await sql`
    update ${table} q set state = 'pending', attempts = 0, decided_at = ${now}, claimed_at = null, settled_at = null
    where q.id = ${id} and q.state = 'failed' and ${isFree(queue, now)} and not exists (
      select from ${table} newer where newer.${subject} = q.${subject} and newer.kind = q.kind
        and newer.transaction_id is not distinct from q.transaction_id and newer.state = 'pending')`.execute(db);
  if (numAffectedRows !== 1n) return { ok: false, text: `${name}: a newer command that says the same is pending.` };
  await sendInTurns(services, commands, now, command.subject);
  const state = (await find())?.state ?? 'gone';
  const isOpen = state === 'pending';
  return { ok: !isOpen, text: `${name}: ${state}${isOpen ? ', sent again every minute' : ''}` };
}
