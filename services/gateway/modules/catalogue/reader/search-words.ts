import { type RawBuilder, type SqlBool, sql } from 'kysely';

const MOST_WORDS = 8;
const LONGEST_WORD = 40;

/** The words of a text as searching compares them: folded, lower case, without marks and punctuation. */
export function searchWords(text: string): string[] {
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS).map((word) => word.slice(0, LONGEST_WORD));
}

/** Rows whose search words begin with every word given; a text without words finds nothing. */
export function matchesWords(column: string, text: string): RawBuilder<SqlBool> {
  const words = searchWords(text);
  if (words.length === 0) return sql<SqlBool>`false`;
  const query = words.map((word) => `${word}:*`).join(' & ');
  return sql<SqlBool>`${sql.ref(column)} @@ to_tsquery('simple', ${query})`;
}
