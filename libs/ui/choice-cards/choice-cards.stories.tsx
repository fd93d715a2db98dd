import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { Price } from '../price/price.tsx';
import { withKeyboard } from '../story-samples/keyboard.ts';
import { ChoiceCards } from './choice-cards.tsx';

const PLANS = [
  { value: 'month', title: 'A month', text: 'Renews each month.', aside: <Price amount="$29.99" period="a month" /> },
  {
    value: 'year',
    title: 'A year',
    text: '$119.88 at once.',
    badge: <Badge tone="accent">Save 66%</Badge>,
    aside: <Price amount="$9.99" period="a month" />,
  },
];

function Try({ columns = 1, error }: { columns?: 1 | 2; error?: string }) {
  const [value, setValue] = useState('month');
  return (
    <ChoiceCards
      legend="Your plan"
      name="plan"
      choices={PLANS}
      value={value}
      onValueChange={setValue}
      columns={columns}
      error={error}
      className="max-w-3xl"
    />
  );
}

const meta = {
  title: 'Components/Choice cards',
  component: ChoiceCards,
  parameters: withKeyboard('One of a few, with what speaks for each.', [
    ['Tab', 'To the choice'],
    ['Arrow keys', 'Chooses the next or previous'],
    ['Space', 'Chooses the focused one'],
  ]),
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Plans: Story = {
  render: () => <Try />,
  play: async ({ canvas }) => {
    const month = canvas.getByRole('radio', { name: /A month/ });
    await userEvent.click(month);
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /A year/ })).toBeChecked();
    await expect(month).not.toBeChecked();
  },
};

export const BesideEachOther: Story = { render: () => <Try columns={2} /> };

export const Refused: Story = { render: () => <Try error="This option is no longer available." /> };
