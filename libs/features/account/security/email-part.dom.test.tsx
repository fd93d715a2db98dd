import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { examplePeople } from '@network/access/examples/example-people.ts';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { security } from '@network/messages/security.ts';
import { EmailPart } from './email-part.tsx';

const mailCode = vi.fn<(input: unknown) => unknown>();
const change = vi.fn<(input: unknown) => unknown>();
const off = { isOn: false, since: null, recoveryCodesLeft: 0 };

function show() {
  const { Page } = pageFixture({
    viewer: examplePeople('vixen', 'tushy').member,
    path: '/account/security',
    answers: {
      AccountSecurity: () => ({ passkeys: [], secondStep: off }),
      MailChangeCode: mailCode,
      ChangeEmail: change,
    },
  });
  render(<EmailPart />, { wrapper: Page });
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const fill = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => {
  for (const mock of [mailCode, change]) mock.mockReset();
});

describe('the email of the account page', () => {
  it('is changed by a mailed code where somebody has no password, and what was typed stays', async () => {
    mailCode.mockReturnValue({ mailChangeCode: { __typename: 'ChangeCodeMailed', email: 'ada@example.com' } });
    change.mockReturnValueOnce({ changeEmail: { __typename: 'SecurityRefused', code: 'MAILED_CODE_INCORRECT' } });
    change.mockReturnValueOnce({ changeEmail: { __typename: 'EmailChangeStarted', email: 'ada@new.example' } });
    show();
    await press('Change email address');
    fill(/^New email address/, 'ada@new.example');
    await press('Email me a code instead');
    await screen.findByText(/We sent a code to ada@example.com/);
    expect(screen.queryByLabelText(/^Current password/)).toBeNull();
    fill(/^Code from the email/, '123456');
    await press('Send a link to the new address');
    await screen.findByText(security.refused.MAILED_CODE_INCORRECT);
    fill(/^Code from the email/, '654321');
    await press('Send a link to the new address');
    await screen.findByText(/We sent a link to ada@new.example/);
    expect(change.mock.lastCall?.[0]).toEqual({
      newEmail: 'ada@new.example',
      mailed: { mailedCode: '654321', code: null },
    });
  });

  it('says why no code was mailed, and still takes the password', async () => {
    mailCode.mockReturnValue({ mailChangeCode: { __typename: 'SecurityRefused', code: 'TOO_MANY_ATTEMPTS' } });
    change.mockReturnValue({ changeEmail: { __typename: 'EmailChangeStarted', email: 'ada@new.example' } });
    show();
    await press('Change email address');
    await press('Email me a code instead');
    await screen.findByText(security.refused.TOO_MANY_ATTEMPTS);
    fill(/^New email address/, 'ada@new.example');
    fill(/^Current password/, 'Right1password');
    await press('Send a link to the new address');
    await waitFor(() => expect(change).toHaveBeenCalledOnce());
    expect(change.mock.lastCall?.[0]).toEqual({
      newEmail: 'ada@new.example',
      proof: { password: 'Right1password', code: null },
    });
  });
});
