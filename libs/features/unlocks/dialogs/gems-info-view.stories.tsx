import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPage } from '@network/core/testing/on-page.tsx';
import { aMember } from '../../testing/story-samples.ts';
import { GemsInfoView, type GemsInfoViewProps } from './gems-info-view.tsx';

const nothing = () => undefined;
const props: GemsInfoViewProps = {
  balance: 35,
  hasFailed: false,
  onReload: nothing,
  newGems: 0,
  daysUntilRefresh: 4,
  unlockedShare: 33,
  movements: [
    {
      id: '2',
      amount: -10,
      currency: 'GEMS',
      createdAt: '2026-11-18T00:00:00Z',
      transactionType: 'unlock',
      transactionReason: '',
    },
    {
      id: '1',
      amount: 5,
      currency: 'GEMS',
      createdAt: '2026-11-14T00:00:00Z',
      transactionType: 'grant',
      transactionReason: '',
    },
  ],
  onClose: nothing,
};

const meta = { title: 'Dialogs/Gems', decorators: [onPage({ viewer: aMember })] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Balance: Story = { render: () => <GemsInfoView {...props} /> };
export const NewGems: Story = { render: () => <GemsInfoView {...props} newGems={5} /> };
export const Loading: Story = {
  render: () => (
    <GemsInfoView {...props} balance={null} movements={null} daysUntilRefresh={null} unlockedShare={null} />
  ),
};
export const Failed: Story = {
  render: () => (
    <GemsInfoView {...props} balance={null} movements={null} daysUntilRefresh={null} unlockedShare={null} hasFailed />
  ),
};
