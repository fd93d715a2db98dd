import type { Database } from '../../../../db/database.ts';
import type { ContentDocuments } from '../kinds/content-kinds.ts';
import type { ItemKey } from '../items/change-item.ts';
import { updateItem } from '../items/edit-draft.ts';
import { publishItem } from '../items/publish-item.ts';
import { scheduleItem } from '../items/schedule-item.ts';
import { findItem } from '../items/find-items.ts';
import { type ContentItem, type ContentResult, invalid } from '../items/item.ts';
import type { Editing } from '../items/write-items.ts';
import type { CalendarMoment } from './find-calendar.ts';

/**
 * Moves one time of an item. The release of a film that people see as one to come is moved at once; of any other film
 * it is written into its draft. What has happened stays where it is.
 */
export async function moveEntry(
  db: Database,
  key: ItemKey,
  { what, to }: { readonly what: CalendarMoment; readonly to: Date },
  editing: Editing,
): Promise<ContentResult> {
  const item = await findItem(db, key.kind, key.id);
  if (item === null) return { __typename: 'ContentMissing', id: key.id };
  if (item.version !== key.expectedVersion) return { __typename: 'ContentConflict', current: item };
  if (what === 'release') return moveRelease(db, key, item, to, editing);
  const { publishAt, unpublishAt } = item.schedule;
  const current = what === 'publication' ? publishAt : unpublishAt;
  if (current === null) return invalid({ path: 'what', message: `expected a time that it has: it has no ${what}` });
  const moved = what === 'publication' ? { publishAt: to, unpublishAt } : { publishAt, unpublishAt: to };
  return scheduleItem(db, key, moved, editing);
}

async function moveRelease(
  db: Database,
  key: ItemKey,
  item: ContentItem,
  to: Date,
  editing: Editing,
): Promise<ContentResult> {
  if (item.kind !== 'film') return invalid({ path: 'what', message: 'expected a film: only films are released' });
  if (to <= editing.at) return invalid({ path: 'to', message: 'expected a future time' });
  const film = item.document as ContentDocuments['film'];
  if (item.state !== 'published') {
    return updateItem(db, key, { ...film, releasedAt: to.toISOString() }, editing);
  }
  if (film.releasedAt === null || new Date(film.releasedAt) <= editing.at) {
    return invalid({ path: 'what', message: 'expected a release to come: this film is out' });
  }
  if (item.publishedVersion !== item.version) {
    return invalid({ path: 'state', message: 'expected no unpublished changes: they would be published with it' });
  }
  return publishItem(db, key, to, editing);
}
