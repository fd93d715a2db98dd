import type { ReactNode } from 'react';
import { Button } from '@network/ui/button/button.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { Skeleton } from '@network/ui/skeleton/skeleton.tsx';
import { words } from '../messages/words.ts';

/** Items that are read one by one, with the way on; undefined while they are loaded. */
export function QueueList<Item>({
  items,
  keyOf,
  none,
  noneText,
  render,
  onNext,
}: {
  items: readonly Item[] | undefined;
  keyOf: (item: Item) => string;
  /** What an empty list says. */
  none: string;
  noneText?: string;
  render: (item: Item) => ReactNode;
  onNext: (() => void) | null;
}) {
  if (items === undefined) {
    return (
      <div role="status" aria-label={words.loading}>
        <Skeleton shape="block" />
      </div>
    );
  }
  if (items.length === 0) return <EmptyState title={none} {...(noneText !== undefined && { text: noneText })} />;
  return (
    <>
      <ul className="flex flex-col gap-4">
        {items.map((item) => (
          <li key={keyOf(item)} className="flex flex-col gap-3 rounded-panel border-line border-subtle bg-surface p-4">
            {render(item)}
          </li>
        ))}
      </ul>
      {onNext === null ? null : (
        <div>
          <Button variant="outline" size="small" onClick={onNext}>
            {words.list.next}
          </Button>
        </div>
      )}
    </>
  );
}
