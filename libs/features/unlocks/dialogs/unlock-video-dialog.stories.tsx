import type { Meta, StoryObj } from '@storybook/react-vite';
import { busyAfter, dialogStory, unanswered } from '../../testing/dialog-story.tsx';
import { aMember, aPicture } from '../../testing/story-samples.ts';
import UnlockOrUpgradeDialog from './unlock-or-upgrade-dialog.tsx';
import UnlockVideoDialog from './unlock-video-dialog.tsx';

const props = { options: { videoId: 'video' }, onClose: () => undefined };
const videoById = {
  videoId: 'video',
  slug: 'saltwater',
  title: 'Saltwater',
  runLength: 2_760,
  channel: null,
  images: { poster: aPicture(2) },
};
const answers = { UnlockableVideo: () => ({ videoById }) };
const unlock = <UnlockVideoDialog {...props} />;
const withoutCredits = { ...aMember, subscription: aMember.subscription && { ...aMember.subscription, credits: 0 } };

export default { title: 'Dialogs/Unlock video' } satisfies Meta;

export const ForACredit: StoryObj = dialogStory(unlock, { answers });
export const Busy: StoryObj = dialogStory(unlock, {
  answers: { ...answers, UnlockVideo: unanswered },
  play: busyAfter('Unlock for 1 credit'),
});
export const Loading: StoryObj = dialogStory(unlock, { answers: { UnlockableVideo: unanswered } });
export const WithoutCredits: StoryObj = dialogStory(unlock, { answers, viewer: withoutCredits });
export const AlreadyUnlocked: StoryObj = dialogStory(unlock, {
  answers,
  viewer: { ...aMember, unlockedVideoIds: ['video'] },
});
export const CreditOrMembership: StoryObj = dialogStory(<UnlockOrUpgradeDialog {...props} />);
