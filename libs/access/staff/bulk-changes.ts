import { showsWorth } from './priced-content.ts';
import type { StaffScope } from './staff-rights.ts';

/** What can be done with many things of one kind at once, and the right that each needs. */
export const BULK_CHANGES = {
  publish: 'content:publish',
  unpublish: 'content:publish',
  schedule: 'content:publish',
  addCategory: 'content:write',
  removeCategory: 'content:write',
  addTag: 'content:write',
  removeTag: 'content:write',
  setChannel: 'content:write',
  deleteDrafts: 'content:write',
  erase: 'content:publish',
} as const satisfies Readonly<Record<string, StaffScope>>;

export type BulkChangeName = keyof typeof BULK_CHANGES;

/** A change of more things than this needs a second member of staff. */
export const BULK_LIMIT = 25;
/** A change is of at most this many. */
export const MOST_AT_ONCE = 200;

/**
 * Whether another member of staff has to approve a change: one of many things, each that shows people a price, a percentage
 * or gems, and each that erases, since what is erased is gone for good.
 */
export const needsSecondPerson = (name: BulkChangeName, kind: string, count: number): boolean =>
  name === 'erase' || count > BULK_LIMIT || showsWorth(kind, name);
