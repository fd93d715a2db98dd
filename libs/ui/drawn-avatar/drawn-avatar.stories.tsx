import type { Meta, StoryObj } from '@storybook/react-vite';
import { withKeyboard } from '../story-samples/keyboard.ts';
import { playground } from '../story-samples/playground.ts';
import { DrawnAvatar, type DrawnAvatarProps } from './drawn-avatar.tsx';
import { PersonAvatar } from './person-avatar.tsx';

const meta = {
  title: 'Components/Drawn avatar',
  component: DrawnAvatar,
  subcomponents: { PersonAvatar },
  parameters: withKeyboard(
    'Who somebody is, without a picture: a drawing that they chose, in the colours of the brand.',
    [],
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj;

/** The ones that members choose among. */
export const All: Story = {
  render: () => (
    <div className="flex max-w-sm flex-wrap gap-3">
      {Array.from({ length: 24 }, (_, index) => (
        <DrawnAvatar key={index} seed={index + 1} />
      ))}
    </div>
  ),
};

/** A person who chose one, and one who keeps the initials. */
export const Sizes: Story = {
  render: () => (
    <div className="flex items-center gap-4">
      <PersonAvatar name="Ada Marlow" avatar={5} size="small" />
      <PersonAvatar name="Ada Marlow" avatar={5} />
      <PersonAvatar name="Ada Marlow" avatar={5} size="large" />
      <PersonAvatar name="Ada Marlow" avatar={null} />
    </div>
  ),
};

export const Playground: Story = playground<DrawnAvatarProps>(
  { seed: 5, size: 'large' },
  { size: { small: true, medium: true, large: true } },
);
