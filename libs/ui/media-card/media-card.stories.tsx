import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bookmark } from 'lucide-react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { samplePicture } from '../story-samples/pictures.ts';
import { MediaCard } from './media-card.tsx';

const card = { title: 'The Long Blue Hour', href: '#title', picture: samplePicture(2), sizes: '24rem' };

const meta = { title: 'Components/MediaCard' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  render: () => (
    <MediaCard {...card} headingLevel={2} className="max-w-96" subtitle="With Ada Marlow" duration="52 min" />
  ),
};

export const Locked: Story = {
  render: () => (
    <MediaCard {...card} headingLevel={2} className="max-w-96" lockedLabel="Locked" badges={[{ label: 'Exclusive' }]} />
  ),
};

export const Begun: Story = {
  render: () => (
    <MediaCard
      {...card}
      headingLevel={2}
      className="max-w-96"
      badges={[{ label: 'New', tone: 'accent' }]}
      progress={{ value: 0.4, label: 'Watched 40 percent' }}
    />
  ),
};

export const WithAction: Story = {
  render: () => (
    <MediaCard
      {...card}
      headingLevel={2}
      title="A title so long that it needs a second line, and then is cut before a third one begins to grow"
      className="max-w-72"
      action={<IconButton size="small" variant="media" label="Keep" icon={<Bookmark aria-hidden="true" />} />}
    />
  ),
};
