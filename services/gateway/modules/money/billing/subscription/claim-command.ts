import { setTimeout as pause } from 'node:timers/promises';
import type { Selectable, Transaction } from 'kysely';
import type { Database, Tables } from '../../../../db/database.ts';
import { claimThis, settle } from '../../../../outbox/queued-rows.ts';
import { QUEUES } from '../../../../outbox/queues.ts';
import { HELD_MS } from '../../../../outbox/work-off.ts';
import type { GatewayServices } from '../../../../services.ts';
import type { BillerCommandsTable } from '../command-tables.ts';
import { leftOfCharge, loadMoneyOfCharge } from '../refunds/money-of-charge.ts';
import { type AgreementRow, lockAgreement } from './agreement.ts';

type Command = Selectable<BillerCommandsTable>;
type Verdict = 'wanted' | 'unwanted' | 'not-now';

/**
 * Claims a command for one attempt. Decisions about an agreement and claims lock its row, so each sees the other.
 * @returns the agreement to call the biller about; null when the command is withdrawn now, another gateway has it, or a
 * reactivation that could make it unwanted is under way
 */
export function claimCommand(services: GatewayServices, command: Command, at: Date): Promise<AgreementRow | null> {
  return services.db.transaction().execute(async (trx) => {
    const agreement = await lockAgreement(trx, command.agreement_id);
    const verdict = agreement && (await verdictOn(trx, command, agreement));
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

async function verdictOn(trx: Transaction<Tables>, command: Command, agreement: AgreementRow): Promise<Verdict> {
  const isCurrent = agreement.replaced_at === null;
  const isOver = agreement.status === 'cancelled' || agreement.status === 'ended';
  switch (command.kind) {
    case 'price':
      // An ended agreement has no next renewal.
      return isCurrent && !isOver ? 'wanted' : 'unwanted';
    case 'retry':
      return isCurrent && isStillFailing(agreement, command.period) ? 'wanted' : 'unwanted';
    case 'refund':
    case 'part-refund': {
      const money = await loadMoneyOfCharge(trx, agreement.biller, command.transaction_id);
      if (command.kind === 'refund') return money?.is_reversed ? 'unwanted' : 'wanted';
      return money !== null && (command.part_amount ?? 0) <= leftOfCharge(money) ? 'wanted' : 'unwanted';
    }
    case 'end':
      if (!isCurrent) return 'wanted';
      if (!isOver) return 'unwanted';
      return (await isComingBack(trx, agreement.subscription_id)) ? 'not-now' : 'wanted';
  }
}

/** A renewal that was charged, cancelled or given up meanwhile is tried no more. */
const isStillFailing = ({ status, paid_period }: AgreementRow, period: number | null): boolean =>
  status === 'past-due' && period === paid_period + 1;

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
