import type { Meta, StoryObj } from '@storybook/react-vite';
import { withKeyboard } from '../story-samples/keyboard.ts';
import { playground } from '../story-samples/playground.ts';
import { Bookmark, Search, Share2 } from 'lucide-react';
import { IconButton, type IconButtonProps } from './icon-button.tsx';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  parameters: withKeyboard('A button that shows a sign and says its name to those who do not see it.', [
    ['Tab', 'Focuses it'],
    ['Enter, Space', 'Presses it'],
  ]),
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const All: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <IconButton label="Search" icon={<Search aria-hidden="true" />} />
      <IconButton label="Share" variant="outline" icon={<Share2 aria-hidden="true" />} />
      <IconButton label="Keep" variant="media" icon={<Bookmark aria-hidden="true" />} />
      <IconButton label="Saved" variant="outline" aria-pressed icon={<Bookmark aria-hidden="true" />} />
      <IconButton label="Not now" size="small" disabled icon={<Share2 aria-hidden="true" />} />
    </div>
  ),
};

export const Playground: Story = playground<IconButtonProps>(
  { label: 'Search', icon: <Search aria-hidden="true" />, disabled: false },
  { variant: { quiet: true, outline: true, media: true }, size: { small: true, medium: true } },
);
