import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { indexParts } from '../../../db/index-parts.ts';
import { erasureMigrations } from './erasure/migrations.ts';

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

const schedules: Migration = {
  async up(db) {
    await sql`
      alter table content_items add column publish_at timestamptz, add column unpublish_at timestamptz,
        add column scheduled_by text, add column schedule_problem text;
      create index content_items_to_publish on content_items (publish_at) where publish_at is not null;
      create index content_items_to_unpublish on content_items (unpublish_at) where unpublish_at is not null;
    `.execute(db);
  },
};

const draftReleases: Migration = {
  async up(db) {
    await sql`
      create index content_items_to_release on content_items ((document ->> 'releasedAt'))
        where kind = 'film' and state <> 'published'
    `.execute(db);
  },
};

const bulkChanges: Migration = {
  async up(db) {
    await sql`
      create table content_bulk_changes (
        id text primary key,
        request_key text not null unique,
        kind text not null,
        change jsonb not null,
        items jsonb not null,
        reason text not null,
        requested_by text not null,
        requested_at timestamptz not null,
        state text not null check (state in ('open', 'declined', 'running', 'done')),
        decided_by text,
        decided_at timestamptz,
        decision_reason text,
        results jsonb not null default '[]',
        undone_by text,
        undone_at timestamptz,
        undo_results jsonb not null default '[]',
        check (decided_by is null or decided_by <> requested_by)
      );
      create index content_bulk_changes_by_age on content_bulk_changes (requested_at desc, id desc);
    `.execute(db);
  },
};

const edgePurges: Migration = {
  async up(db) {
    await sql`
      create table edge_purges (
        single boolean primary key default true check (single),
        publication integer not null,
        next_try_at timestamptz not null
      );
      insert into edge_purges (publication, next_try_at) values (0, '2026-01-01T00:00:00Z');
    `.execute(db);
  },
};

const bulkLeases: Migration = {
  async up(db) {
    await sql`
      alter table content_bulk_changes add column worker text, add column lease_until timestamptz;
      update content_bulk_changes set lease_until = coalesce(decided_at, requested_at) where state = 'running';
      create index content_bulk_changes_under_way on content_bulk_changes (lease_until)
        where lease_until is not null;
    `.execute(db);
  },
};

const unsavedPreviews: Migration = {
  async up(db) {
    await sql`
      create table unsaved_previews (
        id uuid primary key,
        staff_id text not null,
        kind text not null,
        item_id text not null,
        document jsonb not null,
        expires_at timestamptz not null
      );
      create index unsaved_previews_by_end on unsaved_previews (expires_at);
    `.execute(db);
  },
};

/** What was taken back is rare among drafts and what people see. */
const byState: Migration = {
  async up(db) {
    await sql`
      create index content_items_by_state
        on content_items (kind, state, ((document ->> 'slug') collate "C"), (id collate "C"))
    `.execute(db);
  },
};

/** Editors look for a part of a title, a name or a slug. */
const byPart: Migration = {
  async up(db) {
    await indexParts(db, {
      name: 'content_items_by_part',
      table: 'content_items',
      texts: ["(coalesce(document ->> 'title', document ->> 'name'))", "(document ->> 'slug')"],
    });
    // Without statistics of its expressions no part counts as rare.
    await sql`analyze content_items`.execute(db);
  },
};

/**
 * What one person scheduled before a second one had to approve prices waits for that; what the operator imported does
 * not.
 */
const schedulesOfPrices: Migration = {
  async up(db) {
    await sql`
      update content_items set publish_at = null,
        schedule_problem = 'A second person has to approve prices, percentages and gems: request it again.'
      where kind in ('offer', 'deal') and publish_at is not null and scheduled_by is distinct from 'operator'
    `.execute(db);
  },
};

/** Editors look for the films of a performer, drafts too. */
const draftsByPerformer: Migration = {
  async up(db) {
    await sql`
      create index content_items_by_performer on content_items using gin ((document -> 'performers'))
        with (fastupdate = off) where kind = 'film' and state in ('draft', 'unpublished')
    `.execute(db);
    await sql`analyze content_items`.execute(db);
  },
};

/** What editors write, and every version of it. */
export const contentMigrations = {
  '1301-content': content,
  '1361-content-by-slug': bySlug,
  '1478-content-schedules': schedules,
  '1560-releases-of-drafts': draftReleases,
  '1562-content-bulk-changes': bulkChanges,
  '1620-leases-of-bulk-changes': bulkLeases,
  '1650-edge-purges': edgePurges,
  '1681-previews-of-unsaved-fields': unsavedPreviews,
  '1733-content-by-state': byState,
  '1744-content-by-part': byPart,
  '1820-schedules-of-prices': schedulesOfPrices,
  ...erasureMigrations,
  '2257-content-drafts-by-performer': draftsByPerformer,
} as const;
