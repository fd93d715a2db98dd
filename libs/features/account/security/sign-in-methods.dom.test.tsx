import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { examplePeople } from '@network/access/examples/example-people.ts';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { security } from '@network/messages/security.ts';
import { PasskeysPart } from './passkeys-part.tsx';
import { SecondStepPart } from './second-step-part.tsx';

const state = vi.fn<() => unknown>();
const remove = vi.fn<(input: unknown) => unknown>();
const prepare = vi.fn<(input: unknown) => unknown>();
const confirm = vi.fn<(input: unknown) => unknown>();
const turnOff = vi.fn<(input: unknown) => unknown>();
const phone = {
  id: 'p1',
  name: 'My phone',
  createdAt: '2026-11-20T15:14:00Z',
  lastUsedAt: null,
  isSynced: true,
  isDisabled: false,
};
const off = { isOn: false, since: null, recoveryCodesLeft: 0 };
const on = { isOn: true, since: '2026-11-20T15:14:00Z', recoveryCodesLeft: 9 };
const refused = (code: string) => ({ __typename: 'SecurityRefused', code });

function show() {
  const { Page } = pageFixture({
    viewer: examplePeople('vixen', 'tushy').member,
    path: '/account/security',
    answers: {
      AccountSecurity: state,
      RemovePasskey: remove,
      PrepareAuthenticator: prepare,
      ConfirmAuthenticator: confirm,
      TurnOffSecondStep: turnOff,
    },
  });
  render(
    <>
      <PasskeysPart />
      <SecondStepPart />
    </>,
    { wrapper: Page },
  );
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const fill = (form: HTMLElement, label: string, value: string) =>
  fireEvent.change(within(form).getByLabelText(new RegExp(`^${label}`)), { target: { value } });

beforeEach(() => {
  for (const mock of [state, remove, prepare, confirm, turnOff]) mock.mockReset();
  state.mockReturnValue({ passkeys: [phone], secondStep: off });
});

describe('the passkeys of the account page', () => {
  it('are removed by the password, whose refusal is shown beside it', async () => {
    remove.mockReturnValueOnce({ removePasskey: refused('PASSWORD_INCORRECT') });
    remove.mockReturnValueOnce({ removePasskey: { __typename: 'PasskeyRemoved' } });
    show();
    await press('Remove the passkey My phone');
    const form = screen.getByRole('form', { name: 'Remove the passkey My phone' });
    fireEvent.submit(form);
    expect(await within(form).findByText(security.proof.missing.password)).toBeTruthy();
    expect(remove).not.toHaveBeenCalled();
    fill(form, 'Current password', 'Wrong1password');
    fireEvent.submit(form);
    expect(await within(form).findByText(security.refused.PASSWORD_INCORRECT)).toBeTruthy();
    state.mockReturnValue({ passkeys: [], secondStep: off });
    fill(form, 'Current password', 'Right1password');
    fireEvent.submit(form);
    expect(await screen.findByText(security.passkeys.none)).toBeTruthy();
    expect(remove).toHaveBeenLastCalledWith({ id: 'p1', proof: { password: 'Right1password', code: null } });
    expect(screen.getByText(security.passkeys.removed)).toBeTruthy();
  });

  it('say when one was switched off, and ask for a code while the second step is on', async () => {
    state.mockReturnValue({ passkeys: [{ ...phone, isDisabled: true }], secondStep: on });
    show();
    expect(await screen.findByText(security.passkeys.disabled)).toBeTruthy();
    await press(security.passkeys.add);
    const form = screen.getByRole('form', { name: security.passkeys.add });
    expect(within(form).getByLabelText(/^Code/).getAttribute('autocomplete')).toBe('one-time-code');
  });
});

describe('two-step sign-in on the account page', () => {
  it('shows the QR code after the password, and the recovery codes after the first code', async () => {
    const prepared = {
      __typename: 'AuthenticatorPrepared',
      secret: 'ABCD EFGH',
      qr: { size: 9, path: 'M4 4h1v1h-1z' },
    };
    prepare.mockReturnValue({ prepareAuthenticator: prepared });
    confirm.mockReturnValueOnce({ confirmAuthenticator: refused('CODE_INCORRECT') });
    confirm.mockReturnValueOnce({ confirmAuthenticator: { __typename: 'RecoveryCodes', codes: ['aaaa-bbbb-cccc'] } });
    show();
    await press(security.secondStep.turnOn);
    const proof = screen.getByRole('form', { name: security.secondStep.turnOn });
    fill(proof, 'Current password', 'Right1password');
    fireEvent.submit(proof);
    expect(await screen.findByRole('img', { name: security.secondStep.qr })).toBeTruthy();
    expect(screen.getByText('ABCD EFGH')).toBeTruthy();
    const form = screen.getByRole('form', { name: security.secondStep.title });
    fill(form, 'Code from the app', '000000');
    fireEvent.submit(form);
    expect(await within(form).findByText(security.refused.CODE_INCORRECT)).toBeTruthy();
    state.mockReturnValue({ passkeys: [], secondStep: on });
    fill(form, 'Code from the app', '123456');
    fireEvent.submit(form);
    expect(await screen.findByText('aaaa-bbbb-cccc')).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: security.secondStep.codesTitle })),
    );
    expect(await screen.findByText('You have 9 recovery codes left.')).toBeTruthy();
  });

  it('stays on when the code of its end is refused', async () => {
    state.mockReturnValue({ passkeys: [], secondStep: on });
    turnOff.mockReturnValue({ turnOffSecondStep: refused('CODE_INCORRECT') });
    show();
    await press(security.secondStep.turnOff);
    const form = screen.getByRole('form', { name: security.secondStep.turnOff });
    fill(form, 'Current password', 'Right1password');
    fill(form, 'Code', '000000');
    fireEvent.submit(form);
    expect(await within(form).findByText(security.refused.CODE_INCORRECT)).toBeTruthy();
    expect(turnOff).toHaveBeenCalledExactlyOnceWith({ proof: { password: 'Right1password', code: '000000' } });
  });
});
