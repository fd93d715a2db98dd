import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@network/ui/button/button.tsx';
import { staffCall } from '../api/staff-call.ts';
import {
  ProblemReportsDocument,
  type ProblemReportsQuery,
  SettleProblemReportDocument,
} from '../api/staff-operations.generated.ts';
import { toasts } from '../layout/toasts.ts';
import { useSession } from '../layout/use-session.ts';
import type { Column } from '../list/data-table.tsx';
import { ListPage } from '../list/list-page.tsx';
import { Moment } from '../list/moment.tsx';
import { operations } from '../messages/operations.ts';
import { words } from '../messages/words.ts';
import { may } from '../session/session.ts';

type Row = ProblemReportsQuery['problemReports']['reports'][number];

const PAGE_SIZE = 50;
const texts = operations.reports;
const { columns: headings } = texts;

/** What people wrote on error pages, with the way to settle it. */
export function ProblemReportsPage() {
  const session = useSession();
  const client = useQueryClient();
  const settle = async ({ id }: Row): Promise<void> => {
    try {
      const { settleProblemReport: isSettled } = await staffCall(SettleProblemReportDocument, { id });
      toasts.show({ type: isSettled ? 'success' : 'warning', message: isSettled ? texts.done : texts.gone });
      await client.invalidateQueries({ queryKey: ['problem-reports'] });
    } catch {
      toasts.show({ type: 'error', message: words.failed.text });
    }
  };
  return (
    <ListPage
      title={texts.title}
      text={texts.text}
      filters={[{ name: 'show', label: texts.show, options: [{ value: 'all', label: texts.all }] }]}
      columns={may(session, 'operations:act') ? [...columns, actionColumn((row) => void settle(row))] : columns}
      queryKey={['problem-reports']}
      load={async (get, after) => {
        const all = get('show') === 'all';
        const { problemReports } = await staffCall(ProblemReportsDocument, { all, after, first: PAGE_SIZE });
        return { rows: problemReports.reports, next: problemReports.next };
      }}
      keyOf={({ id }) => id}
    />
  );
}

const columns: readonly Column<Row>[] = [
  {
    id: 'text',
    heading: headings.text,
    cell: ({ text }) => <p className="max-w-prose min-w-60 break-words whitespace-pre-wrap">{text}</p>,
    text: ({ text }) => text,
  },
  {
    id: 'page',
    heading: headings.page,
    cell: ({ brand, path }) => (
      <span className="break-all">
        {brand}
        <span className="text-muted">{path}</span>
      </span>
    ),
    text: ({ brand, path }) => brand + path,
  },
  { id: 'error', heading: headings.error, text: ({ error }) => error, isMinor: true },
  { id: 'request', heading: headings.request, text: ({ correlationId }) => correlationId, as: 'code', isMinor: true },
  { id: 'at', heading: headings.at, text: ({ receivedAt }) => receivedAt, as: 'moment' },
];

function actionColumn(settle: (row: Row) => void): Column<Row> {
  return {
    id: 'action',
    heading: headings.action,
    text: ({ settledAt }) => settledAt,
    cell: (row) =>
      row.settledAt === null ? (
        <Button size="small" variant="outline" onClick={() => settle(row)}>
          {texts.settle}
        </Button>
      ) : (
        <span className="text-small text-muted">
          {texts.settled} <Moment at={row.settledAt} />
        </span>
      ),
  };
}
