import { type Expression, type RawBuilder, type Selectable, sql } from 'kysely';
import { addPeriods, renewalDaysAt, termAt } from '@network/lifecycle/calendar/billing-term.ts';
import { REUSED_PLAN } from '../../../../db/reused-plans.ts';
import type { Database } from '../../../../db/database.ts';
import type { Agreement } from '../billers/biller.ts';
import type { BillingAgreementsTable } from '../tables.ts';
import { periodsAsInterval } from './periods-as-interval.ts';
import { holdSessionOfCall, lockAccount } from '../../../people/identity/public.ts';

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
  'anchor_period',
  'paused_from',
  'next_plan_id',
  'next_months',
  'paid_period',
  'status',
  'status_at',
  'token_transaction_id',
  'replaced_at',
  'price_changed_at',
  'compared_at',
  'superseded_by',
  'card_brand',
  'card_last_four',
  'card_expires',
  'card_seen_at',
] as const satisfies readonly (keyof BillingAgreementsTable)[];

/** The time in which nothing is charged and nothing is open. */
export interface Pause {
  readonly from: Date;
  /** When the next renewal falls due. */
  readonly until: Date;
}

/** The fields that say when each period of an agreement begins. */
export type Renewals = Pick<AgreementRow, 'biller' | 'anchor_at' | 'anchor_period' | 'paused_from' | 'period_months'>;

/** Returns the time that renewal n of an agreement pays for, n from 1 on. */
export function renewalPeriod(
  { biller, anchor_at, anchor_period, paused_from, period_months }: Renewals,
  period: number,
): { readonly from: Date; readonly until: Date } {
  const term = termAt(biller, period_months ?? 1);
  // Renewals before a pause are counted from its begin, so that it makes none of them longer.
  const anchor = period < anchor_period && paused_from !== null ? paused_from : anchor_at;
  const after = (periods: number) => addPeriods(anchor, term, period - anchor_period + periods);
  return { from: after(0), until: after(1) };
}

/** The pause before the next renewal, which may have begun or not; null for none. */
export function pauseOf(row: Renewals & Pick<AgreementRow, 'paid_period'>): Pause | null {
  if (row.paused_from === null || row.paid_period + 1 !== row.anchor_period) return null;
  return { from: row.paused_from, until: row.anchor_at };
}

/**
 * When the next renewal of a row of `billing_agreements` falls due, within a statement and to three days: it only
 * narrows what `renewalPeriod` decides.
 * @param table the name of the table in the statement
 */
export function nearNextRenewal(table: string): RawBuilder<Date> {
  const column = (name: keyof BillingAgreementsTable) => sql.ref(`${table}.${name}`);
  const later = periodsAsInterval({
    biller: column('biller'),
    months: sql`coalesce(${column('period_months')}, 1)`,
    periods: sql`${column('paid_period')} + 1 - ${column('anchor_period')}`,
  });
  return sql<Date>`${column('anchor_at')} + ${later}`;
}

/** When what is paid for ends: the next renewal falls due then, or after a pause. */
export function paidUntil(row: Renewals & Pick<AgreementRow, 'paid_period'>): Date {
  return pauseOf(row)?.from ?? renewalPeriod(row, row.paid_period + 1).from;
}

/** When the next renewal falls due, or null when there is none. */
export function nextChargeAt(row: AgreementRow): Date | null {
  if (row.period_months === null || row.status === 'cancelled' || row.status === 'ended') return null;
  return renewalPeriod(row, row.paid_period + 1).from;
}

/** Days between the renewals of an agreement at a biller that counts days; null at others, and where nothing renews. */
export function renewalDaysOf({ biller, next_months, period_months }: AgreementRow): number | null {
  const months = next_months ?? period_months;
  return months === null ? null : renewalDaysAt(biller, months);
}

/** The agreement as a biller receives it. */
export function agreementOf(row: AgreementRow): Agreement {
  return {
    orderId: row.id,
    tokenTransactionId: row.token_transaction_id,
    price: { amount: row.amount, currency: row.currency },
    months: row.next_months ?? row.period_months ?? 1,
    period: row.paid_period + 1,
    dueAt: renewalPeriod(row, row.paid_period + 1).from,
    isCancelled: row.status === 'cancelled' || row.status === 'ended',
  };
}

/** The agreement by which a subscription is paid for now. */
export async function currentAgreement(db: Database, subscriptionId: string): Promise<AgreementRow | null> {
  const row = await currentAgreements(db, sql<string>`${subscriptionId}`)
    .modifyEnd(REUSED_PLAN)
    .executeTakeFirst();
  return row ?? null;
}

/** The agreement by which a subscription is paid for now, as part of a statement. */
export function currentAgreements(db: Database, subscriptionId: Expression<string>) {
  return db
    .selectFrom('billing_agreements')
    .select(COLUMNS)
    .where('subscription_id', '=', subscriptionId)
    .where('replaced_at', 'is', null);
}

/**
 * Makes every other change of what a person pays for wait until this transaction ends. Lock the person first of all.
 */
export async function lockPerson(db: Database, userId: string): Promise<void> {
  await lockAccount(db, userId, 'no key update');
}

/**
 * Locks the person for something that they do themselves; it refuses where the session of the call has ended meanwhile.
 * @throws GatewayError UNAUTHENTICATED where it has
 */
export async function lockPersonOfCall(db: Database, userId: string, now: Date): Promise<void> {
  await lockPerson(db, userId);
  await holdSessionOfCall(db, userId, now);
}

/** An agreement to change, locked until the transaction ends. */
export async function lockAgreement(db: Database, id: string): Promise<AgreementRow | null> {
  const row = await db
    .selectFrom('billing_agreements')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}
