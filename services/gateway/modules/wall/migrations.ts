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

/** The curators' wall. */
export const wallMigrations = { '0861-wall': wall } as const;
