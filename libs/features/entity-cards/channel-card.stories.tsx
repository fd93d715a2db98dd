import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart } from 'lucide-react';
import { IconButton } from '@network/ui/icon-button/icon-button.tsx';
import { withKeyboard } from '@network/ui/story-samples/keyboard.ts';
import { samplePicture } from '@network/ui/story-samples/pictures.ts';
import { expectWholeCardLinks } from '@network/ui/story-samples/whole-card-link.ts';
import { ChannelCard } from './channel-card.tsx';

const card = {
  title: 'Rooms by Lamplight',
  href: '#rooms',
  picture: samplePicture(4),
  sizes: '24rem',
  kind: 'Guest channel',
  text: 'Slow evenings in old houses, filmed by those who live there, with the windows open.',
  facts: ['4 packs', '24 videos'],
  headingLevel: 2,
  className: 'max-w-96',
} as const;

const meta = {
  title: 'Components/ChannelCard',
  component: ChannelCard,
  parameters: withKeyboard('A collection with a name of its own, and how much of it is open.', [
    ['Tab', 'To the card’s link, then to the button on its picture'],
    ['Enter', 'Opens the collection'],
  ]),
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Plain: Story = { play: expectWholeCardLinks, render: () => <ChannelCard {...card} /> };

export const PartlyOpen: Story = {
  render: () => (
    <ChannelCard
      {...card}
      progress={{ value: 0.5, label: '50% unlocked' }}
      action={
        <IconButton variant="media" size="small" label="Keep it" icon={<Heart aria-hidden="true" />} aria-pressed />
      }
    />
  ),
};

export const WithoutText: Story = { render: () => <ChannelCard {...card} text={undefined} facts={['1 video']} /> };
