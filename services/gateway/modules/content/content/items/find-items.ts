import { type Selectable, sql } from 'kysely';
import type { StaffSites } from '@network/access/staff/staff-sites.ts';
import type { Database } from '../../../../db/database.ts';
import type { Identified } from '../../catalogue/public.ts';
import {
  type ContentDocument,
  type ContentKind,
  emptyDefaultsOf,
  parseDocument,
  readPublished,
} from '../kinds/content-kinds.ts';
import type { ContentItemsTable, ContentState, ContentVersionsTable } from '../tables.ts';
import { amongSites } from './among-sites.ts';
import { addressOf, type ContentItem, NO_SCHEDULE, type Schedule } from './item.ts';

/** A version as it is stored. */
export type VersionRow = Selectable<ContentVersionsTable>;

/** Reads a stored document with today's code: fields that a later release added have their defaults. */
export function readDocument(kind: ContentKind, value: unknown): ContentDocument {
  const read = parseDocument(kind, value);
  if ('document' in read) return read.document;
  throw new Error(
    `A stored ${kind} is not what its schema says: ${read.problems[0]?.path} ${read.problems[0]?.message}`,
  );
}

function itemOf(row: Selectable<ContentItemsTable>): ContentItem {
  const kind = row.kind as ContentKind;
  return {
    kind,
    id: row.id,
    document: readDocument(kind, row.document),
    state: row.state,
    version: row.version,
    publishedVersion: row.published_version,
    updatedAt: row.updated_at,
    updatedBy: row.updated_by,
    schedule: { publishAt: row.publish_at, unpublishAt: row.unpublish_at, scheduledBy: row.scheduled_by },
    scheduleProblem: row.schedule_problem,
  };
}

/** What is in the catalogue although no editor wrote anything of it yet. */
function adopted(kind: ContentKind, { id, document }: Identified<ContentDocument>): ContentItem {
  return {
    kind,
    id,
    document,
    state: 'published',
    version: 0,
    publishedVersion: 0,
    updatedAt: null,
    updatedBy: null,
    schedule: NO_SCHEDULE,
    scheduleProblem: null,
  };
}

/** The items with some ids; those that do not exist are left out. */
export async function findItems(
  db: Database,
  kind: ContentKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ContentItem>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('content_items')
    .selectAll()
    .where('kind', '=', kind)
    .where('id', 'in', ids)
    .execute();
  const items = new Map(rows.map((row) => [row.id, itemOf(row)]));
  const others = ids.filter((id) => !items.has(id));
  const published = others.length === 0 ? [] : await readPublished(db, kind, { ids: others });
  for (const each of published) items.set(each.id, adopted(kind, each));
  return items;
}

/** The item with an id, or null. */
export async function findItem(db: Database, kind: ContentKind, id: string): Promise<ContentItem | null> {
  return (await findItems(db, kind, [id])).get(id) ?? null;
}

/** What an item would be. */
interface ItemForm {
  readonly id: string;
  readonly document: ContentDocument;
  readonly state: ContentState;
  readonly schedule: Schedule;
}

/**
 * Which of some items are stored with these fields, to the letter, and shown where it is published: nothing has to be read of
 * them. One that is not among them may still mean the same.
 */
export async function findUnchanged(
  db: Database,
  kind: ContentKind,
  forms: readonly ItemForm[],
): Promise<ReadonlySet<string>> {
  if (forms.length === 0) return new Set();
  const incoming = JSON.stringify(
    forms.map(({ id, document, state, schedule: { publishAt, unpublishAt } }) => ({
      id,
      document,
      state,
      publish_at: publishAt,
      unpublish_at: unpublishAt,
    })),
  );
  // Empty fields are left out of what is stored, and were not always.
  const empty = sql`${JSON.stringify(emptyDefaultsOf(kind))}::jsonb`;
  const { rows } = await sql<{ id: string }>`
    select item.id from jsonb_to_recordset(${incoming}::jsonb) as incoming(
      id text, document jsonb, state text, publish_at timestamptz, unpublish_at timestamptz)
    join content_items item on item.kind = ${kind} and item.id = incoming.id
    where (${empty} || item.document) = (${empty} || incoming.document) and item.state = incoming.state
      and item.publish_at is not distinct from incoming.publish_at
      and item.unpublish_at is not distinct from incoming.unpublish_at
      and (item.state <> 'published' or item.published_version = item.version)
  `.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** The ids of what has some addresses, by address. */
export async function findIdsByAddress(
  db: Database,
  kind: ContentKind,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (addresses.length === 0) return new Map();
  const rows = await db
    .selectFrom('content_items')
    .select(['id', 'address'])
    .where('kind', '=', kind)
    .where('address', 'in', addresses)
    .execute();
  const ids = new Map(rows.map(({ id, address }) => [address, id]));
  const others = addresses.filter((address) => !ids.has(address));
  if (others.length === 0) return ids;
  const slugs = others.map((address) => address.split('/').at(-1) ?? address);
  const published = await readPublished(db, kind, { slugs });
  const written = await findOwn(
    db,
    kind,
    published.map(({ id }) => id),
  );
  for (const { id, document } of published) {
    const address = addressOf(kind, document);
    // What editors wrote of it may have another slug by now.
    if (others.includes(address) && !written.has(id)) ids.set(address, id);
  }
  return ids;
}

async function findOwn(db: Database, kind: ContentKind, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('content_items')
    .select('id')
    .where('kind', '=', kind)
    .where('id', 'in', ids)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** What editors changed last, the newest first. */
export async function listItems(
  db: Database,
  kind: ContentKind,
  {
    state,
    among,
    limit,
    offset,
  }: {
    readonly state: ContentState | null;
    readonly among: StaffSites;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<readonly ContentItem[]> {
  const rows = await db
    .selectFrom('content_items')
    .selectAll()
    .where('kind', '=', kind)
    .$if(state !== null, (query) => query.where('state', '=', state as ContentState))
    .$if(among !== null, (query) => query.where(sql<boolean>`(true ${amongSites(among)})`))
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(itemOf);
}

/** The versions of an item, the newest first. @param before leaves out this version and those after it; null for none */
export function listVersions(
  db: Database,
  kind: ContentKind,
  id: string,
  { before, limit }: { readonly before: number | null; readonly limit: number },
): Promise<readonly VersionRow[]> {
  return db
    .selectFrom('content_versions')
    .selectAll()
    .where('kind', '=', kind)
    .where('id', '=', id)
    .$if(before !== null, (query) => query.where('version', '<', before ?? 0))
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
}

/** One version of an item, or null. */
export async function findVersion(
  db: Database,
  kind: ContentKind,
  id: string,
  version: number,
): Promise<VersionRow | null> {
  const row = await db
    .selectFrom('content_versions')
    .selectAll()
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return row ?? null;
}
