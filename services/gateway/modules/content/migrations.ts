import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const content: Migration = {
  async up(db) {
    await sql`
      create table content_items (
        kind text not null,
        id text not null,
        address text not null,
        document jsonb not null,
        state text not null check (state in ('draft', 'published', 'unpublished')),
        version integer not null,
        published_version integer,
        updated_at timestamptz not null,
        updated_by text not null,
        primary key (kind, id),
        unique (kind, address)
      );
      create index content_items_by_change on content_items (kind, updated_at desc, id);
      create table content_versions (
        kind text not null,
        id text not null,
        version integer not null,
        action text not null,
        state text not null,
        document jsonb not null,
        at timestamptz not null,
        by text not null,
        primary key (kind, id, version)
      );
    `.execute(db);
  },
};

const bySlug: Migration = {
  async up(db) {
    await sql`
      create index content_items_by_slug
        on content_items (kind, ((document ->> 'slug') collate "C"), (id collate "C"))
    `.execute(db);
  },
};

/** What editors write, and every version of it. */
export const contentMigrations = { '1301-content': content, '1361-content-by-slug': bySlug } as const;
