import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPage } from '@network/core/testing/on-page.tsx';
import { aMember, usd } from '../../testing/story-samples.ts';
import { PaymentScreen } from './payment-screen.tsx';
import { type RecoveryBilling, recoveryFacts } from './recovery-facts.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const billing: RecoveryBilling = {
  accessUntil: '2026-11-22T12:00:00Z',
  canUpdateCard: true,
  biller: { name: 'RocketGate', supportUrl: 'https://support.example' },
  recovery: null,
  expiringCard: null,
};
const recovery: RecoveryBilling['recovery'] = {
  reason: 'INSUFFICIENT_FUNDS',
  failedAt: '2026-11-21T11:00:00Z',
  nextTryAt: '2026-11-22T11:00:00Z',
  isRetriedByBiller: false,
  endsAt: '2026-11-28T12:00:00Z',
  amount: usd(2_999),
};

const show = (change: Partial<RecoveryBilling>) => (
  <PaymentScreen
    facts={recoveryFacts({ ...billing, ...change }, NOW)}
    biller={billing.biller}
    canUpdateCard
    isBusy={false}
    onUpdateCard={() => undefined}
  />
);

const meta = {
  title: 'Screens/Payment',
  decorators: [onPage({ viewer: aMember })],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Retried: Story = { render: () => show({ recovery }) };
export const NeedsCard: Story = {
  render: () => show({ recovery: { ...recovery, reason: 'LOST_OR_STOLEN', nextTryAt: null } }),
};
export const Expiring: Story = {
  render: () =>
    show({ expiringCard: { card: 'Visa ending 1111', expires: '11/26', renewsAt: '2026-12-21T12:00:00Z' } }),
};
export const Well: Story = { render: () => show({}) };
