import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sparkles } from 'lucide-react';
import { Burst } from './burst.tsx';
import { withKeyboard } from '../story-samples/keyboard.ts';

const meta = {
  title: 'Components/Burst',
  component: Burst,
  parameters: withKeyboard(
    'A short shower of sparks for something that worked. Drawn once, over nothing that can be pressed; with less motion it is not drawn.',
    [],
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Once: Story = {
  render: () => (
    <p className="relative inline-grid h-48 w-72 place-items-center text-strong">
      Won
      <Burst icon={<Sparkles />} />
    </p>
  ),
};
