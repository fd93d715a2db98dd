import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPage } from '@network/core/testing/on-page.tsx';
import { aMember, aPicture } from '../../testing/story-samples.ts';
import type { FeedReel } from '../use-reel-feed.ts';
import { ReelSlide, type ReelSlideProps } from './reel-slide.tsx';

const nothing = () => undefined;
const reel: FeedReel = {
  reelId: 'reel',
  myRating: null,
  isBookmarked: false,
  picture: aPicture(6),
  clip: null,
  video: {
    videoId: 'video',
    slug: 'saltwater',
    title: 'Saltwater',
    runLength: 1_860,
    rating: 8.7,
    isDenied: false,
    isUpcoming: false,
    freeVideo: false,
    isFreeLimitedTrial: false,
    commentCount: 12,
    channel: null,
    models: [
      { name: 'Ada Marlow', slug: 'ada-marlow', portrait: aPicture(2) },
      { name: 'Juno Hale', slug: 'juno-hale', portrait: aPicture(3) },
    ],
    site: { id: 'vixen', name: 'Vixen' },
  },
};
const props: ReelSlideProps = {
  reel,
  number: 1,
  count: 3,
  role: 'away',
  isWanted: false,
  withSound: false,
  onToggle: nothing,
  onSound: nothing,
  onSoundRefused: nothing,
};

const meta = {
  title: 'Screens/Reels',
  decorators: [onPage({ viewer: aMember })],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Slide: Story = {
  render: () => (
    <div role="feed" aria-label="Reels" className="h-dvh">
      <ReelSlide {...props} />
    </div>
  ),
};
