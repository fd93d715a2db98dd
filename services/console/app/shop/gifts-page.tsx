import { useQueryClient } from '@tanstack/react-query';
import { Badge, type BadgeTone } from '@network/ui/badge/badge.tsx';
import { staffCall } from '../api/staff-call.ts';
import { ResendGiftDocument, SoldGiftsDocument, type SoldGiftsQuery } from '../api/staff-operations.generated.ts';
import { toasts } from '../layout/toasts.ts';
import { useSession } from '../layout/use-session.ts';
import type { Column } from '../list/data-table.tsx';
import { ListPage } from '../list/list-page.tsx';
import { useRowAction } from '../list/row-action.tsx';
import { Moment } from '../list/moment.tsx';
import { Sum } from '../list/sum.tsx';
import { redeemCodes } from '../messages/redeem-codes.ts';
import { may } from '../session/session.ts';

type Row = SoldGiftsQuery['gifts']['gifts'][number];
type State = keyof typeof texts.states;

const PAGE_SIZE = 50;
const texts = redeemCodes.gifts;
const { columns: headings } = texts;
const TONES: Readonly<Record<State, BadgeTone>> = {
  stopped: 'danger',
  redeemed: 'success',
  delivered: 'outline',
  waiting: 'neutral',
};

/** Gift memberships that were sold, with the way to mail one again. */
export function GiftsPage() {
  const session = useSession();
  const client = useQueryClient();
  const resend = async (reason: string, { id }: Row): Promise<string | null> => {
    const { resendGift: answer } = await staffCall(ResendGiftDocument, { giftId: id, reason });
    await client.invalidateQueries({ queryKey: ['sold-gifts'] });
    if (answer.__typename === 'VouchersRefused') return answer.message;
    toasts.show({ type: 'success', message: texts.resent });
    return null;
  };
  const action = useRowAction<Row>({
    heading: headings.action,
    label: texts.resend,
    title: () => texts.resendTitle,
    text: texts.resendText,
    isPossible: (row) => stateOf(row) === 'delivered',
    run: resend,
  });
  return (
    <>
      <ListPage
        title={texts.title}
        text={texts.text}
        emptyText={texts.none}
        filters={[]}
        columns={may(session, 'shop:write') ? [...columns, action.column] : columns}
        queryKey={['sold-gifts']}
        load={async (_get, after) => {
          const { gifts } = await staffCall(SoldGiftsDocument, { after, first: PAGE_SIZE });
          return { rows: gifts.gifts, next: gifts.next };
        }}
        keyOf={({ id }) => id}
      />
      {action.dialog}
    </>
  );
}

function stateOf({ stoppedAt, redeemedAt, deliveredAt }: Row): State {
  if (stoppedAt !== null) return 'stopped';
  if (redeemedAt !== null) return 'redeemed';
  return deliveredAt === null ? 'waiting' : 'delivered';
}

const columns: readonly Column<Row>[] = [
  { id: 'order', heading: headings.order, text: ({ id }) => id, as: 'code' },
  {
    id: 'what',
    heading: headings.what,
    cell: ({ months, product }) => texts.what(months, product),
    text: ({ months, product }) => texts.what(months, product),
  },
  { id: 'brand', heading: headings.brand, text: ({ brand }) => brand, isMinor: true },
  {
    id: 'price',
    heading: headings.price,
    cell: ({ amount, currency }) => <Sum minorUnits={amount} currency={currency} />,
    isAmount: true,
    text: ({ amount }) => amount,
  },
  {
    id: 'state',
    heading: headings.state,
    cell: (row) => <Badge tone={TONES[stateOf(row)]}>{texts.states[stateOf(row)]}</Badge>,
    text: stateOf,
  },
  {
    id: 'delivery',
    heading: headings.delivery,
    cell: ({ isHandedOver, deliverAt }) => (isHandedOver ? texts.handedOver : <Moment at={deliverAt} />),
    text: ({ isHandedOver, deliverAt }) => (isHandedOver ? texts.handedOver : deliverAt),
    isMinor: true,
  },
  { id: 'paid', heading: headings.paid, text: ({ paidAt }) => paidAt, as: 'moment' },
];
