import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPage } from '@network/core/testing/on-page.tsx';
import { aMember } from '../../testing/story-samples.ts';
import BadgesExplanationDialog from './badges-explanation.tsx';
import ChooseDisplayNameDialog from './choose-display-name.tsx';
import CommunityGuidelinesDialog from './community-guidelines.tsx';
import RemoveCommentDialog from './remove-comment.tsx';
import ReportCommentDialog from './report-comment.tsx';

const nothing = () => undefined;

const meta = { title: 'Dialogs/Comments', decorators: [onPage({ viewer: aMember })] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Report: Story = {
  render: () => <ReportCommentDialog options={{ videoId: 'video', commentId: '3' }} onClose={nothing} />,
};
export const Remove: Story = {
  render: () => <RemoveCommentDialog options={{ isOwn: false, onConfirm: nothing }} onClose={nothing} />,
};
export const Guidelines: Story = { render: () => <CommunityGuidelinesDialog options={{}} onClose={nothing} /> };
export const Badges: Story = { render: () => <BadgesExplanationDialog options={{}} onClose={nothing} /> };
export const DisplayName: Story = {
  render: () => <ChooseDisplayNameDialog options={{ onChosen: nothing }} onClose={nothing} />,
};
