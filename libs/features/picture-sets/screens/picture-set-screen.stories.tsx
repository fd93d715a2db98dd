import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPage } from '@network/core/testing/on-page.tsx';
import { aMember, aPicture, aVideo } from '../../testing/story-samples.ts';
import type { PictureSetVideo } from '../queries.ts';
import { PictureSetScreen } from './picture-set-screen.tsx';

const nothing = () => undefined;
const images = Array.from({ length: 12 }, (_, index) => ({
  src: aPicture(index).src,
  width: index % 5 === 0 ? 1920 : 1280,
  height: index % 5 === 0 ? 1080 : 1920,
  name: `still-${String(index)}`,
  alt: index === 0 ? 'A lamp in an empty hall' : null,
  picture: aPicture(index),
  card: aPicture(index),
}));
const video: PictureSetVideo = {
  ...aVideo(2),
  picturesInSet: 64,
  channel: null,
  images: { portrait: aPicture(5), listing: aPicture(2) },
  pictureSet: { __typename: 'PictureSet', pictureSetId: 'set', zip: '#zip', images },
};
const locked: PictureSetVideo = { ...video, pictureSet: { __typename: 'AccessDenied', nextStep: 'PURCHASE' } };
const props = { filmHref: '#film', shown: null, onShow: nothing, onUnlock: nothing };

const meta = {
  title: 'Screens/Picture set',
  decorators: [onPage({ viewer: aMember })],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = { render: () => <PictureSetScreen {...props} video={video} /> };
export const Locked: Story = { render: () => <PictureSetScreen {...props} video={locked} /> };
