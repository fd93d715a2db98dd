import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Viewer } from '@network/access/viewer.ts';
import { testTenant } from '@network/core/server/tenant-fixture.ts';
import { onPage } from '@network/core/testing/on-page.tsx';
import { storyBrand } from '../../testing/story-brands.ts';
import { aMember, aPicture, aVideo } from '../../testing/story-samples.ts';
import type { Playable } from '../playable.ts';
import { VideoScreen } from '../screens/video-screen.tsx';
import { aWatchVideo } from '../testing/watch-video.ts';

const poster = aPicture(3);
const stills = [0, 420, 840].map((startsAt, index) => ({ startsAt, picture: aPicture(4 + index) }));
const video = aWatchVideo({
  title: 'A Quiet Kind of Thunder',
  description:
    'Two people who tune pianos for a living meet in a concert hall that is about to close, and decide to play it once more through the night.',
  isNew: true,
  images: { listing: poster, poster, portrait: aPicture(6) },
  chapters: [
    { title: 'An empty hall', startsAt: 0 },
    { title: 'The first string', startsAt: 420 },
    { title: 'Until morning', startsAt: 840 },
  ],
  stills,
  expertReview: {
    global: 8.4,
    count: 12,
    properties: [
      { type: 'story', rating: 4.1 },
      { type: 'camera', rating: 4.6 },
    ],
    models: [],
  },
  crossNavigation: { previous: null, next: null },
  relatedVideos: Array.from({ length: 8 }, (_, index) => aVideo(index)),
});

const FOR_VISITORS: Playable = { plays: 'trailer', barrier: { reason: 'step', step: 'JOIN' } };
const FOR_MEMBERS: Playable = { plays: 'film', barrier: null };

/** A film's page as that brand composes it, in the look of the toolbar's brand. */
function story(brand: string, viewer?: Viewer): StoryObj {
  const tenant = { ...testTenant, filmPage: storyBrand(brand).filmPage };
  return {
    decorators: [onPage({ tenant, ...(viewer && { viewer }) })],
    globals: { brand },
    render: () => (
      <VideoScreen
        video={video}
        playable={viewer ? FOR_MEMBERS : FOR_VISITORS}
        brand="Brand"
        signInHref="#sign-in"
        showsReview
        startsByItself={false}
      />
    ),
  };
}

/** Shows the story on a phone, as a visitor sees it. */
const onAPhone = (brand: string): StoryObj => {
  const wide = story(brand);
  return { ...wide, globals: { ...wide.globals, viewport: { value: 'phone' } } };
};

const meta = { title: 'Screens/Film', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;

export const Blacked: StoryObj = story('blacked');
export const BlackedRaw: StoryObj = story('blackedraw');
export const Combined: StoryObj = story('combined');
export const Deeper: StoryObj = story('deeper');
export const Milfy: StoryObj = story('milfy');
export const Slayed: StoryObj = story('slayed');
export const Tushy: StoryObj = story('tushy');
export const Vixen: StoryObj = story('vixen');
export const VixenPlus: StoryObj = story('vixenplus');
export const Wifey: StoryObj = story('wifey');
export const ForAMember: StoryObj = story('vixen', aMember);

/** Framed, banded, inset, up to the edge: the four ways of a picture, with each way of facts and of an invitation. */
export const BlackedOnAPhone: StoryObj = onAPhone('blacked');
/** Its facts are below each other and centred: each mark among them stands on the same line as the words. */
export const DeeperOnAPhone: StoryObj = {
  ...onAPhone('deeper'),
  play: async ({ canvas, canvasElement }) => {
    const facts = canvas.getByRole('list', { name: 'Facts' });
    const marks = [...facts.querySelectorAll('.badge')];
    await expect(marks.length).toBeGreaterThan(0);
    for (const mark of marks) {
      const { left, right } = mark.getBoundingClientRect();
      await expect(
        Math.abs((left + right) / 2 - canvasElement.ownerDocument.documentElement.clientWidth / 2),
      ).toBeLessThan(2);
    }
  },
};
export const SlayedOnAPhone: StoryObj = onAPhone('slayed');
export const WifeyOnAPhone: StoryObj = onAPhone('wifey');
