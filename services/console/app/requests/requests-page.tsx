import type { ComponentType } from 'react';
import { Badge } from '@network/ui/badge/badge.tsx';
import { staffCall } from '../api/staff-call.ts';
import { RequestQueueDocument, type RequestQueueQuery } from '../api/staff-operations.generated.ts';
import type { Column } from '../list/data-table.tsx';
import { keyIn, optionsOf } from '../list/list-filters.tsx';
import { ListPage } from '../list/list-page.tsx';
import { Moment } from '../list/moment.tsx';
import { requestTexts as texts } from '../messages/requests.ts';
import { requestPath, type RequestFormName } from './request-path.ts';

type Row = RequestQueueQuery['requestQueue']['requests'][number];

const PAGE_SIZE = 50;
const { columns: headings } = texts;

/** A deadline, and that it has passed. */
export function DueMark({ dueAt, isLate }: Pick<Row, 'dueAt' | 'isLate'>) {
  if (dueAt === null) return null;
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Moment at={dueAt} />
      {isLate ? <Badge tone="danger">{texts.late}</Badge> : null}
    </span>
  );
}

/** How a closed request ended. */
export function outcomeText({ kind, outcome }: Pick<Row, 'kind' | 'outcome'>): string | null {
  if (outcome === null) return null;
  return (kind === 'removal' ? texts.removalOutcomes : texts.outcomes)[outcome];
}

const columnsOf = (kind: RequestFormName): readonly Column<Row>[] => [
  { id: 'case', heading: headings.case, text: ({ caseNumber }) => caseNumber },
  { id: 'from', heading: headings.from, text: ({ email }) => email },
  { id: 'brand', heading: headings.brand, isMinor: true, text: ({ brand }) => brand },
  {
    id: 'received',
    heading: headings.received,
    cell: ({ receivedAt }) => <Moment at={receivedAt} />,
    text: ({ receivedAt }) => receivedAt,
  },
  ...(kind === 'removal'
    ? [{ id: 'due', heading: headings.due, cell: (row: Row) => <DueMark {...row} />, text: ({ dueAt }: Row) => dueAt }]
    : []),
  {
    id: 'assigned',
    heading: headings.assigned,
    cell: ({ assignedTo }) => assignedTo ?? <span className="text-muted">{texts.nobody}</span>,
    text: ({ assignedTo }) => assignedTo,
  },
  { id: 'outcome', heading: headings.outcome, isMinor: true, text: outcomeText },
];

function RequestsPage({ kind }: { kind: RequestFormName }) {
  return (
    <ListPage
      title={texts.kinds[kind]}
      text={texts.texts[kind]}
      filters={[
        { name: 'state', label: texts.state, options: optionsOf(texts.states), standard: 'open' },
        { name: 'mine', label: texts.mine, options: optionsOf(texts.mineOptions) },
        { name: 'text', label: texts.text },
      ]}
      columns={columnsOf(kind)}
      queryKey={['requests', kind]}
      load={async (get, after) => {
        const { requestQueue: page } = await staffCall(RequestQueueDocument, {
          kind,
          state: keyIn(texts.states, get('state')) ?? 'open',
          mine: get('mine') === 'mine',
          text: get('text'),
          after,
          first: PAGE_SIZE,
        });
        return { rows: page.requests, next: page.nextCursor };
      }}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => requestPath(kind, id)}
    />
  );
}

/** The list of each form. */
export const REQUESTS_PAGES: Readonly<Record<RequestFormName, ComponentType>> = {
  support: () => <RequestsPage kind="support" />,
  casting: () => <RequestsPage kind="casting" />,
  removal: () => <RequestsPage kind="removal" />,
};
