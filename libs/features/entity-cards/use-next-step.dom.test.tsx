import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { examplePeople, type ExamplePerson } from '@network/access/examples/example-people.ts';
import { exampleVideos, type ExampleVideo } from '@network/access/examples/example-videos.ts';
import { useOpenDialog } from '@network/core/features/dialogs.tsx';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { useNextStep } from './use-next-step.ts';

const people = examplePeople('vixen', 'tushy');
const videos = exampleVideos('vixen', 'tushy');

/** The page's reaction when this person is refused this video. */
function refuse(person: ExamplePerson, video: ExampleVideo | null) {
  const assign = vi.spyOn(globalThis.location, 'assign').mockImplementation(() => undefined);
  const { Page } = pageFixture({ viewer: people[person], path: '/videos/slow-light?from=joinnow' });
  const { result } = renderHook(() => ({ next: useNextStep(), dialog: useOpenDialog() }), { wrapper: Page });
  act(() => result.current.next(video && { ...videos[video], channelId: 'channel-1' }));
  return { dialog: result.current.dialog, assign };
}

describe('A16 what follows a refusal', () => {
  it('is the channel, with the pack of the video in front', () => {
    expect(refuse('member', 'lockedPack').dialog).toEqual({
      id: 'UnlockChannel',
      options: { channelId: 'channel-1', initialPack: 'locked-pack' },
    });
  });

  it('is the video for a trial with credits', () => {
    expect(refuse('trial', 'own').dialog).toEqual({ id: 'UnlockVideo', options: { videoId: 'own' } });
  });

  it.each([
    ['trial, no credits', 'own'],
    ['lapsed member', 'own'],
    ['portal guest', 'lockedPack'],
    ['member', 'other'],
  ] as const)('is the single-site purchase for %s', (person, video) => {
    expect(refuse(person, video).dialog).toEqual({
      id: 'PurchaseMembership',
      options: { includeSinglesite: true, includeMultisite: false, clickLocation: 'DeniedAccess' },
    });
  });

  it('R57 leads a visitor who opens a members’ film to joining, and says from where', async () => {
    const { dialog, assign } = refuse('visitor', 'own');
    expect(dialog).toBeNull();
    await expect.poll(() => assign).toHaveBeenCalled();
    expect(assign).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^https:\/\/members\.brand\.example\/joinnow\?.*elm=denied/),
    );
  });

  it.each([['free'], [null]] as const)('leads a visitor who opens %s to sign in and back here', (video) => {
    const { dialog, assign } = refuse('visitor', video);
    expect(dialog).toBeNull();
    expect(assign).toHaveBeenCalledExactlyOnceWith(
      'https://members.brand.example/oidc/login?uri=%2Fvideos%2Fslow-light%3Ffrom%3Djoinnow',
    );
  });

  it('A15 asks no tandem child to pay', () => {
    const { dialog, assign } = refuse('lapsed tandem child', 'own');
    expect(dialog).toBeNull();
    expect(assign).not.toHaveBeenCalled();
  });
});
