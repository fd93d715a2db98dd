import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPage } from '@network/core/testing/on-page.tsx';
import { aMember, aPicture } from '../../testing/story-samples.ts';
import { type Offer, UnlockChannelView, type UnlockChannelViewProps } from './unlock-channel-view.tsx';

const nothing = () => undefined;
const packs: Offer['packs'] = ['Opening Pack', 'Night Pack', 'Coda'].map((name, index) => ({
  channelPackId: `pack-${String(index)}`,
  slug: `pack-${String(index)}`,
  name,
  price: 10,
  isUnlocked: index === 1,
  videoCount: 6,
  runLength: 12_840,
  picture: aPicture(index + 3),
  videos: [0, 1, 2, 3].map((video) => ({
    newId: `video-${String(video)}`,
    title: ['Saltwater', 'Northern Heat', 'Paper Lanterns', 'What the Tide Kept'][video] ?? '',
    images: { listing: aPicture(video + index) },
  })),
}));
const channel: Offer = {
  channelId: 'channel',
  slug: 'rooms-by-lamplight',
  name: 'Rooms by Lamplight',
  description: 'Slow evenings in old houses.',
  category: 'Drama',
  isThirdPartyChannel: true,
  videoCount: 24,
  unlockedPackCount: 1,
  percentageOfUnlockedPacks: 33,
  packs,
  picture: aPicture(4),
};
const props: UnlockChannelViewProps = {
  channel,
  pack: packs[0] ?? null,
  onReload: nothing,
  onChoose: nothing,
  balance: 35,
  flow: 'idle',
  flowPackId: null,
  showsBurst: false,
  onUnlock: nothing,
  onUpgrade: null,
  onClose: nothing,
};

const meta = { title: 'Dialogs/Unlock channel', decorators: [onPage({ viewer: aMember })] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Packs: Story = { render: () => <UnlockChannelView {...props} /> };
export const Unlocked: Story = { render: () => <UnlockChannelView {...props} pack={packs[1] ?? null} /> };
export const Loading: Story = { render: () => <UnlockChannelView {...props} channel="loading" pack={null} /> };
export const Failed: Story = { render: () => <UnlockChannelView {...props} channel="failed" pack={null} /> };
