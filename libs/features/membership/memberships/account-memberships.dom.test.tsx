import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { OwnMembership } from '@network/core/session/own-memberships-query.ts';
import { billing } from '@network/messages/billing.ts';
import { usd } from '../../testing/story-samples.ts';
import { showPart, viewerWith } from '../testing/membership-page.tsx';
import { anActiveMembership as active, aPausedMembership as paused } from '../testing/some-memberships.ts';
import PauseMembershipDialog from '../dialogs/pause-membership-dialog.tsx';
import ChangePlanDialog from '../dialogs/change-plan-dialog.tsx';
import ResumeMembershipDialog from '../dialogs/resume-membership-dialog.tsx';
import AccountMemberships from './account-memberships.tsx';

const done = { success: true, messageKey: 'billing.pause.done' };

function show(memberships: readonly OwnMembership[], part = <AccountMemberships />, answers = {}) {
  const all = {
    OwnMemberships: () => ({ memberships }),
    FindOneUserProfile: () => ({ findOneUserProfile: null }),
    ...answers,
  };
  return showPart(<Suspense>{part}</Suspense>, { viewer: viewerWith({}), answers: all });
}
const press = async (name: RegExp | string, role = 'button') =>
  fireEvent.click(await screen.findByRole(role, { name }));
const dialog = () => screen.getByTestId('dialog').textContent;

describe('L28 all memberships', () => {
  it('says that there are none', async () => {
    show([]);
    expect(await screen.findByText('No memberships yet')).toBeTruthy();
  });

  it('says of a renewal that is awaited that it was due, and not that it will be charged then', async () => {
    show([{ ...active, isRenewalAwaited: true }]);
    expect(await screen.findByText(/^Your renewal at \$119.88 was due on January 21, 2027/)).toBeTruthy();
    expect(screen.queryByText(/You are charged/)).toBeNull();
  });

  it('shows each with its state, price, next charge, sites, biller and brand; past ones below', async () => {
    const ended: OwnMembership = {
      ...active,
      subscriptionId: 's2',
      name: 'All sites, monthly membership',
      state: 'ENDED',
      sites: ['Tushy', 'Vixen'],
      brand: { id: 'vixenplus', name: 'Vixen Plus' },
      price: null,
      card: null,
      nextChargeAt: null,
      accessUntil: '2025-01-21T00:00:00Z',
      canCancel: false,
      pauseChoices: [],
      changeChoices: [],
    };
    show([active, ended]);
    for (const text of [
      'You are charged $119.88 on January 21, 2027 (UTC).',
      '$119.88 a year',
      'Visa ending 1111, valid until 04/27',
      'January 21, 2026 (UTC), on Vixen',
      'Ended on January 21, 2025 (UTC). You are not charged.',
      'All 2 sites: Tushy and Vixen',
      'January 21, 2026 (UTC), on Vixen Plus',
    ]) {
      expect(await screen.findByText(text)).toBeTruthy();
    }
    expect(screen.getByRole('heading', { name: 'Past memberships' })).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Cancel membership' })).toHaveLength(1);
  });

  it('opens the dialog of each change for the membership that it is about', async () => {
    show([active]);
    for (const [name, id, role] of [
      ['Pause', 'PauseMembership', 'link'],
      ['Change plan', 'ChangePlan', 'link'],
      ['Cancel membership', 'CancelMembership', 'link'],
    ] as const) {
      await press(name, role);
      expect(dialog()).toBe(`${id} {"subscriptionId":"s1"}`);
    }
  });

  it.each([
    ['Cancel membership', '/account/cancel'],
    ['Pause', '/account/pause'],
    ['Change plan', '/account/plan'],
  ])('leads by “%s” to a page that does the same without scripts, or in a new window', async (name, page) => {
    show([active]);
    const link = await screen.findByRole('link', { name });
    expect(link.getAttribute('href')).toBe(`${page}?subscription=s1`);
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
    expect(fireEvent.click(link)).toBe(false);
  });

  it('takes a pause and a change of plan back by forms that need no scripts', async () => {
    const planned = { name: 'Vixen, monthly membership', price: usd(2_999), startsAt: '2027-01-21T00:00:00Z' };
    show([
      { ...paused, pause: { ...paused.pause, hasBegun: false } as OwnMembership['pause'], plannedChange: planned },
    ]);
    for (const [name, page, change] of [
      ['Don’t pause', '/account/pause', 'resume'],
      ['Keep my plan', '/account/plan', 'keep-plan'],
    ] as const) {
      const form = (await screen.findByRole('button', { name })).closest('form');
      expect(form?.getAttribute('action')).toBe(`${page}?subscription=s1`);
      expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ subscription: 's1', change });
    }
  });

  it('takes back a pause that has not begun, by one press', async () => {
    const resume = vi.fn(() => ({ resumeMembership: { success: true, messageKey: 'billing.pause.withdrawn' } }));
    const planned = { ...active, pause: { ...paused.pause, hasBegun: false } } as OwnMembership;
    const { flashes } = show([planned], undefined, { ResumeMembership: resume });
    await press('Don’t pause');
    await waitFor(() => expect(flashes).toEqual([{ type: 'success', message: billing.pause.withdrawn }]));
    expect(resume).toHaveBeenCalledExactlyOnceWith({ subscriptionId: 's1' });
  });
});

