import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Staff find a payment by its number without knowing the biller. */
const byNumber: Migration = {
  async up(db) {
    await sql`create index billing_transactions_by_number on billing_transactions (transaction_id)`.execute(db);
  },
};

/** Staff find members by the end of their card, a page of them in the order of the index. */
const byCard: Migration = {
  async up(db) {
    await sql`
      create index billing_agreements_by_card on billing_agreements (card_last_four, user_id)
        where card_last_four is not null
    `.execute(db);
  },
};

/** They know the number of a statement or of a biller's mail, which is a part of ours, or was learned after it. */
const byOwnNumber: Migration = {
  async up(db) {
    await sql`
      create index billing_transactions_by_own_number on billing_transactions (substring(transaction_id from '[^:]+$'));
      create index ccbill_transactions_learned on ccbill_transactions (learned_number) where learned_number is not null;
    `.execute(db);
  },
};

/** Adds indexes by which staff look payments up. */
export const paymentSearchMigrations = {
  '1371-payments-by-number': byNumber,
  '1630-agreements-by-card': byCard,
  '2011-payments-by-own-number': byOwnNumber,
} as const;
