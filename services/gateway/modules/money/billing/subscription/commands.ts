import type { Insertable } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import type { BillerCommandsTable } from '../command-tables.ts';

type Kind = BillerCommandsTable['kind'];

/**
 * Builds the reference by which a biller recognizes a command that is sent twice. Numbers begin again where a backup
 * was restored, so its time is a part of it: another command of that number was answered before, maybe about the same
 * agreement.
 */
export const commandReference = (
  name: string,
  { id, decided_at }: { readonly id: string; readonly decided_at: Date },
): string => `${name}-${id}-${decided_at.getTime().toString(36)}`;

/**
 * Has the biller end an agreement after this transaction. An agreement may be ended several times in its life: one that
 * was reactivated is ended by a new command. A price that it was to change to is not wanted any more.
 */
export async function commandEnd(db: Database, agreementId: string, now: Date): Promise<void> {
  await withdrawCommands(db, agreementId, ['price'], now);
  await command(db, { agreement_id: agreementId, kind: 'end' }, now);
}

/** Has the biller refund a charge of an agreement after this transaction, whole and once. */
export const commandRefund = (
  db: Database,
  agreementId: string,
  transactionId: string,
  now: Date,
  /** The member of staff who requested it, by email. */
  askedBy: string | null = null,
): Promise<void> =>
  command(db, { agreement_id: agreementId, kind: 'refund', transaction_id: transactionId, asked_by: askedBy }, now);

/** Has the biller try a renewal again that failed, after this transaction. One that is pending says the same. */
export const commandRetry = (db: Database, agreementId: string, period: number, now: Date): Promise<void> =>
  command(db, { agreement_id: agreementId, kind: 'retry', period }, now);

/**
 * Queues a change of the next renewal: the biller charges what the agreement's row says at the call, then and so often,
 * as far as it moves renewals (biller.ts), and else at that price.
 */
export const commandRenewal = (db: Database, agreementId: string, now: Date): Promise<void> =>
  command(db, { agreement_id: agreementId, kind: 'price' }, now);

/**
 * Returns whether the biller may have another next renewal than the agreement's row, because the last change of it was
 * withdrawn before the biller confirmed it, as an end withdraws it.
 */
export async function isRenewalWithdrawn(db: Database, agreementId: string): Promise<boolean> {
  const last = await db
    .selectFrom('biller_commands')
    .select('state')
    .where('agreement_id', '=', agreementId)
    .where('kind', '=', 'price')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.state === 'withdrawn';
}

/**
 * The states of commands that no biller has carried out. A command that was given up is left to a person, who may carry
 * it out on the biller's pages.
 */
const NOT_MADE = ['pending', 'failed'] as const;

/**
 * Withdraws earlier commands that no biller has carried out, also those that were given up: what makes one unwanted
 * leaves nothing for a person to do. Call it in the transaction of the decision or event that contradicts it.
 */
export async function withdrawCommands(
  db: Database,
  agreementId: string,
  kinds: readonly Kind[],
  now: Date,
  transactionId?: string,
): Promise<void> {
  let unwanted = db
    .updateTable('biller_commands')
    .set({ state: 'withdrawn', settled_at: now })
    .where('agreement_id', '=', agreementId)
    .where('kind', 'in', kinds)
    .where('state', 'in', NOT_MADE);
  if (transactionId !== undefined) unwanted = unwanted.where('transaction_id', '=', transactionId);
  await unwanted.execute();
}

/**
 * Withdraws the ends of an agreement that were given up, and that its biller has carried out since, as when a person
 * did it there.
 */
export async function withdrawMadeEnds(db: Database, agreementId: string, endedAt: Date, now: Date): Promise<void> {
  await db
    .updateTable('biller_commands')
    .set({ state: 'withdrawn', settled_at: now })
    .where('agreement_id', '=', agreementId)
    .where('kind', '=', 'end')
    .where('state', '=', 'failed')
    // An older end that becomes known now may have been taken back before the one that was decided here.
    .where('decided_at', '<=', endedAt)
    .execute();
}

async function command(
  db: Database,
  decided: Pick<Insertable<BillerCommandsTable>, 'agreement_id' | 'kind' | 'transaction_id' | 'period' | 'asked_by'>,
  now: Date,
): Promise<void> {
  await db
    .insertInto('biller_commands')
    .values({ ...decided, state: 'pending', decided_at: now, settled_at: null })
    // One that is pending already says the same, and a refund is never decided twice.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
