import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePicture } from '../story-samples/pictures.ts';
import { Avatar, type AvatarProps } from './avatar.tsx';
import { withKeyboard } from '../story-samples/keyboard.ts';
import { playground } from '../story-samples/playground.ts';

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  parameters: withKeyboard('Who somebody is: a picture, or the letters of the name.', []),
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Sizes: Story = {
  render: () => (
    <div className="flex items-center gap-4">
      <Avatar name="Ada Marlow" size="small" />
      <Avatar name="Ada Marlow" />
      <Avatar name="Ada Marlow" size="large" picture={samplePicture(3)} />
    </div>
  ),
};

export const Playground: Story = playground<AvatarProps>(
  { name: 'Ada Marlow' },
  { size: { small: true, medium: true, large: true } },
);
