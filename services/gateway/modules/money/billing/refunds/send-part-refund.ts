import type { Selectable } from 'kysely';
import { QUEUES } from '../../../../outbox/queues.ts';
import type { GatewayServices } from '../../../../services.ts';
import { noteCallOf } from '../billers/send-in-turns.ts';
import { capabilitiesOf } from '../billers/capabilities.ts';
import { type AgreementRow, agreementOf } from '../subscription/agreement.ts';
import type { BillerCommandsTable } from '../command-tables.ts';
import { callOnce } from './call-once.ts';
import { partRefundReference } from './refund-commands.ts';
import { askForRefund } from './refund-rest.ts';

type Command = Selectable<BillerCommandsTable>;

/**
 * Has the biller refund a part of a charge, by a command that was claimed. What books the refund marks the command as sent. Where each
 * call gives money back it is made once.
 * @returns whether the part was refunded
 * @throws Error when it is to be tried again
 */
export async function sendPartRefund(
  services: GatewayServices,
  command: Command,
  row: AgreementRow,
  at: Date,
): Promise<boolean> {
  const { id, transaction_id: transactionId, part_amount: amount, attempts } = command;
  if (transactionId === null || amount === null) throw new Error(`The command ${id} names no part of a charge.`);
  const refund = { transactionId, amount, isPart: true, biller: row.biller, reference: partRefundReference(command) };
  const ask = () => askForRefund(services, agreementOf(row), refund, at);
  if (capabilitiesOf(services, row.biller).refundsParts === 'once') {
    const about = { agreement: row.id, command: 'part-refund', attempts: attempts + 1 };
    return callOnce(services, { note: noteCallOf(services, QUEUES.billerCommands, command, at), ask, about });
  }
  const status = await ask();
  if (status !== 'processed') throw new Error(`The refund of a part was ${status}.`);
  return true;
}
