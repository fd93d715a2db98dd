import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const subscriptions: Migration = {
  async up(db) {
    await sql`
      create table plans (
        id text primary key,
        product text not null,
        kind text not null,
        first_price integer not null check (first_price >= 0),
        rebill_price integer not null check (rebill_price >= 0),
        first_days integer,
        rebill_months integer not null,
        is_portal_offer boolean not null default false
      );
      create table subscriptions (
        id text primary key,
        user_id text not null references users on delete cascade,
        product text not null,
        type text not null check (type in ('member', 'trial', 'porn-portal')),
        plan_id text references plans,
        biller text,
        is_free_limited_trial boolean not null default false,
        is_guest boolean not null default false,
        joined_on text not null,
        joined_at timestamptz not null
      );
      create index subscriptions_of_user on subscriptions (user_id);
      create table entitlement_events (
        id bigint generated always as identity primary key,
        subscription_id text not null references subscriptions on delete cascade,
        kind text not null check (kind in ('granted', 'rebill-cancelled', 'rebill-resumed', 'revoked')),
        occurred_at timestamptz not null,
        access_from timestamptz,
        access_until timestamptz,
        is_paid boolean not null default false,
        cause text not null,
        unique (subscription_id, kind, cause),
        check ((kind = 'granted') = (access_from is not null)),
        check (access_until > access_from)
      );
      create table tandem_links (
        child_user_id text primary key references users on delete cascade,
        parent_user_id text not null references users on delete cascade,
        created_at timestamptz not null,
        check (child_user_id <> parent_user_id)
      );
      create index tandem_links_of_parent on tandem_links (parent_user_id);
      create table retention_offers (
        id text primary key,
        subscription_id text not null references subscriptions on delete cascade,
        name text not null,
        new_price integer not null check (new_price >= 0),
        currency text not null,
        offered_gems integer not null check (offered_gems >= 0),
        display_rules jsonb not null,
        created_at timestamptz not null,
        taken_at timestamptz,
        unique (subscription_id, name)
      );
    `.execute(db);
  },
};

const possessions: Migration = {
  async up(db) {
    await sql`
      create table unlocked_videos (
        user_id text not null references users on delete cascade,
        video_id text not null,
        unlocked_at timestamptz not null,
        primary key (user_id, video_id)
      );
      create table unlocked_channel_packs (
        user_id text not null references users on delete cascade,
        pack_id text not null,
        unlocked_at timestamptz not null,
        lost_at timestamptz,
        primary key (user_id, pack_id)
      );
      create table download_events (
        id bigint generated always as identity primary key,
        user_id text not null references users on delete cascade,
        video_id text not null,
        quota text not null check (quota in ('videos', 'channelCategories')),
        downloaded_at timestamptz not null
      );
      create index download_events_of_user on download_events (user_id, downloaded_at);
      create table ledger_accounts (
        id text primary key,
        user_id text references users on delete restrict,
        unit text not null check (unit in ('gems', 'credits')),
        name text not null check (name in ('wallet', 'issued', 'spent')),
        check ((name = 'wallet') = (user_id is not null)),
        unique nulls not distinct (user_id, unit, name)
      );
      create table ledger_transactions (
        id text primary key,
        idempotency_key text not null unique,
        type text not null,
        reason text not null,
        created_at timestamptz not null
      );
      create table ledger_entries (
        transaction_id text not null references ledger_transactions,
        account_id text not null references ledger_accounts,
        amount integer not null check (amount <> 0),
        primary key (transaction_id, account_id)
      );
      create index ledger_entries_of_account on ledger_entries (account_id);
      insert into ledger_accounts (id, user_id, unit, name) values
        ('gems-issued', null, 'gems', 'issued'), ('gems-spent', null, 'gems', 'spent'),
        ('credits-issued', null, 'credits', 'issued'), ('credits-spent', null, 'credits', 'spent');
    `.execute(db);
    // A transaction that does not add up must not be committed, whoever wrote it.
    await sql`
      create function ledger_transaction_balances() returns trigger language plpgsql as $body$
      begin
        if exists (
          select 1 from ledger_entries join ledger_accounts on ledger_accounts.id = ledger_entries.account_id
          where transaction_id = new.transaction_id group by unit having sum(amount) <> 0
        ) then
          raise exception 'ledger transaction % does not add up', new.transaction_id;
        end if;
        return null;
      end $body$;
      create constraint trigger ledger_entries_balance after insert or update on ledger_entries
        deferrable initially deferred for each row execute function ledger_transaction_balances();
    `.execute(db);
  },
};

/** Lets a revocation end the access that one charge paid for, without that of others. */
const chargeRevocations: Migration = {
  async up(db) {
    await sql`
      alter table entitlement_events add column revokes text check (revokes is null or kind = 'revoked');
    `.execute(db);
  },
};

/** Days of a charge that were taken off the price of another plan, and their return. */
const creditedTime: Migration = {
  async up(db) {
    await sql`
      alter table entitlement_events drop constraint entitlement_events_kind_check;
      alter table entitlement_events add constraint entitlement_events_kind_check check (kind in (
        'granted', 'rebill-cancelled', 'rebill-resumed', 'revoked', 'credited', 'credit-returned'
      ));
      alter table entitlement_events drop constraint entitlement_events_check2;
      alter table entitlement_events add constraint entitlement_events_names_charge check (
        case when kind in ('credited', 'credit-returned') then revokes is not null
          else revokes is null or kind = 'revoked' end
      );
    `.execute(db);
  },
};

/** Times in which a membership is paused by its owner. */
const pausedTime: Migration = {
  async up(db) {
    await sql`
      alter table entitlement_events drop constraint entitlement_events_kind_check;
      alter table entitlement_events add constraint entitlement_events_kind_check check (kind in (
        'granted', 'rebill-cancelled', 'rebill-resumed', 'revoked', 'credited', 'credit-returned', 'paused', 'pause-ended'
      ));
    `.execute(db);
  },
};

/** Tables of subscriptions and unlocked packs and videos. */
export const membershipMigrations = {
  '0300-membership-subscriptions': subscriptions,
  '0301-membership-possessions': possessions,
  '0620-membership-charge-revocations': chargeRevocations,
  '0640-membership-credited-time': creditedTime,
  '1540-membership-paused-time': pausedTime,
} as const;
