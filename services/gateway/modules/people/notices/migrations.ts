import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const notices: Migration = {
  async up(db) {
    await sql`
      create table noticed_films (
        video_id text primary key references videos on delete cascade,
        found_at timestamptz not null,
        done_until text not null default '',
        done_at timestamptz
      );
      create index noticed_films_to_do on noticed_films (found_at, video_id) where done_at is null;
      create table notices (
        user_id text not null references users on delete cascade,
        video_id text not null references videos on delete cascade,
        reason text not null check (reason in ('PERFORMER', 'CHANNEL')),
        source_id text not null,
        noticed_at timestamptz not null,
        read_at timestamptz,
        primary key (user_id, video_id)
      );
      create index notices_of_member on notices (user_id, noticed_at desc, video_id);
      create index notices_unread on notices (user_id) where read_at is null;
      create index notices_of_video on notices (video_id);
      create index notices_by_age on notices (noticed_at);
      -- What came out before there were notices is no news.
      insert into noticed_films (video_id, found_at, done_at) select id, now(), now() from videos where released_at <= now();
    `.execute(db);
  },
};

const mails: Migration = {
  async up(db) {
    await sql`
      create table notice_mails (
        user_id text primary key references users on delete cascade,
        tenant_id text not null,
        pace text not null check (pace in ('DAILY', 'WEEKLY')),
        mailed_until timestamptz not null,
        next_at timestamptz not null
      );
      create index notice_mails_due on notice_mails (next_at);
    `.execute(db);
  },
};

const push: Migration = {
  async up(db) {
    await sql`
      create table push_subscriptions (
        id uuid primary key,
        user_id text not null references users on delete cascade,
        tenant_id text not null,
        session_id text not null references sessions on delete cascade,
        endpoint_hash text not null unique,
        endpoint text not null,
        p256dh text not null,
        auth text not null,
        is_discreet boolean not null,
        language text not null,
        created_at timestamptz not null,
        pushed_until timestamptz not null
      );
      create index push_subscriptions_of_member on push_subscriptions (user_id, created_at);
      create index push_subscriptions_of_session on push_subscriptions (session_id);
      create index push_subscriptions_waiting on push_subscriptions (pushed_until);
      create table push_messages (
        id uuid primary key,
        subscription_id uuid not null references push_subscriptions on delete cascade,
        notices integer not null,
        queued_at timestamptz not null,
        attempts integer not null default 0,
        next_attempt_at timestamptz not null
      );
      create index push_messages_due on push_messages (next_attempt_at);
      create index push_messages_of_subscription on push_messages (subscription_id);
    `.execute(db);
  },
};

const searches: Migration = {
  async up(db) {
    await sql`
      alter table notices
        drop constraint notices_reason_check,
        add constraint notices_reason_check check (reason in ('PERFORMER', 'CHANNEL', 'SEARCH')),
        add column more integer not null default 0;
      create index noticed_films_found on noticed_films (found_at desc);
    `.execute(db);
  },
};

/** Notices of films that came out, their mails and their push messages. */
export const noticesMigrations = {
  '1487-notices': notices,
  '1652-notice-mails': mails,
  '1666-notice-push': push,
  '1705-notices-of-searches': searches,
} as const;
