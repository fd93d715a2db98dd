import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPage } from '@network/core/testing/on-page.tsx';
import { aMember } from '../../testing/story-samples.ts';
import ReportPostDialog from './report-post.tsx';

const meta = { title: 'Dialogs/Wall', decorators: [onPage({ viewer: aMember })] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Report: Story = {
  render: () => <ReportPostDialog options={{ postId: '3' }} onClose={() => undefined} />,
};
