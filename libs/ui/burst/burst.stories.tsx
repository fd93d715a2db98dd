import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sparkles } from 'lucide-react';
import { Burst } from './burst.tsx';

const meta = { title: 'Components/Burst' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Once: Story = {
  render: () => (
    <p className="relative inline-grid h-48 w-72 place-items-center text-strong">
      Won
      <Burst icon={<Sparkles />} />
    </p>
  ),
};
