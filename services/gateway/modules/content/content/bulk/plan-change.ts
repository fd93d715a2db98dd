import type { Database } from '../../../../db/database.ts';
import type { PublishingProblems } from '../../catalogue/public.ts';
import { type ContentKind, findProblems } from '../kinds/content-kinds.ts';
import { ERASES_WHAT_NOBODY_SEES } from '../erasure/erase-film.ts';
import { problemsOfSchedule } from '../items/schedule-item.ts';
import type { ContentItem } from '../items/item.ts';
import type { Editing } from '../items/write-items.ts';
import { type BulkChange, changedFields, fieldOf, valueOf } from './bulk-change.ts';

/** What a change would do with one item. */
export interface Plan {
  /** What it is now and would be; equal where nothing would change. */
  readonly from: string;
  readonly to: string;
  /** Why it would be refused; null where it would not. */
  readonly problem: string | null;
}

const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : '';
const momentOf = (text: string | null): Date | null => (text === null ? null : new Date(text));
const momentsOf = (publishAt: Date | null, unpublishAt: Date | null): string =>
  [publishAt, unpublishAt].map((at) => at?.toISOString() ?? '–').join(' / ');

/**
 * What a publication of some items at a given time lacks, by their ids, where that is the change; it is read once for
 * all of them.
 */
export async function problemsOfPublication(
  db: Database,
  kind: ContentKind,
  items: readonly ContentItem[],
  change: BulkChange,
  by: Pick<Editing, 'at' | 'needsMedia'>,
): Promise<PublishingProblems> {
  return change.name === 'publish' ? (await findProblems(db, kind, items, by)).problems : new Map();
}

/**
 * What a change would do with an item, by the rules that it is made by: states, schedules, and what a publication
 * needs. What still shows something that is taken back is found when it is done.
 */
export function planChange(item: ContentItem, change: BulkChange, lacking: PublishingProblems, at: Date): Plan {
  const { id, state, document, schedule, version, publishedVersion } = item;
  switch (change.name) {
    case 'publish': {
      const isCurrent = state === 'published' && publishedVersion === version;
      const problem = (lacking.get(id) ?? []).map(({ path, message }) => `${path}: ${message}`).join('; ') || null;
      return { from: isCurrent ? 'published' : state === 'published' ? 'edited' : state, to: 'published', problem };
    }
    case 'unpublish':
      return {
        from: state,
        to: 'unpublished',
        problem: state === 'published' ? null : `expected published content, this is ${state}`,
      };
    case 'schedule': {
      const moments = { publishAt: momentOf(change.publishAt), unpublishAt: momentOf(change.unpublishAt) };
      const problems = problemsOfSchedule(item, moments, at);
      return {
        from: momentsOf(schedule.publishAt, schedule.unpublishAt),
        to: momentsOf(moments.publishAt, moments.unpublishAt),
        problem: problems.map(({ message }) => message).join('; ') || null,
      };
    }
    case 'erase':
      return { from: state, to: 'erased', problem: state === 'published' ? ERASES_WHAT_NOBODY_SEES : null };
    case 'deleteDrafts':
      return { from: state, to: 'deleted', problem: state === 'draft' ? null : `expected a draft, this is ${state}` };
    default: {
      const field = fieldOf(change.name) ?? '';
      const before = valueOf(document, field);
      return {
        from: textOf(before),
        to: textOf({ [field]: before, ...changedFields(change, document) }[field]),
        problem: null,
      };
    }
  }
}
