import { useQuery } from '@tanstack/react-query';
import { staffCall } from '../api/staff-call.ts';
import { type MemberQuery, UnmadeRefundsDocument } from '../api/staff-operations.generated.ts';
import { type Column, DataTable } from '../list/data-table.tsx';
import { Sum } from '../list/sum.tsx';
import { moneyText } from '@network/validation/currencies.ts';
import { unmadeRefunds as texts } from '../messages/unmade-refunds.ts';
import { memberPath } from './member-path.ts';

type UnmadeRefund = NonNullable<MemberQuery['member']>['unmadeRefunds'][number];

const columns: readonly Column<UnmadeRefund>[] = [
  { id: 'at', heading: texts.columns.at, text: ({ decidedAt }) => decidedAt, as: 'moment' },
  {
    id: 'amount',
    heading: texts.columns.amount,
    text: ({ amount, currency }) => moneyText(amount, currency),
    cell: ({ amount, currency }) => <Sum minorUnits={amount} currency={currency} />,
    isAmount: true,
  },
  { id: 'biller', heading: texts.columns.biller, text: ({ biller }) => biller },
  { id: 'state', heading: texts.columns.state, text: ({ state }) => texts.states[state] },
  { id: 'attempts', heading: texts.columns.attempts, text: ({ attempts }) => String(attempts) },
  { id: 'problem', heading: texts.columns.problem, text: ({ problem }) => problem ?? null },
  { id: 'by', heading: texts.columns.by, text: ({ askedBy }) => askedBy ?? null },
];

/** Refunds that no biller has made yet, with why; nothing where each is made. */
export function UnmadeRefunds({ refunds }: { refunds: readonly UnmadeRefund[] }) {
  if (refunds.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-body font-semibold">{texts.title}</h2>
      <p className="text-small text-muted">{texts.text}</p>
      <DataTable
        label={texts.title}
        columns={columns}
        rows={refunds}
        keyOf={({ chargeId, decidedAt }) => `${chargeId} ${decidedAt}`}
        hrefOf={({ memberId }) => (memberId ? `${memberPath(memberId)}?tab=payments` : '/members')}
      />
    </section>
  );
}

/** Lists the refunds that the member of staff at the console asked for. */
export function OwnUnmadeRefunds() {
  const { data, error } = useQuery({
    queryKey: ['unmade-refunds'],
    queryFn: () => staffCall(UnmadeRefundsDocument, {}),
  });
  if (error !== null) return <p className="text-small text-muted">{texts.unknown}</p>;
  return data === undefined ? null : <UnmadeRefunds refunds={data.unmadeRefunds} />;
}
