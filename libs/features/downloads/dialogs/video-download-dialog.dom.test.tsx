import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { VISITOR } from '@network/access/viewer.ts';
import { ApiError } from '@network/core/api/api-error.ts';
import { type Flash, FlashProvider } from '@network/core/flash/use-flash.ts';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { errors } from '@network/messages/errors.ts';
import VideoDownloadDialog from './video-download-dialog.tsx';

const quota = {
  thresholdReached: false,
  downloadsNumber: 59,
  downloadQuotaMax: 60,
  downloadDaysPeriod: 30,
  quotaLeft: 1,
  remainingDays: 12,
  zeroQuota: false,
  site: 'vixen',
};
const video = (downloadQuota: object) => ({
  videoId: 'v-1',
  title: 'Slow Light',
  downloadAgainUntil: null,
  downloadResolutions: [
    { label: '1080p', size: 2_300_000_000, width: 1920, res: 'p1080' },
    { label: '720p', size: 900_000_000, width: 1280, res: 'p720' },
  ],
  downloadQuota,
});

/** The dialog where that much is left, and the gateway answers a download so. */
function open(left: object, token: () => unknown = () => null) {
  const notices: Flash[] = [];
  const { Page } = pageFixture({
    viewer: { ...VISITOR, userId: 'u' },
    answers: {
      DownloadOptions: () => ({ video: video({ ...quota, ...left }) }),
      GenerateVideoToken: () => ({ generateVideoToken: token() }),
    },
  });
  render(
    <Page>
      <FlashProvider value={(flash) => void notices.push(flash)}>
        <VideoDownloadDialog options={{ slug: 'slow-light' }} onClose={() => undefined} />
      </FlashProvider>
    </Page>,
  );
  return notices;
}

const size = (label: string) =>
  screen.findByRole<HTMLButtonElement>('button', { name: new RegExp(`^Download ${label}`) });

describe('M12 the sizes of a film', () => {
  it('M12 X13 D27 names each with its bytes, what is left, and for how long one counts', async () => {
    open({});
    expect(await screen.findByRole('dialog', { name: 'Download' })).toBeTruthy();
    expect((await size('1080p')).disabled).toBe(false);
    expect(screen.getByText('1 of 60 downloads left')).toBeTruthy();
    expect(screen.getByText(/^Each download counts for 30 days from when it starts\./)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('E09 says whose quota another download has used up, with the days, and offers no size any more', async () => {
    open({}, () => ({ __typename: 'ReachedDownloadQuotaError', downloadQuotaMax: 60, remainingDays: 1 }));
    await userEvent.click(await size('720p'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('You have used all 60 downloads for this period.');
    expect(alert.textContent).toContain('Your next download is available in 1 day.');
    for (const label of ['720p', '1080p']) expect((await size(label)).disabled).toBe(true);
  });

  it('E09 knows a used-up quota before anybody presses, and a membership without downloads', async () => {
    open({ quotaLeft: 0, thresholdReached: true });
    expect((await screen.findByRole('alert')).textContent).toBe(
      'You have used all 60 downloads for this period.Your next download is available in 12 days.',
    );
    expect((await size('720p')).disabled).toBe(true);
  });

  it('E09 D27 says that a membership comes without downloads', async () => {
    open({ quotaLeft: 0, downloadQuotaMax: 0, thresholdReached: true, zeroQuota: true });
    expect((await screen.findByRole('alert')).textContent).toBe('Your membership does not include downloads.');
  });

  it('E09 shows the server’s text about any other failure, and can be tried again', async () => {
    const notices = open({}, () => {
      throw new ApiError('Too many.', { kind: 'graphql', status: 200, code: 'RATE_LIMITED', correlationId: null });
    });
    await userEvent.click(await size('720p'));
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(notices[0]).toMatchObject({ type: 'error', message: errors.rateLimited });
    expect((await size('720p')).disabled).toBe(false);
  });
});
