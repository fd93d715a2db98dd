import { randomUUID } from 'node:crypto';
import type { Database } from '../../../../db/database.ts';
import { recordStaffAction } from '../../../staff/staff/public.ts';
import { type ContentDocument, type ContentKind, isKnownBySlug, parseDocument } from '../kinds/content-kinds.ts';
import {
  changeItem,
  conflictOf,
  type ItemKey,
  orRefusal,
  Refusal,
  requireCurrent,
  requireSameWorth,
  requireSites,
} from './change-item.ts';
import { findItem, findVersion, readDocument } from './find-items.ts';
import { type ContentResult, invalid } from './item.ts';
import { otherSlug, placedDocument, takenSlug } from './read-unsaved.ts';
import type { Editing } from './write-items.ts';

/** Creates a draft, which nobody sees. */
export async function createItem(
  db: Database,
  kind: ContentKind,
  input: unknown,
  editing: Editing,
): Promise<ContentResult> {
  const read = parseDocument(kind, input);
  if ('problems' in read) return invalid(...read.problems);
  const id = isKnownBySlug(kind) ? read.document.slug : randomUUID();
  return changeItem(db, kind, editing, async (trx) => {
    const document = await placed(trx, kind, id, read.document);
    if (isKnownBySlug(kind) && (await findItem(trx, kind, id)) !== null)
      throw new Refusal(invalid(takenSlug(document.slug)));
    return { id, before: null, document, state: 'draft', action: 'create' };
  });
}

/** Writes another version; people see it once it is published. */
export async function updateItem(db: Database, key: ItemKey, input: unknown, editing: Editing): Promise<ContentResult> {
  const { kind, id } = key;
  const read = parseDocument(kind, input);
  if ('problems' in read) return invalid(...read.problems);
  return changeItem(db, kind, editing, async (trx) => {
    const before = await requireCurrent(trx, key);
    if (isKnownBySlug(kind) && read.document.slug !== id) {
      throw new Refusal(invalid(otherSlug(kind, id)));
    }
    const document = await placed(trx, kind, id, read.document);
    requireSameWorth(before, document);
    return { id, before, document, state: before.state, action: 'update' };
  });
}

/**
 * Writes what an earlier version said as another version; nothing in between is lost, and people see it once it is published.
 * A name or slug that something else has by now is refused as in any other change.
 */
export function restoreVersion(db: Database, key: ItemKey, version: number, editing: Editing): Promise<ContentResult> {
  const { kind, id } = key;
  return changeItem(db, kind, editing, async (trx) => {
    const before = await requireCurrent(trx, key);
    const earlier = await findVersion(trx, kind, id, version);
    if (earlier === null) {
      throw new Refusal(invalid({ path: 'version', message: `expected a version of it, there is no ${version}` }));
    }
    const document = await placed(trx, kind, id, readDocument(kind, earlier.document));
    requireSameWorth(before, document);
    return { id, before, document, state: before.state, action: 'restore' };
  });
}

/** Deletes a draft that nobody ever saw, with its versions; the audit has its last one. */
export async function deleteDraft(db: Database, key: ItemKey, editing: Editing): Promise<ContentResult> {
  const { by, at } = editing;
  const { kind, id, expectedVersion } = key;
  return orRefusal(db, async (trx) => {
    const before = await requireCurrent(trx, key);
    await requireSites(trx, kind, [before.document], editing);
    if (before.state !== 'draft') {
      throw new Refusal(invalid({ path: 'state', message: `expected a draft, this is ${before.state}` }));
    }
    const { numDeletedRows } = await trx
      .deleteFrom('content_items')
      .where('kind', '=', kind)
      .where('id', '=', id)
      .where('version', '=', expectedVersion)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw await conflictOf(trx, kind, id);
    await trx.deleteFrom('content_versions').where('kind', '=', kind).where('id', '=', id).execute();
    await recordStaffAction(trx, by, {
      at,
      action: 'delete',
      entityKind: kind,
      entityId: id,
      before: before.document,
      after: null,
    });
    return before;
  });
}

/** A document with its address, which nothing else has. */
async function placed(
  trx: Database,
  kind: ContentKind,
  id: string,
  document: ContentDocument,
): Promise<ContentDocument> {
  const found = await placedDocument(trx, kind, id, document);
  if ('problems' in found) throw new Refusal(invalid(...found.problems));
  return found.document;
}
