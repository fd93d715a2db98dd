import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { examplePeople, type ExamplePerson } from '@network/access/examples/example-people.ts';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import vixen from '../../../../apps/vixen/tenant.ts';
import { gemsInfoQuery } from '../queries.ts';
import GemsIntroduction from './gems-introduction.tsx';

function Opened() {
  const { current, close, open } = useDialogs();
  return (
    <>
      <button onClick={close}>{current?.id ?? 'none'}</button>
      <button onClick={() => open('EmailConsent', {})}>ask</button>
    </>
  );
}

function show(person: ExamplePerson, gemsIntro: string | null, path = '/', gate = Promise.resolve()) {
  const state = { modals: { gemsIntro }, gems: { lastAcknowledgementDate: null } };
  const profile = { daysUntilRefreshGems: 3, percentageOfUnlockedChannelPacks: 0, state };
  const { Page, queryClient, router } = pageFixture({
    viewer: examplePeople('vixen', 'tushy')[person],
    tenant: vixen,
    path,
    answers: { GemsInfo: () => gate.then(() => ({ findOneUserProfile: profile, getTransactions: [] })) },
  });
  const page = (
    <>
      <GemsIntroduction />
      <Opened />
    </>
  );
  render(page, { wrapper: Page });
  return { queryClient, router };
}

describe('C13 M10 the introduction to gems', () => {
  it('C13 opens by itself, once', async () => {
    const { queryClient, router } = show('member', null);
    const opened = await screen.findByRole('button', { name: 'UserGemsInfo' });
    await userEvent.click(opened);
    await queryClient.invalidateQueries({ queryKey: gemsInfoQuery.queryKey });
    expect(await screen.findByRole('button', { name: 'none' })).toBeTruthy();
    await act(() => router.navigate({ href: '/channels' }));
    expect(router.state.location.pathname).toBe('/channels');
    expect(screen.getByRole('button', { name: 'none' })).toBeTruthy();
  });

  it('C13 stays closed for a member who has seen it', async () => {
    const { queryClient: client } = show('member', '2026-01-01T00:00:00.000Z');
    await waitFor(() => expect(client.getQueryData(gemsInfoQuery.queryKey)).toBeDefined());
    expect(screen.getByRole('button', { name: 'none' })).toBeTruthy();
  });

  it.each(['/channels', '/channels/northlight'])('C13 opens at %s', async (path) => {
    show('member', null, path);
    expect(await screen.findByRole('button', { name: 'UserGemsInfo' })).toBeTruthy();
  });

  it.each(['/account', '/videos/slow-light', '/channelsurfing'])('C13 does not interrupt at %s', async (path) => {
    const { queryClient: client } = show('member', null, path);
    await waitFor(() => expect(client.getQueryData(gemsInfoQuery.queryKey)).toBeDefined());
    expect(screen.getByRole('button', { name: 'none' })).toBeTruthy();
  });

  it('C13 waits for another page when this one has another dialog open', async () => {
    const gate = Promise.withResolvers<void>();
    const { queryClient: client } = show('member', null, '/', gate.promise);
    await userEvent.click(screen.getByRole('button', { name: 'ask' }));
    gate.resolve();
    await waitFor(() => expect(client.getQueryData(gemsInfoQuery.queryKey)).toBeDefined());
    await userEvent.click(screen.getByRole('button', { name: 'EmailConsent' }));
    expect(screen.getByRole('button', { name: 'none' })).toBeTruthy();
  });

  it('C13 is not for a member who can spend none', () => {
    const { queryClient: client } = show('without subscription', null);
    expect(client.getQueryState(gemsInfoQuery.queryKey)).toBeUndefined();
  });
});
