import { isDeepStrictEqual } from 'node:util';
import { worthFields } from '@network/access/staff/priced-content.ts';
import type { Database } from '../../../../db/database.ts';
import { type ContentDocument, type ContentKind, readPublished } from '../kinds/content-kinds.ts';
import type { ContentItem } from './item.ts';

/** The value of a field of a document, by the field's name; undefined without a document. */
export const valueOf = (document: ContentDocument | null, field: string): unknown =>
  (document as unknown as Readonly<Record<string, unknown>> | null)?.[field];

/** The fields in which two documents of a kind differ in what they are worth; null is a document that nobody sees. */
export function changedWorth(
  kind: ContentKind,
  before: ContentDocument | null,
  after: ContentDocument,
): readonly string[] {
  return worthFields(kind).filter((field) => !isDeepStrictEqual(valueOf(before, field), valueOf(after, field)));
}

/** What people see of items of one kind now, by their ids; what they don't see is missing. */
export async function findShown(
  db: Database,
  kind: ContentKind,
  items: readonly ContentItem[],
): Promise<ReadonlyMap<string, ContentDocument>> {
  const ids = items.filter(({ state }) => state === 'published').map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const shown = await readPublished(db, kind, { ids });
  return new Map(shown.map(({ id, document }) => [id, document]));
}

/** The fields of worth in which an item differs from what people see of it now; all of them where they see nothing. */
export async function findUnapprovedWorth(db: Database, item: ContentItem): Promise<readonly string[]> {
  const { kind, id, document } = item;
  if (worthFields(kind).length === 0) return [];
  return changedWorth(kind, (await findShown(db, kind, [item])).get(id) ?? null, document);
}
