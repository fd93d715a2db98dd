import type { Database } from '../../../db/database.ts';
import { chargedPlan, planName } from '../options/plan-name.ts';
import type { BillingTransactionsTable } from '../tables.ts';

/** What became of the money of a charge: `refunding` is decided and not confirmed by the biller. */
export type ChargeState = 'collected' | 'refunding' | 'reversed';

/** A charge or its reversal. Amounts are minor units. */
export interface PaymentOfMember {
  readonly id: string;
  readonly transactionId: string;
  readonly biller: string;
  readonly kind: BillingTransactionsTable['kind'];
  readonly plan: string;
  readonly amount: number;
  readonly currency: string;
  readonly at: Date;
  readonly subscriptionId: string;
  /** Null for a reversal. */
  readonly state: ChargeState | null;
}

/** A person's charges and reversals, the newest first. */
export async function paymentsOfMember(
  db: Database,
  userId: string,
  most: number,
): Promise<readonly PaymentOfMember[]> {
  const rows = await db
    .selectFrom('billing_transactions as entry')
    .innerJoin('plans', 'plans.id', 'entry.plan_id')
    .leftJoin('billing_transactions as reversal', 'reversal.reverses_id', 'entry.id')
    .leftJoin('biller_commands as command', (join) =>
      join
        .onRef('command.agreement_id', '=', 'entry.agreement_id')
        .onRef('command.transaction_id', '=', 'entry.transaction_id')
        .on('command.kind', '=', 'refund')
        .on('command.state', '<>', 'withdrawn'),
    )
    .select(['entry.id', 'entry.transaction_id', 'entry.biller', 'entry.kind', 'entry.amount', 'entry.currency'])
    .select(['entry.occurred_at', 'entry.period', 'entry.subscription_id', 'plans.product', 'plans.kind as plan_kind'])
    .select(['reversal.id as reversal_id', 'command.id as command_id'])
    .where('entry.user_id', '=', userId)
    .orderBy('entry.occurred_at', 'desc')
    .orderBy('entry.id')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    transactionId: row.transaction_id,
    biller: row.biller,
    kind: row.kind,
    plan: planName(chargedPlan({ product: row.product, kind: row.plan_kind }, row.period)),
    amount: row.amount,
    currency: row.currency,
    at: row.occurred_at,
    subscriptionId: row.subscription_id,
    state: row.kind !== 'charge' ? null : row.reversal_id ? 'reversed' : row.command_id ? 'refunding' : 'collected',
  }));
}

/** Who paid a transaction, by the biller's number of it; several billers may use one number. */
export async function payersOfTransaction(db: Database, transactionId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('billing_transactions')
    .select('user_id')
    .distinct()
    .where('transaction_id', '=', transactionId)
    .limit(20)
    .execute();
  return rows.flatMap(({ user_id }) => user_id ?? []);
}

/** A charge as its receipt says it; null for what is no charge of this person. */
export async function findReceiptOf(
  db: Database,
  { userId, chargeId }: { readonly userId: string; readonly chargeId: string },
): Promise<{
  readonly plan: string;
  readonly amount: number;
  readonly currency: string;
  readonly chargedAt: Date;
} | null> {
  const row = await db
    .selectFrom('billing_transactions as entry')
    .innerJoin('plans', 'plans.id', 'entry.plan_id')
    .select(['entry.amount', 'entry.currency', 'entry.occurred_at', 'entry.period', 'plans.product', 'plans.kind'])
    .where('entry.id', '=', chargeId)
    .where('entry.user_id', '=', userId)
    .where('entry.kind', '=', 'charge')
    .executeTakeFirst();
  if (row === undefined) return null;
  const { amount, currency, occurred_at: chargedAt, period, product, kind } = row;
  return { plan: planName(chargedPlan({ product, kind }, period)), amount, currency, chargedAt };
}
