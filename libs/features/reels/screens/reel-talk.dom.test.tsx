import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SlotsProvider } from '@network/core/features/slots.tsx';
import type { SlotCatalogue } from '@network/core/features/slot-catalogue.ts';
import { type Flash, FlashProvider } from '@network/core/flash/use-flash.ts';
import { testTenant } from '@network/core/server/tenant-fixture.ts';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { aPicture } from '../../testing/story-samples.ts';
import type { FeedReel } from '../use-reel-feed.ts';
import { ReelTalk } from './reel-talk.tsx';

const reel: FeedReel = {
  reelId: 'reel-7',
  myRating: null,
  isBookmarked: false,
  picture: aPicture(1),
  clip: null,
  video: {
    videoId: 'video-7',
    slug: 'saltwater',
    title: 'Saltwater',
    runLength: 1_860,
    rating: null,
    isDenied: false,
    isUpcoming: false,
    freeVideo: false,
    isFreeLimitedTrial: false,
    commentCount: 3,
    channel: null,
    models: [],
    site: { id: 'vixen', name: 'Vixen' },
  },
};

const Comments = ({ video, isPanel }: SlotCatalogue['videoComments']) => (
  <p>
    Comments on {video.subject.videoId} {isPanel ? 'in a panel' : ''}
  </p>
);

function show() {
  const { Page } = pageFixture({});
  const notices: Flash[] = [];
  render(
    <Page>
      <FlashProvider value={(flash) => void notices.push(flash)}>
        <SlotsProvider offered={{ videoComments: Comments }}>
          <ReelTalk reel={reel} />
        </SlotsProvider>
      </FlashProvider>
    </Page>,
  );
  return notices;
}

describe('R48 what is said about a reel', () => {
  it('R48 opens the comments on its film beside it, and closes them again', async () => {
    show();
    const button = screen.getByRole('button', { name: '3 comments' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(button);
    const panel = await screen.findByRole('dialog', { name: 'Saltwater' });
    expect(panel.textContent).toContain('Comments on video-7 in a panel');
    fireEvent.keyDown(panel, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('R48 copies its address on the tour, where the device shares nothing itself', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    const notices = show();
    fireEvent.click(screen.getByRole('button', { name: 'Share this reel' }));
    await waitFor(() => expect(notices).toMatchObject([{ type: 'success', message: 'Link copied.' }]));
    expect(writeText).toHaveBeenCalledWith(`${testTenant.urls.tour}/reels?reel=reel-7`);
  });

  it('R48 says so where it could not be shared', async () => {
    vi.stubGlobal('navigator', {});
    const notices = show();
    fireEvent.click(screen.getByRole('button', { name: 'Share this reel' }));
    await waitFor(() => expect(notices).toMatchObject([{ type: 'error' }]));
  });
});
