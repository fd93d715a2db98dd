import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { examplePeople } from '@network/access/examples/example-people.ts';
import { bindRest, type RestAnswer } from '@network/core/api/rest-call.ts';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import DeleteAccountDialog from './delete-account-dialog.tsx';

function open(...answers: readonly RestAnswer[]) {
  const requests: unknown[] = [];
  const { Page, queryClient } = pageFixture({ viewer: examplePeople('vixen', 'tushy').member });
  bindRest(queryClient, async (path, body) => {
    requests.push([path, body]);
    return (answers[requests.length - 1] ?? answers.at(-1)) as RestAnswer;
  });
  render(<DeleteAccountDialog options={{}} onClose={() => undefined} />, { wrapper: Page });
  return requests;
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Delete permanently' }));
async function fill() {
  await userEvent.type(screen.getByLabelText('Your password'), 'Right1password');
  await userEvent.click(screen.getByRole('checkbox'));
}

describe('the dialog that deletes an account', () => {
  it('requires the password and a confirmation before it sends anything', async () => {
    const requests = open({ status: 200, body: {} });
    await submit();
    expect(screen.getByText('Please enter your password.')).toBeTruthy();
    expect(screen.getByText('Please tick the box to confirm.')).toBeTruthy();
    expect(requests).toEqual([]);
  });

  it('confirms that the account is deleted, and signs out', async () => {
    const requests = open({ status: 200, body: { success: true } });
    await fill();
    await submit();
    expect(await screen.findByText('Your account is deleted')).toBeTruthy();
    expect(requests).toEqual([['/v2/user/delete', { password: 'Right1password' }]]);
    expect(screen.getByRole('button', { name: 'Leave' }).closest('form')?.getAttribute('action')).toBe('/oidc/logout');
  });

  it.each([
    [422, 'WRONG_PASSWORD', 'This password is incorrect.'],
    [409, 'NOT_SETTLED', /nothing was deleted/],
    [429, 'TOO_MANY_ATTEMPTS', /Too many attempts/],
  ] as const)('shows for %s %s', async (status, code, text) => {
    open({ status, body: { code } });
    await fill();
    await submit();
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByText('Your account is deleted')).toBeNull();
  });

  it('asks for a code where the person has the second step', async () => {
    const requests = open(
      { status: 422, body: { code: 'CODE_REQUIRED' } },
      { status: 422, body: { code: 'CODE_INCORRECT' } },
      { status: 200, body: { success: true } },
    );
    await fill();
    expect(screen.queryByLabelText('Code')).toBeNull();
    await submit();
    const code = await screen.findByLabelText('Code');
    await submit();
    expect(requests).toHaveLength(1);
    await userEvent.type(code, '123456');
    await submit();
    expect(await screen.findByText(/That code is incorrect/)).toBeTruthy();
    await userEvent.clear(code);
    await userEvent.type(code, '654321');
    await submit();
    expect(await screen.findByText('Your account is deleted')).toBeTruthy();
    const proof = { password: 'Right1password' };
    expect(requests).toEqual([
      ['/v2/user/delete', proof],
      ['/v2/user/delete', { ...proof, code: '123456' }],
      ['/v2/user/delete', { ...proof, code: '654321' }],
    ]);
  });
});
