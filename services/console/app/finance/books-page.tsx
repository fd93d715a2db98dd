import { staffCall } from '../api/staff-call.ts';
import { BookBalancesDocument, type BookBalancesQuery } from '../api/staff-operations.generated.ts';
import type { Column } from '../list/data-table.tsx';
import { keyIn, optionsOf } from '../list/list-filters.tsx';
import { ListPage } from '../list/list-page.tsx';
import { finance } from '../messages/finance.ts';
import { BookSum } from './book-sum.tsx';
import { monthText } from './report-figures.ts';

type Row = BookBalancesQuery['bookBalances'][number];
type Amount = 'opening' | 'added' | 'takenOff' | 'closing';

const MONTHS = 12;
const texts = finance.books;
const { columns: headings } = texts;

/** Balances of the ledger by account and month; each leads to its entries. */
export function BooksPage() {
  return (
    <ListPage
      title={texts.title}
      text={texts.text}
      filters={[
        { name: 'account', label: headings.account },
        { name: 'unit', label: headings.unit },
        { name: 'kind', label: headings.kind, options: optionsOf(texts.kinds) },
      ]}
      columns={columns}
      queryKey={['book-balances']}
      load={async (get) => {
        const { bookBalances } = await staffCall(BookBalancesDocument, { months: MONTHS });
        const [account, unit, kind] = [get('account'), get('unit'), keyIn(texts.kinds, get('kind'))];
        const rows = bookBalances.filter(
          (row) =>
            (account === null || texts.account(row.account).toLowerCase().includes(account.toLowerCase())) &&
            (unit === null || row.unit.toLowerCase() === unit.toLowerCase()) &&
            (kind === null || row.kind === kind),
        );
        return { rows, next: null };
      }}
      keyOf={({ month, account, unit }) => `${month} ${unit} ${account}`}
      hrefOf={({ month, account, unit }) =>
        `/books/entries?${new URLSearchParams({ account, unit, month }).toString()}`
      }
    />
  );
}

function amountColumn(name: Amount, isMinor: boolean): Column<Row> {
  return {
    id: name,
    heading: headings[name],
    cell: (row) => <BookSum amount={row[name]} unit={row.unit} />,
    isAmount: true,
    text: (row) => row[name],
    isMinor,
  };
}

const columns: readonly Column<Row>[] = [
  {
    id: 'account',
    heading: headings.account,
    cell: ({ account }) => <strong>{texts.account(account)}</strong>,
    text: ({ account }) => account,
  },
  { id: 'month', heading: headings.month, cell: ({ month }) => monthText(month), text: ({ month }) => month },
  { id: 'unit', heading: headings.unit, text: ({ unit }) => unit },
  {
    id: 'kind',
    heading: headings.kind,
    cell: ({ kind }) => texts.kinds[kind],
    text: ({ kind }) => kind,
    isMinor: true,
  },
  amountColumn('opening', true),
  amountColumn('added', false),
  amountColumn('takenOff', false),
  amountColumn('closing', false),
];
