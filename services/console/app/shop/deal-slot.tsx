import { useState } from 'react';
import { Badge } from '@network/ui/badge/badge.tsx';
import type { DealSlotsQuery } from '../api/staff-operations.generated.ts';
import { useSession } from '../layout/use-session.ts';
import { DataTable } from '../list/data-table.tsx';
import { slots as texts } from '../messages/slots.ts';
import { may } from '../session/session.ts';
import { ChangeRankDialog } from './change-rank-dialog.tsx';
import { actionColumn, dealColumns } from './slot-columns.tsx';

export type Slot = NonNullable<DealSlotsQuery['dealSlots']>['slots'][number];
export type SlotDeal = Slot['deals'][number];

/** A place of the site with the deals that compete for it, in the order of the site. */
export function DealSlot({ slot, brand }: { slot: Slot; brand: string }) {
  const session = useSession();
  const [changing, change] = useState<SlotDeal | null>(null);
  const { place, deals, limit } = slot;
  const { title, text } = texts.places[place];
  const isRunning = deals.some(({ state }) => state === 'RUNNING');
  const mayChange = may(session, 'content:write') && may(session, 'content:publish');
  const mayTry = may(session, 'members:read');
  const columns = [
    ...dealColumns(may(session, 'content:read')),
    ...(mayChange || mayTry ? [actionColumn({ place, brand, change: mayChange ? change : null, mayTry })] : []),
  ];
  return (
    <section className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <h2 id={place} className="type-display text-title-4">
          {title}
        </h2>
        {isRunning ? null : <Badge tone="outline">{texts.empty}</Badge>}
      </div>
      <p className="text-small text-muted">{text}</p>
      {isRunning ? <p className="text-small text-muted">{texts.counts(shownTo(deals), limit)}</p> : null}
      {deals.length === 0 ? <p>{texts.emptyText}</p> : null}
      {deals.length > 0 && !isRunning ? <p>{texts.nothingRuns}</p> : null}
      {deals.length === 0 ? null : <DataTable label={title} columns={columns} rows={deals} keyOf={({ id }) => id} />}
      {changing === null ? null : <ChangeRankDialog deal={changing} place={place} onClose={() => change(null)} />}
    </section>
  );
}

function shownTo(deals: readonly SlotDeal[]) {
  const count = (group: keyof SlotDeal['positions']) =>
    deals.filter(({ positions }) => positions[group] !== null).length;
  return { everyone: count('everyone'), trial: count('trial'), expired: count('expired') };
}
