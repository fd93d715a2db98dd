import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import {
  commandLifecycle,
  madeRefunds,
  openCommands,
  orderCommandClaims,
  orderCommandLifecycle,
  refundProgress,
} from './command-migrations.ts';
import { movedRenewals } from './pause/pause-migration.ts';
import { orderHosts, orderLanguages, orderVariants, returnedOrders, welcomeCharges } from './order-migrations.ts';
import { creditsOfDeleted, creditsSpentOnce, planCredits } from './plan-credits-migration.ts';
import { reconciliation } from './reconciliation-migration.ts';
import { offerTenure, retentionTerms } from './retention/terms-migration.ts';
import { firstChargesOfDeleted } from './orders/deleted-account.ts';
import { ccbillLearnedNumbers, ccbillRecord } from './billers/ccbill/ccbill-migration.ts';

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

/** Money in the ledger: what billers owe the network, what it earned, and what it refunded. */
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

/** Commands for billers: besides the end of an agreement, its new price. */
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

/** Charges to be refunded, and how payment pages that were left open are found. */
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
 * The browser that opened an order, payments that await the owner of an account, and what billers still have to do
 * about them.
 */
const orderOwners: Migration = {
  async up(db) {
    await sql`
      alter table billing_orders add column browser_hash text;
      alter table billing_orders add column paid_transaction_id text;
      alter table billing_orders add column paid_at timestamptz;
      alter table billing_orders add column confirmation_hash text unique;
      alter table billing_orders add column confirm_by timestamptz;
      alter table billing_orders drop constraint billing_orders_status_check;
      alter table billing_orders add constraint billing_orders_status_check check (
        status in ('pending', 'paid', 'declined', 'refused', 'abandoned', 'awaiting-confirmation', 'returned')
      );
      alter table billing_orders add constraint billing_orders_payment_check check (
        status not in ('awaiting-confirmation', 'returned') or (paid_transaction_id is not null and paid_at is not null)
      );
      create index billing_orders_awaiting on billing_orders (confirm_by) where status = 'awaiting-confirmation';
      create index billing_orders_awaiting_of_email on billing_orders (email) where status = 'awaiting-confirmation';
      create index billing_orders_open on billing_orders (created_at) where status in ('pending', 'declined');
      create table order_commands (
        id bigint generated always as identity primary key,
        order_id text not null references billing_orders on delete cascade,
        kind text not null check (kind in ('end-page', 'end-rebill', 'refund')),
        attempts integer not null default 0,
        created_at timestamptz not null,
        done_at timestamptz,
        unique (order_id, kind)
      );
      create index order_commands_open on order_commands (id) where done_at is null;
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

/** An older gateway may still write the old name until every gateway is newer; nothing reads either. */
const redundantCharges: Migration = {
  async up(db) {
    await sql`
      update subscription_events set kind = 'charged-redundantly' where kind = 'charged-in-vain'
    `.execute(db);
  },
};

/** Tables of orders, charges and billers' events. */
export const billingMigrations = {
  '0600-billing-orders': orders,
  '0601-billing-postbacks': postbacks,
  '0602-billing-money-accounts': moneyAccounts,
  '0603-billing-price-commands': priceCommands,
  '0604-billing-refund-commands': refundCommands,
  '0610-billing-order-owners': orderOwners,
  '0615-billing-welcome-charges': welcomeCharges,
  '0621-billing-command-lifecycle': commandLifecycle,
  '0622-billing-price-changes': priceChanges,
  '0623-billing-reconciliation': reconciliation,
  '0624-billing-order-command-lifecycle': orderCommandLifecycle,
  '0641-billing-plan-credits': planCredits,
  '1380-billing-ccbill-record': ccbillRecord,
  '1441-billing-retention-terms': retentionTerms,
  '1541-billing-moved-renewals': movedRenewals,
  '1601-billing-order-languages': orderLanguages,
  '1651-billing-redundant-charges': redundantCharges,
  '1682-billing-order-variants': orderVariants,
  '1732-billing-open-commands': openCommands,
  '1931-billing-refund-progress': refundProgress,
  '1770-billing-credits-spent-once': creditsSpentOnce,
  '1995-billing-ccbill-learned-numbers': ccbillLearnedNumbers,
  '2010-billing-offer-tenure': offerTenure,
  '2090-billing-order-command-claims': orderCommandClaims,
  '2091-billing-returned-orders': returnedOrders,
  '2151-billing-made-refunds': madeRefunds,
  '2201-billing-first-charges-of-deleted': firstChargesOfDeleted,
  '2202-billing-credits-of-deleted': creditsOfDeleted,
  '2244-billing-order-hosts': orderHosts,
} as const;
