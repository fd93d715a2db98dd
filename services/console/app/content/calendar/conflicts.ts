import type { CalendarQuery } from '../../api/staff-operations.generated.ts';
import { contentOf } from '../content-columns.tsx';
import { type Day, dayOf } from './days.ts';

/** Something that happens at a given time. */
export type Entry = CalendarQuery['calendar']['entries'][number];

/** What an entry is known by among all of them. */
export const keyOf = ({ what, item: { kind, id } }: Entry): string => `${what}/${kind}/${id}`;

/** The day on which it happens. */
export const dayOfEntry = ({ at }: Entry): Day => dayOf(new Date(at));

/** The site whose it is; null for what is of several or none. */
export function siteOfEntry({ item }: Entry): string | null {
  const content = contentOf(item);
  return 'site' in content && typeof content.site === 'string' ? content.site : null;
}

export type Conflict = 'sameDay' | 'draft' | 'late' | 'early' | 'failed';

/** Finds what is wrong with an entry, beside the others. Entries of the past have no conflicts. */
export function conflictsOf(entry: Entry, all: readonly Entry[], now: Date): readonly Conflict[] {
  const { what, at, item } = entry;
  const found: Conflict[] = [];
  if (item.scheduleProblem !== null) found.push('failed');
  if (new Date(at) < now) return found;
  if (what === 'release') {
    if (item.state !== 'published' && item.publishAt === null) found.push('draft');
    if (item.publishAt !== null && item.state !== 'published' && item.publishAt > at) found.push('late');
    if (item.unpublishAt !== null && item.unpublishAt <= at) found.push('early');
    const isBeside = (other: Entry): boolean =>
      other.what === 'release' &&
      other.item.id !== item.id &&
      siteOfEntry(other) === siteOfEntry(entry) &&
      dayOfEntry(other) === dayOfEntry(entry);
    if (all.some(isBeside)) found.push('sameDay');
  }
  return found;
}

/** Returns the sites that have no release on a day. */
export function sitesWithout(entries: readonly Entry[], day: Day, sites: readonly string[]): readonly string[] {
  const released = new Set(
    entries.filter((each) => each.what === 'release' && dayOfEntry(each) === day).map(siteOfEntry),
  );
  return sites.filter((site) => !released.has(site));
}

/** Whether an entry may be moved: what has happened may not. */
export const isMovable = ({ at }: Entry, now: Date): boolean => new Date(at) > now;
