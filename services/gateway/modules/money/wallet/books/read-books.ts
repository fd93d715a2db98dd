import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import { kindOfAccount, type AccountKind } from '../chart-of-accounts.ts';

/** The total of an account in a month. Whole minor units, gems or credits. */
export interface BookBalance {
  /** Its first day, such as 2026-03-01. */
  readonly month: string;
  readonly account: string;
  readonly unit: string;
  readonly kind: AccountKind;
  readonly opening: number;
  readonly added: number;
  readonly takenOff: number;
  readonly closing: number;
}

/** Balances by account and month (UTC), the newest month first; wallets of people are one account for each unit. */
export async function readBookBalances(db: Database, months: number, now: Date): Promise<readonly BookBalance[]> {
  const since = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months + 1, 1));
  const { rows } = await sql<Omit<BookBalance, 'kind'>>`
    with moved as (
      select date_trunc('month', t.created_at at time zone 'UTC') as month, a.name as account, a.unit,
        sum(e.amount) filter (where e.amount > 0) as added, -sum(e.amount) filter (where e.amount < 0) as taken,
        sum(e.amount) as amount
      from ledger_entries e
      join ledger_transactions t on t.id = e.transaction_id
      join ledger_accounts a on a.id = e.account_id
      group by 1, 2, 3
    ), running as (
      select *, sum(amount) over (partition by account, unit order by month) as closing from moved
    )
    select to_char(month, 'YYYY-MM-DD') as month, account, unit, (closing - amount)::float8 as opening,
      coalesce(added, 0)::float8 as added, coalesce(taken, 0)::float8 as "takenOff", closing::float8 as closing
    from running where month >= ${since}::timestamptz at time zone 'UTC'
    order by running.month desc, unit in ('gems', 'credits'), unit, account
  `.execute(db);
  return rows.map((row) => ({ ...row, kind: kindOfAccount(row.account) ?? 'people' }));
}

export interface BookEntry {
  readonly id: string;
  readonly at: Date;
  readonly type: string;
  readonly reason: string;
  readonly reference: string | null;
  readonly counterpart: string;
  readonly amount: number;
}

export interface EntriesWanted {
  readonly account: string;
  readonly unit: string;
  /** Any instant of it. */
  readonly month: Date;
  /** The id of the last entry of the page before. */
  readonly after: string | null;
  readonly limit: number;
}

/** The entries of an account in a month, the newest first. */
export async function readBookEntries(
  db: Database,
  { account, unit, month, after, limit }: EntriesWanted,
): Promise<readonly BookEntry[]> {
  const from = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth(), 1));
  const until = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 1));
  const [last = null, lastAccount = null] = after?.split('/') ?? [];
  const { rows } = await sql<BookEntry>`
    select t.id || '/' || e.account_id as id, t.created_at as at, t.type, t.reason,
      case when a.unit in ('gems', 'credits') then null else t.idempotency_key end as reference,
      coalesce((
        select string_agg(distinct oa.name, ', ') from ledger_entries o join ledger_accounts oa on oa.id = o.account_id
        where o.transaction_id = t.id and o.account_id <> e.account_id
      ), '') as counterpart, e.amount::float8 as amount
    from ledger_accounts a
    join ledger_entries e on e.account_id = a.id
    join ledger_transactions t on t.id = e.transaction_id
    where a.name = ${account} and a.unit = ${unit} and t.created_at >= ${from} and t.created_at < ${until}
      ${
        last === null
          ? sql``
          : // The first condition is the second one's for the index, in which no account is.
            sql`and t.created_at <= (select created_at from ledger_transactions where id = ${last})
              and (t.created_at, t.id, e.account_id) < (
                (select created_at from ledger_transactions where id = ${last}), ${last}, ${lastAccount}
              )`
      }
    order by t.created_at desc, t.id desc, e.account_id desc limit ${limit}
  `.execute(db);
  return rows;
}
