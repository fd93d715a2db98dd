import { paymentOffers } from '@network/access/staff/member-offers.ts';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { type Column, DataTable } from '../list/data-table.tsx';
import { Sum } from '../list/sum.tsx';
import { moneyText } from '@network/validation/currencies.ts';
import { people } from '../messages/people.ts';
import type { ChosenAction } from './member-action.ts';
import type { LoadedMember } from './member-page.tsx';
import { OfferedActions } from './offered-actions.tsx';

const texts = people.member;
const { columns: headings, chargeStates } = texts;

type Payment = LoadedMember['payments'][number];

function stateText({ state, left, currency }: Payment): string | null {
  if (state === null || state === undefined) return null;
  const text = chargeStates[state as keyof typeof chargeStates];
  return state === 'refunded-in-part' ? `${text}. ${texts.left} ${moneyText(left ?? 0, currency)}` : text;
}

const facts: readonly Column<Payment>[] = [
  { id: 'at', heading: headings.at, text: ({ at }) => at, as: 'moment' },
  { id: 'kind', heading: headings.kind, text: ({ kind }) => texts.transactions[kind] ?? kind },
  { id: 'plan', heading: headings.plan, text: ({ plan }) => plan },
  {
    id: 'amount',
    heading: headings.amount,
    text: ({ amount, currency }) => moneyText(amount, currency),
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

type Payer = Pick<LoadedMember, 'payments' | 'approvals' | 'isEmailForeign'>;
type Choose = (action: ChosenAction) => void;

/** Charges and reversals, each with what the role may do about it. */
export function PaymentsOfMember({ member, onChoose }: { member: Payer; onChoose: Choose }) {
  const { payments } = member;
  if (payments.length === 0) return <EmptyState title={texts.nothing} />;
  const columns = [...facts, actionsColumn(member, onChoose)];
  return <DataTable label={texts.tabs.payments} columns={columns} rows={payments} keyOf={({ id }) => id} />;
}

function actionsColumn(member: Payer, onChoose: Choose): Column<Payment> {
  return {
    id: 'actions',
    heading: headings.actions,
    text: null,
    cell: (charge) => <ChargeActions charge={charge} member={member} onChoose={onChoose} />,
  };
}

/** What the role may do about a charge, as far as its state allows. */
function ChargeActions({
  charge,
  member: { approvals, isEmailForeign },
  onChoose,
}: {
  charge: Payment;
  member: Payer;
  onChoose: Choose;
}) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      <OfferedActions
        offers={paymentOffers(charge, approvals, isEmailForeign)}
        onChoose={(name) => onChoose({ name, charge: { ...charge, left: charge.left ?? 0 } })}
      />
    </span>
  );
}
