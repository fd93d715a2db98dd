import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { FlashProvider } from '@network/core/flash/use-flash.ts';
import { profile as texts } from '@network/messages/profile.ts';
import ChooseDisplayNameDialog from './choose-display-name.tsx';

async function choose(name: string, answer: object | Error = { __typename: 'DisplayNameSaved', displayName: name }) {
  const call = vi.fn<() => unknown>(() => {
    if (answer instanceof Error) throw answer;
    return { setDisplayName: answer };
  });
  const onClose = vi.fn<() => void>();
  const onChosen = vi.fn<(name: string) => void>();
  const { Page } = pageFixture({ answers: { SetDisplayName: call } });
  render(
    <Page>
      <FlashProvider value={() => undefined}>
        <ChooseDisplayNameDialog options={{ onChosen }} onClose={onClose} />
      </FlashProvider>
    </Page>,
  );
  await userEvent.type(screen.getByRole('textbox'), name);
  await userEvent.click(screen.getByRole('button', { name: 'Choose this name' }));
  return { call, onClose, onChosen };
}

describe('choosing a display name', () => {
  it('closes with the saved name', async () => {
    const { call, onClose, onChosen } = await choose('adalove');
    await waitFor(() => expect(onChosen).toHaveBeenCalledWith('adalove'));
    expect(onClose).toHaveBeenCalledOnce();
    expect(call).toHaveBeenCalledOnce();
  });

  it.each([
    ['a b', texts.errors.invalidUsername],
    ['vixen', texts.errors.reserved],
  ])('does not send %s and says what is wrong', async (name, message) => {
    const { call, onClose } = await choose(name);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(call).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('shows a refusal at the field, and can be sent again after it failed', async () => {
    const refused = await choose('adalove', {
      __typename: 'DisplayNameRefused',
      messageKey: 'profile.errors.alreadyTaken',
    });
    await waitFor(() => expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true'));
    expect(refused.onClose).not.toHaveBeenCalled();
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('adalove');
    await userEvent.click(screen.getByRole('button', { name: 'Choose this name' }));
    await waitFor(() => expect(refused.call).toHaveBeenCalledTimes(2));
  });

  it('stays open when the call fails', async () => {
    const { onClose } = await choose('adalove', new Error('gateway down'));
    await waitFor(() => expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true'));
    expect(onClose).not.toHaveBeenCalled();
  });
});
