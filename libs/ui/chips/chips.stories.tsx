import type { Meta, StoryObj } from '@storybook/react-vite';
import { withKeyboard } from '../story-samples/keyboard.ts';
import { Chips } from './chips.tsx';

const meta = {
  title: 'Components/Chips',
  component: Chips,
  parameters: withKeyboard('Short choices, or what is chosen.', [
    ['Tab', 'From chip to chip'],
    ['Enter', 'Chooses it, or takes it away'],
  ]),
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const OneCurrent: Story = {
  render: () => (
    <Chips
      label="Mood"
      chips={[
        { label: 'All', href: '#all', current: true },
        { label: 'Drama', href: '#drama' },
        { label: 'Comedy', href: '#comedy' },
      ]}
    />
  ),
};

export const Removable: Story = {
  render: () => (
    <Chips
      label="Filters"
      chips={[
        { label: 'Drama', href: '#without-drama', removeLabel: 'Remove Drama' },
        { label: '“blue”', href: '#without-blue', removeLabel: 'Remove “blue”' },
      ]}
    />
  ),
};
