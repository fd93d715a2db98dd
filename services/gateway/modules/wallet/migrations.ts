import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const subjects: Migration = {
  async up(db) {
    // What a movement is about, such as the pack that was paid for: by it, a retry gets the first answer.
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

/** What was paid for, and what was lost with a cancellation. */
export const walletMigrations = {
  '0320-wallet-subjects': subjects,
  '0321-wallet-forfeits': forfeits,
  '0680-wallet-closed': closedWallets,
  '0681-wallet-balances-after': balancesAfter,
} as const;
