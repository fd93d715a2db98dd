import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPage } from '@network/core/testing/on-page.tsx';
import { usd } from '../../testing/story-samples.ts';
import { CancelView, type CancelViewProps } from './cancel-view.tsx';

const nothing = () => undefined;
const props: CancelViewProps = {
  reason: null,
  onReason: nothing,
  part: 'reason',
  quote: null,
  isBusy: false,
  failure: undefined,
  onContinue: nothing,
  onDeclineOffer: nothing,
  onAcceptOffer: nothing,
  onConfirm: nothing,
  onClose: nothing,
};
const quote: NonNullable<CancelViewProps['quote']> = {
  confirmationId: 'confirmation',
  accessUntil: '2026-12-04T00:00:00Z',
  gemsLost: 40,
  channelPacksLost: 3,
  filmsLost: 0,
  favorites: 12,
  canUndo: true,
  offer: { deal: { newPrice: 1499, offeredGems: 50 }, currentRebill: usd(2999) },
};

const meta = { title: 'Dialogs/Cancel membership', decorators: [onPage()] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Reason: Story = { render: () => <CancelView {...props} /> };
export const Offer: Story = {
  render: () => <CancelView {...props} part="offer" reason="TOO_EXPENSIVE" quote={quote} />,
};
export const Losses: Story = {
  render: () => <CancelView {...props} part="confirm" reason="TOO_EXPENSIVE" quote={quote} />,
};
