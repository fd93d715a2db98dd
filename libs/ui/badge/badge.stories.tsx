import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge, type BadgeProps } from './badge.tsx';
import { withKeyboard } from '../story-samples/keyboard.ts';
import { playground } from '../story-samples/playground.ts';

const meta = {
  title: 'Components/Badge',
  component: Badge,
  parameters: withKeyboard('A word on a thing: what it is, or what is new about it.', []),
} satisfies Meta;

export default meta;
type Story = StoryObj;

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

export const Playground: Story = playground<BadgeProps>(
  { children: 'New', tone: 'accent' },
  { tone: { neutral: true, accent: true, outline: true, media: true, site: true, success: true, danger: true } },
);
