import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price, type PriceProps } from './price.tsx';
import { withKeyboard } from '../story-samples/keyboard.ts';
import { playground } from '../story-samples/playground.ts';

const meta = {
  title: 'Components/Price',
  component: Price,
  parameters: withKeyboard('An amount, with what it was before.', []),
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Sizes: Story = {
  render: () => (
    <div className="flex flex-col gap-6">
      <Price amount="$29.99" period="a month" />
      <Price size="large" amount="$9.99" period="a month" before={{ amount: '$29.99', label: 'before' }} />
    </div>
  ),
};

export const Playground: Story = playground<PriceProps>(
  { amount: '$9.99', period: 'a month', before: { amount: '$29.99', label: 'before' } },
  { size: { medium: true, large: true } },
);
