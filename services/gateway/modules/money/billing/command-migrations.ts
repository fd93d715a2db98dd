import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Commands to billers have a lifecycle: several ends in the life of an agreement, refunds of any of its charges, and
 * withdrawals. What was sent stays as history.
 */
export const commandLifecycle: Migration = {
  async up(db) {
    await sql`
      alter table biller_commands rename column created_at to decided_at;
      alter table biller_commands rename column done_at to settled_at;
      alter table biller_commands add column state text not null default 'pending'
        check (state in ('pending', 'sent', 'withdrawn', 'failed'));
      update biller_commands set state = 'sent' where settled_at is not null;
      alter table biller_commands alter column state drop default;
      alter table biller_commands add column transaction_id text;
      update biller_commands set transaction_id = charge.transaction_id from billing_transactions charge
        where biller_commands.kind = 'refund' and charge.agreement_id = biller_commands.agreement_id
          and charge.kind = 'charge' and charge.period = 0;
      alter table biller_commands add constraint biller_commands_refund_names_charge
        check ((kind = 'refund') = (transaction_id is not null));
      alter table biller_commands add column claimed_at timestamptz;
      alter table biller_commands drop constraint biller_commands_one_of_a_kind;
      create unique index biller_commands_pending on biller_commands (agreement_id, kind, coalesce(transaction_id, ''))
        where state = 'pending';
      create unique index biller_commands_refund_once on biller_commands (agreement_id, transaction_id)
        where kind = 'refund' and state <> 'withdrawn';
      create index biller_commands_of_agreement on biller_commands (agreement_id);
    `.execute(db);
  },
};

/** Commands about orders have the lifecycle of those about agreements: each refund names its charge, and ends repeat. */
export const orderCommandLifecycle: Migration = {
  async up(db) {
    await sql`
      alter table order_commands rename column created_at to decided_at;
      alter table order_commands rename column done_at to settled_at;
      alter table order_commands add column state text not null default 'pending'
        check (state in ('pending', 'sent', 'withdrawn', 'failed'));
      update order_commands set state = 'sent' where settled_at is not null;
      alter table order_commands alter column state drop default;
      alter table order_commands add column transaction_id text;
      update order_commands set transaction_id = billing_orders.paid_transaction_id from billing_orders
        where order_commands.kind = 'refund' and billing_orders.id = order_commands.order_id;
      alter table order_commands add constraint order_commands_refund_names_charge
        check ((kind = 'refund') = (transaction_id is not null));
      alter table order_commands drop constraint order_commands_order_id_kind_key;
      create unique index order_commands_pending on order_commands (order_id, kind, coalesce(transaction_id, ''))
        where state = 'pending';
      create unique index order_commands_refund_once on order_commands (order_id, transaction_id)
        where kind = 'refund' and state <> 'withdrawn';
      create index order_commands_of_order on order_commands (order_id);
      drop index order_commands_open;
    `.execute(db);
  },
};

/** Adds who requested a refund, and why its last attempt failed. An older gateway writes neither. */
export const refundProgress: Migration = {
  async up(db) {
    await sql`
      alter table biller_commands add column asked_by text, add column problem text;
      alter table order_commands add column asked_by text, add column problem text;
    `.execute(db);
  },
};

/**
 * Adds an index of commands that no biller has carried out yet. They are few beside those that were sent, and the list
 * of staff reads only them.
 */
export const openCommands: Migration = {
  async up(db) {
    await sql`
      create index biller_commands_open on biller_commands (state, decided_at) where state in ('failed', 'pending');
      create index order_commands_open on order_commands (state, decided_at) where state in ('failed', 'pending');
    `.execute(db);
  },
};

/** An older gateway claims nothing: beside it a command may be attempted twice, as before. */
export const orderCommandClaims: Migration = {
  async up(db) {
    await sql`alter table order_commands add column claimed_at timestamptz`.execute(db);
  },
};

/** A refund that was given up and then made at the biller was never withdrawn: it kept its member from being deleted. */
export const madeRefunds: Migration = {
  async up(db) {
    const reversed = (command: string, order: string) => sql`
      update ${sql.table(command)} command set state = 'withdrawn'
      where command.kind = 'refund' and command.state = 'failed' and exists (
        select from billing_transactions charge
        join billing_transactions reversal on reversal.reverses_id = charge.id
        where charge.agreement_id = command.${sql.ref(order)} and charge.kind = 'charge'
          and charge.transaction_id = command.transaction_id
      )
    `;
    await reversed('biller_commands', 'agreement_id').execute(db);
    await reversed('order_commands', 'order_id').execute(db);
  },
};
