import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPage } from '@network/core/testing/on-page.tsx';
import { aMember, usd } from '../../testing/story-samples.ts';
import type { CurrentSubscription } from '@network/core/session/membership-query.ts';
import SubscriptionStatusDialog from '../dialogs/subscription-status-dialog.tsx';
import { StatusScreen } from './status-screen.tsx';

const nothing = () => undefined;
const subscription: CurrentSubscription = {
  subscriptionId: 'subscription',
  active: true,
  type: 'member',
  isFreeLimitedTrial: false,
  payPerVideoCredits: 0,
  joinDate: '2025-11-21T00:00:00Z',
  upgradeOptions: { isUpgradeableToVixenPlusYearly: false },
  billing: {
    kind: 'MONTH',
    isMultisite: false,
    isCancelled: false,
    isPastDue: false,
    accessUntil: '2026-12-21T00:00:00Z',
    nextChargeAt: '2026-12-21T00:00:00Z',
    renewalDays: null,
    isRenewalAwaited: false,
    canCancel: true,
    canReactivate: false,
    canUpdateCard: true,
    nextCharge: usd(2999),
    biller: { name: 'RocketGate', supportUrl: 'https://support.example', isNative: true },
    earlierPlans: [],
    invoices: [],
  },
};

const meta = {
  title: 'Screens/Membership status',
  decorators: [onPage({ viewer: aMember, answers: { SubscriptionStatus: () => ({ findOneUserProfile: null }) } })],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  render: () => (
    <StatusScreen brand="Brand" subscription={subscription} isChecking={false} onCheck={nothing} onBuy={null} />
  ),
};
export const Expired: Story = {
  render: () => (
    <StatusScreen
      brand="Brand"
      subscription={{ ...subscription, active: false }}
      isChecking={false}
      onCheck={nothing}
      onBuy={nothing}
    />
  ),
};
export const Waiting: Story = { render: () => <SubscriptionStatusDialog options={{}} onClose={nothing} /> };
