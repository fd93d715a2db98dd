import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPage } from '@network/core/testing/on-page.tsx';
import { aMember } from '../testing/story-samples.ts';
import { ReportDialog } from './report-dialog.tsx';

const nothing = () => undefined;

const meta = {
  title: 'Dialogs/Report',
  component: ReportDialog,
  decorators: [onPage({ viewer: aMember })],
  args: {
    title: 'Report this comment',
    text: 'Our editors will look at it. The author is not notified.',
    isSending: false,
    error: undefined,
    onSend: nothing,
    onClose: nothing,
  },
} satisfies Meta<typeof ReportDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {};
export const Sending: Story = { args: { isSending: true } };
export const Refused: Story = { args: { error: 'You have already reported this comment.' } };