describe('L25 the dialogs of a pause', () => {
  it('says what is charged when, and pauses for the chosen months', async () => {
    const pause = vi.fn(() => ({ pauseMembership: done }));
    const onClose = vi.fn();
    const part = <PauseMembershipDialog options={{ subscriptionId: 's1' }} onClose={onClose} />;
    show([active], part, { PauseMembership: pause });
    fireEvent.click(await screen.findByRole('radio', { name: /3 months/ }));
    expect(
      screen.getByText(/On April 21, 2027 \(UTC\) it resumes automatically and \$119\.88 is charged/),
    ).toBeTruthy();
    await press('Pause until April 21, 2027 (UTC)');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(pause).toHaveBeenCalledExactlyOnceWith({ subscriptionId: 's1', months: 3 });
  });

  it('has the price that is charged now on the button that resumes, and stays open when it is declined', async () => {
    const resume = vi.fn(() => ({ resumeMembership: { success: false, messageKey: 'billing.payment.declined' } }));
    const onClose = vi.fn();
    const part = <ResumeMembershipDialog options={{ subscriptionId: 's1' }} onClose={onClose} />;
    const { flashes } = show([paused], part, { ResumeMembership: resume });
    await press('Pay $119.88 and resume');
    await waitFor(() => expect(flashes).toEqual([{ type: 'error', message: billing.payment.declined }]));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('says when the membership has changed meanwhile', async () => {
    show([paused], <PauseMembershipDialog options={{ subscriptionId: 's1' }} onClose={() => undefined} />);
    expect(await screen.findByText(/has changed meanwhile/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Pause until/ })).toBeNull();
  });
});

describe('L26 the dialog of a change of plan', () => {
  it('says before the press what is charged now and later', async () => {
    const plan = vi.fn(() => ({ schedulePlanChange: { success: true, messageKey: 'billing.plannedChange.done' } }));
    const onClose = vi.fn();
    const part = <ChangePlanDialog options={{ subscriptionId: 's1' }} onClose={onClose} />;
    show([active], part, { SchedulePlanChange: plan });
    expect(
      await screen.findByText(/^Nothing is charged now\. On January 21, 2027 \(UTC\) you are charged \$29\.99/),
    ).toBeTruthy();
    await press('Change on January 21, 2027 (UTC)');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(plan).toHaveBeenCalledExactlyOnceWith({ subscriptionId: 's1', optionId: 303 });
  });
});
