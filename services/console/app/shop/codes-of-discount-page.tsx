import { useParams } from '@tanstack/react-router';
import { staffCall } from '../api/staff-call.ts';
import { DiscountCodesDocument, type DiscountCodesQuery } from '../api/staff-operations.generated.ts';
import type { Column } from '../list/data-table.tsx';
import { ListPage } from '../list/list-page.tsx';
import { discounts } from '../messages/discounts.ts';

type Row = DiscountCodesQuery['discountCodes'][number];

const texts = discounts.ofCodes;
const { columns: headings } = texts;

/** The codes of a discount with their uses; the list is saved as a file to hand them out. */
export function CodesOfDiscountPage() {
  const { discountId = '' } = useParams({ strict: false }) as { discountId?: string };
  return (
    <ListPage
      title={texts.title}
      text={texts.text}
      filters={[]}
      columns={columns}
      queryKey={['discount-codes', discountId]}
      load={async () => ({ rows: (await staffCall(DiscountCodesDocument, { discountId })).discountCodes, next: null })}
      keyOf={({ id }) => id}
    />
  );
}

const columns: readonly Column<Row>[] = [
  { id: 'code', heading: headings.code, cell: ({ code }) => <code>{code}</code>, text: ({ code }) => code },
  { id: 'used', heading: headings.used, text: ({ used }) => used },
  { id: 'reserved', heading: headings.reserved, text: ({ reserved }) => reserved },
];
