import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const ownMedia: Migration = {
  async up(db) {
    await sql`alter table videos add column own_media jsonb`.execute(db);
  },
};

/** What was uploaded for a film. */
export const ownMediaMigrations = { '1310-own-media-of-videos': ownMedia } as const;
