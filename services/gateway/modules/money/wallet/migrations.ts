import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const subjects: Migration = {
  async up(db) {
    // The subject of a transaction, such as the pack that was paid for. A retry finds the first answer by it.
    await sql`alter table ledger_transactions add column subject text`.execute(db);
  },
};

const forfeits: Migration = {
  async up(db) {
    await sql`
      create table wallet_forfeits (
        id text primary key,
        user_id text not null references users on delete cascade,
        subscription_id text not null references subscriptions on delete cascade,
        cause text not null,
        gems integer not null check (gems >= 0),
        pack_ids text[] not null,
        forfeited_at timestamptz not null,
        restorable_until timestamptz,
        restored_at timestamptz,
        unique (subscription_id, cause)
      );
      create index wallet_forfeits_open on wallet_forfeits (user_id) where restored_at is null;
    `.execute(db);
  },
};

/** The account for entries of deleted people's wallets. */
const closedWallets: Migration = {
  async up(db) {
    await sql`
      alter table ledger_accounts drop constraint ledger_accounts_name_check;
      alter table ledger_accounts add constraint ledger_accounts_name_check check (
        (unit = 'USD' and (name in ('revenue', 'refunds', 'chargebacks') or name like 'receivable-%'))
        or (unit <> 'USD' and name in ('wallet', 'issued', 'spent', 'closed'))
      );
      insert into ledger_accounts (id, user_id, unit, name) values
        ('gems-closed', null, 'gems', 'closed'), ('credits-closed', null, 'credits', 'closed');
    `.execute(db);
  },
};

/** A wallet's balance after a purchase: a retry with its key gets the first answer, whatever came since. */
const balancesAfter: Migration = {
  async up(db) {
    await sql`alter table ledger_transactions add column balance_after integer`.execute(db);
  },
};

/** Money of any currency, gifts that are not redeemed yet, and what unused days paid for (chart-of-accounts.ts). */
const chartOfAccounts: Migration = {
  async up(db) {
    await sql`
      alter table ledger_accounts drop constraint ledger_accounts_unit_check;
      alter table ledger_accounts drop constraint ledger_accounts_name_check;
      alter table ledger_accounts add constraint ledger_accounts_unit_check
        check (unit in ('gems', 'credits') or unit ~ '^[A-Z]{3}$');
      alter table ledger_accounts add constraint ledger_accounts_name_check check (
        case when unit in ('gems', 'credits') then name in ('wallet', 'issued', 'spent', 'closed')
          else name in ('revenue', 'refunds', 'chargebacks', 'gift-balances', 'credited-days', 'sold-for-credit')
            or name like 'receivable-%' end
      );
    `.execute(db);
  },
};

/** Adds the accounts of discounts that codes take off first charges (chart-of-accounts.ts). */
const discountAccounts: Migration = {
  async up(db) {
    await sql`
      alter table ledger_accounts drop constraint ledger_accounts_name_check;
      alter table ledger_accounts add constraint ledger_accounts_name_check check (
        case when unit in ('gems', 'credits') then name in ('wallet', 'issued', 'spent', 'closed')
          else name in (
              'revenue', 'refunds', 'chargebacks', 'gift-balances', 'credited-days', 'sold-for-credit',
              'discounts', 'sold-at-discount'
            )
            or name like 'receivable-%' end
      );
    `.execute(db);
  },
};

/** Taxes that charges include (chart-of-accounts.ts). */
const taxAccounts: Migration = {
  async up(db) {
    await sql`
      alter table ledger_accounts drop constraint ledger_accounts_name_check;
      alter table ledger_accounts add constraint ledger_accounts_name_check check (
        case when unit in ('gems', 'credits') then name in ('wallet', 'issued', 'spent', 'closed')
          else name in (
              'revenue', 'refunds', 'chargebacks', 'gift-balances', 'credited-days', 'sold-for-credit',
              'discounts', 'sold-at-discount', 'taxes-in-charges', 'taxes-owed'
            )
            or name like 'receivable-%' end
      );
    `.execute(db);
  },
};

/** Finance reads the entries of a month from its end. */
const byTime: Migration = {
  async up(db) {
    await sql`create index ledger_transactions_by_time on ledger_transactions (created_at desc, id desc)`.execute(db);
  },
};

/** The migrations of the wallet: subjects of transactions, losses after a cancellation, and the accounts of the ledger. */
export const walletMigrations = {
  '0320-wallet-subjects': subjects,
  '0321-wallet-forfeits': forfeits,
  '0680-wallet-closed': closedWallets,
  '0681-wallet-balances-after': balancesAfter,
  '1550-wallet-chart-of-accounts': chartOfAccounts,
  '1671-wallet-discount-accounts': discountAccounts,
  '1673-wallet-tax-accounts': taxAccounts,
  '1731-ledger-by-time': byTime,
} as const;
