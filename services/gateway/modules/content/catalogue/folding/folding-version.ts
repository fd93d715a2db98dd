import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * Raised with each change of what texts are cut into; rows with words of an earlier version are indexed again. 1: one function
 * cuts texts for index and query. 2: scripts of letters without spaces in threes, and words of tags. 3: whole titles in
 * every language. 4: words with ä, ö, ü, å and ø by two letters as well, and errors forgiven in every language.
 */
export const FOLDING_VERSION = 4;

/**
 * Stand among the search words of each row: its version and those before, so that a release that knows an earlier one alone does
 * not write the row again. No typed text has such a word.
 */
export const VERSION_WORDS = Array.from({ length: FOLDING_VERSION }, (_, index) => `#${index + 1}`);

/**
 * Rows whose search words were written by an earlier version, or by a release that knew none. The index of a migration has
 * the same condition, so that they are found without reading the table: a new version comes with a new index.
 */
export function isOutdated(column: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.ref(column)} @@ ${sql.lit(`'#${FOLDING_VERSION}'`)}::tsquery) is not true`;
}
