import type { Database } from '../../../../db/database.ts';
import { unpublishContent } from '../kinds/content-kinds.ts';
import { changeItem, type ItemKey, Refusal, requireCurrent } from './change-item.ts';
import { type ContentResult, invalid, NO_SCHEDULE, scheduleWith } from './item.ts';
import type { Editing } from './write-items.ts';

/**
 * Takes back what people see. What they did with a film is there when it is published again, which it is by hand alone,
 * unless it was taken back by a schedule that also says when it comes again. In one transaction (`changeItem`):
 *
 * 1. It is refused where somebody else has written another version, and where nobody sees it.
 * 2. The version is written as unpublished.
 * 3. `unpublishContent` refuses an item that something else still shows. Otherwise it hides the item from lists, searches
 *    and counts, queues the files that edges of a CDN must forget (catalogue/publishing/take-back.ts, media/taken-back), and
 *    announces it once the transaction has ended.
 * 4. The audit of staff has the change.
 */
export function unpublishItem(
  db: Database,
  key: ItemKey,
  editing: Editing,
  isScheduled = false,
): Promise<ContentResult> {
  const { kind, id } = key;
  const decide = async (trx: Database) => {
    const before = await requireCurrent(trx, key);
    if (before.state !== 'published') {
      throw new Refusal(invalid({ path: 'state', message: `expected published content, this is ${before.state}` }));
    }
    const schedule = isScheduled ? scheduleWith({ ...before.schedule, unpublishAt: null }) : NO_SCHEDULE;
    return { id, before, document: before.document, state: 'unpublished', action: 'unpublish', schedule } as const;
  };
  return changeItem(db, kind, editing, decide, async (trx) => {
    const use = await unpublishContent(trx, kind, id, editing.at);
    if (use !== null) throw new Refusal({ __typename: 'ContentInUse', use });
  });
}
