import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';

/** What the ledger says of money: cents by account, such as `USD-revenue`. */
export async function moneyOf(db: Database): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ account_id: string; sum: number }>`
    select account_id, sum(amount)::int as sum from ledger_entries
    join ledger_accounts on ledger_accounts.id = account_id where unit = 'USD' group by account_id having sum(amount) <> 0
  `.execute(db);
  return Object.fromEntries(rows.map(({ account_id, sum }) => [account_id, sum]));
}

/**
 * Compares the ledger's sum with nothing, what was charged and taken back with what it says, and each charge with its
 * entitlement or the promise to give it back.
 * @throws Error that says what does not agree
 */
export async function checkBooks(db: Database): Promise<void> {
  const money = await moneyOf(db);
  const complaints: string[] = [];
  const sum = Object.values(money).reduce((total, amount) => total + amount, 0);
  if (sum !== 0) complaints.push(`the ledger's sum is ${sum}`);
  const { rows } = await sql<{ charged: number; reversed: number }>`
    select coalesce(sum(amount) filter (where kind = 'charge'), 0)::int as charged,
      coalesce(sum(amount) filter (where kind <> 'charge'), 0)::int as reversed from billing_transactions
  `.execute(db);
  const earned = -(money['USD-revenue'] ?? 0);
  const returned = (money['USD-refunds'] ?? 0) + (money['USD-chargebacks'] ?? 0);
  if (rows[0]?.charged !== earned) complaints.push(`charged ${rows[0]?.charged}, earned ${earned}`);
  if (rows[0]?.reversed !== returned) complaints.push(`reversed ${rows[0]?.reversed}, returned ${returned}`);
  const { rows: bare } = await sql<{ transaction_id: string }>`
    select transaction_id from billing_transactions charge where kind = 'charge' and amount > 0 and not exists (
      select 1 from entitlement_events granted where granted.subscription_id = charge.subscription_id
        and kind = 'granted' and (cause = 'charge:' || charge.transaction_id)
    ) and not exists (
      select 1 from biller_commands where agreement_id = charge.agreement_id and kind = 'refund'
        and transaction_id = charge.transaction_id
    )
  `.execute(db);
  for (const { transaction_id } of bare) complaints.push(`${transaction_id} opened nothing`);
  if (complaints.length > 0) throw new Error(complaints.join('; '));
}
