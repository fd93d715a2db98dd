import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const collections: Migration = {
  async up(db) {
    await sql`
      create table angels (
        performer_id text primary key references performers on delete cascade,
        motto text not null,
        story text not null,
        chosen_on date not null,
        position integer not null
      );
      create table awards (
        id text primary key,
        site_id text not null,
        year integer not null,
        name text not null,
        organization text not null,
        is_win boolean not null,
        video_id text references videos on delete set null,
        performer_id text references performers on delete set null,
        position integer not null
      );
      create index awards_by_year on awards (year desc, position, id);
      create index awards_of_site_by_year on awards (site_id, year desc, position, id);
    `.execute(db);
  },
};

/** Tables of the collections. */
export const collectionsMigrations = { '0150-collections': collections } as const;
