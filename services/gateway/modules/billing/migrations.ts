import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const orders: Migration = {
  async up(db) {
    await sql`
      create table billing_orders (
        id text primary key,
        kind text not null check (kind in ('signup', 'purchase', 'trial-upgrade', 'yearly-upgrade')),
        channel text not null check (channel in ('hosted', 'one-click')),
        status text not null check (status in ('pending', 'paid', 'declined', 'refused', 'abandoned')),
        user_id text references users on delete set null,
        member_id text not null,
        tenant_id text not null,
        plan_id text not null references plans,
        biller text not null,
        amount integer not null check (amount >= 0),
        currency text not null,
        rebill_amount integer not null check (rebill_amount >= 0),
        rebill_months integer check (rebill_months > 0),
        first_days integer check (first_days > 0),
        access_from timestamptz,
        upgrades_subscription_id text references subscriptions on delete set null,
        email text,
        password_hash text,
        ref text,
        elm text,
        nats text,
        tracking jsonb not null default '{}',
        subscription_id text references subscriptions on delete set null,
        created_at timestamptz not null,
        settled_at timestamptz,
        autologins integer not null default 0
      );
      create unique index billing_orders_one_at_a_time on billing_orders (user_id)
        where channel = 'one-click' and status = 'pending';
      create index billing_orders_of_member on billing_orders (member_id, created_at desc);
      create index billing_orders_pending on billing_orders (created_at) where status = 'pending';
      create table billing_agreements (
        id text primary key,
        subscription_id text not null references subscriptions on delete cascade,
        user_id text not null references users on delete cascade,
        biller text not null,
        plan_id text not null references plans,
        amount integer not null check (amount >= 0),
        previous_amount integer not null check (previous_amount >= 0),
        currency text not null,
        period_months integer check (period_months > 0),
        anchor_at timestamptz not null,
        paid_period integer not null check (paid_period >= 0),
        status text not null check (status in ('running', 'past-due', 'cancelled', 'ended')),
        status_at timestamptz not null,
        token_transaction_id text not null,
        replaced_at timestamptz
      );
      create unique index billing_agreements_current on billing_agreements (subscription_id) where replaced_at is null;
      create index billing_agreements_of_user on billing_agreements (user_id);
      create index billing_agreements_running on billing_agreements (anchor_at)
        where replaced_at is null and status in ('running', 'past-due');
      create table billing_transactions (
        id text primary key,
        biller text not null,
        transaction_id text not null,
        kind text not null check (kind in ('charge', 'refund', 'void', 'chargeback')),
        agreement_id text not null,
        subscription_id text not null,
        user_id text references users on delete set null,
        plan_id text not null references plans,
        period integer not null,
        amount integer not null check (amount >= 0),
        currency text not null,
        reverses_id text unique references billing_transactions,
        occurred_at timestamptz not null,
        unique (biller, transaction_id),
        check ((kind = 'charge') = (reverses_id is null))
      );
      create unique index billing_transactions_period on billing_transactions (agreement_id, period) where kind = 'charge';
      create index billing_transactions_of_subscription on billing_transactions (subscription_id, occurred_at desc);
      create index billing_transactions_of_user on billing_transactions (user_id, occurred_at desc);
      create table subscription_events (
        id bigint generated always as identity primary key,
        subscription_id text not null references subscriptions on delete cascade,
        kind text not null,
        occurred_at timestamptz not null,
        recorded_at timestamptz not null,
        cause text not null,
        details jsonb not null default '{}',
        unique (subscription_id, kind, cause)
      );
    `.execute(db);
  },
};

const postbacks: Migration = {
  async up(db) {
    await sql`
      create table postbacks (
        id text primary key,
        biller text not null,
        event_id text,
        order_id text,
        kind text,
        payload text not null,
        source text not null,
        signature text not null,
        status text not null check (status in ('received', 'processed', 'waiting', 'flagged', 'failed', 'refused')),
        attempts integer not null default 0,
        problem text,
        received_at timestamptz not null,
        processed_at timestamptz
      );
      create unique index postbacks_of_event on postbacks (biller, event_id) where status <> 'refused';
      create index postbacks_of_order on postbacks (order_id);
      create index postbacks_open on postbacks (received_at) where status in ('received', 'waiting', 'failed');
      create index postbacks_refused on postbacks (received_at) where status = 'refused';
      create table postback_signatures (
        signature text primary key,
        expires_at timestamptz not null
      );
      create table billing_operations (
        id text primary key,
        subscription_id text not null references subscriptions on delete cascade,
        kind text not null check (kind in ('cancel', 'reactivate')),
        status text not null check (status in ('offered', 'pending', 'done', 'refused')),
        reason text,
        offer_id text references retention_offers on delete set null,
        created_at timestamptz not null,
        settled_at timestamptz
      );
      create unique index billing_operations_one_at_a_time on billing_operations (subscription_id)
        where status = 'pending';
      create table biller_commands (
        id bigint generated always as identity primary key,
        agreement_id text not null unique references billing_agreements on delete cascade,
        attempts integer not null default 0,
        created_at timestamptz not null,
        done_at timestamptz
      );
    `.execute(db);
  },
};

