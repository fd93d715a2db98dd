import type { Database } from '../../../../db/database.ts';
import { commandReference, withdrawCommands } from '../subscription/commands.ts';

/** The beginning of the reference of a partial refund. Its command's number and time follow. */
const REFERENCE = 'part-refund';
const NUMBER = new RegExp(`^${REFERENCE}-(\\d+)-`);

/** Builds the reference by which a biller learns which command a refund is for. */
export const partRefundReference = (command: Parameters<typeof commandReference>[1]): string =>
  commandReference(REFERENCE, command);

/** A part of a charge. Minor units. */
export interface PartOfCharge {
  readonly agreementId: string;
  /** The biller's number of the charge. */
  readonly transactionId: string;
  readonly amount: number;
  /** The member of staff who requested it, by email; null for nobody. */
  readonly askedBy?: string | null;
}

/** Has the biller refund a part of a charge after this transaction, once. One at a time for each charge. */
export async function commandPartRefund(
  trx: Database,
  { agreementId, transactionId, amount, askedBy = null }: PartOfCharge,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('biller_commands')
    .values({
      agreement_id: agreementId,
      kind: 'part-refund',
      transaction_id: transactionId,
      part_amount: amount,
      asked_by: askedBy,
      state: 'pending',
      decided_at: now,
      settled_at: null,
    })
    .execute();
}

/**
 * Marks the command that a refund carries out as sent: the one that it names, or where the biller repeats no reference
 * one for the same amount that was called for. Pass the transaction that records the refund.
 */
export async function settlePartRefund(
  trx: Database,
  agreementId: string,
  refund: {
    readonly kind: string;
    readonly reversedTransactionId: string | null;
    readonly amount: number;
    readonly reference: string | null;
  },
  now: Date,
): Promise<void> {
  const { kind, reversedTransactionId, amount, reference } = refund;
  const named = NUMBER.exec(reference ?? '')?.[1] ?? null;
  if (kind !== 'refunded') return;
  await trx
    .updateTable('biller_commands')
    .set({ state: 'sent', claimed_at: null, settled_at: now })
    .where('agreement_id', '=', agreementId)
    .where('kind', '=', 'part-refund')
    .where('transaction_id', '=', reversedTransactionId)
    .where('part_amount', '=', amount)
    .where('state', 'in', ['pending', 'failed'])
    .where('attempts', '>', 0)
    .$if(named !== null, (query) => query.where('id', '=', named ?? ''))
    .execute();
}

/** Withdraws what was still to be refunded of a charge that was taken back whole. */
export async function withdrawRefunds(
  trx: Database,
  agreementId: string,
  transactionId: string,
  now: Date,
): Promise<void> {
  await withdrawCommands(trx, agreementId, ['refund'], now, transactionId);
  await trx
    .updateTable('biller_commands')
    .set({ state: 'withdrawn', withdrawn_why: 'reversed', claimed_at: null, settled_at: now })
    .where('agreement_id', '=', agreementId)
    .where('kind', '=', 'part-refund')
    .where('transaction_id', '=', transactionId)
    .where('state', 'in', ['pending', 'failed'])
    .execute();
}
