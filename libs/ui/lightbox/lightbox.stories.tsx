import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { withKeyboard } from '../story-samples/keyboard.ts';
import { samplePicture } from '../story-samples/pictures.ts';
import { Lightbox } from './lightbox.tsx';

const pictures = [1, 4, 7].map((index) => ({ ...samplePicture(index), alt: `Picture ${index}` }));

function Try() {
  const [index, setIndex] = useState<number | null>(1);
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
        }}
      />
    </main>
  );
}

const meta = {
  title: 'Components/Lightbox',
  component: Lightbox,
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
