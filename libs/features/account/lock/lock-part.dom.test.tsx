import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { VISITOR } from '@network/access/viewer.ts';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { LockPart } from './lock-part.tsx';
import { onLockPress } from './lock-press.ts';

/** The part of a person without a lock, until the gateway has saved one. */
function show(refusals: string[] = []) {
  const sent: unknown[] = [];
  let lock: object | null = null;
  const { Page } = pageFixture({
    viewer: { ...VISITOR, userId: 'u' },
    answers: {
      MemberLock: () => ({ memberLock: lock }),
      AccountSecurity: () => ({ passkeys: [], secondStep: { isOn: false, since: null, recoveryCodesLeft: 0 } }),
      SetMemberLock: (variables: object) => {
        sent.push(variables);
        const code = refusals.shift();
        if (code !== undefined) return { setMemberLock: { __typename: 'SecurityRefused', code } };
        lock = { hasPin: true, idleMinutes: 15, setAt: '2026-03-01T12:00:00Z' };
        return { setMemberLock: { __typename: 'MemberLock' } };
      },
      RemoveMemberLock: () => {
        lock = null;
        return { removeMemberLock: { __typename: 'MemberLockRemoved' } };
      },
    },
  });
  render(<LockPart />, { wrapper: Page });
  return sent;
}
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  fireEvent.click(button);
};
const send = (form: HTMLElement, pin: string) => {
  fireEvent.change(within(form).getByLabelText(/^PIN/), { target: { value: pin } });
  fireEvent.change(within(form).getByLabelText(/^Current password/), { target: { value: 'Right1password' } });
  fireEvent.submit(form);
};

it('sets a PIN and a time by the password; a refusal is shown at the PIN', async () => {
  const sent = show(['PIN_INVALID']);
  await press('Turn on');
  const form = await screen.findByRole('form', { name: 'Lock' });
  send(form, '1111');
  await screen.findByText('A PIN is four to eight digits, and not the same digit throughout.');
  send(form, '4711');
  await screen.findByText(/^Your lock is on/);
  const proof = { password: 'Right1password', code: null };
  expect(sent).toEqual([
    { pin: '1111', idleMinutes: 15, proof },
    { pin: '4711', idleMinutes: 15, proof },
  ]);
  expect(await screen.findByText(/^On, opens with your PIN/)).toBeTruthy();
});

it('locks now, and is turned off by the password', async () => {
  show();
  const lockNow = vi.fn();
  const end = onLockPress(lockNow);
  await press('Turn on');
  send(await screen.findByRole('form', { name: 'Lock' }), '4711');
  await press('Lock now');
  expect(lockNow).toHaveBeenCalledOnce();
  end();
  await press('Turn off');
  const form = await screen.findByRole('form', { name: 'Turn off' });
  fireEvent.change(within(form).getByLabelText(/^Current password/), { target: { value: 'Right1password' } });
  fireEvent.submit(form);
  await screen.findByText('Your lock is off.');
  expect(screen.queryByRole('button', { name: 'Lock now' })).toBeNull();
});
