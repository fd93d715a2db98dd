import { setTimeout as pause } from 'node:timers/promises';
import type { Selectable, Transaction } from 'kysely';
import type { Database, Tables } from '../../../../db/database.ts';
import { claimThis, settle } from '../../../../outbox/queued-rows.ts';
import { QUEUES } from '../../../../outbox/queues.ts';
import { HELD_MS } from '../../../../outbox/work-off.ts';
import type { GatewayServices } from '../../../../services.ts';
import type { BillerCommandsTable } from '../command-tables.ts';
import { loadMoneyOfCharge } from '../refunds/money-of-charge.ts';
import { type AgreementRow, lockAgreement } from './agreement.ts';
import { verdictOn } from './command-verdict.ts';

type Command = Selectable<BillerCommandsTable>;

/**
 * Claims a command for one attempt. Decisions about an agreement and claims lock its row, so each sees the other.
 * @returns the agreement to call the biller about; null when the command is withdrawn now, another gateway has it, or a
 * reactivation that could make it unwanted is under way
 */
export function claimCommand(services: GatewayServices, command: Command, at: Date): Promise<AgreementRow | null> {
  return services.db.transaction().execute(async (trx) => {
    const agreement = await lockAgreement(trx, command.agreement_id);
    const verdict = agreement && verdictOn(command, agreement, await factsFor(trx, command, agreement));
    if (!agreement || verdict === 'not-now') return null;
    if (!(await claimThis(trx, QUEUES.billerCommands, command, services.clock.now()))) return null;
    if (verdict === 'wanted') return agreement;
    const why = command.kind === 'part-refund' ? 'more-than-left' : null;
    const { attempts } = command;
    const withdrawn = { state: 'withdrawn', withdrawn_why: why, claimed_at: null, settled_at: at, attempts } as const;
    await settle(trx, QUEUES.billerCommands, command, withdrawn);
    return null;
  });
}

/** Loads what decides about a command beside its agreement, as far as a command of its kind needs it. */
async function factsFor(trx: Transaction<Tables>, { kind, transaction_id }: Command, agreement: AgreementRow) {
  const isRefund = kind === 'refund' || kind === 'part-refund';
  return {
    money: isRefund ? await loadMoneyOfCharge(trx, agreement.biller, transaction_id) : null,
    isComingBack: kind === 'end' && (await isComingBack(trx, agreement.subscription_id)),
  };
}

async function isComingBack(db: Database, subscriptionId: string): Promise<boolean> {
  const operation = await db
    .selectFrom('billing_operations')
    .select('id')
    .where('subscription_id', '=', subscriptionId)
    .where('kind', '=', 'reactivate')
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return operation !== undefined;
}

const LOOK_EVERY_MS = 100;
const MOST_LOOKS = 30;

/**
 * Waits, three seconds at most, until no gateway is calling a biller to end an agreement, so that what is said to the
 * biller next comes after it.
 * @throws Error when the call is still running
 */
export async function endSettled({ db, clock }: GatewayServices, agreementId: string): Promise<void> {
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    if (!(await isEndUnderWay(db, agreementId, clock.now()))) return;
    await pause(LOOK_EVERY_MS);
  }
  throw new Error('An end of this agreement is under way.');
}

async function isEndUnderWay(db: Database, agreementId: string, now: Date): Promise<boolean> {
  const claimed = await db
    .selectFrom('biller_commands')
    .select('id')
    .where('agreement_id', '=', agreementId)
    .where('kind', '=', 'end')
    .where('state', '=', 'pending')
    .where('claimed_at', '>=', new Date(now.getTime() - HELD_MS))
    .executeTakeFirst();
  return claimed !== undefined;
}
