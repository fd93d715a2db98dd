import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import { hasPart } from './part-of-text.ts';
import type { Identified } from './content-documents.ts';

/** How documents write times: the format for `to_char` of a timestamp in UTC. */
export const MOMENT = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"';
/** The slugs of a query that answers `slug` and `place`, as a list in that order. */
export const slugsOf = (query: RawBuilder<unknown>) =>
  sql`coalesce((select jsonb_agg(slug order by place) from (${query}) own), '[]')`;

/** The address of the film that a column such as `a.video_id` names, for the queries of other modules. */
export const slugOfFilm = (column: string): RawBuilder<unknown> =>
  sql`(select slug from videos where videos.id = ${sql.ref(column)})`;

/** The slug of the performer that a column names, for the queries of other modules. */
export const slugOfPerformer = (column: string): RawBuilder<unknown> =>
  sql`(select slug from performers where performers.id = ${sql.ref(column)})`;

/** What somebody looks for in a list. */
export interface PublishedSearch {
  /** A part of the name or the slug, in any case. */
  readonly text: string | null;
  /** What fits besides the text, by ids, such as the films of a performer of that name. */
  readonly besides?: readonly string[];
  readonly site: string | null;
  /** These sites alone, and what belongs to none; null for everything. */
  readonly among: readonly string[] | null;
  /** The slug and the id after which the list goes on. */
  readonly after: readonly [slug: string, id: string];
  readonly limit: number;
}

/** What a search finds. */
export interface Found {
  readonly id: string;
  readonly slug: string;
}

/** Chooses among what is published: some ids or slugs, or a window of all, ordered by id. */
export type PublishedChoice =
  | { readonly ids: readonly string[] }
  | { readonly slugs: readonly string[] }
  | { readonly after: string; readonly limit: number };

/** Chosen rows of a query that answers `id`, `slug` and `document`, in the order of their ids. */
export async function selectPublished(
  db: Database,
  query: RawBuilder<unknown>,
  choice: PublishedChoice,
): Promise<readonly Identified<unknown>[]> {
  const condition =
    'ids' in choice
      ? sql`id = any(${[...choice.ids]}::text[])`
      : 'slugs' in choice
        ? sql`slug = any(${[...choice.slugs]}::text[])`
        : sql`id > ${choice.after}`;
  const { rows } = await sql<Identified<unknown>>`
    select id, document from (${query}) published where ${condition}
    order by id ${'limit' in choice ? sql`limit ${choice.limit}` : sql``}
  `.execute(db);
  return rows;
}

/** Finds which of some ids are among the rows of a query that answers `id`. */
export async function findShown(
  db: Database,
  query: RawBuilder<unknown>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from (${query}) published where id = any(${[...ids]}::text[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Rows that fit a search, of a query that answers `id`, `slug`, `name` and `site`, by slug. */
export async function selectFound(
  db: Database,
  query: RawBuilder<unknown>,
  { text, besides = [], site, among, after: [slug, id], limit }: PublishedSearch,
): Promise<readonly Found[]> {
  const { rows } = await sql<Found>`
    select id, slug from (${query}) published
    where (slug collate "C", id collate "C") > (${slug}, ${id})
      ${text === null ? sql`` : sql`and ${hasPart({ name: sql`name`, slug: sql`slug`, besides }, text)}`}
      ${site === null ? sql`` : sql`and site = ${site}`}
      ${among === null ? sql`` : sql`and (site is null or site = any(${among}::text[]))`}
    order by slug collate "C", id collate "C" limit ${limit}
  `.execute(db);
  return rows;
}
