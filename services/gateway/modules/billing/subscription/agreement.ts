import type { Selectable } from 'kysely';
import { addMonths } from '@network/lifecycle/calendar/utc-dates.ts';
import { REUSED_PLAN } from '../../../db/reused-plans.ts';
import type { Database } from '../../../db/database.ts';
import type { Agreement } from '../billers/biller.ts';
import type { BillingAgreementsTable } from '../tables.ts';
import { lockAccount } from '../../identity/public.ts';

export type AgreementRow = Selectable<BillingAgreementsTable>;

/** All of them by name, as a prepared plan has to. */
const COLUMNS = [
  'id',
  'subscription_id',
  'user_id',
  'biller',
  'plan_id',
  'amount',
  'previous_amount',
  'currency',
  'period_months',
  'anchor_at',
  'paid_period',
  'status',
  'status_at',
  'token_transaction_id',
  'replaced_at',
  'price_changed_at',
  'compared_at',
  'superseded_by',
] as const satisfies readonly (keyof BillingAgreementsTable)[];

/** What renewal n of an agreement pays for, n from 1 on. */
export function renewalPeriod(
  { anchor_at, period_months }: Pick<AgreementRow, 'anchor_at' | 'period_months'>,
  period: number,
): { readonly from: Date; readonly until: Date } {
  const months = period_months ?? 1;
  return { from: addMonths(anchor_at, (period - 1) * months), until: addMonths(anchor_at, period * months) };
}

/** When the next renewal falls due, or null when there is none. */
export function nextChargeAt(row: AgreementRow): Date | null {
  if (row.period_months === null || row.status === 'cancelled' || row.status === 'ended') return null;
  return renewalPeriod(row, row.paid_period + 1).from;
}

/** The agreement as a biller receives it. */
export function agreementOf(row: AgreementRow): Agreement {
  return {
    orderId: row.id,
    tokenTransactionId: row.token_transaction_id,
    price: { amount: row.amount, currency: row.currency },
    months: row.period_months ?? 1,
    period: row.paid_period + 1,
    dueAt: renewalPeriod(row, row.paid_period + 1).from,
    isCancelled: row.status === 'cancelled' || row.status === 'ended',
  };
}

/** The agreement by which a subscription is paid for now. */
export async function currentAgreement(db: Database, subscriptionId: string): Promise<AgreementRow | null> {
  const row = await db
    .selectFrom('billing_agreements')
    .select(COLUMNS)
    .where('subscription_id', '=', subscriptionId)
    .where('replaced_at', 'is', null)
    .modifyEnd(REUSED_PLAN)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Makes every other change of what a person pays for wait until this transaction ends. Lock the person first of all.
 */
export async function lockPerson(db: Database, userId: string): Promise<void> {
  await lockAccount(db, userId, 'no key update');
}

/** An agreement to change, locked until the transaction ends. */
export async function lockAgreement(db: Database, id: string): Promise<AgreementRow | null> {
  const row = await db.selectFrom('billing_agreements').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row ?? null;
}
