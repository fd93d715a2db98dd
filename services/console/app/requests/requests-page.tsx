import { Badge } from '@network/ui/badge/badge.tsx';
import { staffCall } from '../api/staff-call.ts';
import { RequestQueueDocument, type RequestQueueQuery } from '../api/staff-operations.generated.ts';
import { useSession } from '../layout/use-session.ts';
import type { Column } from '../list/data-table.tsx';
import { keyIn, optionsOf } from '../list/list-filters.tsx';
import { ListPage } from '../list/list-page.tsx';
import { Moment } from '../list/moment.tsx';
import { requestTexts as texts } from '../messages/requests.ts';
import { may } from '../session/session.ts';
import { REQUEST_FORMS, requestPath, requestScope } from './request-path.ts';

type Row = RequestQueueQuery['requestQueue']['requests'][number];

const PAGE_SIZE = 50;
const { columns: headings } = texts;

/** A deadline, and that it is near or has passed. */
export function DueMark({ dueAt, isDueSoon, isLate }: Pick<Row, 'dueAt' | 'isDueSoon' | 'isLate'>) {
  if (dueAt === null) return null;
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Moment at={dueAt} />
      {isLate ? <Badge tone="danger">{texts.late}</Badge> : null}
      {isDueSoon ? <Badge tone="accent">{texts.soon}</Badge> : null}
    </span>
  );
}

/** The deadline of a request, and that it waits for its sender meanwhile. */
function Due(row: Row) {
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <DueMark {...row} />
      {row.state === 'waiting' ? <Badge tone="outline">{texts.states.waiting}</Badge> : null}
    </span>
  );
}

/** How a closed request ended. */
export function outcomeText({ kind, outcome }: Pick<Row, 'kind' | 'outcome'>): string | null {
  if (outcome === null) return null;
  return (kind === 'removal' ? texts.removalOutcomes : texts.outcomes)[outcome];
}

const COLUMNS: readonly Column<Row>[] = [
  { id: 'case', heading: headings.case, text: ({ caseNumber }) => caseNumber },
  { id: 'kind', heading: headings.kind, text: ({ kind }) => texts.kinds[kind] },
  { id: 'from', heading: headings.from, text: ({ email }) => email },
  { id: 'brand', heading: headings.brand, isMinor: true, text: ({ brand }) => brand },
  { id: 'received', heading: headings.received, isMinor: true, text: ({ receivedAt }) => receivedAt, as: 'moment' },
  { id: 'due', heading: headings.due, cell: (row) => <Due {...row} />, text: ({ dueAt }) => dueAt },
  {
    id: 'assigned',
    heading: headings.assigned,
    cell: ({ assignedTo }) => assignedTo ?? <span className="text-muted">{texts.nobody}</span>,
    text: ({ assignedTo }) => assignedTo,
  },
  { id: 'outcome', heading: headings.outcome, isMinor: true, text: outcomeText },
];

/** What people sent by the forms that the member of staff answers, in one queue. */
export function RequestsPage() {
  const session = useSession();
  const forms = REQUEST_FORMS.filter((kind) => may(session, requestScope(kind)));
  const kinds = Object.fromEntries(forms.map((kind) => [kind, texts.kinds[kind]]));
  return (
    <ListPage
      title={texts.queue}
      text={texts.queueText}
      emptyText={texts.emptyText}
      filters={[
        // A member of staff who answers one form alone has nothing to choose.
        ...(forms.length > 1 ? [{ name: 'kind', label: texts.kind, options: optionsOf(kinds) }] : []),
        { name: 'state', label: texts.state, options: optionsOf(texts.states), standard: 'open' },
        { name: 'mine', label: texts.mine, options: optionsOf(texts.mineOptions) },
        { name: 'text', label: texts.text },
      ]}
      columns={COLUMNS}
      queryKey={['requests']}
      load={async (get, after) => {
        const chosen = forms.find((kind) => kind === get('kind'));
        const { requestQueue: page } = await staffCall(RequestQueueDocument, {
          kinds: chosen === undefined ? forms : [chosen],
          state: keyIn(texts.states, get('state')) ?? 'open',
          mine: get('mine') === 'mine',
          text: get('text'),
          after,
          first: PAGE_SIZE,
        });
        return { rows: page.requests, next: page.nextCursor };
      }}
      keyOf={({ id }) => id}
      hrefOf={({ kind, id }) => requestPath(kind, id)}
    />
  );
}
