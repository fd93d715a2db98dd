import { Badge } from '@network/ui/badge/badge.tsx';
import type { DataRequestsQuery } from '../api/staff-operations.generated.ts';
import type { Column } from '../list/data-table.tsx';
import { Moment } from '../list/moment.tsx';
import { people } from '../messages/people.ts';

export type DataRequestRow = DataRequestsQuery['dataRequests']['requests'][number];

const texts = people.dataRequests;

/** What every table of data requests shows. */
export const dataRequestColumns: readonly Column<DataRequestRow>[] = [
  { id: 'kind', heading: texts.columns.kind, cell: ({ kind }) => texts.kinds[kind], text: ({ kind }) => kind },
  { id: 'received', heading: texts.columns.received, text: ({ receivedAt }) => receivedAt, as: 'moment' },
  {
    id: 'due',
    heading: texts.columns.due,
    cell: ({ dueAt, isLate, isExtended }) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        <Moment at={dueAt} />
        {isLate ? <Badge tone="danger">{texts.late}</Badge> : null}
        {isExtended ? <Badge tone="outline">{texts.extended}</Badge> : null}
      </span>
    ),
    text: ({ dueAt }) => dueAt,
  },
  {
    id: 'state',
    heading: texts.columns.state,
    cell: ({ state, settledAt }) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        {texts.outcomes[state]}
        {settledAt === null ? null : <Moment at={settledAt} />}
      </span>
    ),
    text: ({ state }) => state,
  },
];
