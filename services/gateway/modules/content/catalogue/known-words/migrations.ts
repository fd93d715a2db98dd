import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Rows of which the search words were not written by this release are found by indexes that are empty as soon as all
 * are. Their conditions are those of `isOutdated` for version 1.
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

/**
 * Does the same for version 2. The indexes of version 1 stay for the release that reads them. Films are found by their
 * tags, too: with more words in a row PostgreSQL knows fewer of the frequent ones, from which searches choose whether
 * an index is worth it, unless it counts more.
 */
const taggedWords: Migration = {
  async up(db) {
    await sql`
      create index videos_outdated_2 on videos (id) where (search @@ '''#2'''::tsquery) is not true;
      alter table videos alter column search set statistics 200;
      create index videos_of_tag on video_tags (tag_slug, video_id);
      create index performers_outdated_2 on performers (id) where (search @@ '''#2'''::tsquery) is not true;
    `.execute(db);
  },
};

/** The same for version 3, in which films are found first by their whole title in every language. */
const wholeTitles: Migration = {
  async up(db) {
    await sql`
      create index videos_outdated_3 on videos (id) where (search @@ '''#3'''::tsquery) is not true;
      create index performers_outdated_3 on performers (id) where (search @@ '''#3'''::tsquery) is not true;
    `.execute(db);
  },
};

/** The same for version 4, in which ä, ö, ü, å and ø are found by two letters, too. */
const spelledOutWords: Migration = {
  async up(db) {
    await sql`
      create index videos_outdated_4 on videos (id) where (search @@ '''#4'''::tsquery) is not true;
      create index performers_outdated_4 on performers (id) where (search @@ '''#4'''::tsquery) is not true;
    `.execute(db);
  },
};

/** What searches look in besides the rows themselves. */
export const knownWordsMigrations = {
  '1940-folded-words': foldedWords,
  '2211-tagged-words': taggedWords,
  '2258-whole-titles-by-language': wholeTitles,
  '2259-spelled-out-words': spelledOutWords,
} as const;
