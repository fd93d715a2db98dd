import type { Meta, StoryObj } from '@storybook/react-vite';
import { busyAfter, dialogStory, saysAfter, unanswered } from '../../testing/dialog-story.tsx';
import BadgesExplanationDialog from './badges-explanation.tsx';
import ChooseDisplayNameDialog from './choose-display-name.tsx';
import CommunityGuidelinesDialog from './community-guidelines.tsx';
import RemoveCommentDialog from './remove-comment.tsx';
import ReportCommentDialog from './report-comment.tsx';

const nothing = () => undefined;

export default { title: 'Dialogs/Comments' } satisfies Meta;

/** Report, in the group of dialogs, shows how it is sent and refused. */
export const Report: StoryObj = dialogStory(
  <ReportCommentDialog options={{ videoId: 'video', commentId: '3' }} onClose={nothing} />,
);
export const Remove: StoryObj = dialogStory(
  <RemoveCommentDialog options={{ isOwn: false, onConfirm: nothing }} onClose={nothing} />,
);
export const Guidelines: StoryObj = dialogStory(<CommunityGuidelinesDialog options={{}} onClose={nothing} />);
export const Badges: StoryObj = dialogStory(<BadgesExplanationDialog options={{}} onClose={nothing} />);

const choose = <ChooseDisplayNameDialog options={{ onChosen: nothing }} onClose={nothing} />;
const name = { Username: 'adamarlow' };
export const DisplayName: StoryObj = dialogStory(choose);
export const DisplayNameBusy: StoryObj = dialogStory(choose, {
  answers: { SetDisplayName: unanswered },
  play: busyAfter('Choose this name', name),
});
export const DisplayNameRefused: StoryObj = dialogStory(choose, {
  answers: {
    SetDisplayName: () => ({
      setDisplayName: { __typename: 'DisplayNameRefused', messageKey: 'profile.errors.alreadyTaken' },
    }),
  },
  play: saysAfter('Choose this name', /taken/i, name),
});
