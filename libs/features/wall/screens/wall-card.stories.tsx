import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPage } from '@network/core/testing/on-page.tsx';
import { aMember, aPicture } from '../../testing/story-samples.ts';
import { WallCard } from './wall-card.tsx';

const post = (index: number) => ({
  postId: String(index),
  curator: 'lamplighter',
  text: ['The hour when the harbour turns to copper.', 'Nobody films silence like this.'][index % 2] ?? '',
  shape: index % 2 === 1 ? ('TALL' as const) : ('WIDE' as const),
  postedAt: '2026-11-18T20:00:00Z',
  picture: aPicture(index + 4),
  video: {
    slug: 'saltwater',
    title: 'Saltwater',
    runLength: 1_860,
    rating: 8.7,
    models: [{ name: 'Ada Marlow', slug: 'ada-marlow' }],
  },
});

const meta = { title: 'Screens/Wall', decorators: [onPage({ viewer: aMember })] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Posts: Story = {
  render: () => (
    <ul role="list" className="grid gap-5 small:auto-rows-fr small:grid-cols-2 large:grid-cols-3">
      {[0, 1, 2, 3].map((index) => (
        <li key={index} className={index === 0 ? 'small:col-span-2 small:row-span-2' : undefined}>
          <WallCard post={post(index)} isLead={index === 0} priority={index === 0} wallHref="/wall" />
        </li>
      ))}
    </ul>
  ),
};
