import type { Database } from '../../../../db/database.ts';
import { type ErasureOrder, eraseFilm } from '../erasure/erase-film.ts';
import { wasErasedSince } from '../erasure/erasures.ts';
import type { ItemKey } from '../items/change-item.ts';
import { deleteDraft, updateItem } from '../items/edit-draft.ts';
import { publishItem } from '../items/publish-item.ts';
import { scheduleItem } from '../items/schedule-item.ts';
import { unpublishItem } from '../items/unpublish-item.ts';
import { findItem } from '../items/find-items.ts';
import type { ContentItem, ContentResult } from '../items/item.ts';
import type { Editing } from '../items/write-items.ts';
import { type BulkChange, changedFields, fieldOf, valueOf } from './bulk-change.ts';

/** What became of one item. */
export interface RowResult {
  readonly id: string;
  /** The title that people know it by. */
  readonly title: string;
  /** `unchanged` was as the change would have it. */
  readonly outcome: 'done' | 'unchanged' | 'refused';
  readonly problem: string | null;
  /** Its version once it was done. */
  readonly version: number | null;
  /** What undoing it needs; null for what can't be undone. */
  readonly undo: Undo | null;
}

/** How one item becomes what it was. */
export type Undo =
  | { readonly name: 'unpublish' | 'publish' }
  | { readonly name: 'schedule'; readonly publishAt: string | null; readonly unpublishAt: string | null }
  | { readonly name: 'fields'; readonly fields: Readonly<Record<string, unknown>> };

/** The person who does it, and whether they may write into items that will be shown by themselves. */
export interface Doer extends Editing {
  readonly mayPublish: boolean;
}

const SCHEDULED = 'It is scheduled: only those who may publish can change it.';

const momentOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** How people know an item: its title, its name or its slug. */
export function titleOf({ document }: Pick<ContentItem, 'document'>): string {
  const { title, name, slug } = document as { readonly title?: string; readonly name?: string; readonly slug: string };
  return title ?? name ?? slug;
}

/**
 * Makes a change of one item, in a transaction of its own: what is refused leaves the others alone.
 * @param order who requested it, when and why
 */
export async function doChange(
  db: Database,
  key: ItemKey,
  change: BulkChange,
  order: ErasureOrder,
  by: Doer,
): Promise<RowResult> {
  const item = await findItem(db, key.kind, key.id);
  // It was erased just before its worker ended.
  if (item === null && change.name === 'erase' && (await wasErasedSince(db, key.id, order.requestedAt)))
    return { ...refused(key.id, key.id, null), outcome: 'done' };
  if (item === null) return refused(key.id, key.id, 'It does not exist any more.');
  const title = titleOf(item);
  if (item.version !== key.expectedVersion) return refused(key.id, title, 'Somebody else changed it meanwhile.');
  const fields = changedFields(change, item.document);
  if (fieldOf(change.name) !== null) {
    if (Object.keys(fields).length === 0) return { ...refused(key.id, title, null), outcome: 'unchanged' };
    if (item.schedule.publishAt !== null && !by.mayPublish) return refused(key.id, title, SCHEDULED);
  }
  const result = await write(db, key, change, { item, order }, by);
  return result.__typename === 'ContentSaved'
    ? { id: key.id, title, outcome: 'done', problem: null, version: result.item.version, undo: undoOf(change, item) }
    : refused(key.id, title, reasonOf(result));
}

function write(
  db: Database,
  key: ItemKey,
  change: BulkChange,
  { item, order }: { readonly item: ContentItem; readonly order: ErasureOrder },
  by: Doer,
): Promise<ContentResult> {
  switch (change.name) {
    case 'publish':
      return publishItem(db, key, null, by);
    case 'unpublish':
      return unpublishItem(db, key, by);
    case 'schedule': {
      const moments = { publishAt: momentOf(change.publishAt), unpublishAt: momentOf(change.unpublishAt) };
      return scheduleItem(db, key, moments, by);
    }
    case 'deleteDrafts':
      return deleteDraft(db, key, by);
    case 'erase':
      return eraseFilm(db, key, order, by);
    default:
      return updateItem(db, key, { ...item.document, ...changedFields(change, item.document) }, by);
  }
}

/** What was published before with other words, and what is deleted, does not come back. */
function undoOf(
  change: BulkChange,
  { document, state, version, publishedVersion, schedule }: ContentItem,
): Undo | null {
  switch (change.name) {
    case 'publish':
      return state === 'published' ? null : { name: 'unpublish' };
    case 'unpublish':
      return publishedVersion === version ? { name: 'publish' } : null;
    case 'schedule': {
      const [publishAt, unpublishAt] = [schedule.publishAt, schedule.unpublishAt].map(
        (at) => at?.toISOString() ?? null,
      );
      return { name: 'schedule', publishAt: publishAt ?? null, unpublishAt: unpublishAt ?? null };
    }
    case 'deleteDrafts':
    case 'erase':
      return null;
    default: {
      const names = Object.keys(changedFields(change, document));
      return { name: 'fields', fields: Object.fromEntries(names.map((name) => [name, valueOf(document, name)])) };
    }
  }
}

/** Undoes what was done with one item, if nobody has changed it since. */
export async function undoChange(db: Database, key: ItemKey, row: RowResult, by: Doer): Promise<RowResult> {
  const { id, title, undo } = row;
  if (undo === null) return refused(id, title, 'It can’t be undone.');
  const item = await findItem(db, key.kind, id);
  if (item?.version !== key.expectedVersion) return refused(id, title, 'Somebody else changed it since.');
  if (item.schedule.publishAt !== null && !by.mayPublish) return refused(id, title, SCHEDULED);
  const result = await undoOne(db, key, item, undo, by);
  return result.__typename === 'ContentSaved'
    ? { id, title, outcome: 'done', problem: null, version: result.item.version, undo: null }
    : refused(id, title, reasonOf(result));
}

function undoOne(db: Database, key: ItemKey, { document }: ContentItem, undo: Undo, by: Doer): Promise<ContentResult> {
  switch (undo.name) {
    case 'publish':
      return publishItem(db, key, null, by);
    case 'unpublish':
      return unpublishItem(db, key, by);
    case 'schedule': {
      const moments = { publishAt: momentOf(undo.publishAt), unpublishAt: momentOf(undo.unpublishAt) };
      return scheduleItem(db, key, moments, by);
    }
    case 'fields':
      return updateItem(db, key, { ...document, ...undo.fields }, by);
  }
}

const refused = (id: string, title: string, problem: string | null): RowResult => ({
  id,
  title,
  outcome: 'refused',
  problem,
  version: null,
  undo: null,
});

function reasonOf(result: ContentResult): string {
  switch (result.__typename) {
    case 'ContentInvalid':
      return result.problems.map(({ path, message }) => `${path}: ${message}`).join('; ');
    case 'ContentInUse':
      return `The ${result.use.kind} “${result.use.slug}” shows it.`;
    case 'ContentNeedsApproval':
      return `A second person has to approve: ${result.fields.join(', ')}.`;
    case 'ContentConflict':
      return 'Somebody else changed it meanwhile.';
    default:
      return 'It does not exist any more.';
  }
}
