import { Button } from '@network/ui/button/button.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { type Column, DataTable } from '../list/data-table.tsx';
import { Moment } from '../list/moment.tsx';
import { Sum } from '../list/sum.tsx';
import { sumText } from '../list/sum-text.ts';
import { people } from '../messages/people.ts';
import type { ChosenAction } from './member-action.ts';
import type { LoadedMember } from './member-page.tsx';
import { useMayAct } from './use-may-act.ts';

const texts = people.member;
const { columns: headings, chargeStates } = texts;

type Payment = LoadedMember['payments'][number];

function stateText({ state, left, currency }: Payment): string | null {
  if (state === null || state === undefined) return null;
  const text = chargeStates[state as keyof typeof chargeStates];
  return state === 'refunded-in-part' ? `${text}. ${texts.left} ${sumText(left ?? 0, currency)}` : text;
}

const facts: readonly Column<Payment>[] = [
  { id: 'at', heading: headings.at, text: ({ at }) => at, cell: ({ at }) => <Moment at={at} /> },
  { id: 'kind', heading: headings.kind, text: ({ kind }) => texts.transactions[kind] ?? kind },
  { id: 'plan', heading: headings.plan, text: ({ plan }) => plan },
  {
    id: 'amount',
    heading: headings.amount,
    text: ({ amount, currency }) => sumText(amount, currency),
    cell: ({ amount, currency }) => <Sum minorUnits={amount} currency={currency} />,
    isAmount: true,
  },
  {
    id: 'state',
    heading: headings.state,
    text: stateText,
  },
  {
    id: 'transaction',
    heading: headings.transaction,
    isMinor: true,
    text: ({ transactionId, biller }) => `${biller} ${transactionId}`,
    cell: ({ transactionId, biller }) => (
      <code className="text-small text-muted">
        {biller} {transactionId}
      </code>
    ),
  },
];

/** Charges and reversals, each with what the role may do about it. */
export function PaymentsOfMember({
  payments,
  onChoose,
}: {
  payments: readonly Payment[];
  onChoose: (action: ChosenAction) => void;
}) {
  if (payments.length === 0) return <EmptyState title={texts.nothing} />;
  const actions: Column<Payment> = {
    id: 'actions',
    heading: headings.actions,
    text: null,
    cell: (charge) => chargeActions(charge, onChoose),
  };
  return <DataTable label={texts.tabs.payments} columns={[...facts, actions]} rows={payments} keyOf={({ id }) => id} />;
}

const isRefundable = ({ state }: Payment): boolean => state === 'collected' || state === 'refunded-in-part';

const chargeActions = (charge: Payment, onChoose: (action: ChosenAction) => void) => (
  <ChargeActions charge={charge} onChoose={onChoose} />
);

/** What the role may do about a charge, as far as its state allows. */
function ChargeActions({ charge, onChoose }: { charge: Payment; onChoose: (action: ChosenAction) => void }) {
  const mayAct = useMayAct();
  if (charge.kind !== 'charge' || charge.amount === 0) return null;
  const offered = (['refund', 'resendReceipt'] as const).filter(
    (name) => mayAct(name) && (name !== 'refund' || isRefundable(charge)),
  );
  return (
    <span className="flex gap-2 whitespace-nowrap">
      {offered.map((name) => (
        <Button
          key={name}
          size="small"
          variant="outline"
          onClick={() => onChoose({ name, charge: { ...charge, left: charge.left ?? 0 } })}
        >
          {people.actions[name]}
        </Button>
      ))}
    </span>
  );
}
