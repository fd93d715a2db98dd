import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPage } from '@network/core/testing/on-page.tsx';
import { dialogStory, unanswered, unreachable } from '../../testing/dialog-story.tsx';
import { aMember } from '../../testing/story-samples.ts';
import type { DownloadableVideo } from '../use-download.ts';
import { DownloadOptions } from './download-options.tsx';
import VideoDownloadDialog from './video-download-dialog.tsx';

const nothing = () => undefined;
const video: DownloadableVideo = {
  videoId: 'video',
  title: 'Saltwater',
  downloadAgainUntil: null,
  downloadResolutions: [
    { label: '4K', size: 6_900_000_000, width: 3840, res: 'p2160' },
    { label: '1080p', size: 2_300_000_000, width: 1920, res: 'p1080' },
    { label: '480p', size: 410_000_000, width: 854, res: 'p480l' },
  ],
  downloadQuota: {
    quotaLeft: 4,
    downloadQuotaMax: 10,
    downloadDaysPeriod: 30,
    remainingDays: 12,
    thresholdReached: false,
    zeroQuota: false,
    site: 'vixen',
  },
};

const meta = { title: 'Dialogs/Download', decorators: [onPage({ viewer: aMember })] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: () => <DownloadOptions video={video} pending={null} quotaReached={null} onDownload={nothing} />,
};
export const Pending: Story = {
  render: () => <DownloadOptions video={video} pending="p1080" quotaReached={null} onDownload={nothing} />,
};
export const NothingLeft: Story = {
  render: () => (
    <DownloadOptions
      video={video}
      pending={null}
      quotaReached={{ downloadQuotaMax: 10, remainingDays: 12 }}
      onDownload={nothing}
    />
  ),
};

const whole = <VideoDownloadDialog options={{ slug: 'saltwater' }} onClose={nothing} />;
export const Whole: StoryObj = dialogStory(whole, { answers: { DownloadOptions: () => ({ video }) } });
export const Loading: StoryObj = dialogStory(whole, { answers: { DownloadOptions: unanswered } });
export const Failed: StoryObj = dialogStory(whole, { answers: { DownloadOptions: unreachable } });
