import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { examplePeople, type ExamplePerson } from '@network/access/examples/example-people.ts';
import type { Viewer } from '@network/access/viewer.ts';
import { useOpenDialog } from '@network/core/features/dialogs.tsx';
import { type Flash, FlashProvider } from '@network/core/flash/use-flash.ts';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { recordEvents } from '@network/core/testing/record-events.ts';
import UnlockOrUpgradeDialog from './unlock-or-upgrade-dialog.tsx';
import UnlockVideoDialog from './unlock-video-dialog.tsx';

const people = examplePeople('vixen', 'tushy');
const poster = {
  src: '/p.webp',
  placeholder: '',
  width: 16,
  height: 9,
  avifSrcSet: '',
  webpSrcSet: '',
  color: '#000',
  isMissing: false,
};
const film = { videoId: 'v-1', slug: 'slow-light', title: 'Slow Light', channel: null, images: { poster } };

/**
 * A dialog with this answer of the gateway to an unlock; afterwards the person has the film or not, or the connection
 * breaks before the answer.
 */
function open(
  Dialog: typeof UnlockVideoDialog | typeof UnlockOrUpgradeDialog,
  person: ExamplePerson | Viewer,
  answer: object,
  lineBreaks = false,
) {
  const viewer = typeof person === 'string' ? people[person] : person;
  const isUnlocked = 'credits' in answer || 'wasUnlocked' in answer;
  const after = isUnlocked
    ? { ...viewer, unlockedVideoIds: ['v-1'], subscription: { ...viewer.subscription, ...answer } }
    : viewer;
  const { measuring, events } = recordEvents();
  const { Page, router } = pageFixture({
    viewer,
    measuring,
    answers: {
      UnlockableVideo: () => ({ videoById: film }),
      UnlockVideo: () => ({ UnlockVideo: answer }),
      FindOneUserProfile: () => {
        if (lineBreaks) throw new Error('The line broke.');
        return { findOneUserProfile: { userId: 'person', viewer: JSON.stringify(after) } };
      },
    },
  });
  const notices: Flash[] = [];
  let isClosed = false;
  const Opened = () => <p>{useOpenDialog()?.id ?? 'none'}</p>;
  render(
    <Page>
      <FlashProvider value={(flash) => void notices.push(flash)}>
        <Dialog options={{ videoId: 'v-1' }} onClose={() => void (isClosed = true)} />
        <Opened />
      </FlashProvider>
    </Page>,
  );
  return { notices, router, events, isClosed: () => isClosed };
}

describe('M08 a video for a credit', () => {
  it('M08 L08 K12 shows the film and the credits, spends one, closes, and opens the film', async () => {
    const dialog = open(UnlockVideoDialog, 'trial', { __typename: 'VideoUnlocked', credits: 1 });
    expect(await screen.findByRole('dialog', { name: 'Slow Light' })).toBeTruthy();
    expect(screen.getByText('You have 2 credits')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Unlock for 1 credit' }));
    await waitFor(() => expect(dialog.isClosed()).toBe(true));
    expect(dialog.notices).toMatchObject([{ type: 'success', message: 'Slow Light is unlocked.' }]);
    await waitFor(() => expect(dialog.router.latestLocation.href).toBe('/videos/slow-light'));
    expect(await screen.findByText('You have 1 credit')).toBeTruthy();
    expect(dialog.events).toEqual([['unlock', { what: 'video', item: 'v-1' }]]);
  });

  it('M08 E04 says that it failed, stays open, and charges no credit', async () => {
    const dialog = open(UnlockVideoDialog, 'trial', { __typename: 'VideoUnlockFailed' });
    await userEvent.click(await screen.findByRole('button', { name: 'Unlock for 1 credit' }));
    await waitFor(() => expect(dialog.notices).toHaveLength(1));
    expect(dialog.notices[0]).toMatchObject({ type: 'error', message: 'Failed to unlock the video' });
    expect([dialog.isClosed(), dialog.router.latestLocation.href]).toEqual([false, '/']);
    expect(screen.getByText('You have 2 credits')).toBeTruthy();
    expect(dialog.events).toEqual([]);
  });

  it('M08 L08 an unlocked film does not count as failed when the page cannot reload its access', async () => {
    const dialog = open(UnlockVideoDialog, 'trial', { __typename: 'VideoUnlocked', credits: 1 }, true);
    await userEvent.click(await screen.findByRole('button', { name: 'Unlock for 1 credit' }));
    await waitFor(() => expect(dialog.isClosed()).toBe(true));
    expect(dialog.notices).toMatchObject([{ type: 'success' }]);
  });

  it.each([
    ['opens a film that was unlocked by an earlier press, whose answer was lost', { wasUnlocked: true }, true],
    ['tells that it failed where nobody unlocked it', {}, false],
  ])('M08 L08 %s', async (_what, earlier, isTheirs) => {
    const dialog = open(UnlockVideoDialog, 'trial', { __typename: 'AccessDenied', ...earlier });
    await userEvent.click(await screen.findByRole('button', { name: 'Unlock for 1 credit' }));
    await waitFor(() => expect(dialog.notices).toMatchObject([{ type: isTheirs ? 'success' : 'error' }]));
    expect(dialog.isClosed()).toBe(isTheirs);
    expect(dialog.events).toEqual([]);
  });

  it('M08 L08 a film that was unlocked before is said to be, and opens without a new event', async () => {
    const dialog = open(UnlockVideoDialog, 'trial', { __typename: 'VideoAlreadyUnlocked', credits: 2 });
    await userEvent.click(await screen.findByRole('button', { name: 'Unlock for 1 credit' }));
    await waitFor(() => expect(dialog.router.latestLocation.href).toBe('/videos/slow-light'));
    expect(dialog.notices).toMatchObject([{ type: 'success', message: 'You have already unlocked this video.' }]);
    expect(dialog.events).toEqual([]);
  });

  it('M08 L08 without credits, a film of theirs is said to be unlocked, and opens', async () => {
    const viewer = { ...people['trial, no credits'], unlockedVideoIds: ['v-1'] };
    const dialog = open(UnlockVideoDialog, viewer, {});
    expect(await screen.findByText('You have already unlocked this video.')).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Open the video' }));
    await waitFor(() => expect(dialog.router.latestLocation.href).toBe('/videos/slow-light'));
  });

  it('M08 L11 without credits leads to a membership, and nothing can be spent', async () => {
    open(UnlockVideoDialog, 'trial, no credits', {});
    expect(await screen.findByText('You have no credits left.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Unlock for 1 credit' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'See memberships' }));
    expect(screen.getByText('PurchaseMembership')).toBeTruthy();
  });
});

describe('M03 one video or everything', () => {
  it.each([
    ['Unlock for 1 credit', 'UnlockVideo'],
    ['See memberships', 'PurchaseMembership'],
  ])('M03 “%s” opens %s', async (name, dialog) => {
    open(UnlockOrUpgradeDialog, 'portal', {});
    expect(screen.getByText('You have 5 credits')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name }));
    expect(screen.getByText(dialog)).toBeTruthy();
  });
});
