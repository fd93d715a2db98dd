import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds what billers report about the card that an agreement charges. */
const cardOnFile: Migration = {
  async up(db) {
    await sql`
      alter table billing_agreements
        add column card_brand text,
        add column card_last_four text check (card_last_four ~ '^[0-9]{4}$'),
        add column card_expires text check (card_expires ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
        add column card_seen_at timestamptz;
      create index billing_agreements_card_expires on billing_agreements (card_expires)
        where card_expires is not null and replaced_at is null;
    `.execute(db);
  },
};

/** Why payments were declined: one row for each decline that a biller reported, those before the reasons included. */
const declines: Migration = {
  async up(db) {
    await sql`
      create table billing_declines (
        id bigint generated always as identity primary key,
        biller text not null,
        event_id text not null,
        order_id text not null references billing_orders on delete cascade,
        kind text not null check (kind in ('payment', 'renewal', 'page')),
        period integer not null check (period >= 0),
        reason text not null,
        code text,
        occurred_at timestamptz not null,
        recorded_at timestamptz not null,
        unique (biller, event_id)
      );
      create index billing_declines_of_order on billing_declines (order_id, period, occurred_at);
      create index billing_declines_by_moment on billing_declines (recorded_at);
      insert into billing_declines (biller, event_id, order_id, kind, period, reason, occurred_at, recorded_at)
        select p.biller, p.event_id, p.order_id, case p.kind when 'declined' then 'payment' else 'renewal' end,
          case p.kind when 'declined' then 0 else 1 end, 'unknown', p.received_at, p.received_at
        from postbacks p join billing_orders o on o.id = p.order_id and o.biller = p.biller
        where p.kind in ('declined', 'rebill-failed') and p.status = 'processed' and p.event_id is not null
        on conflict do nothing;
    `.execute(db);
  },
};

/** A decline that is offered at another biller: once for an order, by one conditional update. */
const cascade: Migration = {
  async up(db) {
    await sql`
      alter table billing_orders
        add column cascaded_at timestamptz,
        add column cascade_of text references billing_orders on delete set null;
      create unique index billing_orders_cascade_once on billing_orders (cascade_of)
        where cascade_of is not null and status <> 'refused';
    `.execute(db);
  },
};

/** Renewals that failed, until they are charged or their membership lapses; and the commands that try them again. */
const recoveries: Migration = {
  async up(db) {
    await sql`
      create table billing_recoveries (
        agreement_id text not null references billing_agreements on delete cascade,
        period integer not null check (period > 0),
        failures integer not null check (failures > 0),
        failed_at timestamptz not null,
        reason text not null,
        next_try_at timestamptz,
        new_card_at timestamptz,
        outcome text check (outcome in ('recovered', 'lapsed')),
        primary key (agreement_id, period)
      );
      create index billing_recoveries_due on billing_recoveries (next_try_at)
        where outcome is null and next_try_at is not null;
      alter table biller_commands drop constraint biller_commands_kind_check;
      alter table biller_commands add constraint biller_commands_kind_check
        check (kind in ('end', 'price', 'refund', 'retry'));
      alter table biller_commands add column period integer;
      alter table biller_commands add constraint biller_commands_retry_names_period
        check ((kind = 'retry') = (period is not null));
    `.execute(db);
  },
};

/** The card of an agreement, reasons of declines, and what is done about them. */
export const recoveryMigrations = {
  '1530-billing-card-on-file': cardOnFile,
  '1531-billing-declines': declines,
  '1532-billing-cascade': cascade,
  '1533-billing-recoveries': recoveries,
} as const;
