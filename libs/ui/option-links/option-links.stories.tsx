import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withKeyboard } from '../story-samples/keyboard.ts';
import { OptionLinks } from './option-links.tsx';

const meta = {
  title: 'Components/OptionLinks',
  component: OptionLinks,
  parameters: withKeyboard('One choice out of a few, each with an address of its own.', [
    ['Tab', 'From one option to the next'],
    ['Enter', 'Takes it'],
  ]),
} satisfies Meta;

export default meta;
type Story = StoryObj;

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

export const Narrow: Story = {
  render: () => (
    <div className="w-64 overflow-hidden px-(--page-gutter)">
      <OptionLinks
        label="Yours"
        options={['Favourites', 'Videos', 'Performers', 'Channels', 'Watch later', 'Watched'].map((label) => ({
          label,
          href: `#${label}`,
          isCurrent: label === 'Watched',
        }))}
      />
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step('what is chosen is in sight', async () => {
      const row = canvas.getByRole('list').getBoundingClientRect();
      const chosen = canvas.getByRole('link', { name: 'Watched' }).getBoundingClientRect();
      // A font that loads later may widen the links before it.
      await expect(chosen.left + chosen.width / 2).toBeLessThanOrEqual(row.right);
    });
  },
};
