import { type RawBuilder, sql } from 'kysely';
import type { StaffSites } from '@network/access/staff/staff-sites.ts';
import type { Database } from '../../../../db/database.ts';
import { GatewayError } from '../../../../http/gateway-error.ts';
import { hasPart } from '../../catalogue/public.ts';
import { amongSites } from './among-sites.ts';
import type { ContentKind } from '../kinds/content-kinds.ts';
import type { ContentState } from '../tables.ts';
import type { ContentItem } from './item.ts';

/** What somebody looks for in the list of a kind. */
export interface ItemSearch {
  /** A part of the title, the name or the slug. */
  readonly text: string | null;
  /** What fits besides the text, by ids. */
  readonly besides: readonly string[];
  readonly state: ContentState | null;
  readonly site: string | null;
  /** These sites alone, and what belongs to none; null for everything. */
  readonly among: StaffSites;
  /** The cursor of a page before. */
  readonly after: string | null;
  readonly limit: number;
}

/** A part of a list. */
export interface ItemPage {
  readonly items: readonly ContentItem[];
  /** Cursor of the next page; null on the last one. */
  readonly next: string | null;
}

/** The expressions that the index on documents has. */
const WRITTEN = { name: sql`coalesce(document ->> 'title', document ->> 'name')`, slug: sql`document ->> 'slug'` };

/** What editors wrote that fits, as a condition on `content_items`. */
export function matching(
  kind: ContentKind,
  { text, besides, state, site, among }: Pick<ItemSearch, 'text' | 'besides' | 'state' | 'site' | 'among'>,
): RawBuilder<unknown> {
  return sql`kind = ${kind}
    ${state === null ? sql`` : sql`and state = ${state}`}
    ${site === null ? sql`` : sql`and document ->> 'site' = ${site}`}
    ${amongSites(among)}
    ${text === null ? sql`` : sql`and ${hasPart({ ...WRITTEN, besides }, text)}`}`;
}

/** Finds which of some rows of the catalogue have a document of the editors. */
export async function findEdited(
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

/** The place in a list after which its next page begins. */
export const writeCursor = (place: readonly string[]): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url');

/** @throws GatewayError for what is no cursor with so many parts */
export function readCursor(cursor: string, parts: number): readonly string[] {
  try {
    const place: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (Array.isArray(place) && place.length === parts && place.every((each) => typeof each === 'string')) return place;
  } catch {
    // What is no JSON is no cursor either.
  }
  throw new GatewayError('BAD_REQUEST', 'errors.badRequest', 'That is no cursor of this list.');
}
