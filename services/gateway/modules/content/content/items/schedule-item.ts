import type { Database } from '../../../../db/database.ts';
import type { FieldProblem } from '../../catalogue/public.ts';
import { changeItem, type ItemKey, Refusal, requireApproval, requireCurrent } from './change-item.ts';
import { type ContentItem, type ContentResult, invalid, scheduleWith } from './item.ts';
import type { Editing } from './write-items.ts';

/** When something is shown to people and taken back, by itself; null for neither. */
export interface ScheduleRequest {
  readonly publishAt: Date | null;
  readonly unpublishAt: Date | null;
}

/**
 * Says when the version of that time is shown to people and when it is taken back; without times nothing happens by
 * itself. What people see now stays as it is.
 */
export function scheduleItem(
  db: Database,
  key: ItemKey,
  { publishAt, unpublishAt }: ScheduleRequest,
  editing: Editing,
): Promise<ContentResult> {
  const { kind, id } = key;
  return changeItem(db, kind, editing, async (trx) => {
    const before = await requireCurrent(trx, key);
    const problems = problemsOfSchedule(before, { publishAt, unpublishAt }, editing.at);
    if (problems.length > 0) throw new Refusal(invalid(...problems));
    if (publishAt !== null) await requireApproval(trx, before, editing);
    const schedule = scheduleWith({ publishAt, unpublishAt, scheduledBy: editing.by.email });
    return { id, before, document: before.document, state: before.state, action: 'schedule', schedule };
  });
}

/** What stands in the way of a schedule. */
export function problemsOfSchedule(
  item: ContentItem,
  { publishAt, unpublishAt }: ScheduleRequest,
  now: Date,
): FieldProblem[] {
  const isPast = (at: Date | null): boolean => at !== null && at <= now;
  const willBeSeen =
    item.state === 'published' || (publishAt !== null && unpublishAt !== null && publishAt < unpublishAt);
  return [
    ...(isPast(publishAt)
      ? [{ path: 'publishAt', message: 'expected a future time: publish it at once instead' }]
      : []),
    ...(isPast(unpublishAt)
      ? [{ path: 'unpublishAt', message: 'expected a future time: take it back at once instead' }]
      : []),
    ...(unpublishAt !== null && !willBeSeen
      ? [{ path: 'unpublishAt', message: 'expected a time at which people see it' }]
      : []),
    ...(publishAt !== null && publishAt.getTime() === unpublishAt?.getTime()
      ? [{ path: 'unpublishAt', message: 'expected another moment than that of its publication' }]
      : []),
  ];
}
