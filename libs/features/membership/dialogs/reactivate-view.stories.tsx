import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPage } from '@network/core/testing/on-page.tsx';
import { usd } from '../../testing/story-samples.ts';
import { ReactivateView, type ReactivateViewProps } from './reactivate-view.tsx';

const nothing = () => undefined;
const props: ReactivateViewProps = {
  offer: { deal: { newPrice: 1499, offeredGems: 50 }, currentRebill: usd(2999) },
  terms: {
    price: usd(2999),
    renewsAt: '2026-12-21T12:00:00Z',
    renewalMonths: 1,
    renewalDays: null,
    gemsRestored: 40,
    channelPacksRestored: 2,
  },
  isLoading: false,
  isBusy: false,
  failure: undefined,
  onReactivate: nothing,
  onClose: nothing,
};

const meta = { title: 'Dialogs/Keep membership', decorators: [onPage()] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithOffer: Story = { render: () => <ReactivateView {...props} /> };
export const OldPrice: Story = { render: () => <ReactivateView {...props} offer={null} /> };
