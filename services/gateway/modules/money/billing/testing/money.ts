import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import { BASE_CURRENCY } from '@network/validation/currencies.ts';
import { findBookDifferences } from '../books/check-books.ts';

/** Reads the ledger's money in dollars: cents by account, such as `USD-revenue`. */
export const moneyOf = (db: Database): Promise<Readonly<Record<string, number>>> => balancesOf(db, BASE_CURRENCY);

/** Reads the ledger's balances of a currency: minor units by account, such as `EUR-revenue`. */
export async function balancesOf(db: Database, currency: string): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ account_id: string; sum: number }>`
    select account_id, sum(amount)::int as sum from ledger_entries
    join ledger_accounts on ledger_accounts.id = account_id where unit = ${currency} group by account_id having sum(amount) <> 0
  `.execute(db);
  return Object.fromEntries(rows.map(({ account_id, sum }) => [account_id, sum]));
}

/**
 * Compares the books with their records, the ledger's sum with nothing, what was charged and taken back with what it says, and each charge with its
 * entitlement, the promise to give it back, or the owner that it waits for. A deletion takes the entitlements of its person along.
 * @throws Error that says what does not agree
 */
export async function checkBooks(db: Database): Promise<void> {
  const { rows: currencies } = await sql<{ currency: string }>`
    select distinct currency from billing_transactions
  `.execute(db);
  const complaints: string[] = [];
  for (const { currency } of currencies) complaints.push(...(await complaintsAbout(db, currency)));
  const { rows: bare } = await sql<{ transaction_id: string }>`
    select transaction_id from billing_transactions charge where kind = 'charge' and amount > 0 and not exists (
      select 1 from entitlement_events granted where granted.subscription_id = charge.subscription_id
        and kind = 'granted' and (cause = 'charge:' || charge.transaction_id)
    ) and not exists (
      select 1 from biller_commands where agreement_id = charge.agreement_id and kind = 'refund'
        and transaction_id = charge.transaction_id
    ) and not exists (
      select 1 from billing_orders where id = charge.agreement_id
        and (status = 'awaiting-confirmation' or status = 'returned' or kind = 'gift' or member_id = 'deleted')
    )
  `.execute(db);
  for (const { transaction_id } of bare) complaints.push(`${transaction_id} opened nothing`);
  for (const each of await findBookDifferences(db)) complaints.push(`${each.kind} ${each.subject}`);
  if (complaints.length > 0) throw new Error(complaints.join('; '));
}

/** Lists what does not agree in one currency. */
async function complaintsAbout(db: Database, currency: string): Promise<readonly string[]> {
  const money = await balancesOf(db, currency);
  const complaints: string[] = [];
  const sum = Object.values(money).reduce((total, amount) => total + amount, 0);
  if (sum !== 0) complaints.push(`the ledger's sum is ${sum} in ${currency}`);
  const { rows } = await sql<{ charged: number; reversed: number }>`
    select coalesce(sum(amount) filter (where kind = 'charge'), 0)::int as charged,
      coalesce(sum(amount) filter (where kind <> 'charge'), 0)::int as reversed from billing_transactions
      where currency = ${currency}
  `.execute(db);
  const earned = -(money[`${currency}-revenue`] ?? 0) - (money[`${currency}-gift-balances`] ?? 0);
  const returned = (money[`${currency}-refunds`] ?? 0) + (money[`${currency}-chargebacks`] ?? 0);
  const { charged = 0, reversed = 0 } = rows[0] ?? {};
  // A gift that was taken back before anybody redeemed it is in neither.
  const unearned = await unearnedGifts(db, currency);
  if (charged - unearned !== earned) complaints.push(`charged ${charged} ${currency}, earned ${earned}`);
  if (reversed - unearned !== returned) complaints.push(`reversed ${reversed} ${currency}, returned ${returned}`);
  return complaints;
}

/** Reversals of gifts that nobody had redeemed. */
async function unearnedGifts(db: Database, currency: string): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0)::int as sum from ledger_entries
    join ledger_transactions on ledger_transactions.id = transaction_id
    where account_id = ${`${currency}-gift-balances`} and type in ('refund', 'void', 'chargeback')
  `.execute(db);
  return rows[0]?.sum ?? 0;
}
