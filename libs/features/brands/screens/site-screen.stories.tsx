import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPage } from '@network/core/testing/on-page.tsx';
import { aMember, aPerformer, aPicture, aVideo } from '../../testing/story-samples.ts';
import { SiteScreen } from './site-screen.tsx';
import { SiteVideos } from './site-videos.tsx';

const films = Array.from({ length: 8 }, (_, index) => aVideo(index));
/** Films that the list does not have: what is new leaves it. */
const newest = films.map((film) => ({ ...film, videoId: `new-${film.videoId}` }));
const people = Array.from({ length: 8 }, (_, index) => aPerformer(index));
const brand = {
  id: 'slayed',
  name: 'Slayed',
  tagline: 'Turn every light on.',
  description: 'Neon, choreography and pop colour: shows with the volume up.',
  color: '#ff5fd2',
  launchedOn: '2021-05-03',
  videoCount: 117,
  performerCount: 50,
  isShownHere: false,
  hasOwnBrand: true,
  origin: '#slayed',
  picture: aPicture(3),
};
const requested = { site: 'slayed', type: 'videos', page: 1, order: 'NEWEST' } as const;
const info = { page: 1, pageSize: 12, total: 8, totalIsExact: true, hasNextPage: false };
const frame = { brand, requested, info };

const meta = {
  title: 'Screens/Site',
  decorators: [onPage({ viewer: aMember })],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Front: Story = {
  render: () => (
    <SiteScreen {...frame} isEmpty={false}>
      <SiteVideos brand={brand} requested={requested} videos={films} newest={newest} people={people} />
    </SiteScreen>
  ),
};
export const BeyondTheEnd: Story = {
  render: () => (
    <SiteScreen {...frame} requested={{ ...requested, page: 40 }} isEmpty>
      {null}
    </SiteScreen>
  ),
};
