import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openPage, PATIENTLY } from '../testing/console-page.tsx';

const AT = '2026-03-01T10:00:00Z';
const NONE = { memberships: [], payments: [], ledger: [], mails: [], comments: [], downloads: [] };
const session = (more: object) => ({
  brand: 'vixen',
  device: 'Firefox',
  network: '192.0.2.0/24',
  country: 'DE',
  openedAt: AT,
  lastUsedAt: AT,
  expiresAt: '2999-01-01T00:00:00Z',
  endedAt: null,
  ...more,
});
const MEMBER = {
  ...NONE,
  id: 'm1',
  email: 'ada@example.com',
  displayName: 'Ada',
  createdAt: AT,
  disabledAt: null,
  isEmailForeign: false,
  emailConfirmedAt: AT,
  brand: 'vixen',
  gems: 10,
  credits: 0,
  sessions: [session({}), session({}), session({ endedAt: AT }), session({ expiresAt: AT })],
  actions: [],
  approvals: [],
  requests: [],
  dataRequests: [],
  unmadeRefunds: [],
};

const answers = {
  Member: () => ({ member: MEMBER }),
  PreviewAction: () => ({
    previewAction: { effects: ['It happens.'], needsApproval: false, mail: null, refusal: null },
  }),
  ActOnMember: () => ({ actOnMember: { __typename: 'ActionDone', effects: [] } }),
};

/** Opens an action of the account, gives a reason and reads its preview. */
async function preview(action: string, fill: () => Promise<void> = async () => undefined) {
  await userEvent.click(await screen.findByRole('button', { name: action }, PATIENTLY));
  const dialog = within(await screen.findByRole('dialog', { name: action }));
  await fill();
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'They asked for it');
  await userEvent.click(dialog.getByRole('button', { name: 'Preview' }));
  await dialog.findByText('It happens.');
  return dialog;
}

it('is confirmed by a button that has the amount, which follows what is changed after the preview', async () => {
  const { calls } = await openPage('/members/m1', 'support', answers);
  const dialog = await preview('Give or take gems', () => userEvent.type(screen.getByLabelText(/^Gems/), '500'));
  expect(dialog.getByRole('button', { name: 'Give 500 gems' })).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Change' }));
  await userEvent.clear(dialog.getByLabelText(/^Gems/));
  await userEvent.type(dialog.getByLabelText(/^Gems/), '-20');
  await userEvent.click(dialog.getByRole('button', { name: 'Preview' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Take 20 gems' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ operation }) => operation === 'ActOnMember')?.variables).toMatchObject({
    action: { gems: { amount: -20 } },
    reason: 'They asked for it',
  });
});

it('leaves no list behind in which the action is missing', async () => {
  const { client } = await openPage('/members/m1', 'support', answers);
  const lists = [['approvals', 'open', ''], ['data-requests', null, null], ['unmade-refunds']];
  for (const list of lists) client.setQueryData(list, {});
  const dialog = await preview('Give or take gems', () => userEvent.type(screen.getByLabelText(/^Gems/), '500'));
  await userEvent.click(dialog.getByRole('button', { name: 'Give 500 gems' }));
  await waitFor(() =>
    expect(lists.map((list) => client.getQueryState(list)?.isInvalidated)).toEqual([true, true, true]),
  );
});

it('shows the member again after a refusal, which may have booked what a biller said', async () => {
  const message = 'The biller has already taken this whole charge back.';
  const { calls } = await openPage('/members/m1', 'support', {
    ...answers,
    ActOnMember: () => ({ actOnMember: { __typename: 'ActionRefused', message } }),
  });
  const looks = () => calls.filter(({ operation }) => operation === 'Member').length;
  const dialog = await preview('Give or take gems', () => userEvent.type(screen.getByLabelText(/^Gems/), '500'));
  const before = looks();
  await userEvent.click(dialog.getByRole('button', { name: 'Give 500 gems' }));
  expect(await dialog.findByText(message)).toBeDefined();
  await waitFor(() => expect(looks()).toBe(before + 1));
});

it('counts the sessions in force that it ends, not those that ended or expired', async () => {
  await openPage('/members/m1', 'support', answers);
  const dialog = await preview('End all sessions');
  expect(dialog.getByRole('button', { name: 'End 2 sessions' })).toBeDefined();
});

it.each([false, true])('asks whether the present address is somebody else’s: %s', async (isStolen) => {
  const { calls } = await openPage('/members/m1', 'support', answers);
  const dialog = await preview('Change email', async () => {
    await userEvent.type(screen.getByLabelText(/^New email/), 'ada@new.example');
    if (isStolen) await userEvent.click(screen.getByRole('checkbox', { name: /^Somebody else took this account/ }));
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Change email' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const action = { changeEmail: { newEmail: 'ada@new.example', isStolen } };
  expect(calls.find(({ operation }) => operation === 'ActOnMember')?.variables).toMatchObject({ action });
});
