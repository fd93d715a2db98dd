import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { withKeyboard } from '../story-samples/keyboard.ts';
import { playground } from '../story-samples/playground.ts';
import { Rating, type RatingProps } from './rating.tsx';
import { RatingInput } from './rating-input.tsx';

function Try() {
  const [value, setValue] = useState<number | null>(7);
  return (
    <RatingInput
      legend="How was it?"
      name="rating"
      max={10}
      value={value}
      onChange={setValue}
      optionLabel={(option) => `${option} of 10`}
    />
  );
}

const meta = {
  title: 'Components/Rating',
  component: Rating,
  subcomponents: { RatingInput },
  parameters: withKeyboard('A rating, shown or given.', [
    ['Tab', 'To the rating'],
    ['Arrow right, Arrow left', 'One more or less'],
  ]),
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Shown: Story = {
  render: () => <Rating value="8.4" label="Rated 8.4 of 10" />,
};

export const Input: Story = {
  render: () => <Try />,
};

export const Playground: Story = playground<RatingProps>({ value: '8.4', label: 'Rated 8.4 of 10' });
