import type { Selectable } from 'kysely';
import type { GatewayServices } from '../../../services.ts';
import { capabilitiesOf } from '../billers/capabilities.ts';
import { wasNeverSent } from '../billers/never-sent.ts';
import { RefusedByBiller } from '../billers/refused-by-biller.ts';
import { type AgreementRow, agreementOf } from '../subscription/agreement.ts';
import type { BillerCommandsTable } from '../command-tables.ts';
import { askForRefund } from './refund.ts';
import { partRefundReference } from './refund-commands.ts';

/** Of a command that was sent once and may have given money back. */
const UNANSWERED = {
  failed: 'The biller did not answer. Look there whether it made the refund.',
  pending: null,
} as const;

/**
 * Has the biller refund a part of a charge, by a command that was claimed. What books the refund marks the command as sent.
 * Where each call gives money back the command counts as failed before the call is made, so that no second one follows from
 * one without an answer: the biller's records settle it, or a person looks. A call that never reached the biller, or was
 * refused there, is made again.
 * @returns whether the part was refunded
 * @throws Error when it is to be tried again
 */
export async function sendPartRefund(
  services: GatewayServices,
  command: Selectable<BillerCommandsTable>,
  row: AgreementRow,
  at: Date,
): Promise<boolean> {
  const { db, log } = services;
  const { id, transaction_id: transactionId, part_amount: amount, attempts } = command;
  if (transactionId === null || amount === null) throw new Error(`The command ${id} names no part of a charge.`);
  const isOnce = capabilitiesOf(services, row.biller).refundsParts === 'once';
  const change = (state: 'pending' | 'failed') =>
    db
      .updateTable('biller_commands')
      .set({ state, claimed_at: null, settled_at: state === 'failed' ? at : null, problem: UNANSWERED[state] })
      .where('id', '=', id)
      .where('state', 'in', ['pending', 'failed'])
      .execute();
  if (isOnce) await change('failed');
  try {
    const refund = { transactionId, amount, isPart: true, biller: row.biller, reference: partRefundReference(command) };
    const status = await askForRefund(services, agreementOf(row), refund, at);
    if (status !== 'processed') throw new Error(`The refund of a part was ${status}.`);
    return true;
  } catch (error) {
    if (!isOnce) throw error;
    if (wasNeverSent(error) || error instanceof RefusedByBiller) {
      await change('pending');
      throw error;
    }
    const about = { err: error, agreement: row.id, command: 'part-refund', attempts: attempts + 1 };
    log.error(about, 'a refund of a part was not answered: a person must look');
    return false;
  }
}
