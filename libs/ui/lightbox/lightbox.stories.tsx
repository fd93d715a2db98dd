import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { withKeyboard } from '../story-samples/keyboard.ts';
import { samplePicture } from '../story-samples/pictures.ts';
import { Lightbox, type LightboxPicture } from './lightbox.tsx';
import { StubbornPicture } from './stubborn-picture.tsx';

const samples = [1, 4, 7].map((index) => ({ ...samplePicture(index), alt: `Picture ${index}` }));

function Try({ at = 1, pictures = samples }: { at?: number; pictures?: readonly LightboxPicture[] }) {
  const [index, setIndex] = useState<number | null>(at);
  return (
    <main className="min-h-[40rem]">
      <Button onClick={() => setIndex(0)}>Look</Button>
      <Lightbox
        pictures={pictures}
        index={index}
        onIndexChange={setIndex}
        labels={{
          title: 'By the sea',
          close: 'Close',
          previous: 'Previous picture',
          next: 'Next picture',
          position: (number, count) => `${number} of ${count}`,
          failed: 'This picture could not be loaded.',
          retry: 'Try again',
        }}
      />
    </main>
  );
}

const meta = {
  title: 'Components/Lightbox',
  component: Lightbox,
  subcomponents: { StubbornPicture },
  parameters: {
    covers: true,
    ...withKeyboard('Pictures as large as the screen.', [
      ['Arrow right, Arrow left, a swipe', 'Next or previous picture'],
      ['Escape', 'Closes it; focus returns to the picture'],
      ['Tab', 'Goes round its buttons'],
    ]),
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Open: Story = {
  render: () => <Try />,
};

/** A picture that fails is requested twice more before the error is shown. */
export const NotLoaded: Story = {
  parameters: { covers: false },
  render: () => <Try at={0} pictures={[{ src: '/pictures/none.webp', width: 1920, height: 1080, alt: 'A picture' }]} />,
  play: async () => {
    const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
    await waitFor(() => expect(retry).toBeVisible());
  },
};
