import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Rows of which the search words were not written by this release are found by indexes that are empty as soon as all are.
 * Their conditions are those of `isOutdated` for version 1.
 */
const foldedWords: Migration = {
  async up(db) {
    await sql`
      create table known_words (
        word text collate "C" not null,
        shown text not null,
        near text[] not null
      );
      create index known_words_by_word on known_words (word);
      create index known_words_by_near on known_words using gin (near) with (fastupdate = off);
      create index videos_outdated on videos (id) where (search @@ '''#1'''::tsquery) is not true;
      create index performers_outdated on performers (id) where (search @@ '''#1'''::tsquery) is not true;
    `.execute(db);
  },
};

/** What searches look in besides the rows themselves. */
export const knownWordsMigrations = { '1940-folded-words': foldedWords } as const;
