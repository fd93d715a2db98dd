import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { announceChanges } from '../../../shared-data/announce-changes.ts';

const deals: Migration = {
  async up(db) {
    await sql`
      create table deals (
        id text primary key,
        name text not null,
        site_id text,
        audience text not null default 'everyone' check (audience in ('everyone', 'trial', 'expired')),
        partner_name text not null,
        deal_text text not null,
        deal_text_listing text not null,
        discount_prefix text not null,
        discount_text_post_prefix text not null,
        path text not null check (path like '/%'),
        member_path text not null check (member_path like '/%'),
        initial_price integer not null check (initial_price >= 0),
        recurring_price integer check (recurring_price > 0),
        one_click_enabled boolean not null,
        internal_one_click boolean not null,
        request_partner_consent boolean not null,
        its_up_campaign_id integer,
        its_up_zone_id integer,
        epoch_upsell_id text unique,
        segpay_upsell_id text unique,
        rg_upsell_id text unique,
        rank_carousel integer not null,
        rank_interstitial integer not null,
        rank_listing integer not null,
        enabled_carousel boolean not null,
        enabled_interstitial boolean not null,
        enabled_listing boolean not null,
        exclusive boolean not null
      );
      create table outgoing_upsells (
        id text primary key,
        user_id text not null references users on delete cascade,
        tenant_id text not null,
        deal_id text not null references deals on delete cascade,
        biller text not null,
        click_id text,
        member_link text not null,
        fallback_url text not null,
        partner_url text,
        status text not null check (status in ('started', 'approved', 'declined', 'failed')),
        started_at timestamptz not null,
        ended_at timestamptz
      );
      create index outgoing_upsells_of_user on outgoing_upsells (user_id, tenant_id, started_at desc);
      create unique index outgoing_upsells_under_way on outgoing_upsells (user_id, tenant_id, deal_id)
        where status = 'started';
      create index outgoing_upsells_of_deal on outgoing_upsells (deal_id);
    `.execute(db);
  },
};

/** What people bought by a deal that editors took back is still there. */
const publishedDeals: Migration = {
  async up(db) {
    await sql`alter table deals add column is_published boolean not null default true`.execute(db);
  },
};

const artworkOfDeals: Migration = {
  async up(db) {
    await sql`alter table deals add column artwork jsonb`.execute(db);
  },
};

const announcedDeals: Migration = { up: (db) => announceChanges(db as never, ['deals']) };

/** What deals show already; from now on their publication records it. */
const shownPictures: Migration = {
  async up(db) {
    await sql`
      insert into shown_pictures (kind, entity_id, picture_id)
      select distinct 'deal', deals.id, shown.value->>'id' from deals, jsonb_each(artwork) shown
      where is_published and jsonb_typeof(artwork) = 'object' and shown.value->>'id' in (select id from pictures)
    `.execute(db);
  },
};

/** Tables of partners' deals and of what was bought there by one click. */
export const dealsMigrations = {
  '0800-deals': deals,
  '1442-deals-published': publishedDeals,
  '1476-artwork-of-deals': artworkOfDeals,
  '1711-announced-deals': announcedDeals,
  '1965-pictures-that-deals-show': shownPictures,
} as const;
