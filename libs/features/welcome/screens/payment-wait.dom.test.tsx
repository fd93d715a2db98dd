import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { VISITOR } from '@network/access/viewer.ts';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { paidSignupSample } from '../testing/paid-signup-sample.ts';
import { PaidSignup } from './paid-signup.tsx';

const welcome = { memberid: 'm1', hashedMemberId: 'abc', username: 'member1234', siteId: '3' };
const signup = { ...paidSignupSample, name: 'ada', status: 'PENDING' } as const;
/** An earlier purchase of the same person was welcomed. */
const welcomed = { isWelcome: true, isTrial: false, autologinId: null, traffikJunkyTransactionId: null };

function show(statuses: readonly string[]) {
  const read = vi.fn(() => ({
    welcomeSignup: { ...signup, status: statuses[Math.min(read.mock.calls.length, statuses.length) - 1] },
    getWelcomePagePictureSet: { images: [] },
  }));
  const check = vi.fn(() => ({ welcomeCheck: welcomed }));
  const answers = { WelcomePage: read, CheckWelcome: check, PartnerOffers: () => ({ findDeals: [] }) };
  const { Page } = pageFixture({ path: '/_signupsuccess', viewer: { ...VISITOR, userId: 'user-1' }, answers });
  render(
    <Page>
      <PaidSignup welcome={welcome} signup={signup} pictures={[]} />
    </Page>,
  );
  return check;
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => vi.useFakeTimers());

it('somebody who is signed in is told that the membership is ready when this order is paid, and not by an earlier one', async () => {
  const check = show(['PENDING', 'PENDING', 'PAID']);
  await pass(0);
  expect(screen.queryByRole('button', { name: 'Start watching' })).toBeNull();
  expect(check).not.toHaveBeenCalled();
  await pass(30_000);
  await pass(0);
  await pass(0);
  expect(screen.getByRole('button', { name: 'Start watching' })).toBeTruthy();
});

it('whoever waits for long is told, and may check again', async () => {
  const check = show(['PENDING']);
  await pass(120_000);
  expect(screen.getByRole('button', { name: 'Check again' })).toBeTruthy();
  expect(check).not.toHaveBeenCalled();
});
