import type { Receipt } from '../../../graphql/resolvers.generated.ts';
import type { Database } from '../../../db/database.ts';
import { findAccountById } from '../../identity/public.ts';
import { invoiceView } from '../subscription/billing-view.ts';

/** The receipt of one of a person's own charges or reversals; null for any other id. */
export async function loadReceipt(db: Database, userId: string, id: string): Promise<Receipt | null> {
  const account = await findAccountById(db, userId);
  if (account === null) return null;
  const entries = db
    .selectFrom('billing_transactions as entry')
    .innerJoin('plans', 'plans.id', 'entry.plan_id')
    .select(['entry.id', 'entry.kind', 'entry.amount', 'entry.currency', 'entry.occurred_at', 'entry.biller'])
    .select(['entry.transaction_id', 'entry.period', 'entry.reverses_id', 'plans.product', 'plans.kind as plan_kind'])
    .where('entry.user_id', '=', userId);
  const entry = await entries.where('entry.id', '=', id).executeTakeFirst();
  if (!entry) return null;
  const reversal = await entries.where('entry.reverses_id', '=', id).executeTakeFirst();
  const charge =
    entry.reverses_id === null ? undefined : await entries.where('entry.id', '=', entry.reverses_id).executeTakeFirst();
  return {
    invoice: invoiceView(entry),
    billedTo: account.email,
    reversedBy: reversal ? invoiceView(reversal) : null,
    reverses: charge ? invoiceView(charge) : null,
  };
}
