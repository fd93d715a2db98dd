import { showsWorth, worthFields } from '@network/access/staff/priced-content.ts';
import type { Database } from '../../../../db/database.ts';
import { findItems } from '../items/find-items.ts';
import { changedWorth, findShown, valueOf } from '../items/worth.ts';
import type { ContentKind } from '../kinds/content-kinds.ts';
import type { BulkChange } from './bulk-change.ts';
import type { BulkRow, ChosenItem } from './bulk-changes.ts';
import { titleOf } from './do-change.ts';

/** A field of an item that decides what it is worth, as people see it now and as they would see it; null for nothing. */
export interface WorthChange {
  readonly id: string;
  readonly title: string;
  /** Empty for an item that somebody changed since. */
  readonly field: string;
  readonly from: string | null;
  readonly to: string | null;
}

const textOf = (value: unknown): string | null => {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(partOf).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** One of a list; of a price its currency and amounts. */
const partOf = (each: unknown): string =>
  typeof each === 'object' && each !== null ? Object.values(each).join(' ') : String(each);

/** What a change that waits would change of prices, percentages and gems; nothing of any other change. */
export async function worthOfChange(db: Database, row: BulkRow): Promise<readonly WorthChange[]> {
  const kind = row.kind as ContentKind;
  if (row.state !== 'open' || !showsWorth(kind, (row.change as BulkChange).name)) return [];
  const chosen = row.items as readonly ChosenItem[];
  const ids = chosen.map(({ id }) => id);
  const items = await findItems(db, kind, ids);
  const shown = await findShown(db, kind, [...items.values()]);
  return chosen.flatMap(({ id, version }): readonly WorthChange[] => {
    const item = items.get(id);
    if (item?.version !== version) return [{ id, title: item ? titleOf(item) : id, field: '', from: null, to: null }];
    const before = shown.get(id) ?? null;
    const own = { id, title: titleOf(item) };
    const changed = changedWorth(kind, before, item.document);
    return worthFields(kind)
      .filter((field) => changed.includes(field))
      .map((field) => ({
        ...own,
        field,
        from: textOf(valueOf(before, field)),
        to: textOf(valueOf(item.document, field)),
      }))
      .filter(({ from, to }) => from !== to);
  });
}
