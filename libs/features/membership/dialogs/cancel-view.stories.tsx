import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPage } from '@network/core/testing/on-page.tsx';
import { usd } from '../../testing/story-samples.ts';
import { CancelView, type CancelViewProps } from './cancel-view.tsx';

const nothing = () => undefined;
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
const props: CancelViewProps = {
  quote,
  isCancelled: false,
  busyWith: null,
  reason: null,
  failure: undefined,
  onRetry: nothing,
  onAcceptOffer: nothing,
  onConfirm: nothing,
  onReason: nothing,
  onSendReason: nothing,
  onClose: nothing,
};

const meta = { title: 'Dialogs/Cancel membership', decorators: [onPage()] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offer: Story = { render: () => <CancelView {...props} /> };
export const Losses: Story = { render: () => <CancelView {...props} quote={{ ...quote, offer: null }} /> };
export const Loading: Story = { render: () => <CancelView {...props} quote={null} busyWith="quote" /> };
export const Unanswered: Story = {
  render: () => (
    <CancelView
      {...props}
      quote={null}
      failure="We couldn’t reach our servers, and nothing has changed. Please try again."
    />
  ),
};
export const Reason: Story = { render: () => <CancelView {...props} isCancelled /> };
