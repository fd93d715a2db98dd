import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePicture } from '../story-samples/pictures.ts';
import { Avatar } from './avatar.tsx';

const meta = { title: 'Components/Avatar' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: () => (
    <div className="flex items-center gap-4">
      <Avatar name="Ada Marlow" size="small" />
      <Avatar name="Ada Marlow" />
      <Avatar name="Ada Marlow" size="large" picture={samplePicture(3)} />
    </div>
  ),
};
