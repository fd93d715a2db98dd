import { Link, useParams } from '@tanstack/react-router';
import { staffCall } from '../api/staff-call.ts';
import { VoucherUsesDocument, type VoucherUsesQuery } from '../api/staff-operations.generated.ts';
import type { Column } from '../list/data-table.tsx';
import { ListPage } from '../list/list-page.tsx';
import { Moment } from '../list/moment.tsx';
import { memberPath } from '../members/member-path.ts';
import { redeemCodes } from '../messages/redeem-codes.ts';

type Row = VoucherUsesQuery['voucherUses']['uses'][number];

const PAGE_SIZE = 100;
const texts = redeemCodes.uses;
const { columns: headings } = texts;

/** Lists who used the codes of a batch. */
export function RedeemCodeUsesPage() {
  const { batchId = '' } = useParams({ strict: false }) as { batchId?: string };
  return (
    <ListPage
      title={texts.title}
      text={texts.text}
      filters={[]}
      columns={columns}
      queryKey={['voucher-uses', batchId]}
      load={async (_get, after) => {
        const { voucherUses } = await staffCall(VoucherUsesDocument, { batchId, after, first: PAGE_SIZE });
        return { rows: voucherUses.uses, next: voucherUses.next };
      }}
      keyOf={({ id }) => id}
    />
  );
}

const momentColumn = (id: 'redeemedAt' | 'startsAt' | 'until'): Column<Row> => ({
  id,
  heading: headings[id],
  cell: ({ [id]: at }) => (at === null ? '–' : <Moment at={at} />),
  text: ({ [id]: at }) => at,
});

const columns: readonly Column<Row>[] = [
  {
    id: 'code',
    heading: headings.code,
    cell: ({ codeEnd }) => <code>…{codeEnd}</code>,
    text: ({ codeEnd }) => codeEnd,
  },
  {
    id: 'member',
    heading: headings.member,
    cell: ({ memberId }) =>
      memberId === null ? (
        '–'
      ) : (
        <Link to={memberPath(memberId)} className="underline underline-offset-2">
          {texts.member}
        </Link>
      ),
    text: ({ memberId }) => memberId,
  },
  { id: 'brand', heading: headings.brand, text: ({ brand }) => brand },
  momentColumn('redeemedAt'),
  momentColumn('startsAt'),
  momentColumn('until'),
];
