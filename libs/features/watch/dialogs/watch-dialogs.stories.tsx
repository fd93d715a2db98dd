import type { Meta, StoryObj } from '@storybook/react-vite';
import { busyAfter, dialogStory, saysAfter, unanswered, unreachable } from '../../testing/dialog-story.tsx';
import GuestSceneDialog from './guest-scene-dialog.tsx';
import PlayerKeysDialog from './player-keys-dialog.tsx';

const none = { options: {}, onClose: () => undefined };

export default { title: 'Dialogs/Watching' } satisfies Meta;

const scene = <GuestSceneDialog {...none} />;
export const GuestScene: StoryObj = dialogStory(scene);
export const GuestSceneBusy: StoryObj = dialogStory(scene, {
  answers: { ConfirmGuestScenes: unanswered },
  play: busyAfter('Watch scene'),
});
export const GuestSceneFailed: StoryObj = dialogStory(scene, {
  answers: { ConfirmGuestScenes: unreachable },
  play: saysAfter('Watch scene', /There is no connection/),
});

export const PlayerKeys: StoryObj = dialogStory(<PlayerKeysDialog {...none} />);
