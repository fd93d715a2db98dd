import { showsWorth } from './priced-content.ts';
import type { StaffScope } from './staff-rights.ts';

/** The changes that staff can make to many items of one kind at once, and the right that each needs. */
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
 * Returns whether another member of staff has to approve a change. That is so for a change of many items, for each
 * change that shows people a price, a percentage or gems, and for each that erases, since what is erased can't be
 * restored.
 */
export const needsSecondPerson = (name: BulkChangeName, kind: string, count: number): boolean =>
  name === 'erase' || count > BULK_LIMIT || showsWorth(kind, name);
