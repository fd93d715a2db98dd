import type { Meta, StoryObj } from '@storybook/react-vite';
import { withKeyboard } from '../story-samples/keyboard.ts';
import { samplePicture } from '../story-samples/pictures.ts';
import { Picture } from './picture.tsx';

/** Two colours, as small as the placeholders that come with the data. */
const PLACEHOLDER =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"%3E%3Cpath fill="teal" d="M0 0h16v9H0z"/%3E%3Cpath fill="gold" d="M8 0h8v9H8z"/%3E%3C/svg%3E';

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

export const OnItsWay: Story = {
  render: () => (
    <div className="aspect-landscape w-80">
      <Picture source={{ src: 'data:,', width: 16, height: 9, placeholder: PLACEHOLDER }} alt="" sizes="20rem" />
    </div>
  ),
};
