import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { billing } from '@network/messages/billing.ts';
import { welcome } from '@network/messages/welcome.ts';
import MailedLink from './mailed-link.tsx';

const ADDRESSED = { memberid: 'm1', hashedMemberId: 'abc', username: 'member1234', siteId: '3' };
interface Answer {
  readonly success: boolean;
  readonly messageKey: string | null;
  readonly field: string | null;
}
const DONE: Answer = { success: true, messageKey: null, field: null };

function show(answer: Answer = DONE, isTrial = true) {
  const mail = vi.fn((_variables: unknown) => ({ mailSignupLink: answer }));
  const onMailed = vi.fn();
  const { Page } = pageFixture({ path: '/_signupsuccess', answers: { MailSignupLink: mail } });
  render(
    <Page>
      <MailedLink
        welcome={ADDRESSED}
        pictures={[]}
        mailedTo="ada@example.com"
        confirmBy="2026-03-03T12:00:00Z"
        isTrial={isTrial}
        onMailed={onMailed}
      />
    </Page>,
  );
  return { mail, onMailed };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('an order that waits for its mailed link', () => {
  it.each([
    [true, 'Press it to start your trial.'],
    [false, 'Press it to start your membership.'],
  ])('says where the link was sent, what it starts and until when: trial %s', (isTrial, starts) => {
    show(DONE, isTrial);
    const { textContent } = screen.getByRole('status');
    expect(textContent).toContain('We sent a link to ada@example.com.');
    expect(textContent).toContain(starts);
    expect(textContent).toContain('March 03, 2026 (UTC)');
  });

  it('sends it again, and says that the earlier one is over', async () => {
    const { mail, onMailed } = show();
    press(welcome.mailed.again);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(welcome.mailed.sentAgain));
    expect(mail).toHaveBeenCalledOnce();
    expect(mail.mock.calls[0]?.[0]).toMatchObject({
      input: { memberId: 'm1', hashedMemberId: 'abc' },
      email: null,
    });
    expect(onMailed).toHaveBeenCalledOnce();
  });

  it('sends it to another address, which is checked before', async () => {
    const { mail, onMailed } = show();
    press(welcome.mailed.change);
    const field = screen.getByLabelText(new RegExp(welcome.mailed.email));
    fireEvent.change(field, { target: { value: 'nothing' } });
    press(welcome.mailed.submit);
    await waitFor(() => expect(screen.getByText(billing.signup.invalidEmail)).toBeTruthy());
    expect(mail).not.toHaveBeenCalled();
    fireEvent.change(field, { target: { value: 'bob@example.com' } });
    press(welcome.mailed.submit);
    await waitFor(() => expect(onMailed).toHaveBeenCalledOnce());
    expect(mail.mock.calls[0]?.[0]).toMatchObject({ email: 'bob@example.com' });
    // The form has done its work.
    await waitFor(() => expect(screen.queryByRole('button', { name: welcome.mailed.submit })).toBeNull());
  });

  it('says why no further link is sent', async () => {
    const { onMailed } = show({ success: false, messageKey: 'billing.welcome.linksLimited', field: null });
    press(welcome.mailed.again);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(billing.welcome.linksLimited));
    expect(onMailed).not.toHaveBeenCalled();
  });
});
