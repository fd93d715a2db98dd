import { staffCall } from '../api/staff-call.ts';
import { BookEntriesDocument, type BookEntriesQuery } from '../api/staff-operations.generated.ts';
import type { Column } from '../list/data-table.tsx';
import { useListAddress } from '../list/list-address.ts';
import { ListPage } from '../list/list-page.tsx';
import { MissingPage } from '../layout/plain-pages.tsx';
import { finance } from '../messages/finance.ts';
import { BookSum } from './book-sum.tsx';
import { monthText } from './report-figures.ts';

type Row = BookEntriesQuery['bookEntries']['entries'][number];

const PAGE_SIZE = 100;
const texts = finance.bookEntries;
const { columns: headings } = texts;

/** The entries behind a balance of the books. The address has the account, its unit and the month. */
export function BookEntriesPage() {
  const address = useListAddress();
  const [account, unit, month] = [address.get('account'), address.get('unit'), address.get('month')];
  if (account === null || unit === null || month === null || !/^\d{4}-\d{2}-01$/.test(month)) return <MissingPage />;
  return (
    <ListPage
      title={texts.title(finance.books.account(account), monthText(month))}
      text={texts.text(unit)}
      filters={[]}
      columns={columnsIn(unit)}
      queryKey={['book-entries', account, unit, month]}
      load={async (_get, after) => {
        const { bookEntries } = await staffCall(BookEntriesDocument, { account, unit, month, after, first: PAGE_SIZE });
        return { rows: bookEntries.entries, next: bookEntries.next };
      }}
      keyOf={({ id }) => id}
    />
  );
}

const columnsIn = (unit: string): readonly Column<Row>[] => [
  { id: 'at', heading: headings.at, text: ({ at }) => at, as: 'moment' },
  { id: 'type', heading: headings.type, cell: ({ type }) => <strong>{type}</strong>, text: ({ type }) => type },
  { id: 'reason', heading: headings.reason, text: ({ reason }) => reason, isMinor: true },
  {
    id: 'reference',
    heading: headings.reference,
    cell: ({ reference }) => <code className="text-caption break-all text-muted">{reference ?? '–'}</code>,
    text: ({ reference }) => reference,
  },
  {
    id: 'counterpart',
    heading: headings.counterpart,
    cell: ({ counterpart }) => finance.books.account(counterpart),
    text: ({ counterpart }) => counterpart,
  },
  {
    id: 'amount',
    heading: headings.amount,
    cell: ({ amount }) => <BookSum amount={amount} unit={unit} />,
    isAmount: true,
    text: ({ amount }) => amount,
  },
];
