import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withKeyboard } from '../story-samples/keyboard.ts';
import { playground } from '../story-samples/playground.ts';
import { Bookmark } from 'lucide-react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { samplePicture } from '../story-samples/pictures.ts';
import { expectWholeCardLinks } from '../story-samples/whole-card-link.ts';
import { MediaCard, type MediaCardProps } from './media-card.tsx';
import { HoverPreview } from './hover-preview.tsx';

const card = { title: 'The Long Blue Hour', href: '#title', picture: samplePicture(2), sizes: '24rem' };

const meta = {
  title: 'Components/MediaCard',
  component: MediaCard,
  subcomponents: { HoverPreview },
  parameters: withKeyboard(
    'Something to watch: its picture, its name, and how far somebody has come. Resting on it, by mouse or by focus, plays a preview.',
    [
      ['Tab', 'To the card’s link, then to the links and the button within'],
      ['Enter', 'Opens what the card shows'],
    ],
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Plain: Story = {
  play: expectWholeCardLinks,
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

/** Shows the link that has the focus, even on a line that is too long for the card. */
export const KeyboardOnPeople: Story = {
  render: () => (
    <MediaCard
      {...card}
      headingLevel={2}
      className="max-w-72"
      subtitle={
        <>
          <a href="#ada">Ada Marlow</a>, <a href="#bruno">Bruno Castellane</a>, <a href="#cleo">Cleo Vandermeer</a>
        </>
      }
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const [title, , , last] = canvas.getAllByRole('link');
    const line = last?.parentElement;
    if (!title || !last || !line) throw new Error('The card has no line of people.');
    await expect(line.scrollWidth).toBeGreaterThan(line.clientWidth);
    title.focus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(last).toHaveFocus();
    await expect(getComputedStyle(line).overflowX).toBe('visible');
    await expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(line.getBoundingClientRect().right);
  },
};

export const Playground: Story = playground<MediaCardProps>({
  ...card,
  subtitle: 'With Ada Marlow',
  duration: '52 min',
  lockedLabel: '',
  badges: [{ label: 'New', tone: 'accent' }],
  progress: { value: 0.4, label: 'Watched 40 percent' },
  headingLevel: 2,
  className: 'max-w-96',
});
