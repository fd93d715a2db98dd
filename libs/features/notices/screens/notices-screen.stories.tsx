import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPage } from '@network/core/testing/on-page.tsx';
import { aMember } from '../../testing/story-samples.ts';
import { someNotices } from '../testing/some-notices.ts';
import { NoticesScreen } from './notices-screen.tsx';

const meta = {
  title: 'Screens/Notices',
  decorators: [onPage({ viewer: aMember })],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = { render: () => <NoticesScreen data={someNotices(5)} /> };
export const Empty: Story = { render: () => <NoticesScreen data={someNotices(0)} /> };
export const BeyondTheEnd: Story = { render: () => <NoticesScreen data={someNotices(0, 2)} /> };
