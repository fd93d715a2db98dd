import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPage } from '@network/core/testing/on-page.tsx';
import { someBillers, somePlans } from '../../testing/story-samples.ts';
import { JoinScreen, type JoinScreenProps } from './join-screen.tsx';

const props: JoinScreenProps = {
  brand: 'Brand',
  options: somePlans,
  billers: someBillers,
  defaultOptionId: 304,
  loginHref: '#login',
  isBusy: false,
  onSubmit: async () => null,
};

const meta = { title: 'Screens/Join', decorators: [onPage()], parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plans: Story = { render: () => <JoinScreen {...props} /> };
export const Busy: Story = { render: () => <JoinScreen {...props} isBusy /> };
export const NothingOnSale: Story = { render: () => <JoinScreen {...props} options={[]} /> };
