import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPage } from '@network/core/testing/on-page.tsx';
import { usd } from '../../testing/story-samples.ts';
import { YearlyUpgradeView, type YearlyUpgradeViewProps } from './yearly-upgrade-view.tsx';

const nothing = () => undefined;
const props: YearlyUpgradeViewProps = {
  quote: {
    optionId: 304,
    chargedNow: usd(8991),
    chargedLater: usd(11988),
    laterAt: '2027-11-21T00:00:00Z',
    currentPlan: 'All sites, monthly membership',
    beginsAt: '2026-11-21T00:00:00Z',
  },
  voucherEntry: null,
  isUnavailable: false,
  isPaying: false,
  failure: undefined,
  onConfirm: nothing,
  onRetry: nothing,
  onClose: nothing,
};

const meta = { title: 'Dialogs/Upgrade to a year', decorators: [onPage()] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quoted: Story = { render: () => <YearlyUpgradeView {...props} /> };
export const Loading: Story = { render: () => <YearlyUpgradeView {...props} quote={null} /> };
export const Unavailable: Story = { render: () => <YearlyUpgradeView {...props} quote={null} isUnavailable /> };
export const Paying: Story = { render: () => <YearlyUpgradeView {...props} isPaying /> };
