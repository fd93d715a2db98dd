import { type Selectable, sql } from 'kysely';
import type { BillerId } from '@network/tenant/constants.ts';
import { claimThis, retryOrGiveUp } from '../../../../outbox/queued-rows.ts';
import { isFree, isOpen } from '../../../../outbox/queue-sql.ts';
import type { QUEUES } from '../../../../outbox/queues.ts';
import type { GatewayServices } from '../../../../services.ts';
import type { BillerCommandsTable, OrderCommandsTable } from '../command-tables.ts';
import { RefusedForGood } from './refused-by-biller.ts';
import { SilentBillers } from './silent-billers.ts';
import { turnOfBiller } from './turn-of-biller.ts';

/** A command, with the agreement or order that it is about and its biller. */
type OfBiller<Command> = Command & { readonly subject: string; readonly biller: BillerId };

/** Commands to billers: their queue, what they are about, and how one is carried out. */
export interface Commands<Command> {
  readonly queue: typeof QUEUES.billerCommands | typeof QUEUES.orderCommands;
  /** What they are about: as the log names it, the table, which names the biller, and the column that refers to it. */
  readonly about: {
    readonly name: 'agreement' | 'order';
    readonly table: 'billing_agreements' | 'billing_orders';
    readonly column: 'agreement_id' | 'order_id';
  };
  /**
   * Claims a command and carries it out.
   * @param claimed to be called once it is claimed
   * @returns false for one that is left to a later run, to another gateway, or to nobody
   */
  readonly carryOut: (
    services: GatewayServices,
    command: OfBiller<Command>,
    at: Date,
    claimed: () => void,
  ) => Promise<boolean>;
}

/** What each command says. */
export type AnyCommand = Pick<Selectable<BillerCommandsTable>, 'id' | 'attempts' | 'decided_at'> & {
  readonly kind: (BillerCommandsTable | OrderCommandsTable)['kind'];
};

const MOST = 200;

/**
 * Sends billers the pending commands. A command without an answer stays pending for the next run: its reference makes a second call
 * harmless. A biller that does not answer one is sent no other in this run, and those that were tried least come first in the next.
 * @param subjectId of the one agreement or order; of all where absent
 * @returns how many were carried out
 */
export async function sendInTurns<Command extends AnyCommand>(
  services: GatewayServices,
  commands: Commands<Command>,
  at: Date,
  subjectId?: string,
): Promise<number> {
  const { queue, about } = commands;
  const isWanted = subjectId === undefined ? sql`true` : sql`q.${sql.ref(about.column)} = ${subjectId}`;
  const { rows } = await sql<OfBiller<Command>>`
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

async function sendOne<Command extends AnyCommand>(
  services: GatewayServices,
  { queue, about, carryOut }: Commands<Command>,
  command: OfBiller<Command>,
  at: Date,
  note: (error: unknown) => void,
): Promise<boolean> {
  const { db, clock, log } = services;
  const { id, kind } = command;
  let isOurs = false;
  try {
    return await carryOut(services, command, at, () => (isOurs = true));
  } catch (error) {
    note(error);
    // A failure before the claim counts as an attempt, but must not end the one of another gateway.
    if (!isOurs && !(await claimThis(db, queue, command, clock.now()))) return false;
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

/** Marks a command as sent. The biller's answer may have settled it: a refund that is booked withdraws its own command. */
export async function markSent(
  { db }: Pick<GatewayServices, 'db'>,
  { queue }: Pick<Commands<never>, 'queue'>,
  id: string,
  at: Date,
): Promise<void> {
  await db
    .updateTable(queue.table)
    .set({ state: 'sent', claimed_at: null, settled_at: at })
    .where('id', '=', id)
    .where('state', 'in', ['pending', 'withdrawn'])
    .execute();
}
