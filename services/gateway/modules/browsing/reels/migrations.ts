import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { addColumnName } from '../../../db/second-column-name.ts';

const reels: Migration = {
  async up(db) {
    await sql`
      create table reels (
        id text primary key,
        site_id text not null,
        video_id text not null references videos on delete cascade,
        position integer not null unique
      );
      create table reel_views (
        user_id text not null references users on delete cascade,
        reel_id text not null references reels on delete cascade,
        recomm_id text,
        happened_at timestamptz not null,
        primary key (user_id, reel_id, happened_at)
      );
      create index reel_views_of_reel on reel_views (reel_id);
      create table reel_ratings (
        user_id text not null references users on delete cascade,
        reel_id text not null references reels on delete cascade,
        rating double precision check (rating between -1 and 1),
        recomm_id text,
        happened_at timestamptz not null,
        primary key (user_id, reel_id)
      );
      create index reel_ratings_of_reel on reel_ratings (reel_id);
      create table reel_bookmarks (
        user_id text not null references users on delete cascade,
        reel_id text not null references reels on delete cascade,
        is_kept boolean not null,
        recomm_id text,
        happened_at timestamptz not null,
        primary key (user_id, reel_id)
      );
      create index reel_bookmarks_of_reel on reel_bookmarks (reel_id);
      create table reel_purchases (
        user_id text not null references users on delete cascade,
        reel_id text not null references reels on delete cascade,
        recomm_id text,
        happened_at timestamptz not null,
        primary key (user_id, reel_id)
      );
      create index reel_purchases_of_reel on reel_purchases (reel_id);
    `.execute(db);
  },
};

/** What members did with a reel that editors took back is there when it is published again. */
const publishedReels: Migration = {
  async up(db) {
    await sql`alter table reels add column is_published boolean not null default true`.execute(db);
  },
};

const bookmarked: Migration = {
  async up(db) {
    await addColumnName(db as never, {
      table: 'reel_bookmarks',
      earlier: 'is_kept',
      name: 'is_bookmarked',
      type: 'boolean',
    });
  },
};

/** Lists of staff are in the order of slugs by their bytes; a reel's slug is its id. */
const inOrder: Migration = {
  async up(db) {
    await sql`create index reels_in_order on reels ((id collate "C")) where is_published`.execute(db);
  },
};

/** Reels and what members do with them. */
export const reelMigrations = {
  '0860-reels': reels,
  '1391-reels-published': publishedReels,
  '1500-reels-bookmarked': bookmarked,
  '1740-reels-in-order': inOrder,
} as const;
