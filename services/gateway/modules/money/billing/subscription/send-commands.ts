import type { Selectable } from 'kysely';
import { QUEUES } from '../../../../outbox/queues.ts';
import type { GatewayServices } from '../../../../services.ts';
import { billerOf } from '../billers/biller-directory.ts';
import { capabilitiesOf } from '../billers/capabilities.ts';
import { type Commands, markSent, noteCallOf, sendInTurns } from '../billers/send-in-turns.ts';
import type { BillerCommandsTable } from '../command-tables.ts';
import { ingestAnswer } from '../postbacks/inbox.ts';
import { queryBiller } from '../postbacks/query-biller.ts';
import { sendRetry } from '../recovery/send-retry.ts';
import { refundRest } from '../refunds/refund-rest.ts';
import { sendPartRefund } from '../refunds/send-part-refund.ts';
import { type AgreementRow, agreementOf } from './agreement.ts';
import { claimCommand } from './claim-command.ts';
import { commandReference } from './commands.ts';

type Command = Selectable<BillerCommandsTable>;

/** What billers have to do about agreements. A command that a later decision or event has overtaken is withdrawn instead of sent. */
export const AGREEMENT_COMMANDS: Commands<Command, AgreementRow> = {
  queue: QUEUES.billerCommands,
  about: { name: 'agreement', table: 'billing_agreements', column: 'agreement_id' },
  claim: async (services, command, at) => {
    if (command.kind !== 'price') await learnOfLater(services, command, at);
    return claimCommand(services, command, at);
  },
  send: async (services, command, agreement, at) => {
    if (command.kind === 'retry') return sendRetry(services, command, agreement, at);
    if (command.kind === 'part-refund') return sendPartRefund(services, command, agreement, at);
    return (await callBiller(services, command, agreement, at)) && settle(services, command, agreement, at);
  },
};

/** Sends billers the commands about agreements, of all where none is named. @returns how many were carried out */
export const sendCommands = (services: GatewayServices, at: Date, agreementId?: string): Promise<number> =>
  sendInTurns(services, AGREEMENT_COMMANDS, at, agreementId);

/**
 * A membership can be reactivated at the biller, and a charge be charged back, before the postback is here: neither
 * must be ended or refunded only because of that.
 */
async function learnOfLater(services: GatewayServices, { agreement_id, kind }: Command, at: Date): Promise<void> {
  const agreement = await services.db
    .selectFrom('billing_agreements')
    .select(['biller', 'replaced_at'])
    .where('id', '=', agreement_id)
    .executeTakeFirst();
  const isUnconditional = kind === 'end' && agreement?.replaced_at !== null;
  if (agreement && !isUnconditional) await queryBiller(services, agreement.biller, agreement_id, at);
}

/** @returns false for a refund of which nobody knows whether it was made */
async function callBiller(services: GatewayServices, command: Command, row: AgreementRow, at: Date): Promise<boolean> {
  const biller = billerOf(services, row.biller);
  const agreement = agreementOf(row);
  const reference = commandReference(command.kind, command);
  if (command.kind === 'end') {
    const event = await biller.cancel({ ...agreement, isCancelled: false }, reference);
    await ingestAnswer(services, row.biller, event, at);
  } else if (command.kind === 'refund') {
    const charge = { biller: row.biller, transactionId: command.transaction_id ?? '', reference };
    const about = { agreement: row.id, command: command.kind, attempts: command.attempts + 1 };
    return refundRest(
      services,
      agreement,
      charge,
      { note: noteCallOf(services, QUEUES.billerCommands, command, at), about },
      at,
    );
  } else {
    await (capabilitiesOf(services, row.biller).movesRenewals
      ? biller.changeRenewal(agreement)
      : biller.changePrice(agreement, agreement.price));
  }
  return true;
}

/** @returns false for a renewal that changed again while the biller was called, which stays to be sent */
async function settle(
  services: GatewayServices,
  command: Command,
  agreement: AgreementRow,
  at: Date,
): Promise<boolean> {
  if (command.kind === 'price') {
    const { db } = services;
    const confirmed = await db
      .updateTable('billing_agreements')
      .set({ price_changed_at: at })
      .where('id', '=', agreement.id)
      .where('amount', '=', agreement.amount)
      .where('anchor_at', '=', agreement.anchor_at)
      .where('next_months', 'is not distinct from', agreement.next_months)
      .executeTakeFirst();
    if (confirmed.numUpdatedRows !== 1n) {
      await db.updateTable('biller_commands').set({ claimed_at: null }).where('id', '=', command.id).execute();
      return false;
    }
  }
  return markSent(services, QUEUES.billerCommands, command, at);
}
