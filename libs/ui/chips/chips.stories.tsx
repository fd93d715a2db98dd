import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from '../select/select.tsx';
import { withKeyboard } from '../story-samples/keyboard.ts';
import { Chips } from './chips.tsx';
import { FilterBar } from './filter-bar.tsx';

const meta = {
  title: 'Components/Chips',
  component: Chips,
  subcomponents: { FilterBar },
  parameters: withKeyboard('Short choices, or what is chosen.', [
    ['Tab', 'From chip to chip'],
    ['Enter', 'Chooses it, or takes it away'],
  ]),
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const InAFilterBar: Story = {
  render: () => (
    <FilterBar trailing={<Select aria-label="Sort by" size="small" options={[{ value: 'new', label: 'Newest' }]} />}>
      <Chips
        label="Mood"
        chips={[
          { label: 'All', href: '#all', current: true },
          { label: 'Drama', href: '#drama' },
          { label: 'Comedy', href: '#comedy' },
        ]}
      />
    </FilterBar>
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
