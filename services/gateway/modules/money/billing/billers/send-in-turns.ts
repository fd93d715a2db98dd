import { type Selectable, sql } from 'kysely';
import type { BillerId } from '@network/tenant/constants.ts';
import { claimThis, retryOrGiveUp } from '../../../../outbox/queued-rows.ts';
import { isFree, isOpen } from '../../../../outbox/claims.ts';
import type { QUEUES } from '../../../../outbox/queues.ts';
import type { GatewayServices } from '../../../../services.ts';
import type { BillerCommandsTable, OrderCommandsTable } from '../command-tables.ts';
import { columnsOf, type StateOfCall } from '../refunds/call-once.ts';
import { RefusedForGood } from './refused-by-biller.ts';
import { SilentBillers } from './silent-billers.ts';
import { turnOfBiller } from './turn-of-biller.ts';

/** A command to a biller. */
export interface Command extends Pick<Selectable<BillerCommandsTable>, 'id' | 'attempts' | 'decided_at'> {
  readonly kind: (BillerCommandsTable | OrderCommandsTable)['kind'];
}

/** A command with the agreement or order that it is about, and its biller. */
type OfBiller<Kind extends Command> = Kind & { readonly subject: string; readonly biller: BillerId };

/** How commands of a queue are carried out. */
export interface Commands<Kind extends Command, Ours> {
  readonly queue: typeof QUEUES.billerCommands | typeof QUEUES.orderCommands;
  /** What they are about, as the log names it: its table, which names the biller, and the column that refers to it. */
  readonly about: { readonly name: string; readonly table: string; readonly column: 'agreement_id' | 'order_id' };
  /**
   * Claims a command. @returns what it is about; null where it is withdrawn now, left to a later run or to another
   * gateway
   */
  claim(services: GatewayServices, command: OfBiller<Kind>, at: Date): Promise<Ours | null>;
  /** Calls the biller. @returns whether the command was carried out */
  send(services: GatewayServices, command: Kind, ours: Ours, at: Date): Promise<boolean>;
}

const MOST = 200;

/**
 * Sends billers the pending commands. A command without an answer stays pending for the next run: its reference makes a
 * second call harmless. A biller that does not answer one is sent no other in this run, and those that were tried least
 * come first in the next.
 * @param subjectId of the one agreement or order; of all where absent
 * @returns how many were carried out
 */
export async function sendInTurns<Kind extends Command, Ours>(
  services: GatewayServices,
  commands: Commands<Kind, Ours>,
  at: Date,
  subjectId?: string,
): Promise<number> {
  const { queue, about } = commands;
  const isWanted = subjectId === undefined ? sql`true` : sql`q.${sql.ref(about.column)} = ${subjectId}`;
  const { rows } = await sql<OfBiller<Kind>>`
    select q.*, subject.id as subject, subject.biller from ${sql.table(queue.table)} q
    join ${sql.table(about.table)} subject on subject.id = q.${sql.ref(about.column)}
    where ${isOpen(queue)} and ${isFree(queue, services.clock.now())} and ${isWanted}
    order by ${turnOfBiller('subject.biller', sql`q.attempts, q.id`)}, q.attempts, q.id limit ${MOST}`.execute(
    services.db,
  );
  let sent = 0;
  const silent = new SilentBillers();
  for (const command of rows) {
    if (silent.has(command.biller)) continue;
    if (await sendOne(services, commands, command, at, (error) => silent.note(command.biller, error))) sent += 1;
  }
  return sent;
}

async function sendOne<Kind extends Command, Ours>(
  services: GatewayServices,
  { queue, about, claim, send }: Commands<Kind, Ours>,
  command: OfBiller<Kind>,
  at: Date,
  note: (error: unknown) => void,
): Promise<boolean> {
  const { db, clock, log } = services;
  const { id, kind } = command;
  let ours: Ours | null = null;
  try {
    ours = await claim(services, command, at);
    return ours !== null && (await send(services, command, ours, at));
  } catch (error) {
    note(error);
    // A failure before the claim counts as an attempt, but must not end the one of another gateway.
    if (ours === null && !(await claimThis(db, queue, command, clock.now()))) return false;
    const failed = { id, attempts: command.attempts + 1 };
    const isTriedAgain = await retryOrGiveUp(db, queue, failed, {
      at,
      // A try that can't be made is followed by others; nobody needs to look.
      queuedAt: kind === 'retry' ? at : command.decided_at,
      isFinal: error instanceof RefusedForGood && (kind === 'refund' || kind === 'part-refund'),
      change: { problem: (error instanceof Error ? error.message : String(error)).slice(0, 300) },
      givenUp: { state: 'failed', claimed_at: null, settled_at: at },
    });
    const facts = { err: error, [about.name]: command.subject, command: kind, attempts: failed.attempts };
    if (isTriedAgain) log.warn(facts, 'biller command not carried out');
    else log.error(facts, 'biller command given up: a person must look');
    return false;
  }
}

type Services = Pick<GatewayServices, 'db'>;
type Queue = Commands<Command, unknown>['queue'];

/**
 * Marks a command as sent. The biller's answer may have settled it: a refund that is booked withdraws its own command.
 */
export async function markSent({ db }: Services, queue: Queue, { id }: Command, at: Date): Promise<true> {
  await db
    .updateTable(queue.table)
    .set({ state: 'sent', claimed_at: null, settled_at: at })
    .where('id', '=', id)
    .where('state', 'in', ['pending', 'withdrawn'])
    .execute();
  return true;
}

/** Writes the outcome of a command that its biller is called for once, unless an event has settled that. */
export const noteCallOf =
  ({ db }: Services, queue: Queue, { id }: Command, at: Date) =>
  (state: StateOfCall) =>
    db
      .updateTable(queue.table)
      .set(columnsOf(state, at))
      .where('id', '=', id)
      .where('state', 'in', ['pending', 'failed'])
      .execute();
