import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import { type ContentKind, searchPublished } from '../kinds/content-kinds.ts';
import { findItems } from './find-items.ts';
import { findEdited, type ItemPage, type ItemSearch, matching, readCursor, writeCursor } from './item-search.ts';

type Place = readonly [slug: string, id: string];
interface Found {
  readonly id: string;
  readonly slug: string;
}

/**
 * Everything of a kind, what editors wrote and what is in the catalogue without them, by slug. Each page reads as many
 * rows of both as it has places, however long the list is.
 */
export async function pageItems(db: Database, kind: ContentKind, search: ItemSearch): Promise<ItemPage> {
  const after: Place = search.after === null ? ['', ''] : (readCursor(search.after, 2) as unknown as Place);
  const window = { ...search, after, limit: search.limit + 1 };
  const own = await searchItems(db, kind, window);
  // What no editor wrote is published.
  const isOwnAlone = search.state !== null && search.state !== 'published';
  const published = isOwnAlone ? [] : await searchPublished(db, kind, window);
  const edited = await findEdited(db, kind, published);
  const adopted = published.filter(({ id }) => !edited.has(id));
  // Beyond the end of a list that was cut, rows of it may be missing.
  const ends = [own, published].filter((rows) => rows.length === window.limit).map((rows) => rows.at(-1) as Found);
  const end = ends.toSorted(bySlug)[0];
  const merged = [...own, ...adopted].toSorted(bySlug).filter((row) => end === undefined || bySlug(row, end) <= 0);
  const shown = merged.slice(0, search.limit);
  const last = merged.length > search.limit ? shown.at(-1) : end;
  const items = await findItems(
    db,
    kind,
    shown.map(({ id }) => id),
  );
  return {
    items: shown.flatMap(({ id }) => items.get(id) ?? []),
    next: last === undefined ? null : writeCursor([last.slug, last.id]),
  };
}

async function searchItems(
  db: Database,
  kind: ContentKind,
  { after: [slug, id], limit, ...search }: Omit<ItemSearch, 'after'> & { readonly after: Place },
): Promise<readonly Found[]> {
  const { rows } = await sql<{ id: string; slug: string }>`
    select id, document ->> 'slug' as slug from content_items
    where ${matching(kind, search)} and ((document ->> 'slug') collate "C", id collate "C") > (${slug}, ${id})
    order by (document ->> 'slug') collate "C", id collate "C" limit ${limit}
  `.execute(db);
  return rows;
}

const bySlug = (one: Pick<Found, 'slug' | 'id'>, other: Pick<Found, 'slug' | 'id'>): number =>
  compare(one.slug, other.slug) || compare(one.id, other.id);

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
