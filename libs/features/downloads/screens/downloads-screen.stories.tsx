import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPage } from '@network/core/testing/on-page.tsx';
import { aMember } from '../../testing/story-samples.ts';
import { aQuota, someDownloads } from '../testing/some-downloads.ts';
import { DownloadsScreen } from './downloads-screen.tsx';

const meta = {
  title: 'Screens/Downloads',
  decorators: [onPage({ viewer: aMember })],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const channels = aQuota(17, { site: 'channels' });

export const Some: Story = {
  render: () => <DownloadsScreen data={someDownloads(5, { quotas: [aQuota(12), channels] })} />,
};
export const NoneLeft: Story = { render: () => <DownloadsScreen data={someDownloads(3, { quotas: [aQuota(0)] })} /> };
export const Empty: Story = { render: () => <DownloadsScreen data={someDownloads(0)} /> };
