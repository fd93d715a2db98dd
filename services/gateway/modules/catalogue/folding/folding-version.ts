import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Raised with each change of what texts are cut into; rows with words of another version are indexed again. */
export const FOLDING_VERSION = 1;

/** Stands among the search words of each row. No typed text has such a word. */
export const VERSION_WORD = `#${FOLDING_VERSION}`;

/**
 * Rows whose search words were written by another version, or by a release that knew none. The index of a migration has
 * the same condition, so that they are found without reading the table: a new version comes with a new index.
 */
export function isOutdated(column: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.ref(column)} @@ ${sql.lit(`'${VERSION_WORD}'`)}::tsquery) is not true`;
}
