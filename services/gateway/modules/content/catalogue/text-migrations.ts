import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A film may have its title and its description in other languages, too. */
const textsByLanguage: Migration = {
  async up(db) {
    await sql`alter table videos add column translations jsonb`.execute(db);
  },
};

/** So may everything else of the catalogue that members read. */
const textsOfOthers: Migration = {
  async up(db) {
    for (const table of ['tags', 'categories', 'showcases', 'channels', 'channel_packs', 'performers']) {
      await sql`alter table ${sql.table(table)} add column translations jsonb`.execute(db);
    }
  },
};

/** So may the chapters of a film. */
const textsOfChapters: Migration = {
  async up(db) {
    await sql`alter table video_chapters add column translations jsonb`.execute(db);
  },
};

export const textMigrations = {
  '2251-texts-of-chapters-by-language': textsOfChapters,
  '2252-texts-of-the-catalogue-by-language': textsOfOthers,
  '2260-texts-of-films-by-language': textsByLanguage,
} as const;
