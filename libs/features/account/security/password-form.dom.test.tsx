import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { examplePeople } from '@network/access/examples/example-people.ts';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { account } from '@network/messages/account.ts';
import { PasswordForm } from './password-form.tsx';

const { problems, missing } = account.password;
const change = vi.fn<(input: unknown) => unknown>();
const fields = { oldPassword: 'Right1password', newPassword: 'Tr4velling0tter', confirmation: 'Tr4velling0tter' };

function show() {
  const { Page, router } = pageFixture({
    viewer: examplePeople('vixen', 'tushy').member,
    path: '/account',
    answers: { ChangePassword: change },
  });
  render(<PasswordForm />, { wrapper: Page });
  return router;
}
const answer = (...found: readonly string[]) => ({ changePassword: { success: found.length === 0, problems: found } });
const field = (name: keyof typeof fields) => {
  const control = screen.getByRole<HTMLFormElement>('form').elements.namedItem(name);
  if (!(control instanceof HTMLInputElement)) throw new Error(`There is no field ${name}.`);
  return control;
};
const type = (name: keyof typeof fields, value: string) => {
  fireEvent.focus(field(name));
  fireEvent.change(field(name), { target: { value } });
  fireEvent.blur(field(name));
};
const submit = () => fireEvent.submit(screen.getByRole('form'));
const fill = () => {
  for (const name of ['oldPassword', 'newPassword', 'confirmation'] as const) type(name, fields[name]);
};
/** The problem that describes a field. */
const problemAt = (name: keyof typeof fields) => {
  const input = field(name);
  const ids = (input.getAttribute('aria-describedby') ?? '').split(' ');
  return input.getAttribute('aria-invalid') === 'true'
    ? ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
    : '';
};

beforeEach(() => change.mockReset());

describe('V05 the form for a new password', () => {
  it('V05 R21 is sent once it is valid, empties its fields, and has the page confirm it', async () => {
    change.mockReturnValue(answer());
    const router = show();
    fill();
    submit();
    submit();
    await waitFor(() => expect(router.latestLocation.href).toBe('/account?password_changed=1'));
    expect(change).toHaveBeenCalledExactlyOnceWith({ input: fields });
    expect(field('newPassword')).toHaveProperty('value', '');
  });

  it.each([
    ['OLD_PASSWORD_INCORRECT', 'oldPassword'],
    ['NEW_PASSWORD_NOT_SECURE', 'newPassword'],
    ['CONFIRMATION_DIFFERS', 'confirmation'],
  ] as const)('V05 shows %s at `%s`, and clears it when that is focused', async (problem, at) => {
    change.mockReturnValue(answer(problem));
    show();
    fill();
    submit();
    await waitFor(() => expect(problemAt(at)).toContain(problems[problem]));
    fireEvent.focus(field(at));
    expect(problemAt(at)).toBe('');
  });

  it('V05 shows beside the form that there were too many attempts', async () => {
    change.mockReturnValue(answer('TOO_MANY_ATTEMPTS'));
    const router = show();
    fill();
    submit();
    expect((await screen.findByText(problems.TOO_MANY_ATTEMPTS)).getAttribute('role')).toBe('alert');
    expect(router.latestLocation.href).toBe('/account');
  });

  it('V04 shows problems on blur, accepts empty fields until it is submitted, and sends nothing invalid', async () => {
    show();
    type('newPassword', 'short');
    await waitFor(() => expect(problemAt('newPassword')).toContain(problems.NEW_PASSWORD_NOT_SECURE));
    type('confirmation', '');
    expect(problemAt('confirmation')).toBe('');
    submit();
    await waitFor(() => expect(problemAt('confirmation')).toContain(missing.confirmation));
    expect(document.activeElement).toBe(field('oldPassword'));
    expect(problemAt('oldPassword')).toContain(missing.oldPassword);
    expect(change).not.toHaveBeenCalled();
  });
});
