import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const wall: Migration = {
  async up(db) {
    await sql`
      create table wall_posts (
        id text primary key,
        site_id text not null,
        curator text not null,
        text text not null,
        video_id text not null references videos on delete cascade,
        shape text not null check (shape in ('wide', 'tall')),
        status text not null check (status in ('pending', 'approved', 'rejected')),
        posted_at timestamptz not null,
        moderated_at timestamptz,
        check ((status = 'pending') = (moderated_at is null))
      );
      create index wall_posts_shown on wall_posts (posted_at desc, id) where status = 'approved';
    `.execute(db);
  },
};

/** What moderators go through in the console. */
const queue: Migration = {
  async up(db) {
    await sql`
      create index wall_posts_by_state on wall_posts (status, posted_at, id);
      create index wall_posts_rejected on wall_posts (curator) where status = 'rejected';
    `.execute(db);
  },
};

/** What members report, until a moderator decides. */
const reports: Migration = {
  async up(db) {
    await sql`
      create table wall_post_reports (
        post_id text not null references wall_posts on delete cascade,
        user_id text not null references users on delete cascade,
        reason text not null check (reason in ('SPAM', 'RUDE', 'PRIVATE_DATA', 'OTHER')),
        reported_at timestamptz not null,
        settled_at timestamptz,
        primary key (post_id, user_id)
      );
      create index wall_post_reports_of_member on wall_post_reports (user_id);
      create index wall_post_reports_open on wall_post_reports (post_id, reported_at) where settled_at is null;
    `.execute(db);
  },
};

/** Lists of staff are in the order of slugs by their bytes; a post's slug is its id. */
const inOrder: Migration = {
  async up(db) {
    await sql`
      create index wall_posts_in_order on wall_posts ((id collate "C")) where status = 'approved'
    `.execute(db);
  },
};

/** A post has a picture of its own. */
const faces: Migration = {
  async up(db) {
    await sql`alter table wall_posts add column artwork jsonb`.execute(db);
  },
};

/** A post has its text in other languages, too. */
const textsByLanguage: Migration = {
  async up(db) {
    await sql`alter table wall_posts add column translations jsonb`.execute(db);
  },
};

/** The curators' wall. */
export const wallMigrations = {
  '0861-wall': wall,
  '1574-wall-queue': queue,
  '1722-wall-reports': reports,
  '1741-wall-in-order': inOrder,
  '1962-faces-of-wall-posts': faces,
  '2253-wall-posts-by-language': textsByLanguage,
} as const;
