import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { membership } from '@network/messages/membership.ts';
import vixen from '../../../../apps/vixen/tenant.ts';
import { showPart, viewerWith } from '../testing/membership-page.tsx';
import StatusPage from './status-page.tsx';

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function show(isActive: () => boolean, hasAnother = false) {
  vi.useFakeTimers();
  const poll = vi.fn(() => ({ subscriptionActive: isActive() }));
  const subscription = () => (isActive() || hasAnother ? { active: true, billing: null } : null);
  showPart(<StatusPage />, {
    viewer: viewerWith({ isActive: false }),
    tenant: vixen,
    answers: {
      SubscriptionActive: poll,
      MembershipPage: () => ({ findOneUserProfile: { subscription: subscription() } }),
      FindOneUserProfile: () => ({ findOneUserProfile: null }),
    },
  });
  await pass(1);
  return poll;
}

describe('/subscription-status', () => {
  it('L05 D5 goes on asking every 15 s on the flagship, without another reload, and shows the outcome', async () => {
    let isActive = false;
    const poll = await show(() => isActive);
    await pass(30_000);
    expect(poll).toHaveBeenCalledTimes(3);
    expect(screen.getByRole('heading').textContent).toBe(membership.status.none);
    isActive = true;
    await pass(15_000);
    expect(screen.getByRole('heading').textContent).toBe(membership.status.active);
    const calls = poll.mock.calls.length;
    await pass(60_000);
    expect(poll).toHaveBeenCalledTimes(calls);
  });

  it('L05 asks 40 times at most, and stays as it is', async () => {
    const poll = await show(() => false);
    await pass(50 * 15_000);
    expect(poll).toHaveBeenCalledTimes(40);
    expect(screen.getByRole('button', { name: membership.status.check })).toBeTruthy();
  });

  it('asks once where the subscription is active and nothing is under way', async () => {
    const poll = await show(() => true);
    await pass(60_000);
    expect(poll).toHaveBeenCalledOnce();
    expect(screen.queryByText(membership.status.underWay)).toBeNull();
  });

  it('L05 waits for a purchase beside an active subscription, and shows that it does', async () => {
    let isDone = false;
    const poll = await show(() => isDone, true);
    expect(screen.getByRole('heading').textContent).toBe(membership.status.active);
    expect(screen.getByText(membership.status.underWay)).toBeTruthy();
    await pass(30_000);
    expect(poll).toHaveBeenCalledTimes(3);
    isDone = true;
    await pass(15_000);
    expect(screen.queryByText(membership.status.underWay)).toBeNull();
    await pass(60_000);
    expect(poll).toHaveBeenCalledTimes(4);
  });
});
