import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openPage } from '../testing/console-page.tsx';

const MEMBER = {
  id: 's1',
  email: 'ed@staff.example',
  role: 'editor',
  sites: ['vixen'],
  createdAt: '2026-01-01T10:00:00Z',
  disabledAt: null,
  lastSeenAt: '2026-03-01T10:00:00Z',
  openSessions: 2,
  openTokens: 1,
};
const GONE = '2026-02-01T10:00:00Z';

const rowOf = async (email: string) => within(await screen.findByRole('row', { name: new RegExp(`^${email}`) }));
const buttonsOf = (row: Awaited<ReturnType<typeof rowOf>>) =>
  row.queryAllByRole('button').map(({ textContent }) => textContent);

it('offers what the gateway does not refuse, and says why there is nothing else', async () => {
  const { email } = await openStaff([
    MEMBER,
    { ...MEMBER, id: 's2', email: 'gone@staff.example', disabledAt: GONE },
    { ...MEMBER, id: 's3', email: 'other@staff.example', role: 'admin' },
    { ...MEMBER, id: 's4', email: 'past@staff.example', role: 'admin', disabledAt: GONE },
  ]);
  expect(buttonsOf(await rowOf('ed@'))).toEqual(['Disable', 'Change role', 'Remove']);
  expect(buttonsOf(await rowOf('gone@'))).toEqual(['Enable', 'Change role', 'Remove']);
  expect(buttonsOf(await rowOf('other@'))).toEqual(['Disable', 'Change role', 'Remove']);
  const past = await rowOf('past@');
  expect(buttonsOf(past)).toEqual(['Change role', 'Remove']);
  expect(past.getByText('An administrator is enabled by an operator: npm run admin.')).toBeDefined();
  const own = await rowOf(email);
  expect(buttonsOf(own)).toEqual([]);
  expect(own.getByText('You. Another administrator has to change your account.')).toBeDefined();
});

it('disables somebody with a reason, and shows why it was refused', async () => {
  const answers = [
    { __typename: 'StaffMemberRefused', message: 'This member of staff is already disabled.' },
    { __typename: 'StaffMemberChanged' },
  ];
  const { calls } = await openStaff([MEMBER], { DisableStaffMember: () => ({ result: answers.shift() }) });
  await userEvent.click((await rowOf('ed@')).getByRole('button', { name: 'Disable' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Disable ed@staff.example?' }));
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'They left us');
  await userEvent.click(dialog.getByRole('button', { name: 'Disable now' }));
  expect(await dialog.findByText('This member of staff is already disabled.')).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Disable now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = calls.filter(({ operation }) => operation === 'DisableStaffMember');
  const input = { id: 's1', reason: 'They left us' };
  expect(sent.map(({ variables }) => variables)).toEqual([input, input]);
});

it('gives a role that the console may give', async () => {
  const { calls } = await openStaff([MEMBER], {
    SetStaffRole: () => ({ result: { __typename: 'StaffMemberChanged' } }),
  });
  await userEvent.click((await rowOf('ed@')).getByRole('button', { name: 'Change role' }));
  const dialog = within(await screen.findByRole('dialog'));
  const role = dialog.getByLabelText('New role');
  expect(
    within(role)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Moderator', 'Support', 'Finance']);
  await userEvent.selectOptions(role, 'Finance');
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'They moved');
  await userEvent.click(dialog.getByRole('button', { name: 'Change role now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ operation }) => operation === 'SetStaffRole')?.variables).toEqual({
    id: 's1',
    role: 'finance',
    reason: 'They moved',
  });
});

it('removes somebody for good, and they are no longer on the list', async () => {
  let members: readonly object[] = [MEMBER];
  const { calls } = await openStaff(() => members, {
    RemoveStaffMember: () => {
      members = [];
      return { result: { __typename: 'StaffMemberRemoved' } };
    },
  });
  await userEvent.click((await rowOf('ed@')).getByRole('button', { name: 'Remove' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove ed@staff.example for good?' }));
  expect(dialog.getByText(/^Their sessions and tokens end at once.*Nothing undoes this/)).toBeDefined();
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'They left us');
  await userEvent.click(dialog.getByRole('button', { name: 'Remove now' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /^ed@/ })).toBeNull());
  expect(calls.find(({ operation }) => operation === 'RemoveStaffMember')?.variables).toEqual({
    id: 's1',
    reason: 'They left us',
  });
});

/** Opens the page with these members of staff and the reader. */
async function openStaff(
  members: readonly object[] | (() => readonly object[]),
  answers: Readonly<Record<string, () => unknown>> = {},
) {
  const email = 'admin@demo.example';
  const own = { ...MEMBER, id: 's0', email, role: 'admin', sites: null };
  const read = typeof members === 'function' ? members : () => members;
  return {
    email,
    ...(await openPage('/staff-members', 'admin', {
      StaffMembers: () => ({ staffMembers: [own, ...read()] }),
      ...answers,
    })),
  };
}
