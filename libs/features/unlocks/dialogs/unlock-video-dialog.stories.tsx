import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPage } from '@network/core/testing/on-page.tsx';
import { aMember, aPicture } from '../../testing/story-samples.ts';
import UnlockOrUpgradeDialog from './unlock-or-upgrade-dialog.tsx';
import UnlockVideoDialog from './unlock-video-dialog.tsx';

const nothing = () => undefined;
const videoById = {
  videoId: 'video',
  slug: 'saltwater',
  title: 'Saltwater',
  runLength: 2_760,
  channel: null,
  images: { poster: aPicture(2) },
};

const meta = {
  title: 'Dialogs/Unlock video',
  decorators: [onPage({ viewer: aMember, answers: { UnlockableVideo: () => ({ videoById }) } })],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const ForACredit: Story = {
  render: () => <UnlockVideoDialog options={{ videoId: 'video' }} onClose={nothing} />,
};
export const CreditOrMembership: Story = {
  render: () => <UnlockOrUpgradeDialog options={{ videoId: 'video' }} onClose={nothing} />,
};
