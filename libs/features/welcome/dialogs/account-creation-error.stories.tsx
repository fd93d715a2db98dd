import type { Meta, StoryObj } from '@storybook/react-vite';
import { dialogStory } from '../../testing/dialog-story.tsx';
import AccountCreationErrorDialog from './account-creation-error.tsx';

const nothing = () => undefined;

export default { title: 'Dialogs/Account not created' } satisfies Meta;

export const TimedOut: StoryObj = dialogStory(
  <AccountCreationErrorDialog options={{ code: 'A-1042', onRetry: nothing }} onClose={nothing} />,
);
