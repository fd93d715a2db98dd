import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A film may have its title and its description in other languages, too. */
const textsByLanguage: Migration = {
  async up(db) {
    await sql`alter table videos add column translations jsonb`.execute(db);
  },
};

export const filmTextMigrations = { '2260-texts-of-films-by-language': textsByLanguage } as const;
