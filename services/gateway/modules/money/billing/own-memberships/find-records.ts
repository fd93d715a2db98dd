import type { Invoice } from '../../../../graphql/resolvers.generated.ts';
import type { Database } from '../../../../db/database.ts';
import type { GatewayServices } from '../../../../services.ts';
import { invoiceView } from '../subscription/billing-view.ts';
import type { AgreementRow } from '../subscription/agreement.ts';

/** Invoices that a membership is shown with. */
const MOST_INVOICES = 12;

/** The agreements by which subscriptions are paid for now, by subscription. */
export async function findAgreements(
  db: Database,
  subscriptionIds: readonly string[],
): Promise<ReadonlyMap<string, AgreementRow>> {
  const rows = await db
    .selectFrom('billing_agreements')
    .selectAll()
    .where('subscription_id', 'in', subscriptionIds)
    .where('replaced_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.subscription_id, row]));
}

/** The newest charges and reversals of each subscription, newest first. */
export async function findInvoicesBySubscription(
  services: Pick<GatewayServices, 'config' | 'db'>,
  userId: string,
  subscriptionIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Invoice[]>> {
  const rows = await services.db
    .selectFrom('billing_transactions as entry')
    .innerJoin('plans', 'plans.id', 'entry.plan_id')
    .select(['entry.id', 'entry.subscription_id', 'entry.kind', 'entry.amount', 'entry.currency', 'entry.occurred_at'])
    .select(['entry.biller', 'entry.transaction_id', 'entry.period', 'plans.product', 'plans.kind as plan_kind'])
    .where('entry.user_id', '=', userId)
    .where('entry.subscription_id', 'in', subscriptionIds)
    .orderBy('entry.occurred_at', 'desc')
    .orderBy('entry.id')
    .execute();
  const invoices = new Map<string, Invoice[]>();
  for (const row of rows) {
    const known = invoices.get(row.subscription_id) ?? [];
    invoices.set(row.subscription_id, known);
    if (known.length < MOST_INVOICES) known.push(invoiceView(services, row));
  }
  return invoices;
}
