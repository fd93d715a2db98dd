import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPage } from '@network/core/testing/on-page.tsx';
import { someBillers, somePlans } from '../../testing/story-samples.ts';
import { PurchaseView, type PurchaseViewProps } from './purchase-view.tsx';

const nothing = () => undefined;
const props: PurchaseViewProps = {
  brand: 'Brand',
  isBack: false,
  options: somePlans,
  chosen: somePlans[0] ?? null,
  reduced: null,
  voucherEntry: null,
  existing: null,
  onChoose: nothing,
  billers: someBillers,
  paidBy: someBillers[0],
  billerId: 'rocketgate',
  onChooseBiller: nothing,
  usesStoredCard: false,
  onUseStoredCard: nothing,
  hasStoredCard: false,
  storedCard: null,
  isPaying: false,
  failure: undefined,
  onPay: nothing,
  onClose: nothing,
};

const meta = { title: 'Dialogs/Purchase membership', decorators: [onPage()] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plans: Story = { render: () => <PurchaseView {...props} /> };
export const BackWithStoredCard: Story = {
  render: () => <PurchaseView {...props} isBack hasStoredCard usesStoredCard />,
};
export const PausedMember: Story = {
  render: () => (
    <PurchaseView
      {...props}
      isBack
      existing={{ name: 'Brand, monthly membership', reason: 'PAUSED', until: '2026-12-04T00:00:00Z' }}
    />
  ),
};
export const Paying: Story = { render: () => <PurchaseView {...props} hasStoredCard usesStoredCard isPaying /> };
export const Declined: Story = {
  render: () => <PurchaseView {...props} failure="The bank said no. Nothing was charged." />,
};
export const NothingOnSale: Story = { render: () => <PurchaseView {...props} options={[]} chosen={null} /> };
