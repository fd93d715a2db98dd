import type { Meta, StoryObj } from '@storybook/react-vite';
import { withKeyboard } from '../story-samples/keyboard.ts';
import { samplePicture } from '../story-samples/pictures.ts';
import { Picture } from './picture.tsx';

const meta = {
  title: 'Components/Picture',
  component: Picture,
  parameters: withKeyboard(
    'A picture that fills its frame: modern formats first, the right width, and its place kept while it is on its way.',
    [],
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Shown: Story = {
  render: () => (
    <div className="flex flex-wrap gap-4">
      <div className="aspect-landscape w-80 rounded-card">
        <Picture source={samplePicture(0)} alt="Folds of gold silk" sizes="20rem" priority />
      </div>
      <div className="aspect-portrait w-48 rounded-card">
        <Picture source={samplePicture(3)} alt="Trails of violet light" sizes="12rem" priority />
      </div>
    </div>
  ),
};