/** Money in the ledger: what billers owe the network, what it earned, and what it gave back. */
const moneyAccounts: Migration = {
  async up(db) {
    await sql`
      alter table ledger_accounts drop constraint ledger_accounts_unit_check;
      alter table ledger_accounts drop constraint ledger_accounts_name_check;
      alter table ledger_accounts add constraint ledger_accounts_unit_check check (unit in ('gems', 'credits', 'USD'));
      alter table ledger_accounts add constraint ledger_accounts_name_check check (
        (unit = 'USD' and (name in ('revenue', 'refunds', 'chargebacks') or name like 'receivable-%'))
        or (unit <> 'USD' and name in ('wallet', 'issued', 'spent'))
      );
      insert into ledger_accounts (id, user_id, unit, name) values
        ('USD-revenue', null, 'USD', 'revenue'), ('USD-refunds', null, 'USD', 'refunds'),
        ('USD-chargebacks', null, 'USD', 'chargebacks');
    `.execute(db);
  },
};

/** What billers are told: beside the end of an agreement, its new price. */
const priceCommands: Migration = {
  async up(db) {
    await sql`
      alter table biller_commands add column kind text not null default 'end' check (kind in ('end', 'price'));
      alter table biller_commands alter column kind drop default;
      alter table biller_commands drop constraint biller_commands_agreement_id_key;
      alter table biller_commands add constraint biller_commands_one_of_a_kind unique (agreement_id, kind);
    `.execute(db);
  },
};

/** Charges to be given back, and how payment pages that were left open are found. */
const refundCommands: Migration = {
  async up(db) {
    await sql`
      alter table biller_commands drop constraint biller_commands_kind_check;
      alter table biller_commands add constraint biller_commands_kind_check check (kind in ('end', 'price', 'refund'));
      create index billing_orders_open_of_email on billing_orders (email)
        where channel = 'hosted' and status in ('pending', 'declined');
      create index billing_orders_open_of_user on billing_orders (user_id)
        where channel = 'hosted' and status in ('pending', 'declined');
    `.execute(db);
  },
};

/**
 * Commands to billers have a lifecycle: several ends in the life of an agreement, refunds of any of its charges, and
 * withdrawals. What was sent stays as history.
 */
const commandLifecycle: Migration = {
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

/** When the price before the last one stopped being right; null while the biller may not know the new one. */
const priceChanges: Migration = {
  async up(db) {
    await sql`
      alter table billing_agreements add column price_changed_at timestamptz;
      update billing_agreements agreement set price_changed_at = now() where not exists (
        select 1 from biller_commands where agreement_id = agreement.id and kind = 'price' and state = 'pending'
      );
    `.execute(db);
  },
};

/** Up to when each biller's list of events was read completely, and when orders and agreements were compared last. */
const reconciliation: Migration = {
  async up(db) {
    await sql`
      create table biller_event_marks (
        biller text primary key,
        complete_until timestamptz not null
      );
      alter table billing_orders add column compared_at timestamptz;
      alter table billing_agreements add column compared_at timestamptz;
      drop index billing_orders_pending;
      create index billing_orders_open on billing_orders (compared_at nulls first, created_at)
        where status in ('pending', 'declined');
      create index billing_agreements_compared on billing_agreements (compared_at nulls first);
    `.execute(db);
  },
};

/** Tables of what is bought, charged and told by billers. */
export const billingMigrations = {
  '0600-billing-orders': orders,
  '0601-billing-postbacks': postbacks,
  '0602-billing-money-accounts': moneyAccounts,
  '0603-billing-price-commands': priceCommands,
  '0604-billing-refund-commands': refundCommands,
  '0621-billing-command-lifecycle': commandLifecycle,
  '0622-billing-price-changes': priceChanges,
  '0623-billing-reconciliation': reconciliation,
} as const;
