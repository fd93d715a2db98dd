import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Charges of which parts are refunded, and the commands that do it. A part is no reversal: gateways of an older release see a
 * refund beside the charge, which stands. They can't withdraw a command that they don't know.
 */
const partRefunds: Migration = {
  async up(db) {
    await sql`
      alter table billing_transactions add column part_of_id text references billing_transactions;
      alter table billing_transactions drop constraint billing_transactions_check;
      alter table billing_transactions add constraint billing_transactions_names_charge
        check ((kind = 'charge') = (reverses_id is null and part_of_id is null));
      alter table billing_transactions add constraint billing_transactions_part
        check (part_of_id is null or (kind = 'refund' and reverses_id is null and amount > 0));
      create index billing_transactions_parts on billing_transactions (part_of_id) where part_of_id is not null;
      alter table biller_commands
        add column part_amount integer check (part_amount > 0),
        add column withdrawn_why text;
      alter table biller_commands drop constraint biller_commands_kind_check;
      alter table biller_commands add constraint biller_commands_kind_check
        check (kind in ('end', 'price', 'refund', 'part-refund', 'retry'));
      alter table biller_commands drop constraint biller_commands_refund_names_charge;
      alter table biller_commands add constraint biller_commands_refund_names_charge
        check ((kind in ('refund', 'part-refund')) = (transaction_id is not null));
      alter table biller_commands add constraint biller_commands_part_has_amount
        check ((kind = 'part-refund') = (part_amount is not null));
      alter table biller_commands add constraint biller_commands_part_withdrawn
        check (kind <> 'part-refund' or state <> 'withdrawn' or withdrawn_why is not null);
    `.execute(db);
  },
};

/** CCBill names the charge of a refund, and numbers no refund: several of one charge are distinguished by their times. */
const ccbillParts: Migration = {
  async up(db) {
    await sql`
      alter table ccbill_transactions drop constraint ccbill_transactions_subscription_id_kind_transaction_id_key;
      create unique index ccbill_transactions_charge on ccbill_transactions (subscription_id, transaction_id)
        where kind = 'charge';
      create unique index ccbill_transactions_reversal
        on ccbill_transactions (subscription_id, kind, transaction_id, occurred_at) where kind <> 'charge';
    `.execute(db);
  },
};

/** Refunds of parts of charges. */
export const partRefundMigrations = {
  '1640-billing-part-refunds': partRefunds,
  '1641-billing-ccbill-parts': ccbillParts,
} as const;
