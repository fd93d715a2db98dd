import { Badge } from '@network/ui/badge/badge.tsx';
import { staffCall } from '../api/staff-call.ts';
import {
  ApproveVouchersDocument,
  StopVouchersDocument,
  VoucherBatchesDocument,
  type VoucherBatchesQuery,
} from '../api/staff-operations.generated.ts';
import type { Column } from '../list/data-table.tsx';
import { Moment } from '../list/moment.tsx';
import { redeemCodes } from '../messages/redeem-codes.ts';
import { CODES_PER_PAGE, CodeListPage } from './code-list-page.tsx';
import { CodeName } from './code-name.tsx';
import { NewRedeemCodesDialog } from './new-redeem-codes-dialog.tsx';

type Row = VoucherBatchesQuery['voucherBatches']['batches'][number];

const texts = redeemCodes.batches;
const { columns: headings } = texts;

/** Batches of codes, with the way to make one and to stop one. Each leads to the uses of its codes. */
export function RedeemCodesPage() {
  return (
    <CodeListPage
      texts={texts}
      columns={columns}
      path="/redeem-codes"
      queryKey="voucher-batches"
      load={loadBatches}
      approve={approveBatch}
      stop={stopBatch}
      NewDialog={NewRedeemCodesDialog}
    />
  );
}

async function loadBatches(after: string | null) {
  const { voucherBatches } = await staffCall(VoucherBatchesDocument, { after, first: CODES_PER_PAGE });
  return { rows: voucherBatches.batches, next: voucherBatches.next };
}

async function approveBatch({ id }: Row, reason: string): Promise<string | null> {
  const { approveVouchers: answer } = await staffCall(ApproveVouchersDocument, { batchId: id, reason });
  return answer.__typename === 'VouchersRefused' ? answer.message : null;
}

async function stopBatch({ id }: Row, reason: string): Promise<string | null> {
  const { stopVouchers: answer } = await staffCall(StopVouchersDocument, { batchId: id, reason });
  return answer.__typename === 'VouchersRefused' ? answer.message : null;
}

const columns: readonly Column<Row>[] = [
  { id: 'name', heading: headings.name, cell: ({ name }) => <CodeName name={name} />, text: ({ name }) => name },
  {
    id: 'worth',
    heading: headings.worth,
    cell: (row) => texts.worth(row.kind, row.worth, row.product),
    text: (row) => texts.worth(row.kind, row.worth, row.product),
  },
  {
    id: 'brand',
    heading: headings.brand,
    cell: ({ brand }) => brand ?? texts.everyBrand,
    text: ({ brand }) => brand,
    isMinor: true,
  },
  {
    id: 'used',
    heading: headings.used,
    cell: ({ used, codes, usesEach }) => (
      <span className="tabular-nums whitespace-nowrap">{texts.used(used, codes * usesEach)}</span>
    ),
    text: ({ used }) => used,
  },
  {
    id: 'state',
    heading: headings.state,
    cell: ({ approvedAt, stoppedAt, expiresAt }) => {
      if (stoppedAt !== null) return <Badge tone="danger">{texts.states.stopped}</Badge>;
      if (approvedAt === null) return <Badge tone="accent">{texts.states.waits}</Badge>;
      if (expiresAt === null) return <Badge tone="success">{texts.states.open}</Badge>;
      return (
        <span>
          {texts.states.until} <Moment at={expiresAt} />
        </span>
      );
    },
    text: ({ approvedAt, stoppedAt, expiresAt }) => {
      if (stoppedAt !== null) return texts.states.stopped;
      return approvedAt === null ? texts.states.waits : expiresAt;
    },
  },
  {
    id: 'by',
    heading: headings.by,
    text: ({ createdBy }) => createdBy,
    isMinor: true,
  },
  { id: 'at', heading: headings.at, text: ({ createdAt }) => createdAt, as: 'moment', isMinor: true },
];
