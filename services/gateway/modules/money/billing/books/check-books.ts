import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import { redeemedGiftRows } from '../../gifts/public.ts';
import { bookedRows, findLedgerDifferences, type LedgerDifference } from '../../wallet/public.ts';

/** Something that the books say and their records don't, or the other way round. Names no person. */
export interface BookDifference extends Omit<LedgerDifference, 'kind'> {
  readonly kind:
    | LedgerDifference['kind']
    | 'charge-apart'
    | 'credit-apart'
    | 'discount-apart'
    | 'tax-apart'
    | 'gift-apart'
    | 'booked-without-record'
    | 'refunded-too-much';
}

/** Differences that one check lists; more of them have the same cause. */
const MOST = 100;

/**
 * Compares the whole ledger with itself and with what it records: every charge, reversal, credit, discount, tax and redeemed gift is booked once, with its
 * amount, and nothing else is. Empty where nothing differs.
 */
export async function findBookDifferences(db: Database): Promise<readonly BookDifference[]> {
  // One instant for all: what is written meanwhile is in all of them or in none.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => [
      ...(await findLedgerDifferences(trx)),
      ...(await wronglyBooked(trx)),
      ...(await refundedTooMuch(trx)),
    ]);
}

/** Both ways: records that are not in the ledger with their amount, and movements of it that no record has. */
async function wronglyBooked(db: Database): Promise<readonly BookDifference[]> {
  const { rows } = await sql<{ key: string; hasRecord: boolean; expected: number; found: number }>`
    with credits as (
      select order_id || ':' || charge_id as name, currency || '-credited-days' as account, c.amount, applied_at, returned_at
      from billing_order_credits c join billing_orders o on o.id = c.order_id where c.amount > 0
    ), uses as (
      select order_id, currency || '-discounts' as account, u.amount, booked_at, returned_at
      from discount_uses u join billing_orders o on o.id = u.order_id
    ), recorded as (
      select kind || ':' || biller || ':' || transaction_id as key, currency || '-receivable-' || biller as account,
        case kind when 'charge' then amount else -amount end as amount
      from billing_transactions where amount > 0
      union all
      select 'credit:' || name, account, amount from credits where applied_at is not null
      union all
      select 'credit-returned:' || name, account, -amount from credits where returned_at is not null
      union all
      select 'discount:' || order_id, account, amount from uses where booked_at is not null
      union all
      select 'discount-returned:' || order_id, account, -amount from uses where returned_at is not null
      union all
      select case kind when 'charge' then 'tax:' else 'tax-returned:' end || biller || ':' || transaction_id,
        currency || '-taxes-owed', case kind when 'charge' then -tax.amount else tax.amount end
      from charge_taxes tax join billing_transactions using (id) where tax.amount > 0
      union all
      select 'gift-redeemed:' || gift.id, gift.currency || '-gift-balances', gift.amount
      from ${redeemedGiftRows(db)} as gift
    ), booked as (
      select key, account, amount from ${bookedRows(db)} as entry
      where (type in ('charge', 'refund', 'void', 'chargeback') and account like '%-receivable-%')
        or (type in ('credit', 'credit-returned') and account like '%-credited-days')
        or (type in ('discount', 'discount-returned') and account like '%-discounts')
        or (type in ('tax', 'tax-returned') and account like '%-taxes-owed')
        or (type = 'gift' and account like '%-gift-balances')
    )
    select key, recorded.key is not null as "hasRecord",
      coalesce(recorded.amount, 0) as expected, coalesce(booked.amount, 0) as found
    from recorded full join booked using (key, account)
    where recorded.amount is distinct from booked.amount
    order by key limit ${MOST}
  `.execute(db);
  return rows.map(({ key: subject, hasRecord, expected, found }) => ({
    kind: hasRecord ? kindOf(subject) : 'booked-without-record',
    subject,
    expected,
    found,
  }));
}

/** Charges of which more was refunded or voided than they were. */
async function refundedTooMuch(db: Database): Promise<readonly BookDifference[]> {
  const { rows } = await sql<{ subject: string; expected: number; found: number }>`
    select charge.biller || ':' || charge.transaction_id as subject, charge.amount as expected, sum(back.amount)::int as found
    from billing_transactions back
    join billing_transactions charge on charge.id = coalesce(back.reverses_id, back.part_of_id)
    where back.kind in ('refund', 'void')
    group by charge.id having sum(back.amount) > charge.amount
    order by 1 limit ${MOST}
  `.execute(db);
  return rows.map((row) => ({ kind: 'refunded-too-much', ...row }));
}

function kindOf(key: string): BookDifference['kind'] {
  if (key.startsWith('credit')) return 'credit-apart';
  if (key.startsWith('discount')) return 'discount-apart';
  if (key.startsWith('tax')) return 'tax-apart';
  return key.startsWith('gift') ? 'gift-apart' : 'charge-apart';
}
