import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@network/ui/button/button.tsx';
import { Skeleton } from '@network/ui/skeleton/skeleton.tsx';
import { staffCall } from '../api/staff-call.ts';
import { FlagChangesDocument, type FlagChangesQuery } from '../api/staff-operations.generated.ts';
import { type Column, DataTable } from '../list/data-table.tsx';
import { shop } from '../messages/shop.ts';
import { words } from '../messages/words.ts';

type Change = FlagChangesQuery['flagChanges']['changes'][number];

const texts = shop.flags;
const { columns: headings } = texts;
const stateOf = (isOn: boolean | null): string => texts.states[isOn === null ? 'release' : isOn ? 'on' : 'off'];

const columns: readonly Column<Change>[] = [
  { id: 'at', heading: headings.at, text: ({ at }) => at, as: 'moment' },
  { id: 'brand', heading: headings.brand, text: ({ brand }) => brand },
  { id: 'flag', heading: headings.flag, text: ({ flag }) => flag, cell: ({ flag }) => <strong>{flag}</strong> },
  { id: 'to', heading: headings.to, text: ({ isOn }) => stateOf(isOn) },
  { id: 'by', heading: headings.by, text: ({ staff }) => staff, isMinor: true },
  { id: 'reason', heading: headings.reason, text: ({ reason }) => reason },
];

/** What staff decided about flags, the newest first. */
export function FlagHistory() {
  const [after, goTo] = useState<number | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['flag-changes', after],
    queryFn: async () => (await staffCall(FlagChangesDocument, { after })).flagChanges,
  });
  return (
    <section className="flex flex-col gap-4">
      <h2 className="type-display text-title-4">{texts.history}</h2>
      {error === null ? null : (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-muted">
          {words.failed.text}
          <Button variant="outline" size="small" onClick={() => void refetch()}>
            {words.failed.again}
          </Button>
        </p>
      )}
      {data === undefined && error === null ? <Skeleton shape="block" /> : null}
      {data?.changes.length === 0 ? <p className="text-muted">{texts.noHistory}</p> : null}
      {data === undefined || data.changes.length === 0 ? null : (
        <DataTable label={texts.history} columns={columns} rows={data.changes} keyOf={({ id }) => String(id)} />
      )}
      {data?.next ? (
        <div>
          <Button variant="outline" size="small" onClick={() => goTo(data.next ?? null)}>
            {texts.older}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
