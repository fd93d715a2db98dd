import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Staff find a payment by its number without knowing the biller. */
const byNumber: Migration = {
  async up(db) {
    await sql`create index billing_transactions_by_number on billing_transactions (transaction_id)`.execute(db);
  },
};

/** By which staff look payments up. */
export const paymentSearchMigrations = { '1371-payments-by-number': byNumber } as const;
