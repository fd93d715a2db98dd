import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPage } from '@network/core/testing/on-page.tsx';
import { aMember, usd } from '../../testing/story-samples.ts';
import { ReceiptScreen, type ReceiptScreenProps } from './receipt-screen.tsx';

const receipt: ReceiptScreenProps['receipt'] = {
  billedTo: 'ada@example.com',
  invoice: {
    id: 'charge-1',
    kind: 'CHARGE',
    chargedAt: '2026-03-02T12:00:00Z',
    description: 'Brand, monthly membership',
    transactionId: 'txn_4f2a90c1d2',
    amount: usd(2999),
    biller: { name: 'RocketGate' },
  },
  reversedBy: null,
  tax: null,
  voucher: null,
  partialRefunds: [],
  reverses: null,
};

const meta = {
  title: 'Screens/Receipt',
  component: ReceiptScreen,
  decorators: [onPage({ viewer: aMember })],
  parameters: { layout: 'fullscreen' },
  args: { receipt, brand: 'Brand', supportAddress: 'https://www.example.com/support' },
} satisfies Meta<typeof ReceiptScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Charge: Story = {};
export const PaidInPartByVoucher: Story = {
  args: {
    receipt: {
      ...receipt,
      invoice: { ...receipt.invoice, amount: usd(2399) },
      voucher: { code: 'SUMMER', amount: usd(600), price: usd(2999) },
    },
  },
};
export const Taxed: Story = {
  args: { receipt: { ...receipt, tax: { name: 'VAT', rate: 1900, amount: usd(479) } } },
};
export const Refunded: Story = {
  args: { receipt: { ...receipt, reversedBy: { id: 'refund-1', kind: 'REFUND', chargedAt: '2026-03-04T12:00:00Z' } } },
};
