import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withKeyboard } from '../story-samples/keyboard.ts';
import { missingPicture, samplePicture } from '../story-samples/pictures.ts';
import { Picture } from './picture.tsx';

const meta = {
  title: 'Components/Picture',
  component: Picture,
  parameters: withKeyboard(
    'A picture that fills its frame: modern formats first, the right width, and its place reserved while it loads.',
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

/** Nobody has uploaded a picture yet: the brand's own placeholder, in any frame. */
export const Missing: Story = {
  render: () => (
    <div className="flex flex-wrap items-start gap-4">
      <div className="aspect-landscape w-80 overflow-hidden rounded-card">
        <Picture source={missingPicture} alt="Folds of gold silk" sizes="20rem" />
      </div>
      <div className="aspect-portrait w-48 overflow-hidden rounded-card">
        <Picture source={missingPicture} alt="" sizes="12rem" />
      </div>
      <div className="size-12 overflow-hidden rounded-pill">
        <Picture source={missingPicture} alt="" sizes="3rem" />
      </div>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const placeholder = await canvas.findByRole('img', { name: 'Folds of gold silk' });
    const { width, height } = placeholder.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(16 / 9, 1);
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

/** A picture that failed to load is a plain surface. */
export const NotLoaded: Story = {
  render: () => (
    <div className="aspect-landscape w-80 overflow-hidden rounded-card">
      <Picture
        source={{ src: '/pictures/none.webp', width: 1920, height: 1080 }}
        alt="Folds of gold silk"
        sizes="20rem"
        priority
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const picture = await canvas.findByAltText('Folds of gold silk');
    await waitFor(() => expect(picture).toHaveProperty('complete', true));
    await expect(getComputedStyle(picture, '::after').backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  },
};
