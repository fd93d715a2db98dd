import { type RawBuilder, sql } from 'kysely';
import { cutWords } from '../folding/cut-words.ts';

/** A shorter part is in no index. */
export const SHORTEST_PART = 3;

/** What rows are searched in for a part of their texts: expressions that an index of parts has. */
interface SearchedParts {
  readonly name: RawBuilder<unknown>;
  readonly slug: RawBuilder<unknown>;
  /** Ids of rows that fit without the part. */
  readonly besides?: readonly string[];
}

/**
 * Rows whose name or slug has a typed text as a part. Slugs are in plain letters, so the slug of "Søren, 24/7" is looked for
 * by the words of what was typed, as searches of members cut them, and what was typed itself.
 */
export function hasPart({ name, slug, besides = [] }: SearchedParts, text: string): RawBuilder<unknown> {
  const ways = [sql`${name} ilike ${containing(text)}`];
  for (const part of asSlugs(text)) ways.push(sql`${slug} like ${containing(part)}`);
  if (besides.length > 0) ways.push(sql`id = any(${besides}::text[])`);
  return sql`(${sql.join(ways, sql` or `)})`;
}

/** What a typed text may be in a slug: as it is, and its words, whole or in pieces. */
export function asSlugs(text: string): readonly string[] {
  const words = cutWords(text);
  const joined = (parts: readonly string[]): string => parts.join('-');
  const slugs = [joined(words.map(({ whole }) => whole)), joined(words.flatMap(({ pieces }) => pieces))];
  return [...new Set([text.toLowerCase(), ...slugs.filter((slug) => slug.length >= SHORTEST_PART)])];
}

/** A pattern of LIKE for texts that contain this one. */
function containing(text: string): string {
  return `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
