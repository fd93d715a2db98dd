import type { FieldProblem } from '../../catalogue/public.ts';
import type { ContentItem } from './item.ts';

/** When something is shown to people and taken back, by itself; null for neither. */
export interface ScheduleRequest {
  readonly publishAt: Date | null;
  readonly unpublishAt: Date | null;
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
      ? [{ path: 'publishAt', message: 'expected a moment to come: publish it at once instead' }]
      : []),
    ...(isPast(unpublishAt)
      ? [{ path: 'unpublishAt', message: 'expected a moment to come: take it back at once instead' }]
      : []),
    ...(unpublishAt !== null && !willBeSeen
      ? [{ path: 'unpublishAt', message: 'expected a moment at which people see it' }]
      : []),
    ...(publishAt !== null && publishAt.getTime() === unpublishAt?.getTime()
      ? [{ path: 'unpublishAt', message: 'expected another moment than that of its publication' }]
      : []),
  ];
}
