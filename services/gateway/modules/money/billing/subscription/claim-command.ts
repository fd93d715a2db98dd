import { setTimeout as pause } from 'node:timers/promises';
import { type RawBuilder, type Selectable, sql, type SqlBool, type Transaction } from 'kysely';
import type { Database, Tables } from '../../../../db/database.ts';
import type { GatewayServices } from '../../../../services.ts';
import type { BillerCommandsTable } from '../command-tables.ts';
import { leftOfCharge, loadMoneyOfCharge } from '../refunds/money-of-charge.ts';
import { type AgreementRow, lockAgreement } from './agreement.ts';

/** An attempt that takes longer was killed with its gateway. */
const CLAIM_MS = 60_000;

/**
 * Builds the part of a statement that says whether no gateway is attempting a command: it was never claimed, or its
 * gateway was killed.
 */
export const isUnclaimed = (now: Date): RawBuilder<SqlBool> =>
  sql<SqlBool>`(claimed_at is null or claimed_at < ${new Date(now.getTime() - CLAIM_MS)})`;

/** The same of a command that was read, the other way round: whether somebody is attempting it. */
export const isClaimed = ({ claimed_at: at }: Pick<Command, 'claimed_at'>, now: Date): boolean =>
  at !== null && at.getTime() >= now.getTime() - CLAIM_MS;

/** The answer to a second call for a command that is being attempted. */
export const UNDER_WAY = 'its biller is being called, or was within the last minute. Look there first, then try again.';

type Command = Selectable<BillerCommandsTable>;
type Verdict = 'wanted' | 'unwanted' | 'not-now';

/**
 * Claims a command for one attempt. Decisions about an agreement and claims lock its row, so each sees the other.
 * @returns the agreement to call the biller about; null when the command is withdrawn now, another gateway has it, or a
 * reactivation that could make it unwanted is under way
 */
export function claimCommand(services: GatewayServices, id: string, at: Date): Promise<AgreementRow | null> {
  const now = services.clock.now();
  return services.db.transaction().execute(async (trx) => {
    const command = await trx.selectFrom('biller_commands').selectAll().where('id', '=', id).executeTakeFirst();
    const agreement = command && (await lockAgreement(trx, command.agreement_id));
    if (!command || !agreement) return null;
    const verdict = await verdictOn(trx, command, agreement);
    if (verdict === 'not-now') return null;
    const isFree = await trx
      .updateTable('biller_commands')
      .set((fields) =>
        verdict === 'wanted'
          ? { claimed_at: now, attempts: fields('attempts', '+', 1) }
          : {
              state: 'withdrawn' as const,
              settled_at: at,
              ...(command.kind === 'part-refund' && { withdrawn_why: 'more-than-left' as const }),
            },
      )
      .where('id', '=', id)
      .where('state', '=', 'pending')
      .where(isUnclaimed(now))
      .executeTakeFirst();
    return verdict === 'wanted' && isFree.numUpdatedRows === 1n ? agreement : null;
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
    .where('claimed_at', '>=', new Date(now.getTime() - CLAIM_MS))
    .executeTakeFirst();
  return claimed !== undefined;
}
