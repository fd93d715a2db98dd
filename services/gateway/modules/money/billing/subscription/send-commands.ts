import { type Selectable, sql } from 'kysely';
import type { GatewayServices } from '../../../../services.ts';
import { billerOf } from '../billers/biller-directory.ts';
import { SilentBillers } from '../billers/silent-billers.ts';
import { turnOfBiller } from '../billers/turn-of-biller.ts';
import { RefusedForGood } from '../billers/refused-by-biller.ts';
import { capabilitiesOf } from '../billers/capabilities.ts';
import { queryBiller } from '../postbacks/query-biller.ts';
import { ingestAnswer } from '../postbacks/inbox.ts';
import type { BillerCommandsTable } from '../command-tables.ts';
import { type AgreementRow, agreementOf } from './agreement.ts';
import { sendRetry } from '../recovery/send-retry.ts';
import { refundRest } from '../refunds/refund-rest.ts';
import { noteCallOf, sendPartRefund } from '../refunds/send-part-refund.ts';
import { claimCommand, isUnclaimed } from './claim-command.ts';
import { commandReference } from './commands.ts';

type Command = Selectable<BillerCommandsTable>;

const MOST = 200;
/** A command that the biller refused so often, for so long, is left to a person. */
const MOST_ATTEMPTS = 60;
const GIVE_UP_AFTER_MS = 24 * 3_600_000;

/**
 * Sends billers the pending commands that are still wanted; one that a later decision or event has overtaken is
 * withdrawn instead. A command without an answer stays pending for the next run: its reference makes a second call
 * harmless. A biller that does not answer one is sent no other in this run, and those that were tried least come first in the next.
 * @param agreementId of all agreements where absent
 * @returns how many were carried out
 */
export async function sendCommands(services: GatewayServices, at: Date, agreementId?: string): Promise<number> {
  const now = services.clock.now();
  let pending = services.db
    .selectFrom('biller_commands')
    .innerJoin('billing_agreements as agreement', 'agreement.id', 'biller_commands.agreement_id')
    .selectAll('biller_commands')
    .select('agreement.biller')
    .where('biller_commands.state', '=', 'pending')
    .where(isUnclaimed(now))
    // Those that failed often do not hold up the others.
    .orderBy(turnOfBiller('agreement.biller', sql`biller_commands.attempts, biller_commands.id`))
    .orderBy('biller_commands.attempts')
    .orderBy('biller_commands.id')
    .limit(MOST);
  if (agreementId !== undefined) pending = pending.where('agreement_id', '=', agreementId);
  let sent = 0;
  const silent = new SilentBillers();
  for (const { biller, ...command } of await pending.execute()) {
    if (silent.has(biller)) continue;
    if (await sendCommand(services, command, at, (error) => silent.note(biller, error))) sent += 1;
  }
  return sent;
}

/** Returns whether a biller has refused a command for so long that a person must look at it. */
export const isAbandoned = (attempts: number, decidedAt: Date, at: Date): boolean =>
  attempts >= MOST_ATTEMPTS && at.getTime() - decidedAt.getTime() >= GIVE_UP_AFTER_MS;

/**
 * Returns whether another call for a refund would get the same answer. Other commands are repeated: an agreement may
 * become known.
 */
export const isRefusedForGood = (kind: string, error: unknown): boolean =>
  error instanceof RefusedForGood && (kind === 'refund' || kind === 'part-refund');

/** Returns the problem for staff, short enough for a table. */
export const problemOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 300);

async function sendCommand(
  services: GatewayServices,
  command: Command,
  at: Date,
  note: (error: unknown) => void,
): Promise<boolean> {
  const { db, clock, log } = services;
  let isOurs = false;
  try {
    if (command.kind !== 'price') await learnOfLater(services, command, at);
    const agreement = await claimCommand(services, command.id, at);
    if (agreement === null) return false;
    isOurs = true;
    if (command.kind === 'retry') return await sendRetry(services, command, agreement, at);
    if (command.kind === 'part-refund') return await sendPartRefund(services, command, agreement, at);
    if (!(await callBiller(services, command, agreement, at))) return false;
    return await settle(services, command, agreement, at);
  } catch (error) {
    note(error);
    const attempts = command.attempts + 1;
    // A try that can't be made is followed by others; nobody needs to look.
    const isOver =
      (isAbandoned(attempts, command.decided_at, at) && command.kind !== 'retry') ||
      isRefusedForGood(command.kind, error);
    const about = { err: error, agreement: command.agreement_id, command: command.kind, attempts };
    if (isOver) log.error(about, 'biller command given up: a person must look');
    else log.warn(about, 'biller command not carried out');
    await db
      .updateTable('biller_commands')
      .set({
        claimed_at: null,
        attempts,
        problem: problemOf(error),
        ...(isOver && { state: 'failed', settled_at: at }),
      })
      .where('id', '=', command.id)
      .where('state', '=', 'pending')
      // A failure before the claim must not end the claim of another gateway, which is calling the biller.
      .$if(!isOurs, (failed) => failed.where(isUnclaimed(clock.now())))
      .execute();
    return false;
  }
}

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
    return refundRest(services, agreement, charge, { note: noteCallOf(services, command, at), about }, at);
  } else {
    await (capabilitiesOf(services, row.biller).movesRenewals
      ? biller.changeRenewal(agreement)
      : biller.changePrice(agreement, agreement.price));
  }
  return true;
}

/** @returns false for a renewal that changed again while the biller was called, which stays to be sent */
async function settle({ db }: GatewayServices, command: Command, agreement: AgreementRow, at: Date): Promise<boolean> {
  if (command.kind === 'price') {
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
  await db
    .updateTable('biller_commands')
    .set({ state: 'sent', claimed_at: null, settled_at: at })
    .where('id', '=', command.id)
    // The biller's answer may have settled it: a refund that is booked withdraws its own command.
    .where('state', 'in', ['pending', 'withdrawn'])
    .execute();
  return true;
}
