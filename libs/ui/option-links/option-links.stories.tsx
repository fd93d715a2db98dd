import type { Meta, StoryObj } from '@storybook/react-vite';
import { withKeyboard } from '../story-samples/keyboard.ts';
import { OptionLinks } from './option-links.tsx';

const meta = {
  title: 'Components/OptionLinks',
  parameters: withKeyboard('One choice out of a few, each with an address of its own.', [
    ['Tab', 'From one option to the next'],
    ['Enter', 'Takes it'],
  ]),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Order: Story = {
  render: () => (
    <OptionLinks
      label="Order"
      options={['Newest', 'Best rated', 'Longest'].map((label, index) => ({
        label,
        href: `#${String(index)}`,
        isCurrent: index === 1,
      }))}
    />
  ),
};
