import { Link } from '@tanstack/react-router';
import { staffCall } from '../api/staff-call.ts';
import { ReconciliationDocument, type ReconciliationQuery } from '../api/staff-operations.generated.ts';
import type { Column } from '../list/data-table.tsx';
import { ListPage } from '../list/list-page.tsx';
import { Moment } from '../list/moment.tsx';
import { finance } from '../messages/finance.ts';

type Row = ReconciliationQuery['reconciliation'][number];
type Count = { readonly [Name in keyof Row]: Row[Name] extends number ? Name : never }[keyof Row];

const texts = finance.reconciliation;
const { columns: headings } = texts;

/** Each biller's record beside ours. */
export function ReconciliationPage() {
  return (
    <ListPage
      title={texts.title}
      text={texts.text}
      filters={[]}
      columns={columns}
      queryKey={['reconciliation']}
      load={async () => ({ rows: (await staffCall(ReconciliationDocument, {})).reconciliation, next: null })}
      keyOf={({ biller }) => biller}
    />
  );
}

/** A number that leads to what it counts; one that should be nothing stands out where it is not. */
function countColumn(
  name: Count,
  heading: string,
  more: { readonly search?: string; readonly page?: string; readonly isAlarming?: boolean } = {},
): Column<Row> {
  const { search, page = '/postbacks', isAlarming = false } = more;
  return {
    id: name,
    heading,
    text: (row) => row[name],
    cell: (row) => {
      const path: string = `${page}?biller=${row.biller}${search ?? ''}`;
      const look = isAlarming && row[name] > 0 ? 'font-semibold text-danger tabular-nums' : 'tabular-nums';
      return search === undefined || row[name] === 0 ? (
        <span className={look}>{row[name]}</span>
      ) : (
        <Link to={path} className={`${look} underline underline-offset-2`}>
          {row[name]}
        </Link>
      );
    },
  };
}

const columns: readonly Column<Row>[] = [
  {
    id: 'biller',
    heading: headings.biller,
    cell: ({ biller }) => <strong>{biller}</strong>,
    text: ({ biller }) => biller,
  },
  {
    id: 'read',
    heading: headings.readUntil,
    cell: ({ readUntil }) => (readUntil === null ? texts.never : <Moment at={readUntil} />),
    text: ({ readUntil }) => readUntil,
  },
  countColumn('events', headings.events, { search: '' }),
  countColumn('foundByReading', headings.found, { search: '&source=reconciliation' }),
  countColumn('waiting', headings.waiting, { search: '&state=waiting' }),
  countColumn('flagged', headings.flagged, { search: '&state=flagged', isAlarming: true }),
  countColumn('failed', headings.failed, { search: '&state=failed', isAlarming: true }),
  countColumn('openOrders', headings.orders),
  countColumn('lateAgreements', headings.agreements, { isAlarming: true }),
  countColumn('failedCommands', headings.commands, { search: '', page: '/biller-commands', isAlarming: true }),
];
