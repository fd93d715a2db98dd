import type { Transaction } from 'kysely';
import { BADGE_GRACE_DAYS } from '@network/tenant/constants.ts';
import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import type { Database, Tables } from '../../../../db/database.ts';
import { CAPABILITIES } from '../billers/capabilities.ts';
import { type AgreementRow, type Renewals, renewalPeriod } from '../subscription/agreement.ts';
import { type Failure, nextTryAt } from './next-try.ts';

/** When a membership lapses whose renewal was not charged: after the grace of D26, which begins when it fell due. */
export function lapsesAt(agreement: Renewals, period: number): Date {
  return new Date(renewalPeriod(agreement, period).from.getTime() + BADGE_GRACE_DAYS * DAY_MS);
}

/** A renewal that failed, as it stands now. */
export interface Recovery {
  /** When it is tried again by our call; null at billers that have schedules of their own. */
  readonly nextTryAt: Date | null;
}

/**
 * Brings the recovery of a renewal up to date with all failures that are recorded, in whichever order they became known. The
 * caller's transaction has locked the agreement.
 */
export async function recordFailure(
  trx: Transaction<Tables>,
  agreement: AgreementRow,
  period: number,
  now: Date,
): Promise<Recovery> {
  const known = await findRecovery(trx, agreement.id, period);
  const all = await failuresOf(trx, agreement.id, period);
  const last = all.at(-1);
  if (last === undefined) return { nextTryAt: null };
  const newCardAt = known?.new_card_at ?? null;
  const ofThisCard = all.filter(({ at }) => newCardAt === null || at > newCardAt);
  const planned = CAPABILITIES[agreement.biller].retries
    ? ofThisCard.length === 0
      ? (known?.next_try_at ?? null)
      : nextTryAt(ofThisCard, now, lapsesAt(agreement, period))
    : null;
  const standing = { failures: all.length, failed_at: last.at, reason: last.reason, next_try_at: planned };
  await trx
    .insertInto('billing_recoveries')
    .values({ agreement_id: agreement.id, period, ...standing, new_card_at: null, outcome: null })
    .onConflict((conflict) => conflict.columns(['agreement_id', 'period']).doUpdateSet(standing))
    .execute();
  return { nextTryAt: planned };
}

/** The failures of a renewal, oldest first. */
export async function failuresOf(db: Database, agreementId: string, period: number): Promise<readonly Failure[]> {
  const rows = await db
    .selectFrom('billing_declines')
    .select(['occurred_at as at', 'reason'])
    .where('order_id', '=', agreementId)
    .where('kind', '=', 'renewal')
    .where('period', '=', period)
    .orderBy('occurred_at')
    .orderBy('id')
    .execute();
  return rows;
}

/** The recovery of a renewal; null for one that never failed. */
export async function findRecovery(db: Database, agreementId: string, period: number) {
  const row = await db
    .selectFrom('billing_recoveries')
    .selectAll()
    .where('agreement_id', '=', agreementId)
    .where('period', '=', period)
    .executeTakeFirst();
  return row ?? null;
}

/** Another card was given: what failed by the one before is tried with it at once. */
export async function tryWithNewCard(trx: Transaction<Tables>, agreement: AgreementRow, at: Date): Promise<void> {
  if (agreement.status !== 'past-due') return;
  await trx
    .updateTable('billing_recoveries')
    .set({ new_card_at: at, next_try_at: at })
    .where('agreement_id', '=', agreement.id)
    .where('period', '=', agreement.paid_period + 1)
    .where('outcome', 'is', null)
    .where('failed_at', '<', at)
    .execute();
}

/**
 * Ends a recovery.
 * @returns whether there was one to end: a lapse that was charged after all ends as recovered
 */
export async function endRecovery(
  trx: Transaction<Tables>,
  agreementId: string,
  period: number,
  outcome: 'recovered' | 'lapsed',
): Promise<boolean> {
  const ended = await trx
    .updateTable('billing_recoveries')
    .set({ outcome, next_try_at: null })
    .where('agreement_id', '=', agreementId)
    .where('period', '=', period)
    .where((where) => where.or([where('outcome', 'is', null), where('outcome', '<>', outcome)]))
    .executeTakeFirst();
  return ended.numUpdatedRows === 1n;
}
