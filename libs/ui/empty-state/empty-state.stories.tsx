import type { Meta, StoryObj } from '@storybook/react-vite';
import { withKeyboard } from '../story-samples/keyboard.ts';
import { Telescope } from 'lucide-react';
import { ButtonLink } from '../button/button-link.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  parameters: withKeyboard('Nothing is here yet, and what to do about it.', [
    ['Tab', 'To what to do'],
    ['Enter, Space', 'Does it'],
  ]),
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const WithAction: Story = {
  render: () => (
    <EmptyState
      icon={<Telescope aria-hidden="true" />}
      title="Nothing fits all of that."
      text="Remove a filter, or begin again with the whole library."
      action={<ButtonLink href="#all">Show everything</ButtonLink>}
    />
  ),
};
