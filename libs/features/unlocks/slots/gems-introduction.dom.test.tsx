import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { examplePeople, type ExamplePerson } from '@network/access/examples/example-people.ts';
import { useOpenDialog } from '@network/core/features/dialogs.tsx';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import vixen from '../../../../apps/vixen/tenant.ts';
import { gemsInfoQuery } from '../queries.ts';
import GemsIntroduction from './gems-introduction.tsx';

function Opened() {
  return <output>{useOpenDialog()?.id ?? 'none'}</output>;
}

function show(person: ExamplePerson, gemsIntro: string | null, path = '/') {
  const state = { modals: { gemsIntro }, gems: { lastAcknowledgementDate: null } };
  const profile = { daysUntilRefreshGems: 3, percentageOfUnlockedChannelPacks: 0, state };
  const acknowledged = vi.fn(() => ({ acknowledgeGemsIntro: { modals: { gemsIntro: 'now' } } }));
  const { Page, queryClient } = pageFixture({
    viewer: examplePeople('vixen', 'tushy')[person],
    tenant: vixen,
    path,
    answers: {
      GemsInfo: () => ({ findOneUserProfile: profile, getTransactions: [] }),
      AcknowledgeGemsIntro: acknowledged,
    },
  });
  render(
    <>
      <GemsIntroduction />
      <Opened />
    </>,
    { wrapper: Page },
  );
  return { queryClient, acknowledged };
}
const strip = () => screen.queryByRole('complementary', { name: 'Gems' });

describe('C13 M10 the introduction to gems', () => {
  it.each(['/', '/channels', '/channels/northlight'])('C13 is a strip at %s that opens the dialog', async (path) => {
    show('member', null, path);
    await userEvent.click(await screen.findByRole('button', { name: 'How gems work' }));
    expect(screen.getByRole('status').textContent).toBe('UserGemsInfo');
  });

  it('C13 covers nothing on arrival, and is acknowledged when it is put away', async () => {
    const { acknowledged } = show('member', null);
    const dismiss = await screen.findByRole('button', { name: 'Dismiss' });
    expect(screen.getByRole('status').textContent).toBe('none');
    await userEvent.click(dismiss);
    expect(strip()).toBeNull();
    await waitFor(() =>
      expect(acknowledged).toHaveBeenCalledExactlyOnceWith({ when: expect.stringMatching(/^\d{4}-.*Z$/) as string }),
    );
  });

  it.each([
    ['/', '2026-01-01T00:00:00.000Z'],
    ['/account', null],
    ['/videos/slow-light', null],
    ['/channelsurfing', null],
  ])('C13 is not there at %s for someone who has seen it at %s', async (path, seenAt) => {
    const { queryClient: client } = show('member', seenAt, path);
    await waitFor(() => expect(client.getQueryData(gemsInfoQuery.queryKey)).toBeDefined());
    expect(strip()).toBeNull();
  });

  it('C13 is not for a member who can spend none', () => {
    const { queryClient: client } = show('without subscription', null);
    expect(client.getQueryState(gemsInfoQuery.queryKey)).toBeUndefined();
  });
});
