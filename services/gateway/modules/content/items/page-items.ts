import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { GatewayError } from '../../../http/gateway-error.ts';
import { containing } from '../../catalogue/public.ts';
import { type ContentKind, searchPublished } from '../kinds/content-kinds.ts';
import type { ContentState } from '../tables.ts';
import { findItems } from './find-items.ts';
import type { ContentItem } from './item.ts';

/** What somebody looks for in the list of a kind. */
export interface ItemSearch {
  /** A part of the title, the name or the slug. */
  readonly text: string | null;
  readonly state: ContentState | null;
  readonly site: string | null;
  /** The cursor of a page before. */
  readonly after: string | null;
  readonly limit: number;
}

/** A part of a list. */
export interface ItemPage {
  readonly items: readonly ContentItem[];
  /** Of the next page; null on the last one. */
  readonly next: string | null;
}

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
  const after: Place = search.after === null ? ['', ''] : readCursor(search.after);
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
  { text, state, site, after: [slug, id], limit }: Omit<ItemSearch, 'after'> & { readonly after: Place },
): Promise<readonly Found[]> {
  const part = text === null ? null : containing(text);
  const { rows } = await sql<{ id: string; slug: string }>`
    select id, document ->> 'slug' as slug from content_items
    where kind = ${kind} and ((document ->> 'slug') collate "C", id collate "C") > (${slug}, ${id})
      ${state === null ? sql`` : sql`and state = ${state}`}
      ${site === null ? sql`` : sql`and document ->> 'site' = ${site}`}
      ${
        part === null
          ? sql``
          : sql`and (coalesce(document ->> 'title', document ->> 'name') ilike ${part} or document ->> 'slug' like ${part})`
      }
    order by (document ->> 'slug') collate "C", id collate "C" limit ${limit}
  `.execute(db);
  return rows;
}

async function findEdited(
  db: Database,
  kind: ContentKind,
  rows: readonly { readonly id: string }[],
): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set();
  const ids = rows.map(({ id }) => id);
  const found = await db
    .selectFrom('content_items')
    .select('id')
    .where('kind', '=', kind)
    .where('id', 'in', ids)
    .execute();
  return new Set(found.map(({ id }) => id));
}

const bySlug = (one: Pick<Found, 'slug' | 'id'>, other: Pick<Found, 'slug' | 'id'>): number =>
  compare(one.slug, other.slug) || compare(one.id, other.id);

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const writeCursor = (place: Place): string => Buffer.from(JSON.stringify(place)).toString('base64url');

function readCursor(cursor: string): Place {
  try {
    const place: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (Array.isArray(place) && place.length === 2 && place.every((each) => typeof each === 'string')) {
      return place as unknown as Place;
    }
  } catch {
    // What is no JSON is no cursor either.
  }
  throw new GatewayError('BAD_REQUEST', 'errors.badRequest', 'That is no cursor of this list.');
}
