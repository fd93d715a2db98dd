import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { MEMBER_ACTIONS, type MemberActionName } from '@network/access/staff/member-actions.ts';
import { STAFF_ROLES } from '@network/access/staff/staff-rights.ts';
import { people } from '../messages/people.ts';
import { may } from '../session/session.ts';
import { openPage, PATIENTLY } from '../testing/console-page.tsx';

const AT = '2026-03-01T10:00:00Z';
const REQUEST = {
  memberId: 'm1',
  receivedAt: AT,
  dueAt: '2099-03-01T10:00:00Z',
  isLate: false,
  isExtended: false,
  state: 'open',
  settledAt: null,
};
const MEMBERSHIP = {
  product: 'vixen',
  type: 'member',
  plan: 'vixen-month',
  biller: 'rocketgate',
  joinedOn: 'vixen',
  joinedAt: AT,
  isActive: true,
  accessUntil: AT,
  isCancelled: false,
  isTandem: false,
  events: [],
};
const MEMBER = {
  id: 'm1',
  email: 'ada@example.com',
  displayName: 'Ada',
  createdAt: AT,
  disabledAt: null,
  isEmailForeign: false,
  emailConfirmedAt: null,
  brand: 'vixen',
  gems: 10,
  credits: 0,
  memberships: [
    { ...MEMBERSHIP, id: 's1', isRenewing: true },
    { ...MEMBERSHIP, id: 's2', isRenewing: false },
  ],
  payments: [
    {
      id: 'c1',
      transactionId: 't1',
      biller: 'rocketgate',
      kind: 'charge',
      plan: 'Vixen',
      amount: 2_999,
      currency: 'USD',
      at: AT,
      state: 'collected',
      left: 2_999,
      allowsParts: true,
      isBillerConnected: true,
      isOutOfReach: false,
    },
  ],
  unmadeRefunds: [],
  ledger: [],
  sessions: [],
  mails: [],
  comments: [],
  downloads: [],
  actions: [],
  approvals: [],
  requests: [],
  dataRequests: [{ ...REQUEST, id: 'd1', kind: 'access' }],
};

/** Where each action is offered, for the member above. */
const OFFERED: Readonly<Record<string, readonly MemberActionName[]>> = {
  '': [
    'gems',
    'note',
    'openDataRequest',
    'confirmEmail',
    'changeEmail',
    'endSessions',
    'disable',
    'delete',
    'extend',
    'cancel',
  ],
  '?tab=payments': ['refund', 'resendReceipt'],
  '?tab=requests': ['sendPersonalData', 'extendDataRequest', 'declineDataRequest'],
};

describe.each(STAFF_ROLES.filter((role) => may({ role }, 'members:read')))('%s, on the page of a member', (role) => {
  it.each(Object.entries(OFFERED))('is offered at "%s" what the rules allow, and nothing else', async (tab, names) => {
    await openPage(`/members/m1${tab}`, role, { Member: () => ({ member: MEMBER }) });
    const main = within(await screen.findByRole('main'));
    await screen.findByRole('heading', { level: 1, name: 'ada@example.com' });
    const shown = names.filter((name) => main.queryAllByRole('button', { name: people.actions[name] }).length > 0);
    expect(shown).toEqual(names.filter((name) => may({ role }, MEMBER_ACTIONS[name])));
  });
});

it('says why a membership that renews gets no days, and a charge of a biller elsewhere no refund', async () => {
  const payments = MEMBER.payments.map((payment) => ({ ...payment, isBillerConnected: false }));
  await openPage('/members/m1', 'support', { Member: () => ({ member: { ...MEMBER, payments } }) });
  expect(await screen.findAllByText(/^Extend: not while it renews/)).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: 'Extend' })).toHaveLength(1);
  cleanup();
  await openPage('/members/m1?tab=payments', 'support', { Member: () => ({ member: { ...MEMBER, payments } }) });
  expect(await screen.findByText(/^Refund: its biller is not connected here/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull();
  cleanup();
  const earlier = MEMBER.payments.map((payment) => ({ ...payment, isOutOfReach: true }));
  await openPage('/members/m1?tab=payments', 'support', {
    Member: () => ({ member: { ...MEMBER, payments: earlier } }),
  });
  expect(await screen.findByText(/^Refund: its biller gives back only the last charge/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull();
});

it('says that the address is that of somebody who took the account, and mails nothing of the member’s there', async () => {
  const member = { ...MEMBER, disabledAt: AT, isEmailForeign: true };
  await openPage('/members/m1', 'support', { Member: () => ({ member }) });
  expect(await screen.findByText(people.member.emailForeign, {}, PATIENTLY)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Enable account' })).toBeDefined();
  for (const [tab, action] of [
    ['payments', 'Resend receipt'],
    ['requests', 'Send copy of data'],
  ] as const) {
    cleanup();
    await openPage(`/members/m1?tab=${tab}`, 'support', { Member: () => ({ member }) });
    const why = new RegExp(`^${action}: the address counts as that of somebody`);
    expect(await screen.findByText(why, {}, PATIENTLY)).toBeDefined();
    expect(screen.queryByRole('button', { name: action })).toBeNull();
  }
});

it('marks the part that is shown, and no other', async () => {
  await openPage('/members/m1?tab=payments', 'support', { Member: () => ({ member: MEMBER }) });
  const parts = within(await screen.findByRole('navigation', { name: people.member.tabsLabel }));
  expect(parts.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)).toEqual(['Payments1']);
});

it('offers every action somewhere, but for enabling an account that is not disabled', () => {
  const offered = Object.values(OFFERED).flat();
  expect(Object.keys(MEMBER_ACTIONS).filter((name) => !offered.includes(name as MemberActionName))).toEqual(['enable']);
});

it('asks for the amount of a refund only where its biller takes parts, and says else what goes back', async () => {
  await openPage('/members/m1?tab=payments', 'support', { Member: () => ({ member: MEMBER }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Refund' }, PATIENTLY));
  expect(await screen.findByLabelText(/^Amount in USD/)).toBeDefined();
  cleanup();
  const payments = MEMBER.payments.map((payment) => ({ ...payment, allowsParts: false }));
  await openPage('/members/m1?tab=payments', 'support', { Member: () => ({ member: { ...MEMBER, payments } }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Refund' }, PATIENTLY));
  expect(await screen.findByText(/^\$29\.99 goes back, all that is left/)).toBeDefined();
  expect(screen.queryByLabelText(/^Amount in USD/)).toBeNull();
});

it('shows a refund that its biller refused, with its words and the attempts, on the member’s page and to who asked', async () => {
  const refund = {
    chargeId: 'c1',
    memberId: 'm1',
    biller: 'epoch',
    amount: 2_999,
    currency: 'USD',
    state: 'failed',
    attempts: 3,
    problem: 'There is no such charge.',
    askedBy: 'support@demo.example',
    decidedAt: AT,
  };
  const member = { ...MEMBER, unmadeRefunds: [refund] };
  await openPage('/members/m1', 'support', { Member: () => ({ member }) });
  const row = () => screen.findByRole('row', { name: /There is no such charge\./ }, PATIENTLY);
  expect(within(await row()).getByText('Failed: look at the biller')).toBeDefined();
  expect(within(await row()).getByText('3')).toBeDefined();
  cleanup();
  await openPage('/members', 'support', {
    Members: () => ({ members: { members: [], nextCursor: null } }),
    UnmadeRefunds: () => ({ unmadeRefunds: [refund] }),
  });
  expect(within(await row()).getByText('support@demo.example')).toBeDefined();
});
