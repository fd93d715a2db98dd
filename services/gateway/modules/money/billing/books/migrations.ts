import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Books what unused days paid for before the ledger had accounts for it, as credit-ledger.ts does since. */
const bookedCredits: Migration = {
  async up(db) {
    await sql`
      with credits as (
        select order_id, charge_id, billing_order_credits.amount, currency, applied_at, returned_at
        from billing_order_credits join billing_orders on billing_orders.id = order_id
        where applied_at is not null and billing_order_credits.amount > 0
      ), moved as (
        select 'credit:' || order_id || ':' || charge_id as key, 'credit' as type, applied_at as at, currency, amount
        from credits
        union all
        select 'credit-returned:' || order_id || ':' || charge_id, 'credit-returned', returned_at, currency, -amount
        from credits where returned_at is not null
      ), named as (
        select *, left(encode(sha256(convert_to(key, 'UTF8')), 'hex'), 32) as id from moved
      ), transactions as (
        insert into ledger_transactions (id, idempotency_key, type, reason, created_at)
        select id, key, type, 'plan-change', at from named
        on conflict do nothing returning id
      ), accounts as (
        insert into ledger_accounts (id, user_id, unit, name)
        select distinct currency || '-' || name, null, currency, name
        from named cross join (values ('credited-days'), ('sold-for-credit')) as account (name)
        on conflict do nothing
      )
      insert into ledger_entries (transaction_id, account_id, amount)
      select id, currency || '-' || name, amount * sign
      from named join transactions using (id)
      cross join (values ('credited-days', 1), ('sold-for-credit', -1)) as side (name, sign)
    `.execute(db);
  },
};

/** Orders of gifts. */
const giftOrders: Migration = {
  async up(db) {
    await sql`
      alter table billing_orders drop constraint billing_orders_kind_check;
      alter table billing_orders add constraint billing_orders_kind_check
        check (kind in ('signup', 'purchase', 'trial-upgrade', 'yearly-upgrade', 'gift'));
    `.execute(db);
  },
};

/** Adds what the ledger lacked when it became the books of all money, and the orders of gifts. */
export const booksMigrations = {
  '1551-billing-booked-credits': bookedCredits,
  '1553-billing-gift-orders': giftOrders,
} as const;
