import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './badge.tsx';

const meta = { title: 'Components/Badge' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      <Badge>Neutral</Badge>
      <Badge tone="accent">New</Badge>
      <Badge tone="outline">4K</Badge>
      <Badge tone="media">24 min</Badge>
      <Badge tone="success">Active</Badge>
      <Badge tone="danger">Ended</Badge>
    </div>
  ),
};
